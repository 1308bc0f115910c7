/* count_laws: what must hold of counting, natively, under the address and undefined-behaviour sanitizers. Every way
 * of counting that does an n is held to the same laws. Tables and scratch are exactly as large as planned, so that
 * the sanitizer sees one byte beyond. */
#include "room.h" /* first: it says which POSIX */

#include "known.h"
#include "laws.h"

#include <limits.h>

/* Together about a second under sanitizers. */
enum { LARGEST_TOTAL = 15, LARGEST_PARTITIONED = 12, PARTITIONS = 12, LARGEST_BRUTE = 8 };

/* --- a count, opened ------------------------------------------------------------------------------------ */

typedef struct {
    nq_count_plan plan;
    void *tables, *scratch;
} count;

/* False when the way does not do this n. */
static bool open(count *c, int n, nq_count_way way) {
    if (!nq_count_plan_for(&c->plan, n, way)) return false;
    c->tables = room(c->plan.tables);
    c->scratch = room(c->plan.scratch);
    if (!nq_count_open(&c->plan, c->tables)) {
        printf("      tables of n = %d, way %d, do not open\n", n, (int)way);
        exit(EXIT_FAILURE);
    }
    return true;
}

static void close(count *c) {
    free(c->tables);
    free(c->scratch);
}

static uint64_t units(const count *c, uint32_t first, uint32_t end) {
    return nq_count_units(&c->plan, c->tables, c->scratch, first, end);
}

/* Calls look at the counts of every n up to a largest in every way; says where it does not hold. */
typedef bool look(const count *c);

static bool all_counts(int largest, look *looks_right) {
    bool holds = true;
    for (int way = NQ_COUNT_BEST; way < NQ_COUNT_WAYS; way++)
        for (int n = 1; n <= largest; n++) {
            count c;
            if (!open(&c, n, (nq_count_way)way)) continue;
            if (!looks_right(&c)) holds = false, printf("      n = %d, way %d\n", n, way);
            close(&c);
        }
    return holds;
}

static bool totals_are_known(const count *c) { return units(c, 0, c->plan.units) == known[c->plan.n].all; }

/* One n more, which of the slow ways is too much. */
static bool vector_goes_on(void) {
    count c;
    if (!open(&c, LARGEST_TOTAL + 1, NQ_COUNT_VECTOR)) return false;
    bool holds = totals_are_known(&c);
    close(&c);
    return holds;
}

/* Cuts 0 … units at random places, some of them twice, and takes the ranges in random order. */
static uint64_t sum_of_a_partition(const count *c) {
    enum { MOST_CUTS = 40 };
    uint32_t cut[MOST_CUTS + 2], cuts = (uint32_t)random_below(MOST_CUTS), order[MOST_CUTS + 1];
    for (uint32_t i = 0; i < cuts; i++) {
        uint32_t place = (uint32_t)random_below(c->plan.units + 1), at = i;
        for (; at > 0 && cut[at] > place; at--) cut[at + 1] = cut[at];
        cut[at + 1] = place;
    }
    cut[0] = 0;
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

static bool partitions_sum_to_the_total(const count *c) {
    for (int i = 0; i < PARTITIONS; i++) {
        memset(c->scratch, (int)random_below(256), (size_t)c->plan.scratch);
        if (sum_of_a_partition(c) != known[c->plan.n].all) return false;
    }
    return true;
}

static bool units_beyond_are_none(const count *c) {
    uint32_t end = c->plan.units;
    return units(c, end, UINT32_MAX) == 0 && units(c, end, end) == 0 && units(c, 1, 0) == 0 &&
           units(c, UINT32_MAX, 0) == 0 && units(c, end - 1, end) == units(c, end - 1, UINT32_MAX);
}

static bool tables_are_only_read(const count *c) {
    size_t bytes = (size_t)c->plan.tables;
    void *before = room(bytes);
    memcpy(before, c->tables, bytes);
    units(c, 0, c->plan.units);
    bool same = memcmp(before, c->tables, bytes) == 0;
    free(before);
    return same;
}

/* --- plans ---------------------------------------------------------------------------------------------- */

static bool refused(int n, int way) {
    nq_count_plan plan, before;
    memset(&plan, 0x5a, sizeof plan);
    before = plan;
    return !nq_count_plan_for(&plan, n, (nq_count_way)way) && memcmp(&plan, &before, sizeof plan) == 0;
}

static bool what_is_not_counted_is_refused(void) {
    for (int way = -1; way <= NQ_COUNT_WAYS; way++)
        if (!refused(0, way) || !refused(-1, way) || !refused(INT_MIN, way) || !refused(NQ_COUNT_MAX + 1, way) ||
            !refused(INT_MAX, way))
            return false;
    return refused(8, -1) && refused(8, NQ_COUNT_WAYS) && refused(8, INT_MAX);
}

static bool plans_are_whole(void) {
    for (int way = NQ_COUNT_BEST; way < NQ_COUNT_WAYS; way++)
        for (int n = 1; n <= NQ_COUNT_MAX; n++) {
            nq_count_plan plan;
            bool planned = nq_count_plan_for(&plan, n, (nq_count_way)way);
            if (!planned && (way <= NQ_COUNT_PLAIN || (way == NQ_COUNT_VECTOR && n >= 7))) return false;
            if (!planned) continue;
            if (plan.n != n || plan.way == NQ_COUNT_BEST) return false;
            if (way != NQ_COUNT_BEST && plan.way != (nq_count_way)way) return false;
            if (plan.units < 1 || plan.tables < 1 || plan.scratch < 1 || (n >= 12 && plan.units < 100)) return false;
        }
    return true;
}

/* --- symmetry, on real boards --------------------------------------------------------------------------- */

typedef struct {
    int n, column[NQ_COUNT_MAX];
    uint64_t half, quarter, mirrored;
} boards;

/* A quarter turn carries square (r, c) to (c, n-1-r). */
static bool stays_under_a_quarter_turn(const boards *b) {
    for (int row = 0; row < b->n; row++)
        if (b->column[b->column[row]] != b->n - 1 - row) return false;
    return true;
}

static bool stays_under_a_half_turn(const boards *b) {
    for (int row = 0; row < b->n; row++)
        if (b->column[b->n - 1 - row] != b->n - 1 - b->column[row]) return false;
    return true;
}

static bool stays_under_a_mirror(const boards *b) {
    for (int row = 0; row < b->n; row++)
        if (b->column[row] != b->n - 1 - b->column[row]) return false;
    return true;
}

static bool attacked(const boards *b, int row) {
    for (int other = 0; other < row; other++) {
        int apart = abs(b->column[row] - b->column[other]);
        if (apart == 0 || apart == row - other) return true;
    }
    return false;
}

static void try_rows(boards *b, int row) {
    if (row == b->n) {
        b->half += stays_under_a_half_turn(b);
        b->quarter += stays_under_a_quarter_turn(b);
        b->mirrored += stays_under_a_mirror(b);
        return;
    }
    for (b->column[row] = 0; b->column[row] < b->n; b->column[row]++)
        if (!attacked(b, row)) try_rows(b, row + 1);
}

static bool symmetric_boards_are_those_that_stay(void) {
    for (int n = 1; n <= LARGEST_BRUTE; n++) {
        boards b = {.n = n};
        try_rows(&b, 0);
        if (b.half != nq_count_half_turn(n) || b.quarter != nq_count_quarter_turn(n)) return false;
        if (n > 1 && b.mirrored > 0) return false;
    }
    return true;
}

static bool symmetric_boards_make_up_the_fundamental(void) {
    for (int n = 2; n < (int)(sizeof known / sizeof *known); n++)
        if (known[n].all + nq_count_half_turn(n) + 2 * nq_count_quarter_turn(n) != 8 * known[n].fundamental)
            return false;
    return true;
}

static bool classes_are_known(void) {
    for (int n = 1; n <= 16; n++) {
        nq_count_classes c = nq_count_classes_of(n, known[n].all);
        if (c.fundamental != known[n].fundamental || c.of_8 + c.of_4 + c.of_2 + c.of_1 != c.fundamental) return false;
        if (8 * c.of_8 + 4 * c.of_4 + 2 * c.of_2 + c.of_1 != known[n].all) return false;
        if (c.of_1 != (n == 1)) return false;
    }
    nq_count_classes eight = nq_count_classes_of(8, 92);
    return eight.of_8 == 11 && eight.of_4 == 1 && eight.of_2 == 0;
}

int main(void) {
    law("every way counts the known totals", all_counts(LARGEST_TOTAL, totals_are_known));
    law("the vector way counts one n more", vector_goes_on());
    law("ranges that cover the units sum to the total, in any order, whatever scratch held",
        all_counts(LARGEST_PARTITIONED, partitions_sum_to_the_total));
    law("units beyond the last hold nothing", all_counts(LARGEST_PARTITIONED, units_beyond_are_none));
    law("tables are only read once they are open", all_counts(LARGEST_PARTITIONED, tables_are_only_read));
    law("what is not counted is refused, and the plan left as it was", what_is_not_counted_is_refused());
    law("plans name a way and sizes, the plain way does every n, the vector way from 7", plans_are_whole());
    law("symmetric counts are those of real boards that stay under the turn", symmetric_boards_are_those_that_stay());
    law("total, half turn and twice quarter turn make eight times the fundamental",
        symmetric_boards_make_up_the_fundamental());
    law("classes add up to the known fundamental and to the total", classes_are_known());
    return end_of_laws();
}
