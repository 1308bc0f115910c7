/* Counts solutions invariant under a half or quarter turn. Backtracking places each queen with her images under the
 * turn (doc/ways-of-counting.md). */
#include "../count.h"
#include "lines.h"

static nq_lines with_pair(nq_lines of, int n, int row, int column) {
	return nq_lines_with(nq_lines_with(of, n, row, column), n, n - 1 - row, n - 1 - column);
}

static nq_lines with_four(nq_lines of, int n, int row, int column) {
	return with_pair(with_pair(of, n, row, column), n, column, n - 1 - row);
}

static nq_lines start(int n) {
	if (n % 2 == 1) return nq_lines_with((nq_lines){0}, n, n / 2, n / 2);
	return (nq_lines){.diagonals = UINT64_C(1) << (n - 1), .antidiagonals = UINT64_C(1) << (n - 1)};
}

typedef nq_lines images(nq_lines of, int n, int row, int column);

/* Number of ways to fill rows `row` … 0. Three times as fast as from row 0 on, because queens in the middle attack on
 * both sides. */
static uint64_t boards(nq_lines of, int n, int row, images *with) {
	while (row >= 0 && of.rows & nq_bit(row)) row--;
	if (row < 0) return 1;
	uint64_t sum = 0;
	for (uint32_t open = nq_lines_free(&of, n, row); open != 0; open &= open - 1)
		sum += boards(with(of, n, row, __builtin_ctz(open)), n, row - 1, with);
	return sum;
}

/* Visits one board of each orbit under reflections, and adds the orbit's size. doc/ways-of-counting.md calls `column`
 * c, `row` r. */
uint64_t nq_count_half_turn(int n) {
	if (n == 1) return 1;
	uint64_t sum = 0;
	nq_lines none = start(n);
	int h = n / 2 - 1;
	for (int column = 0; column < h; column++) {
		nq_lines one = with_pair(none, n, h, column);
		for (int row = column + 1; row < n - column; row++) {
			if (!(nq_lines_free(&one, n, row) & nq_bit(h))) continue;
			uint64_t weight = row == n - 1 - column ? 2 : 4;
			sum += weight * boards(with_pair(one, n, row, h), n, h - 1, with_pair);
		}
	}
	return sum;
}

/* Except in the centre, queens come in fours: n mod 4 is 0 or 1. */
uint64_t nq_count_quarter_turn(int n) { return n % 4 < 2 ? boards(start(n), n, n / 2 - 1, with_four) : 0; }
