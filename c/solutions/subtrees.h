/* subtrees: number of solutions that begin with given queens in the first two rows, n up to 18. So access by number
 * searches below two known queens, about a hundredth of the tree.
 *
 * Invariant: the sum over all columns is Q(n). For n = 1, without a second row, `second` is 0.
 */
#pragma once

#include <stdint.h>

enum { NQ_SUBTREES_MAX = 18 };

/* 1 ≤ n ≤ NQ_SUBTREES_MAX, 0 ≤ first, second < n. */
uint32_t nq_subtree(int n, int first, int second);
