#include "lines.h"

int nq_lines_fewest_row(const nq_lines *of, int n, const uint32_t *closed) {
	int fewest = n + 1, found = n;
	for (uint32_t empty = ~of->rows & nq_squares(n); empty != 0; empty &= empty - 1) {
		int row = __builtin_ctz(empty), left = __builtin_popcount(nq_lines_left(of, n, closed, row));
		if (left < fewest) fewest = left, found = row;
	}
	return found;
}

int nq_lines_emptied(const nq_lines *of, int n, const uint32_t *closed, int row, int column, int *examined) {
	nq_lines with = nq_lines_with(*of, n, row, column);
	*examined = 0;
	for (uint32_t empty = ~with.rows & nq_squares(n); empty != 0; empty &= empty - 1) {
		int other = __builtin_ctz(empty);
		++*examined;
		if (nq_lines_left(&with, n, closed, other) == 0) return other;
	}
	return n;
}
