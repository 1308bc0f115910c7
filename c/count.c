#include "count/join.h"

enum { JOIN_FROM = 12 };

static bool joins(const nq_count_plan *plan) { return plan->way == NQ_COUNT_JOIN; }

static bool size(nq_count_plan *plan) {
	if (joins(plan)) return nq_join_plan(plan);
	plan->units = (uint32_t)(plan->n * plan->n);
	plan->tables = plan->scratch = 1;
	return true;
}

bool nq_count_plan_for(nq_count_plan *plan, int n, nq_count_way way) {
	if (way == NQ_COUNT_BEST) way = n < JOIN_FROM ? NQ_COUNT_PLAIN : NQ_COUNT_JOIN;
	if (n < 1 || n > NQ_COUNT_MAX || (way != NQ_COUNT_PLAIN && way != NQ_COUNT_JOIN)) return false;
	nq_count_plan made = {.n = n, .way = way};
	if (joins(&made)) made.kernel = nq_join_build_best();
	if (!size(&made)) return false;
	*plan = made;
	return true;
}

const char *nq_count_kernel_at(const nq_count_plan *plan, int i) {
	return joins(plan) ? nq_join_kernel_name(i) : i == 0 ? "plain" : NULL;
}

bool nq_count_kernel_runs(const nq_count_plan *plan, int i) { return joins(plan) ? nq_join_build_runs(i) : i == 0; }

void nq_count_take_kernel(nq_count_plan *plan, int i) {
	plan->kernel = i;
	size(plan);
}

void nq_count_hold(nq_count_plan *plan, uint64_t bytes) {
	plan->memory = bytes;
	size(plan);
}

bool nq_count_open(const nq_count_plan *plan, void *tables) { return !joins(plan) || nq_join_open(plan, tables); }

void nq_count_begin(const nq_count_plan *plan, const void *tables, void *scratch) {
	if (joins(plan)) nq_join_begin(tables, scratch);
}

uint64_t nq_count_units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end) {
	if (end > plan->units) end = plan->units;
	return joins(plan) ? nq_join_count(tables, scratch, first, end) : nq_count_plain(plan->n, first, end);
}

uint64_t nq_count_fundamental(int n, uint64_t total) {
	return n == 1 ? total : (total + nq_count_half_turn(n) + 2 * nq_count_quarter_turn(n)) / 8;
}
