/* symmetric: the solutions that a half turn or a quarter turn leaves as they are, by depth-first search that places
 * each queen together with its images under the turn.
 *
 * The images of square (r, c) under quarter turns are (c, n-1-r), (n-1-r, n-1-c), which is also its image under the
 * half turn, and (n-1-c, r). For odd n the centre is its own image; as images come in twos or fours and there are n
 * queens, one stands there. Elsewhere a queen attacks one of its images exactly when it is on a long diagonal or, for
 * odd n, in the middle row or column: these squares are never offered.
 *
 * Invariant: the turn carries the lines taken into themselves. So a square that is free has free images, and looking
 * at one of them is enough.
 */
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

/* Boards with queens in all rows from `row` up to the first and in their images; the rows between are done. To begin in
 * the middle is three times as fast as at the edge, as queens there attack squares on both sides. */
static uint64_t boards(nq_lines of, int n, int row, images *with) {
	while (row >= 0 && of.rows & nq_bit(row)) row--;
	if (row < 0) return 1;
	uint64_t sum = 0;
	for (uint32_t open = nq_lines_free(&of, n, row); open != 0; open &= open - 1)
		sum += boards(with(of, n, row, __builtin_ctz(open)), n, row - 1, with);
	return sum;
}

/* Let h be the row before the middle, with its queen in column c, and r the row of the queen in column h. The
 * left-right mirror turns c into n-1-c and, with the image by half a turn, r into n-1-r; the mirror in a long
 * diagonal swaps c and r. Never c = r (these attack each other) nor either = h or n-1-h (a long diagonal). So of the
 * up to four boards that arise just one has c < n/2 and c < r < n-1-c; where r = n-1-c they are only two, and one has
 * c < n/2. */
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

/* 0 where n mod 4 is 2 or 3: the fours do not add up. */
uint64_t nq_count_quarter_turn(int n) { return n % 4 < 2 ? boards(start(n), n, n / 2 - 1, with_four) : 0; }
