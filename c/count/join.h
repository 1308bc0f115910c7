/* Shared by join.c and its kernels. doc/ways-of-counting.md explains the method and its terms: units, listings, raw and
 * laid-out patterns, key, split, fields, blocks, streamed boards and classes.
 *
 * The highest bit of a column set is column x = 0, so sets without it come first among sets of equal size. */
#pragma once

#include "../count.h"

enum {
	NQ_JOIN_MIN = 6,
	NQ_JOIN_MAX = NQ_COUNT_MAX, /* 52 diagonals fit the 61 bits of a wide pattern */
	NQ_SIDE_MAX = NQ_JOIN_MAX / 2,
	NQ_RAW_MAX = 3 * NQ_SIDE_MAX,
	NQ_DIAGONALS_MAX = 2 * NQ_JOIN_MAX,
	NQ_FIELDS = 4,
	NQ_KEY_BITS_MAX = 9,
	NQ_SPLIT_BITS_MAX = 6,
	NQ_NO_DIAGONAL = 255
};
enum { NQ_NE, NQ_SE, NQ_NW, NQ_SW, NQ_QUARTERS };

enum { NQ_LISTINGS = 2 };

typedef enum {
#define LAYOUT(name, ...) NQ_##name,
#include <count/join_layouts_table.h>
} nq_join_layout;

typedef struct {
	int n, half, side, odd;
	uint32_t classes;
	nq_join_layout layout;
	int build;
	uint32_t choose[NQ_SIDE_MAX + 1][NQ_SIDE_MAX + 1];

	int raw_bits;
	int diagonals;
	int relevant; /* number of diagonals on which queens of both halves can meet */
	/* [quarter][i]: the board's number of diagonal i of a raw pattern */
	uint8_t diagonal_of[NQ_QUARTERS][NQ_RAW_MAX];
	uint32_t east_rows[NQ_DIAGONALS_MAX];
	uint32_t west_rows[NQ_DIAGONALS_MAX];

	bool laid_once; /* stored patterns are laid out */
	bool keyed;
	int fields, field_bits[NQ_FIELDS], field_at[NQ_FIELDS], key_bits, split_bits;
	/* Positions of the key's bits, then of the split's bits. */
	uint8_t key_at[NQ_KEY_BITS_MAX + NQ_SPLIT_BITS_MAX];
	/* [i]: bit of the diagonal with rank i (order_diagonals) */
	uint8_t bit_of_rank[NQ_DIAGONALS_MAX];
	uint64_t padding;    /* compatible with no board; pads lists to whole groups */
	uint32_t table_cost; /* cost of filling the tables of a block, in lookups */

	uint32_t quarter_boards[NQ_LISTINGS]; /* number of stored boards */
	uint32_t unstored;                    /* boards of row sets with any of these rows are not stored */
	uint32_t row_set_boards;
	uint32_t half_boards;
	bool whole_halves; /* all boards of any half fit a buffer */
	uint32_t half_least;
} nq_join_shape;

/* A unit, by bitmasks of rows. It has the solutions whose queens in the east half are in these rows. */
typedef struct {
	uint32_t north, south;
	uint32_t weight;
} nq_join_rows;

typedef enum { NQ_EVEN, NQ_MIDDLE_WEST, NQ_NO_CENTRE, NQ_CENTRE_ONCE, NQ_CENTRE_TWICE, NQ_JOIN_KINDS } nq_join_kind;

enum { NQ_HALF_LISTS = 3 };
extern const uint32_t nq_join_weights[NQ_JOIN_KINDS][NQ_HALF_LISTS][NQ_HALF_LISTS];

typedef struct {
	nq_join_shape shape;
	uint32_t *units_before;
	uint16_t *rank;
	struct {
		uint32_t *starts_at;
		uint32_t *starts;
	} listing[NQ_LISTINGS];
	uint64_t *found;
	void *boards[NQ_QUARTERS]; /* [quarter]: laid-out patterns if laid_once, else its listing */
} nq_join_tables;

typedef struct {
	uint64_t (*scratch)(const nq_join_shape *shape);
	bool (*store)(nq_join_tables *tables);
	void (*begin)(const nq_join_shape *shape, void *scratch);
	uint64_t (*unit)(const nq_join_tables *tables, void *scratch, nq_join_rows rows);
} nq_join_kernel;

void nq_join_shape_of(nq_join_shape *shape, int n, nq_join_layout layout);

nq_join_layout nq_join_layout_of(int n);

const nq_join_kernel *nq_join_kernel_of(const nq_join_shape *shape);

uint64_t nq_join_tables_bytes(const nq_join_shape *shape);
bool nq_join_tables_fill(nq_join_tables *tables, const nq_join_shape *shape);

/* Number of units. If `before` is not NULL, before[rows] becomes the number of units with north < rows. */
uint32_t nq_join_units(const nq_join_shape *shape, uint32_t *before);

nq_join_rows nq_join_rows_of(const nq_join_tables *tables, uint32_t unit);
nq_join_kind nq_join_kind_of(const nq_join_shape *shape, nq_join_rows rows);

bool nq_join_plan(nq_count_plan *plan);
bool nq_join_open(const nq_count_plan *plan, void *tables);
void nq_join_begin(const void *tables, void *scratch);
uint64_t nq_join_count(const void *tables, void *scratch, uint32_t first, uint32_t end);

/* Returns NULL if there is no build of this number. */
const char *nq_join_kernel_name(int build);
bool nq_join_build_runs(int build);
int nq_join_build_best(void);

/* WebAssembly memory for tables of the join, reserved by c/wasm_count.c. */
enum { NQ_NEAR = 0xc0000, NQ_NEAR_BYTES = 0x40000 };

#define BUILD(name, runs) extern const nq_join_kernel nq_join_##name##_32, nq_join_##name##_64;
#include <count/join_builds_table.h>

static inline int nq_listing_of(const nq_join_shape *shape, int quarter) { return shape->odd && quarter >= NQ_NW; }

static inline int nq_first_of_listing(int listing) { return listing == 0 ? NQ_NE : NQ_NW; }

/* Allocates `bytes` at base + *used, and moves *used to the next aligned offset. */
static inline void *nq_take(unsigned char *base, uint64_t *used, uint64_t bytes) {
	const uint64_t at = *used;
	*used = nq_count_aligned(at + bytes);
	return base == NULL ? NULL : base + at;
}

static inline int nq_size(uint32_t set) { return __builtin_popcount(set); }
