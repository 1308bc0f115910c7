/* The table itself is subtrees_table.h, numbers one after the other: those of n follow those of n-1, with a line for
 * each column of the first queen up to the middle. What lies right of the middle is found in the mirror. */
#include "subtrees.h"

static const uint32_t table[] = {
#include "subtrees_table.h"
};

/* Where the numbers of n begin: there are m * (m + 1) / 2 of each m before it, rounded up to whole lines. */
static int begin_of(int n) {
	int begin = 0;
	for (int m = 1; m < n; m++) begin += (m + 1) / 2 * m;
	return begin;
}

uint32_t nq_subtree(int n, int first, int second) {
	if (2 * first + 1 > n) return n == 1 ? 0 : nq_subtree(n, n - 1 - first, n - 1 - second);
	return table[begin_of(n) + first * n + second];
}
