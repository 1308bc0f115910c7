/* subtrees: number of solutions with given queens in the first two rows, n up to 18. So a solution is found by
 * number in about a hundredth of the tree, below two queens. */
#pragma once

#include <stdint.h>

enum { NQ_SUBTREES_MAX = 18 };

/* 1 ≤ n ≤ NQ_SUBTREES_MAX, 0 ≤ first, second < n; for n = 1, second is 0. */
uint32_t nq_subtree(int n, int first, int second);
