/* join: what join.c shares with its kernels, and the geometry of doc/ways-of-counting.md.
 *
 *                  west half      east half          n even: both halves are n/2 columns wide; x and y count from the
 *               x:  2   1   0 | 0   1   2     y       centre lines outwards, so the four quarters are one quarter,
 *                 +-----------+-----------+           mirrored.
 *     north       |    NW     |     NE    |   1
 *                 |           |           |   0       n odd: the middle column is x = 0 of the east, the middle row y =
 *                 0 +-----------+-----------+           of the north; the west begins at x = 1, the south at y = 1.
 *     south       |    SW     |     SE    |   0
 *                 |           |           |   1
 *                 +-----------+-----------+
 *
 * A quarter board is any set of queens on a quarter that do not attack one another. It has a row set (bit y), a column
 * set (x = 0 is the highest bit, so that the sets without it come first among those of a size), a class, and a pattern.
 *
 *   class    0  the long diagonal of its quarter is empty   1, 2  a queen stands on it, see below
 *            3  one stands in the centre (n odd)
 *   pattern  one bit for each diagonal that a queen occupies, of those that reach beyond the quarter; as listed first
 *            by its own coordinates (`own`), then, for the place where the quarter lies, laid out for the kernel
 *
 * Reflecting a quarter in its long diagonal exchanges x and y. A board leans to the columns when, of the queens off the
 * long diagonal and, n odd, off the centre lines, the outermost one, with the largest x + y, has x > y. No two have the
 * same x + y, they would attack each other; so of the two boards one leans so, or they are the same. Class 2 are those
 * with a queen on the long diagonal whose reflection leans to the columns, class 1 the others.
 */
#pragma once

#include "way.h"

enum {
	NQ_JOIN_MIN = 6,
	NQ_JOIN_MAX = 28, /* 52 diagonals: wide patterns hold 13 in the key and the split, and 48 in fields */
	NQ_SIDE_MAX = NQ_JOIN_MAX / 2,
	NQ_OWN_MAX = 3 * NQ_SIDE_MAX, /* bits */
	NQ_DIAGONALS_MAX = 2 * NQ_JOIN_MAX,
	NQ_FIELDS = 4,
	NQ_KEY_BITS_MAX = 9,
	NQ_SPLIT_BITS_MAX = 6,
	NQ_NO_DIAGONAL = 255
};
enum { NQ_NE, NQ_SE, NQ_NW, NQ_SW, NQ_QUARTERS };

/* Even n: the same quarter boards are listed for all quarters. Odd n: the east has no queen on a long diagonal but in
 * the centre, the west none in the middle column, so each has a listing of its own. */
enum { NQ_LISTINGS = 2 };

/* Fields of NQ_NARROW: three tables are fastest for vectors of 128 bits; of longer ones they would not fit the
 * cache. */
#if defined(__wasm__)
enum { NQ_NARROW_FIELDS = 3 };
#else
enum { NQ_NARROW_FIELDS = 4 };
#endif

/* Layouts of patterns. The first two serve all units, so that quarter boards are stored laid out; for longer lists it
 * pays to order diagonals anew for a unit. */
typedef enum {
	NQ_UNKEYED, /* no key, so no sorting: n ≤ 16 */
	NQ_FIXED,   /* a key of 4 bits: n ≤ 17 */
	NQ_NARROW,  /* a key of 6 bits, ordered for the units: n ≤ 18 */
	NQ_MIXED,   /* the same, in four fields; what a quarter may share has words of its own: n ≤ 19 */
	NQ_WIDE     /* 64 bits, a longer key, ordered for the units */
} nq_join_layout;

typedef struct {
	int n, half, side, odd, classes;
	nq_join_layout layout;
	int build; /* the best at first */
	uint32_t choose[NQ_SIDE_MAX + 1][NQ_SIDE_MAX + 1];

	int own_bits;
	int diagonals;                                /* that reach two quarters */
	int asked;                                    /* those that may matter to pairs: see lay_out in join_shape.c */
	uint8_t diagonal_of[NQ_QUARTERS][NQ_OWN_MAX]; /* by quarter, of each bit of an own pattern */
	uint32_t east_rows[NQ_DIAGONALS_MAX];         /* rows of a diagonal's squares: north bits, then south bits */
	uint32_t west_rows[NQ_DIAGONALS_MAX];

	/* A laid-out pattern: fields, a key and a split. See join/kernel.inc. */
	bool laid_once, keyed;
	int fields, field_bits[NQ_FIELDS], field_at[NQ_FIELDS], key_bits, split_bits;
	uint8_t key_at[NQ_KEY_BITS_MAX + NQ_SPLIT_BITS_MAX]; /* bits of the key, the lowest first, then of the split */
	uint8_t bit_of_rank[NQ_DIAGONALS_MAX];               /* by how much a diagonal matters, the most first */
	uint64_t padding;                                    /* the pattern that no board survives */
	uint32_t table_looks;                                /* cost of a block's tables, in looks at a board */

	uint32_t quarter_boards[NQ_LISTINGS]; /* stored; 0: made when needed */
	uint32_t unstored;                    /* row sets with one of these rows are made when needed, too */
	uint32_t row_set_boards;              /* of one row set, at most */
	uint32_t half_most;                   /* pairs of quarter boards of a half, at most; UINT32_MAX: not known */
	uint32_t half_boards;                 /* room, at a time */
	uint32_t half_least;                  /* less room would not do, or not pay */
} nq_join_shape;

/* A unit: the east's queens are in these rows, the west's in the others. */
typedef struct {
	uint32_t north, south;
	uint32_t weight; /* units that symmetry makes equal to it, itself included */
} nq_join_rows;

typedef struct {
	nq_join_shape shape;
	uint32_t *units_before; /* by north row set, and in all */
	uint16_t *rank;         /* of a column set among those of its size */
	struct {
		uint32_t *starts_at; /* by row set, where its starts begin */
		uint32_t *starts;    /* of groups: see join/quarters.inc */
	} listing[NQ_LISTINGS];
	uint64_t *found;           /* buffer for the boards of a row set */
	void *boards[NQ_QUARTERS]; /* laid out once; else own patterns, the same for a listing */
} nq_join_tables;

/* A build of join/kernel.inc, for a width of vectors and of patterns. */
typedef struct {
	uint64_t (*scratch)(const nq_join_shape *shape);
	bool (*store)(nq_join_tables *tables); /* false: not as many quarter boards as planned */
	void (*begin)(const nq_join_shape *shape, void *scratch);
	uint64_t (*unit)(const nq_join_tables *tables, void *scratch, nq_join_rows rows);
} nq_join_kernel;

/* In a layout that n allows. half_boards may then be lowered to half_least. */
void nq_join_shape_of(nq_join_shape *shape, int n, nq_join_layout layout);

nq_join_layout nq_join_layout_of(int n);

typedef struct {
	const char *name;
	const nq_join_kernel *narrow, *wide; /* for patterns of 32 bits, and of 64 */
} nq_join_build;

/* The fastest last; NULL after it. */
const nq_join_build *nq_join_build_at(int i);

static inline const nq_join_kernel *nq_join_kernel_of(const nq_join_build *build, nq_join_layout layout) {
	return layout == NQ_WIDE ? build->wide : build->narrow;
}

/* Aligned to NQ_COUNT_ALIGN; false when they are too small. */
uint64_t nq_join_tables_bytes(const nq_join_shape *shape);
bool nq_join_tables_fill(nq_join_tables *tables, const nq_join_shape *shape);
uint32_t nq_join_units(const nq_join_shape *shape);

nq_join_rows nq_join_rows_of(const nq_join_tables *tables, uint32_t unit);

#define NQ_JOIN_KERNELS(build) extern const nq_join_kernel nq_join_##build##_32, nq_join_##build##_64
NQ_JOIN_KERNELS(portable);
NQ_JOIN_KERNELS(sse4);
NQ_JOIN_KERNELS(avx2);
NQ_JOIN_KERNELS(avx512);

static inline int nq_listing_of(const nq_join_shape *shape, int quarter) { return shape->odd && quarter >= NQ_NW; }

static inline int nq_first_of_listing(int listing) { return listing == 0 ? NQ_NE : NQ_NW; }

/* The next so many bytes of a buffer, aligned; base NULL: only counts them. */
static inline void *nq_take(unsigned char *base, uint64_t *used, uint64_t bytes) {
	const uint64_t at = *used;
	*used = nq_count_aligned(at + bytes);
	return base == NULL ? NULL : base + at;
}

static inline int nq_size(uint32_t set) { return __builtin_popcount(set); }
