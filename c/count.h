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

/* Raised when units come to hold other boards or their lines another form: different versions do not add up.
 * web/engine/lines.js has the same number. */
enum { NQ_COUNT_VERSION = 5 };

typedef enum { NQ_COUNT_BEST, NQ_COUNT_PLAIN, NQ_COUNT_VECTOR, NQ_COUNT_JOIN, NQ_COUNT_WAYS } nq_count_way;

typedef struct {
	int n;
	nq_count_way way; /* never NQ_COUNT_BEST once planned */
	int kernel;
	uint64_t memory;  /* limit in bytes; 0: none */
	uint32_t units;   /* at least 1 */
	uint64_t tables;  /* bytes, at least 1; more than a size_t holds where n does not fit the machine */
	uint64_t scratch; /* bytes for each thread, at least 1 */
} nq_count_plan;

/* False, and nothing written, when n is not 1 … NQ_COUNT_MAX or the way does not do it. */
bool nq_count_plan_for(nq_count_plan *plan, int n, nq_count_way way);

/* Kernels: builds of one way for different processors, which count the same in a unit. Names by number, NULL after the
 * last; whether one runs on this processor; taking it instead of the fastest, before tables are opened. */
const char *nq_count_kernel_at(const nq_count_plan *plan, int i);
bool nq_count_kernel_runs(const nq_count_plan *plan, int i);
void nq_count_take_kernel(nq_count_plan *plan, int i);

/* Limits tables and one scratch to so many bytes, as far as working in smaller pieces can, before tables are opened. */
void nq_count_hold(nq_count_plan *plan, uint64_t bytes);

/* False when a table would not fit: a defect. */
bool nq_count_open(const nq_count_plan *plan, void *tables);

void nq_count_begin(const nq_count_plan *plan, const void *tables, void *scratch);

/* The solutions in units first … end-1, as far as there are such units. Neighbours cost less than others. */
uint64_t nq_count_units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end);

/* Solutions that a half turn leaves as they are, and a quarter turn, 1 ≤ n ≤ NQ_COUNT_MAX; milliseconds up to n = 20.
 * By Burnside (Q + half + 2 * quarter) / 8 boards are fundamental for n > 1: no solution is its own mirror image. */
uint64_t nq_count_half_turn(int n);
uint64_t nq_count_quarter_turn(int n);

/* Fundamental solutions, orbits under turns and mirrors (OEIS A002562), of a total. */
uint64_t nq_count_fundamental(int n, uint64_t total);
