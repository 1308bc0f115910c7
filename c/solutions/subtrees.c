/* The table ends at the middle column of the first queen: the other columns are mirror images. */
#include "subtrees.h"

static const uint32_t table[] = {
#include "subtrees_table.h"
};

static int begin_of(int n) {
	int begin = 0;
	for (int m = 1; m < n; m++) begin += (m + 1) / 2 * m;
	return begin;
}

uint32_t nq_subtree(int n, int first, int second) {
	if (2 * first + 1 > n) return n == 1 ? 0 : nq_subtree(n, n - 1 - first, n - 1 - second);
	return table[begin_of(n) + first * n + second];
}
