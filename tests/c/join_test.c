#define OWN_MAIN
#include "test.h"
#include "count/join.h"

enum { LARGEST = 13, UNITS_MOST = 4096 };

enum { EVERY_KERNEL_UP_TO = 11 };

/* Number of ways to place a queen in each row of a set, on `allowed` squares (a column set per row), without
 * attacks. */
static uint64_t placements(uint32_t rows, const uint32_t *allowed, uint32_t columns, uint32_t left, uint32_t right) {
	uint64_t sum = 0;
	while (rows != 0 && !(rows & 1)) rows >>= 1, left <<= 1, right >>= 1, allowed++;
	if (rows == 0) return 1;
	for (uint32_t open = *allowed & ~(columns | left | right); open != 0; open &= open - 1) {
		uint32_t queen = open & -open;
		sum += placements(rows >> 1, allowed + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
	}
	return sum;
}

static void allow(uint32_t allowed[NQ_SIDE_MAX], const nq_join_shape *shape, int listing) {
	const uint32_t all = (UINT32_C(1) << shape->side) - 1;
	for (int y = 0; y < shape->side; y++) {
		allowed[y] = all;
		if (shape->odd && listing == 1) allowed[y] &= ~UINT32_C(1);
		if (shape->odd && listing == 0 && y > 0) allowed[y] &= ~(UINT32_C(1) << y);
	}
}

static uint64_t stored_of(const nq_join_shape *shape, int listing, uint64_t *most) {
	uint32_t allowed[NQ_SIDE_MAX];
	uint64_t all = 0;
	allow(allowed, shape, listing);
	for (uint32_t rows = 0; rows < UINT32_C(1) << shape->side; rows++) {
		uint64_t boards = rows & shape->unstored ? 0 : placements(rows, allowed, 0, 0, 0);
		all += boards;
		if (boards > *most) *most = boards;
	}
	return all;
}

static void store_some(nq_join_shape *shape) {
	uint64_t most = 0;
	shape->unstored = 1;
	for (int listing = 0; listing < NQ_LISTINGS; listing++)
		shape->quarter_boards[listing] = (uint32_t)stored_of(shape, listing, &most);
}

static nq_join_tables *filled(const nq_join_shape *shape) {
	nq_join_tables *tables = allocate(nq_join_tables_bytes(shape));
	if (!nq_join_tables_fill(tables, shape)) abort();
	return tables;
}

static uint64_t boards_in[UNITS_MOST];

static bool counts_rightly(const nq_join_shape *shape, bool is_first) {
	const nq_join_kernel *kernel = nq_join_kernel_of(shape);
	nq_join_tables *tables = filled(shape);
	void *scratch = allocate(kernel->scratch(shape));
	uint64_t sum = 0;
	const uint32_t units = nq_join_units(shape, NULL);
	bool right = units <= UNITS_MOST;
	kernel->begin(shape, scratch);
	for (uint32_t u = 0; right && u < units; u++) {
		uint64_t found = kernel->unit(tables, scratch, nq_join_rows_of(tables, u));
		if (is_first) boards_in[u] = found;
		right = found == boards_in[u];
		sum += found;
	}
	free(tables), free(scratch);
	return right && sum == nq_known_total(shape->n);
}

static void check_kernels(int n) {
	const bool every = n <= EVERY_KERNEL_UP_TO;
	bool is_first = true;
	for (int k = 0; nq_join_kernel_name(k) != NULL && (every || k == 0); k++)
		for (int layout = NQ_UNKEYED; nq_join_build_runs(k) && layout <= NQ_WIDE; layout++)
			for (int variant = 0; variant < (!every ? 1 : n % 2 == 1 ? 6 : 4); variant++, is_first = false) {
				nq_join_shape shape;
				nq_join_shape_of(&shape, n, (nq_join_layout)layout);
				shape.build = k;
				if (variant & 1) shape.half_boards = 7, shape.whole_halves = false;
				if (variant & 2 && !shape.laid_once) shape.quarter_boards[0] = 0;
				if (variant & 4 && !shape.laid_once) store_some(&shape);
				report("a join counts the boards of each unit, in every layout", counts_rightly(&shape, is_first));
			}
}

static void check_sizes(int n) {
	nq_join_shape shape;
	nq_join_shape_of(&shape, n, NQ_WIDE);
	uint64_t most = 0;
	bool right = true;
	for (int listing = 0; listing <= shape.odd; listing++)
		right &= stored_of(&shape, listing, &most) == shape.quarter_boards[listing];
	report("join_sizes_table.h has the right numbers of quarter boards",
	       right && (shape.odd ? most <= shape.row_set_boards : most == shape.row_set_boards));
}

static void check_largest_row_sets(void) {
	static const uint32_t largest[] = {0x1c7, 0x38f, 0x78f, 0xf1f, 0x1f1f, 0x3e1f};
	for (int i = 0; i < 6; i++) {
		nq_join_shape shape;
		uint32_t allowed[NQ_SIDE_MAX];
		nq_join_shape_of(&shape, 18 + 2 * i, NQ_WIDE);
		allow(allowed, &shape, 0);
		report("row_set_boards is the number of boards of the largest row set",
		       placements(largest[i], allowed, 0, 0, 0) == shape.row_set_boards);
	}
}

static uint64_t group_boards(const nq_join_tables *tables, int listing, uint32_t rows, uint32_t i) {
	const uint32_t *starts = tables->listing[listing].starts + tables->listing[listing].starts_at[rows];
	const uint32_t classes = tables->shape.classes;
	return starts[(i + 1) * classes] - starts[i * classes];
}

static uint64_t half_pairs(const nq_join_tables *tables, int listing, uint32_t north, uint32_t south, int width) {
	const uint32_t *choose = tables->shape.choose[width], last = choose[nq_size(south)] - 1;
	uint64_t pairs = 0;
	for (uint32_t i = 0; i < choose[nq_size(north)]; i++)
		pairs += group_boards(tables, listing, north, i) * group_boards(tables, listing, south, last - i);
	return pairs;
}

static void check_halves(int n) {
	nq_join_shape shape;
	nq_join_shape_of(&shape, n, nq_join_layout_of(n));
	nq_join_tables *tables = filled(&shape);
	const uint32_t north = (UINT32_C(1) << shape.side) - 1, south = north & ~(uint32_t)shape.odd;
	uint64_t most = 0;
	for (uint32_t u = 0, units = nq_join_units(&shape, NULL); u < units; u++) {
		const nq_join_rows rows = nq_join_rows_of(tables, u);
		const uint64_t east = half_pairs(tables, 0, rows.north, rows.south, shape.side),
					   west = half_pairs(tables, shape.odd, north & ~rows.north, south & ~rows.south, shape.half);
		if (east > most) most = east;
		if (west > most) most = west;
	}
	report("half_boards is the largest number of pairs in a half", most == shape.half_boards);
	free(tables);
}

int main(void) {
	for (int n = NQ_JOIN_MIN; n <= LARGEST; n++) check_kernels(n);
	for (int n = NQ_JOIN_MIN; n <= 18; n++) check_sizes(n);
	check_largest_row_sets();
	for (int n = NQ_JOIN_MIN; n <= 20; n++) check_halves(n);
	return run_tests();
}
