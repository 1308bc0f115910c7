#include "count.h"
#include "count/way.h"

enum { JOIN_FROM = 12 };

static const nq_counter *const ways[NQ_COUNT_WAYS] = {
	[NQ_COUNT_PLAIN] = &nq_count_plain,
	[NQ_COUNT_JOIN] = &nq_count_join,
};

bool nq_count_plan_for(nq_count_plan *plan, int n, nq_count_way way) {
	if (way == NQ_COUNT_BEST) way = n < JOIN_FROM ? NQ_COUNT_PLAIN : NQ_COUNT_JOIN;
	if (n < 1 || n > NQ_COUNT_MAX || (unsigned)way >= NQ_COUNT_WAYS || ways[way] == NULL) return false;
	nq_count_plan made = {.n = n, .way = way};
	if (made.way == NQ_COUNT_JOIN) made.kernel = nq_join_build_best();
	if (!ways[made.way]->plan(&made)) return false;
	*plan = made;
	return true;
}

const char *nq_count_kernel_at(const nq_count_plan *plan, int i) {
	if (plan->way == NQ_COUNT_JOIN) return nq_join_kernel_name(i);
	return i == 0 ? "plain" : NULL;
}

bool nq_count_kernel_runs(const nq_count_plan *plan, int i) {
	return plan->way != NQ_COUNT_JOIN ? i == 0 : nq_join_build_runs(i);
}

void nq_count_take_kernel(nq_count_plan *plan, int i) {
	plan->kernel = i;
	ways[plan->way]->plan(plan);
}

void nq_count_hold(nq_count_plan *plan, uint64_t bytes) {
	plan->memory = bytes;
	ways[plan->way]->plan(plan);
}

bool nq_count_open(const nq_count_plan *plan, void *tables) {
	return ways[plan->way]->open == NULL || ways[plan->way]->open(plan, tables);
}

void nq_count_begin(const nq_count_plan *plan, const void *tables, void *scratch) {
	if (ways[plan->way]->begin != NULL) ways[plan->way]->begin(tables, scratch);
}

uint64_t nq_count_units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end) {
	if (end > plan->units) end = plan->units;
	return first < end ? ways[plan->way]->units(plan, tables, scratch, first, end) : 0;
}

uint64_t nq_count_fundamental(int n, uint64_t total) {
	return n == 1 ? total : (total + nq_count_half_turn(n) + 2 * nq_count_quarter_turn(n)) / 8;
}
