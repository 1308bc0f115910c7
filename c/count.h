/* count: how many solutions there are, without looking at them one by one.
 *
 *     nq_count_plan plan;
 *     if (!nq_count_plan_for(&plan, 16, NQ_COUNT_BEST)) ...           n is not 1 … 28, or not for that way
 *     void *tables = aligned(plan.tables), *scratch = aligned(plan.scratch);
 *     nq_count_open(&plan, tables);                                   once
 *     nq_count_begin(&plan, tables, scratch);                         each thread, once
 *     sum += nq_count_units(&plan, tables, scratch, first, end);      for ranges that cover 0 … plan.units once
 *
 * A count is cut into units 0 … units-1, which differ in what they cost. The sum over any partition of them, in any
 * order, by any threads or machines, is Q(n), the number of solutions (OEIS A000170): which unit holds which boards
 * depends on n and the way of counting alone.
 *
 * Invariants: tables are written by nq_count_open and only read afterwards, so that threads share them; scratch is one
 * thread's own. The caller owns both, aligned to NQ_COUNT_ALIGN bytes, as large as
 * the plan says; nothing is written beyond.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NQ_COUNT_MAX = 28, NQ_COUNT_ALIGN = 64 };

static inline uint64_t nq_count_aligned(uint64_t bytes) {
	return (bytes + NQ_COUNT_ALIGN - 1) & ~(uint64_t)(NQ_COUNT_ALIGN - 1);
}

/* Raised when a unit of some n comes to hold other boards than before, or what is kept of units another form: different
 * versions do not add up. It is kept beside what units counted; web/engine/lines.js has the same number. */
enum { NQ_COUNT_VERSION = 5 };

/* The ways of counting; BEST is the fastest for the n. Each checks the others where they overlap. */
typedef enum { NQ_COUNT_BEST, NQ_COUNT_PLAIN, NQ_COUNT_VECTOR, NQ_COUNT_JOIN, NQ_COUNT_WAYS } nq_count_way;

typedef struct {
	int n;
	nq_count_way way; /* never NQ_COUNT_BEST once planned */
	int kernel;       /* of those of the way */
	uint64_t memory;  /* that it is held to, in bytes; 0: it takes what makes it fastest */
	uint32_t units;   /* at least 1 */
	uint64_t tables;  /* bytes, at least 1; more than a size_t holds where n does not fit the machine */
	uint64_t scratch; /* bytes for each thread, at least 1 */
} nq_count_plan;

/* Plans a count of n in a way; false, and nothing written, when n is not 1 … NQ_COUNT_MAX or the way does not do it. */
bool nq_count_plan_for(nq_count_plan *plan, int n, nq_count_way way);

/* Kernels are builds of one way for different processors. They differ in speed alone: each counts the same in a unit.
 * Those of a planned count, by number, NULL after the last; whether one runs on this processor; taking it instead of
 * the fastest that runs, before tables are opened. */
const char *nq_count_kernel_at(const nq_count_plan *plan, int i);
bool nq_count_kernel_runs(const nq_count_plan *plan, int i);
void nq_count_take_kernel(nq_count_plan *plan, int i);

/* Holds a planned count to so many bytes, its tables and one scratch, before tables are opened. Where it would take
 * more it works in smaller pieces, and is slower; what it takes at least it takes all the same. */
void nq_count_hold(nq_count_plan *plan, uint64_t bytes);

/* Fills plan->tables bytes; false when a table would not fit (a defect: the plan sized it). */
bool nq_count_open(const nq_count_plan *plan, void *tables);

/* Makes a thread's scratch ready for units of this count, in any order; whatever it held is lost. */
void nq_count_begin(const nq_count_plan *plan, const void *tables, void *scratch);

/* The solutions in units first … end-1 (end is cut at plan->units; none when first >= end). One by one they cost as
 * much as many at once, but neighbours less than others. */
uint64_t nq_count_units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end);

/* How many solutions a half turn leaves as they are, and how many of them a quarter turn, 1 ≤ n ≤ NQ_COUNT_MAX.
 * Milliseconds up to n = 20. By Burnside (Q + half + 2 * quarter) / 8 boards are fundamental for n > 1: no solution is
 * its own mirror image. */
uint64_t nq_count_half_turn(int n);
uint64_t nq_count_quarter_turn(int n);

/* Orbits: sets of solutions that turns and mirrors carry into one another. */
typedef struct {
	uint64_t fundamental;            /* orbits in all (OEIS A002562) */
	uint64_t of_8, of_4, of_2, of_1; /* without symmetry, by the half turn, by the quarter turn, n = 1 */
} nq_count_classes;

nq_count_classes nq_count_classes_of(int n, uint64_t total);
