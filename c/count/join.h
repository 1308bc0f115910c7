/* join: declarations shared by join.c and its kernels; geometry of doc/ways-of-counting.md.
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
 * A quarter board is a set of non-attacking queens on a quarter. It has a row set (bit y), a column set (x = 0 is the
 * highest bit, so that sets without it come first among those of a size), a class and a pattern.
 *
 *   class    0  long diagonal of the quarter empty   1, 2  occupied, see below   3  occupied in the centre (n odd)
 *   pattern  one bit per occupied diagonal that reaches beyond the quarter; first in the quarter's own coordinates
 *            (`own`), then laid out for the kernel by the quarter's place
 *
 * Reflection in the long diagonal exchanges x and y. A board leans to the columns when x > y for the outermost queen
 * (largest x + y) off the long diagonal and, n odd, off the centre lines. That queen is unique, as equal x + y attack;
 * so exactly one of a board and its reflection leans so, unless they are equal. Class 2: long diagonal occupied and the
 * reflection leans to the columns; class 1: the rest.
 */
#pragma once

#include "way.h"

enum {
	NQ_JOIN_MIN = 6,
	NQ_JOIN_MAX = 28, /* 52 diagonals: wide patterns hold 13 in the key and the split, and 48 in fields */
	NQ_SIDE_MAX = NQ_JOIN_MAX / 2,
	NQ_OWN_MAX = 3 * NQ_SIDE_MAX,
	NQ_DIAGONALS_MAX = 2 * NQ_JOIN_MAX,
	NQ_FIELDS = 4,
	NQ_KEY_BITS_MAX = 9,
	NQ_SPLIT_BITS_MAX = 6,
	NQ_NO_DIAGONAL = 255
};
enum { NQ_NE, NQ_SE, NQ_NW, NQ_SW, NQ_QUARTERS };

/* Even n: all quarters share one listing. Odd n: the east has a queen on a long diagonal only in the centre, the west
 * none in the middle column, so each has its own. */
enum { NQ_LISTINGS = 2 };

/* Fields of NQ_NARROW: three tables are fastest for 128-bit vectors; with longer ones they would not fit the cache. */
#if defined(__wasm__)
enum { NQ_NARROW_FIELDS = 3 };
#else
enum { NQ_NARROW_FIELDS = 4 };
#endif

/* Layouts of patterns. The first two serve all units, so quarter boards are stored laid out; longer lists justify a new
 * order of diagonals per unit. */
typedef enum {
	NQ_UNKEYED, /* no key, no sorting: n ≤ 16 */
	NQ_FIXED,   /* 4-bit key: n ≤ 17 */
	NQ_NARROW,  /* 6-bit key, ordered per unit: n ≤ 18 */
	NQ_MIXED,   /* like NQ_NARROW with four fields and separate words for the diagonals that quarters share: n ≤ 19 */
	NQ_WIDE     /* 64 bits, longer key, ordered per unit */
} nq_join_layout;

typedef struct {
	int n, half, side, odd, classes;
	nq_join_layout layout;
	int build; /* index; initially the fastest */
	uint32_t choose[NQ_SIDE_MAX + 1][NQ_SIDE_MAX + 1];

	int own_bits;
	int diagonals;                                /* that span two quarters */
	int asked;                                    /* of these, relevant to pairs: see lay_out in join_shape.c */
	uint8_t diagonal_of[NQ_QUARTERS][NQ_OWN_MAX]; /* by quarter and bit of an own pattern */
	uint32_t east_rows[NQ_DIAGONALS_MAX];         /* rows of a diagonal's squares: north bits, then south bits */
	uint32_t west_rows[NQ_DIAGONALS_MAX];

	/* A laid-out pattern: fields, key, split. See join/kernel.inc. */
	bool laid_once, keyed;
	int fields, field_bits[NQ_FIELDS], field_at[NQ_FIELDS], key_bits, split_bits;
	uint8_t key_at[NQ_KEY_BITS_MAX + NQ_SPLIT_BITS_MAX]; /* key bits, lowest first, then split bits */
	uint8_t bit_of_rank[NQ_DIAGONALS_MAX];               /* by relevance of the diagonal, descending */
	uint64_t padding;                                    /* pattern without survivors */
	uint32_t table_looks;                                /* cost of a block's tables, in lookups */

	uint32_t quarter_boards[NQ_LISTINGS]; /* stored; 0: made on demand */
	uint32_t unstored;                    /* row sets with one of these rows are always made on demand */
	uint32_t row_set_boards;
	uint32_t half_most;   /* maximum pairs of quarter boards of a half; UINT32_MAX: unknown */
	uint32_t half_boards; /* buffer size, in boards */
	uint32_t half_least;  /* minimum useful half_boards */
} nq_join_shape;

/* A unit: east queens are in these rows, west queens in the others. */
typedef struct {
	uint32_t north, south;
	uint32_t weight; /* size of its symmetry orbit */
} nq_join_rows;

typedef struct {
	nq_join_shape shape;
	uint32_t *units_before; /* by north row set, and total */
	uint16_t *rank;         /* of a column set among those of equal size */
	struct {
		uint32_t *starts_at; /* by row set, index of its starts */
		uint32_t *starts;    /* of groups: see join/quarters.inc */
	} listing[NQ_LISTINGS];
	uint64_t *found;
	void *boards[NQ_QUARTERS]; /* laid out, or own patterns shared by a listing */
} nq_join_tables;

typedef struct {
	uint64_t (*scratch)(const nq_join_shape *shape);
	bool (*store)(nq_join_tables *tables); /* false: fewer or more quarter boards than planned */
	void (*begin)(const nq_join_shape *shape, void *scratch);
	uint64_t (*unit)(const nq_join_tables *tables, void *scratch, nq_join_rows rows);
} nq_join_kernel;

/* Shape for a layout that n allows. half_boards may then be lowered down to half_least. */
void nq_join_shape_of(nq_join_shape *shape, int n, nq_join_layout layout);

nq_join_layout nq_join_layout_of(int n);

typedef struct {
	const char *name;
	const nq_join_kernel *narrow, *wide;
} nq_join_build;

/* Ordered by speed, fastest last; NULL after it. */
const nq_join_build *nq_join_build_at(int i);

static inline const nq_join_kernel *nq_join_kernel_of(const nq_join_build *build, nq_join_layout layout) {
	return layout == NQ_WIDE ? build->wide : build->narrow;
}

/* Aligned to NQ_COUNT_ALIGN; false when too small. */
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

/* Takes the next `bytes` of a buffer, aligned; base NULL: only counts. */
static inline void *nq_take(unsigned char *base, uint64_t *used, uint64_t bytes) {
	const uint64_t at = *used;
	*used = nq_count_aligned(at + bytes);
	return base == NULL ? NULL : base + at;
}

static inline int nq_size(uint32_t set) { return __builtin_popcount(set); }
