/* join_laws: what must hold inside the join, against boards that are walked one by one: every kernel that this
 * processor runs, every layout, quarter boards stored and made when needed, half boards in one piece and in many.
 * Here a law is told for each n. */
#include "laws.h"
#include "count/join.h"

enum { LARGEST = 13, ROW_SETS = 1 << LARGEST };

/* Up to here with every kernel, quarter boards made when needed too, and half boards in pieces; beyond with one. */
enum { EVERY_KERNEL_UP_TO = 11 };

enum { NOWHERE, EAST, WEST };

typedef struct {
	uint64_t all;
	uint64_t rule[ROW_SETS]; /* how often the join should count those whose east has its queens in these rows */
} census;

typedef struct {
	bool east, south, on_line;
	int x, y;
} place;

static place place_of(const int *column, int row, int n) {
	const int even = n % 2 == 0, right = 2 * (column[row] - n / 2) + even, down = 2 * (row - n / 2) + even;
	return (place){right > 0, down > 0, right == 0 || down == 0, abs(right) / 2, abs(down) / 2};
}

static uint64_t leaning_weight(const int *column, int row, int n) {
	const place queen = place_of(column, row, n);
	int outermost = -1;
	uint64_t weight = 1;
	for (int other = 0; other < n; other++) {
		const place p = place_of(column, other, n);
		if (p.on_line || p.east != queen.east || p.south != queen.south || p.x == p.y || p.x + p.y < outermost)
			continue;
		outermost = p.x + p.y;
		weight = p.x > p.y ? 2 : 0;
	}
	return weight;
}

static uint64_t odd_weight(int main, int other, int middle, uint64_t leaning) {
	if (main == EAST || other == EAST) return 0;
	if (main == NOWHERE && other == NOWHERE) return middle == WEST ? 2 : 0;
	return main == WEST && other == WEST ? 4 : 2 * leaning;
}

/* And one of even n, whose row sets are counted together with their complements: all are counted twice. */
static uint64_t even_weight(int main, int other, uint64_t leaning) {
	if (main == NOWHERE && other == NOWHERE) return 2;
	if (main == NOWHERE || other == NOWHERE) return 2 * leaning;
	return main == other ? 4 : 0;
}

/* And one with a queen in the centre: of the row set, its reverse and their complements, those of one mirror pair. */
static uint64_t centre_weight(uint32_t east, int n) {
	const int half = n / 2;
	uint32_t north = 0, south = 0;
	for (int y = 1; y <= half; y++) {
		north |= (east >> (half - y) & 1) << (y - 1);
		south |= (east >> (half + y) & 1) << (y - 1);
	}
	const uint32_t lower = north < south ? north : south,
				   not_upper = ((UINT32_C(1) << half) - 1) & ~(north < south ? south : north);
	return lower < not_upper ? 2 : lower == not_upper ? 1 : 0;
}

static void take_census(census *c, const int *column, int n) {
	uint32_t east = 0;
	int main = NOWHERE, other = NOWHERE, on_long = 0;
	for (int row = 0; row < n; row++) {
		bool in_east = column[row] >= n / 2;
		east |= (uint32_t)in_east << row;
		if (column[row] == row) main = in_east ? EAST : WEST, on_long = row;
		if (column[row] == n - 1 - row) other = in_east ? EAST : WEST, on_long = row;
	}
	const bool in_centre = n % 2 == 1 && column[n / 2] == n / 2;
	const uint64_t leaning = (main == NOWHERE) == (other == NOWHERE) ? 1 : leaning_weight(column, on_long, n);
	c->all++;
	c->rule[east] += in_centre    ? centre_weight(east, n)
	                 : n % 2 == 1 ? odd_weight(main, other, column[n / 2] < n / 2 ? WEST : EAST, leaning)
	                              : even_weight(main, other, leaning);
}

static void walk(census *c, int *column, int row, int n) {
	if (row == n) take_census(c, column, n);
	for (column[row] = 0; row < n && column[row] < n; column[row]++) {
		bool attacked = false;
		for (int r = 0; r < row; r++) attacked |= column[r] == column[row] || abs(column[r] - column[row]) == row - r;
		if (!attacked) walk(c, column, row + 1, n);
	}
}

static uint32_t rows_from_top(nq_join_rows rows, int n) {
	const int half = n / 2, odd = n % 2;
	uint32_t set = 0;
	for (int y = 0; y < half + odd; y++) set |= (rows.north >> y & 1) << (half + odd - 1 - y);
	for (int y = odd; y < half + odd; y++) set |= (rows.south >> y & 1) << (half + y);
	return set;
}

/* Ways to place a queen in each of these rows, none attacking another, on squares of `allowed`: a set of columns for
 * each row. */
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

/* The squares that boards of a listing may have queens on: what symmetry asks of either half of odd n. */
static void allow(uint32_t allowed[NQ_SIDE_MAX], const nq_join_shape *shape, int listing) {
	const uint32_t all = (UINT32_C(1) << shape->side) - 1;
	for (int y = 0; y < shape->side; y++) {
		allowed[y] = all;
		if (shape->odd && listing == 1) allowed[y] &= ~UINT32_C(1);
		if (shape->odd && listing == 0 && y > 0) allowed[y] &= ~(UINT32_C(1) << y);
	}
}

/* Boards of a listing that are stored. */
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

/* Stores only row sets without the middle row, as for n = 21. */
static void store_some(nq_join_shape *shape) {
	uint64_t most = 0;
	shape->unstored = 1;
	for (int listing = 0; listing < NQ_LISTINGS; listing++)
		shape->quarter_boards[listing] = (uint32_t)stored_of(shape, listing, &most);
}

static nq_join_tables *filled(const nq_join_shape *shape) {
	nq_join_tables *tables = room(nq_join_tables_bytes(shape));
	if (!nq_join_tables_fill(tables, shape)) abort();
	return tables;
}

static bool counts_rightly(const nq_join_shape *shape, const nq_join_kernel *kernel, const census *c) {
	nq_join_tables *tables = filled(shape);
	void *scratch = room(kernel->scratch(shape));
	uint64_t sum = 0;
	bool right = true;
	kernel->begin(shape, scratch);
	for (uint32_t u = 0, units = nq_join_units(shape); right && u < units; u++) {
		nq_join_rows rows = nq_join_rows_of(tables, u);
		uint64_t found = kernel->unit(tables, scratch, rows);
		right = found == rows.weight * c->rule[rows_from_top(rows, shape->n)];
		sum += found;
	}
	free(tables), free(scratch);
	return right && sum == c->all;
}

static void check_kernels(const census *c, int n) {
	const bool every = n <= EVERY_KERNEL_UP_TO;
	for (int k = 0; nq_join_build_at(k) != NULL && (every || k == 0); k++)
		for (int layout = NQ_UNKEYED; nq_join_build_runs(k) && layout <= NQ_WIDE; layout++)
			for (int variant = 0; variant < (!every ? 1 : n % 2 == 1 ? 6 : 4); variant++) {
				nq_join_shape shape;
				nq_join_shape_of(&shape, n, (nq_join_layout)layout);
				if (variant & 1) shape.half_boards = 7;
				if (variant & 2 && !shape.laid_once) shape.quarter_boards[0] = 0;
				if (variant & 4 && !shape.laid_once) store_some(&shape);
				tell("a join of each unit, in whatever layout, counts its boards",
				     counts_rightly(&shape, nq_join_kernel_of(nq_join_build_at(k), shape.layout), c));
			}
}

static void check_units(int n) {
	nq_join_shape shape;
	nq_join_shape_of(&shape, n, NQ_NARROW);
	nq_join_tables *tables = filled(&shape);
	uint32_t stood_for = 0, sets = 1;
	bool right = true;
	for (uint32_t u = 0, units = nq_join_units(&shape); u < units; u++) {
		nq_join_rows rows = nq_join_rows_of(tables, u);
		stood_for += rows.weight * (2 - (uint32_t)shape.odd);
		right &= nq_size(rows.north) + nq_size(rows.south) == shape.side;
	}
	for (int i = 1; i <= shape.half; i++) sets = sets * (uint32_t)(shape.side + i) / (uint32_t)i;
	tell("the units stand for every row set of the east once", right && stood_for == sets);
	free(tables);
}

static void check_sizes(int n) {
	nq_join_shape shape;
	nq_join_shape_of(&shape, n, NQ_WIDE);
	uint64_t most = 0;
	bool right = true;
	for (int listing = 0; listing <= shape.odd; listing++)
		right &= stored_of(&shape, listing, &most) == shape.quarter_boards[listing];
	tell("lists have room for the quarter boards that there are",
	     right && (shape.odd ? most <= shape.row_set_boards : most == shape.row_set_boards));
}

/* Beyond side 10, for each side the one that has the most boards, found by trying them all once. */
static void check_largest_row_sets(void) {
	static const uint32_t largest[] = {0x1c7, 0x38f, 0x78f, 0xf1f, 0x1f1f, 0x3e1f};
	for (int i = 0; i < 6; i++) {
		nq_join_shape shape;
		uint32_t allowed[NQ_SIDE_MAX];
		nq_join_shape_of(&shape, 18 + 2 * i, NQ_WIDE);
		allow(allowed, &shape, 0);
		tell("lists have room for the boards of the row set that has the most",
		     placements(largest[i], allowed, 0, 0, 0) == shape.row_set_boards);
	}
}

static uint64_t group_boards(const nq_join_tables *tables, int listing, uint32_t rows, uint32_t i) {
	const uint32_t *starts = tables->listing[listing].starts + tables->listing[listing].starts_at[rows];
	const uint32_t classes = (uint32_t)tables->shape.classes;
	return starts[(i + 1) * classes] - starts[i * classes];
}

/* Pairs of quarter boards with complementary column sets, in a half so many columns wide. */
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
	for (uint32_t u = 0, units = nq_join_units(&shape); u < units; u++) {
		const nq_join_rows rows = nq_join_rows_of(tables, u);
		const uint64_t east = half_pairs(tables, 0, rows.north, rows.south, shape.side),
					   west = half_pairs(tables, shape.odd, north & ~rows.north, south & ~rows.south, shape.half);
		if (east > most) most = east;
		if (west > most) most = west;
	}
	tell("the half with the most pairs of quarter boards has as many as there is room for",
	     most == shape.half_most && most <= shape.half_boards);
	free(tables);
}

int main(void) {
	static census c;
	for (int n = NQ_JOIN_MIN; n <= LARGEST; n++) {
		int column[LARGEST + 1];
		memset(&c, 0, sizeof c);
		walk(&c, column, 0, n);
		check_kernels(&c, n);
		check_units(n);
	}
	for (int n = LARGEST + 1; n <= 18; n++) check_units(n);
	for (int n = NQ_JOIN_MIN; n <= 18; n++) check_sizes(n);
	check_largest_row_sets();
	for (int n = NQ_JOIN_MIN; n <= 20; n++) check_halves(n);
	return tell_laws();
}
