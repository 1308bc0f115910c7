/* The number of solutions, without enumerating them.
 *
 *   nq_count_plan plan;
 *   if (!nq_count_plan_for(&plan, 16, NQ_COUNT_BEST)) ...       false: the way does not support n
 *   void *tables = aligned(plan.tables), *scratch = aligned(plan.scratch);
 *   nq_count_open(&plan, tables);                               once
 *   nq_count_begin(&plan, tables, scratch);                     each thread, once
 *   sum += nq_count_units(&plan, tables, scratch, first, end);  for ranges that cover 0 … plan.units-1 once
 *
 * A way is an algorithm (doc/ways-of-counting.md). A count consists of units, which differ in cost and depend only on n
 * and the way. The counts of all units, in any order, on any threads or machines, sum to Q(n) (OEIS A000170). Threads
 * share the tables, which only nq_count_open writes; each thread has its own scratch. The caller provides tables and
 * scratch, aligned to NQ_COUNT_ALIGN bytes. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NQ_COUNT_MAX = 28, NQ_COUNT_ALIGN = 64 };

static inline uint64_t nq_count_aligned(uint64_t bytes) {
	return (bytes + NQ_COUNT_ALIGN - 1) & ~(uint64_t)(NQ_COUNT_ALIGN - 1);
}

/* Version of the units and of ledger lines, also in web/engine/shard-lines.js. Counts of different versions must not be
 * added. */
enum { NQ_COUNT_VERSION = 5 };

/* Saved counts contain these values. */
typedef enum { NQ_COUNT_BEST, NQ_COUNT_PLAIN, NQ_COUNT_JOIN = 3, NQ_COUNT_WAYS } nq_count_way;

typedef struct {
	int n;
	nq_count_way way;
	int kernel;
	uint64_t memory; /* limit in bytes, or 0 */
	uint32_t units;
	uint64_t tables; /* bytes, ≥ 1; may exceed size_t */
	uint64_t scratch;
} nq_count_plan;

/* Returns false, without change, unless n is 1 … NQ_COUNT_MAX and `way` supports it. */
bool nq_count_plan_for(nq_count_plan *plan, int n, nq_count_way way);

/* A kernel is a way compiled for certain processors; all kernels give equal results per unit. nq_count_kernel_at
 * returns the name of the i-th kernel, NULL after the last. nq_count_take_kernel must precede nq_count_open. */
const char *nq_count_kernel_at(const nq_count_plan *plan, int i);
bool nq_count_kernel_runs(const nq_count_plan *plan, int i);
void nq_count_take_kernel(nq_count_plan *plan, int i);

/* Keeps tables + one scratch within `bytes` if possible. Must precede nq_count_open. */
void nq_count_hold(nq_count_plan *plan, uint64_t bytes);

/* Fills the tables. Returns false if a table overflowed, which is a bug. */
bool nq_count_open(const nq_count_plan *plan, void *tables);

void nq_count_begin(const nq_count_plan *plan, const void *tables, void *scratch);

/* Returns the number of solutions in units first … end-1; ignores units from plan.units on. One call is faster than a
 * call per unit. */
uint64_t nq_count_units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end);

/* nq_count_units of NQ_COUNT_PLAIN, which needs no tables. */
uint64_t nq_count_plain(int n, uint32_t first, uint32_t end);

/* Number of solutions invariant under a half turn, and under a quarter turn, 1 ≤ n ≤ NQ_COUNT_MAX. Each takes
 * milliseconds up to n = 20. */
uint64_t nq_count_half_turn(int n);
uint64_t nq_count_quarter_turn(int n);

/* Number of fundamental solutions (OEIS A002562): (total + half turn + 2 * quarter turn) / 8 for n > 1 (Burnside), as
 * no solution is its own mirror image. */
uint64_t nq_count_fundamental(int n, uint64_t total);
