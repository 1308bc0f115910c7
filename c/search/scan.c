/* scan: the object-oriented article. All solutions, one at a time, on demand.
 *
 * The board is one array with a border of sentinel squares: index x + y (n+2), x and y from 1. Put a queen on a
 * vacant square of the row, settle the next row, Clear, go on. A square is tested by looking from every queen on the
 * board, top row first, along its courses right, down, down-left and down-right until the border; it is refused as soon
 * as a course comes by it.
 *
 * A probe is one look at an array element, the sentinel that ends a course included. Courses are not really walked
 * here: their lengths are known from rows and columns, and tests/ compares the counts with a walk that looks at every
 * square.
 */
#include "backtracking.h"

/* Looks along all four courses of a queen: the squares to the border and the sentinel behind them. */
NQ_INLINE int looks_along_all(int n, int row, int col) {
	int right = n - 1 - col, down = n - 1 - row;
	return right + down + smaller(col, down) + smaller(right, down) + 4;
}

/* Looks until the course that meets a square `rows` below comes by it. */
NQ_INLINE int looks_until_met(int n, int row, int col, int rows, nq_line line) {
	int right = n - 1 - col, down = n - 1 - row;
	int looks = right + 1 + rows;
	if (line != NQ_COLUMN) looks += down + 1;
	if (line == NQ_DIAGONAL) looks += smaller(col, down) + 1;
	return looks;
}

NQ_INLINE bool can_put(backtracking *b, int row, int col) {
	int looks = 0;
	for (int r = 0; r < row; r++) {
		int c = b->queen[r];
		nq_line line = nq_line_between(r, c, row, col);
		if (line != NQ_NO_LINE) {
			b->head.probes += (uint64_t)(looks + looks_until_met(b->head.n, r, c, row - r, line));
			return false;
		}
		looks += looks_along_all(b->head.n, r, c);
	}
	b->head.probes += (uint64_t)looks;
	return true;
}

BACKTRACKING_RUN(can_put, false)

enum { EMPTY, QUEEN, SENTINEL };

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n, width = n + 2;
	out[0] = (nq_array){.lowest = 0, .length = width * width, .width = width};
	for (int y = 0; y < width; y++)
		for (int x = 0; x < width; x++) {
			bool inside = x > 0 && x <= n && y > 0 && y <= n;
			int cell = !inside ? SENTINEL : backtracking_queen(s, y - 1) == x - 1 ? QUEEN : EMPTY;
			out[0].cell[x + y * width] = (int8_t)cell;
		}
}

const nq_search_type nq_search_scan = {
	.id = "scan",
	.sentence = "Backtracking that tests a square by walking the lines of every queen on the board.",
	.counts_from = 1,
	.arrays = {"board"},
	BACKTRACKING_TYPE,
	.read_arrays = read_arrays,
};
