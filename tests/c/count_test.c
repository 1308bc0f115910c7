#include "test.h"

#include <limits.h>

enum { LARGEST_TOTAL = 15, LARGEST_PARTITIONED = 12, PARTITIONS = 12 };

typedef struct {
	nq_count_plan plan;
	void *tables, *scratch;
} count;

typedef void visit(const count *c);

static void open(int n, nq_count_way way, visit *visit) {
	count c;
	if (!nq_count_plan_for(&c.plan, n, way)) return;
	c.tables = allocate(c.plan.tables);
	c.scratch = allocate(c.plan.scratch);
	must(nq_count_open(&c.plan, c.tables));
	nq_count_begin(&c.plan, c.tables, c.scratch);
	visit(&c);
	free(c.tables);
	free(c.scratch);
}

static void every_count(int largest, visit *visit) {
	for (int way = NQ_COUNT_BEST; way < NQ_COUNT_WAYS; way++)
		for (int n = 1; n <= largest; n++) open(n, (nq_count_way)way, visit);
}

static uint64_t units(const count *c, uint32_t first, uint32_t end) {
	return nq_count_units(&c->plan, c->tables, c->scratch, first, end);
}

static void total_is_known(const count *c) { must(units(c, 0, c->plan.units) == nq_known_total(c->plan.n)); }

TEST("every method of counting gives the known totals") { every_count(LARGEST_TOTAL, total_is_known); }

static uint64_t sum_of_a_partition(const count *c) {
	enum { MOST_CUTS = 40 };
	uint32_t cut[MOST_CUTS + 2] = {0}, cuts = (uint32_t)random_below(MOST_CUTS), order[MOST_CUTS + 1];
	for (uint32_t i = 0; i < cuts; i++) {
		uint32_t place = (uint32_t)random_below(c->plan.units + 1), at = i;
		for (; at > 0 && cut[at] > place; at--) cut[at + 1] = cut[at];
		cut[at + 1] = place;
	}
	cut[cuts + 1] = c->plan.units;
	for (uint32_t i = 0; i <= cuts; i++) {
		uint32_t other = (uint32_t)random_below(i + 1);
		order[i] = order[other];
		order[other] = i;
	}
	uint64_t sum = 0;
	for (uint32_t i = 0; i <= cuts; i++) sum += units(c, cut[order[i]], cut[order[i] + 1]);
	return sum;
}

TEST_EACH("ranges that partition the units sum to the total, in any order, whatever scratch contains", every_count,
          LARGEST_PARTITIONED, const count *c) {
	for (int i = 0; i < PARTITIONS; i++) {
		memset(c->scratch, (int)random_below(256), (size_t)c->plan.scratch);
		nq_count_begin(&c->plan, c->tables, c->scratch);
		must(sum_of_a_partition(c) == nq_known_total(c->plan.n));
	}
}

TEST_EACH("nq_count_units() is 0 beyond the last unit", every_count, LARGEST_PARTITIONED, const count *c) {
	uint32_t end = c->plan.units;
	must(units(c, end, UINT32_MAX) == 0 && units(c, end, end) == 0 && units(c, 1, 0) == 0);
	must(units(c, UINT32_MAX, 0) == 0 && units(c, end - 1, end) == units(c, end - 1, UINT32_MAX));
}

TEST_EACH("nq_count_units() does not write to tables", every_count, LARGEST_PARTITIONED, const count *c) {
	size_t bytes = (size_t)c->plan.tables;
	void *before = memcpy(allocate(bytes), c->tables, bytes);
	units(c, 0, c->plan.units);
	must(memcmp(before, c->tables, bytes) == 0);
	free(before);
}

TEST("nq_count_hold() reduces memory, down to a minimum, and does not change the number of units") {
	for (int n = 21; n <= NQ_COUNT_MAX; n++) {
		nq_count_plan plan, held;
		must(nq_count_plan_for(&plan, n, NQ_COUNT_JOIN) && nq_count_plan_for(&held, n, NQ_COUNT_JOIN));
		nq_count_hold(&held, plan.tables + plan.scratch);
		must(held.scratch == plan.scratch && held.units == plan.units);
		for (uint64_t bytes = plan.tables + plan.scratch; bytes > 0; bytes /= 2) {
			const uint64_t before = held.tables + held.scratch;
			nq_count_hold(&held, bytes);
			const uint64_t now = held.tables + held.scratch;
			must(now <= before && held.tables <= plan.tables && held.scratch <= plan.scratch);
			must(now <= bytes || now == before || held.scratch < plan.scratch / 2);
		}
	}
}

static void rejected(int n, int way) {
	nq_count_plan plan, before;
	memset(&plan, 0x5a, sizeof plan);
	before = plan;
	must(!nq_count_plan_for(&plan, n, (nq_count_way)way) && memcmp(&plan, &before, sizeof plan) == 0);
}

TEST("nq_count_plan_for() rejects invalid arguments and leaves the plan unchanged") {
	for (int way = -1; way <= NQ_COUNT_WAYS; way++)
		rejected(0, way), rejected(-1, way), rejected(INT_MIN, way), rejected(NQ_COUNT_MAX + 1, way),
			rejected(INT_MAX, way);
	rejected(8, -1), rejected(8, NQ_COUNT_WAYS), rejected(8, INT_MAX);
}

TEST("nq_count_plan_for() chooses a method and sizes; `plain` supports every n") {
	for (int way = NQ_COUNT_BEST; way < NQ_COUNT_WAYS; way++)
		for (int n = 1; n <= NQ_COUNT_MAX; n++) {
			nq_count_plan plan;
			if (!nq_count_plan_for(&plan, n, (nq_count_way)way)) {
				must(way > NQ_COUNT_PLAIN);
				continue;
			}
			must(plan.n == n && plan.way != NQ_COUNT_BEST && (way == NQ_COUNT_BEST || (int)plan.way == way));
			must(plan.units >= 1 && plan.tables >= 1 && plan.scratch >= 1 && (n < 12 || plan.units >= 100));
		}
}
