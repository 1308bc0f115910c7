/* subtrees: how many solutions begin with given queens in the first two rows, as known numbers, n up to 18.
 *
 * With them the solution of a number is looked for below two queens alone, where some hundredth of all solutions lie.
 * Invariant: the sum over all columns is Q(n), the number of solutions. n = 1 has no second row: its second is 0.
 */
#pragma once

#include <stdint.h>

enum { NQ_SUBTREES_MAX = 18 };

/* 1 ≤ n ≤ NQ_SUBTREES_MAX, 0 ≤ first, second < n. */
uint32_t nq_subtree(int n, int first, int second);
