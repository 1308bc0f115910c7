/* Number of solutions with given queens in the first two rows, n up to 18. So finding a solution by number visits only
 * the tree below two queens, about a hundredth. */
#pragma once

#include <stdint.h>

enum { NQ_SUBTREES_MAX = 18 };

/* 1 ≤ n ≤ NQ_SUBTREES_MAX, 0 ≤ first, second < n; for n = 1, second is 0. */
uint32_t nq_subtree(int n, int first, int second);
