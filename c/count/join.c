/* The half-board join of doc/ways-of-counting.md, which defines the units and their order. */
#include "join.h"

static uint32_t sets_below(const nq_join_shape *shape, uint32_t limit, int size) {
	uint32_t below = 0;
	for (int bit = shape->side; bit >= 0 && size >= 0; bit--) {
		if (!(limit >> bit & 1)) continue;
		if (size <= bit) below += shape->choose[bit][size];
		size--;
	}
	return below;
}

static uint32_t set_of_rank(const nq_join_shape *shape, uint32_t rank, int size) {
	uint32_t set = 0;
	for (int bit = shape->half - 1; bit >= 0 && size > 0; bit--) {
		uint32_t without = size <= bit ? shape->choose[bit][size] : 0;
		if (rank < without) continue;
		rank -= without;
		set |= 1u << bit;
		size--;
	}
	return set;
}

typedef struct {
	int size;
	uint32_t first_rank, count;
} south_sets;

static south_sets south_of(const nq_join_shape *shape, uint32_t north, uint32_t middle) {
	uint32_t all = (1u << shape->half) - 1, last = shape->odd ? all : all & ~north;
	south_sets s = {.size = shape->side - nq_size(north) - (int)middle};
	if (s.size > shape->half || last < north) return s;
	s.first_rank = sets_below(shape, north, s.size);
	s.count = sets_below(shape, last + 1, s.size) - s.first_rank;
	return s;
}

nq_join_rows nq_join_rows_of(const nq_join_tables *tables, uint32_t unit) {
	const nq_join_shape *shape = &tables->shape;
	uint32_t low = 0, high = 1u << shape->side;
	while (high - low > 1) {
		uint32_t middle = low + (high - low) / 2;
		*(tables->units_before[middle] <= unit ? &low : &high) = middle;
	}
	uint32_t north = low >> shape->odd, all = (1u << shape->half) - 1;
	south_sets souths = south_of(shape, north, low & (uint32_t)shape->odd);
	uint32_t south = set_of_rank(shape, souths.first_rank + unit - tables->units_before[low], souths.size);
	bool alone = north == south || (!shape->odd && south == (all & ~north));
	return (nq_join_rows){.north = low, .south = south << shape->odd, .weight = alone ? 1 : 2};
}

const uint32_t nq_join_weights[NQ_JOIN_KINDS][NQ_HALF_LISTS][NQ_HALF_LISTS] = {
#include "join_weights_table.h"
};

nq_join_kind nq_join_kind_of(const nq_join_shape *shape, nq_join_rows rows) {
	const uint32_t all = (UINT32_C(1) << shape->half) - 1;
	const uint32_t north = rows.north >> 1, not_south = all & ~(rows.south >> 1);
	if (!shape->odd) return NQ_EVEN;
	if (!(rows.north & 1)) return NQ_MIDDLE_WEST;
	return north < not_south ? NQ_CENTRE_TWICE : north == not_south ? NQ_CENTRE_ONCE : NQ_NO_CENTRE;
}

static const struct {
	const char *name;
	const nq_join_kernel *narrow, *wide;
} builds[] = {
#define BUILD(name, runs) {#name, &nq_join_##name##_32, &nq_join_##name##_64},
#include <count/join_builds_table.h>
};
enum { BUILDS = sizeof builds / sizeof builds[0] };

bool nq_join_build_runs(int i) {
	int build = 0;
#define BUILD(name, runs) \
	if (i == build++) return runs;
#include <count/join_builds_table.h>
	return false;
}

int nq_join_build_best(void) {
	int best = BUILDS - 1;
	while (!nq_join_build_runs(best)) best--;
	return best;
}

const char *nq_join_kernel_name(int build) { return build < BUILDS ? builds[build].name : NULL; }

const nq_join_kernel *nq_join_kernel_of(const nq_join_shape *shape) {
	return shape->layout == NQ_WIDE ? builds[shape->build].wide : builds[shape->build].narrow;
}

/* Places the arrays of `tables` at `base`, unless it is NULL, and returns their size. A margin follows each array of
 * boards, because vector operations reach beyond its end. */
static uint64_t divide(nq_join_tables *tables, const nq_join_shape *shape, unsigned char *base) {
	const uint64_t sets = UINT64_C(1) << shape->side, pattern = shape->layout == NQ_WIDE ? 8 : 4;
	const bool stored = shape->quarter_boards[0] > 0;
	uint64_t groups = 0, used = 0;
	for (int size = 0; size <= shape->side; size++)
		groups += (uint64_t)shape->choose[shape->side][size] *
		          ((uint64_t)shape->classes * shape->choose[shape->side][size] + 1);
	nq_take(base, &used, sizeof *tables);
	tables->units_before = nq_take(base, &used, sets * 4);
	tables->rank = nq_take(base, &used, sets * 2);
	tables->found = nq_take(base, &used, stored * (uint64_t)shape->row_set_boards * 8);
	for (int l = 0; l < NQ_LISTINGS; l++) {
		const uint64_t listed = stored && l <= shape->odd;
		tables->listing[l].starts_at = nq_take(base, &used, listed * sets * 4);
		tables->listing[l].starts = nq_take(base, &used, listed * groups * 4);
	}
	for (int q = 0; q < NQ_QUARTERS; q++) {
		const int listing = nq_listing_of(shape, q), first = nq_first_of_listing(listing);
		const bool separate = stored && (shape->laid_once || q == first);
		void *boards = nq_take(base, &used, separate ? shape->quarter_boards[listing] * pattern + NQ_COUNT_ALIGN : 0);
		tables->boards[q] = separate ? boards : tables->boards[first];
	}
	return used;
}

uint64_t nq_join_tables_bytes(const nq_join_shape *shape) {
	nq_join_tables tables;
	return divide(&tables, shape, NULL);
}

uint32_t nq_join_units(const nq_join_shape *shape, uint32_t *before) {
	uint32_t units = 0;
	for (uint32_t north = 0; north < 1u << shape->side; north++) {
		if (before != NULL) before[north] = units;
		units += south_of(shape, north >> shape->odd, north & (uint32_t)shape->odd).count;
	}
	return units;
}

static void rank_sets(const nq_join_shape *shape, uint16_t *rank) {
	uint16_t met[NQ_SIDE_MAX + 1] = {0};
	for (uint32_t set = 0; set < 1u << shape->side; set++) rank[set] = met[nq_size(set)]++;
}

bool nq_join_tables_fill(nq_join_tables *tables, const nq_join_shape *shape) {
	tables->shape = *shape;
	divide(tables, shape, (unsigned char *)tables);
	nq_join_units(shape, tables->units_before);
	rank_sets(shape, tables->rank);
	return shape->quarter_boards[0] == 0 || nq_join_kernel_of(shape)->store(tables);
}

/* Divides half_boards by 2 until all memory is within the plan's limit. If this fails, stores no quarter boards. */
static void shape_planned(nq_join_shape *shape, const nq_count_plan *plan) {
	nq_join_shape_of(shape, plan->n, nq_join_layout_of(plan->n));
	shape->build = plan->kernel;
	if (plan->memory == 0) return;
	const nq_join_kernel *kernel = nq_join_kernel_of(shape);
	const uint32_t most = shape->half_boards;
	for (;;) {
		const uint64_t tables = nq_join_tables_bytes(shape);
		while (shape->half_boards / 2 >= shape->half_least && tables + kernel->scratch(shape) > plan->memory)
			shape->half_boards /= 2;
		if (tables + kernel->scratch(shape) <= plan->memory || shape->laid_once || !shape->quarter_boards[0]) return;
		shape->quarter_boards[0] = 0, shape->half_boards = most;
	}
}

bool nq_join_plan(nq_count_plan *plan) {
	if (plan->n < NQ_JOIN_MIN) return false;
	nq_join_shape shape;
	shape_planned(&shape, plan);
	plan->units = nq_join_units(&shape, NULL);
	plan->tables = nq_join_tables_bytes(&shape);
	plan->scratch = nq_join_kernel_of(&shape)->scratch(&shape);
	return true;
}

bool nq_join_open(const nq_count_plan *plan, void *tables) {
	nq_join_shape shape;
	shape_planned(&shape, plan);
	return nq_join_tables_fill(tables, &shape);
}

void nq_join_begin(const void *memory, void *scratch) {
	const nq_join_tables *tables = memory;
	nq_join_kernel_of(&tables->shape)->begin(&tables->shape, scratch);
}

uint64_t nq_join_count(const void *memory, void *scratch, uint32_t first, uint32_t end) {
	const nq_join_tables *tables = memory;
	const nq_join_kernel *kernel = nq_join_kernel_of(&tables->shape);
	uint64_t sum = 0;
	for (uint32_t u = first; u < end; u++) sum += kernel->unit(tables, scratch, nq_join_rows_of(tables, u));
	return sum;
}
