/* scan: the object-oriented article. All solutions, one at a time, on demand.
 *
 * The board is one array with a border of sentinels: index x + y (n+2), x and y from 1. A test follows the courses of
 * every queen, top row first, right, down, down-left and down-right up to the border, and rejects the square when a
 * course meets it. A fixed queen below the row looks right, up, up-left and up-right.
 *
 * A probe reads one array element, sentinels included. Course lengths are computed, not walked; tests/ compares them
 * with a real walk.
 */
#include "backtracking.h"

/* Reads along all four courses of a queen, sentinels included. rows: number of rows beyond hers. */
NQ_INLINE int looks_along_all(int n, int rows, int col) {
	int right = n - 1 - col;
	return right + rows + smaller(col, rows) + smaller(right, rows) + 4;
}

/* Reads up to a square `away` rows beyond and `aside` columns. */
NQ_INLINE int looks_until_met(int n, int rows, int col, int away, int aside) {
	int looks = n - col + away;
	if (aside != 0) looks += rows + 1;
	if (aside > 0) looks += smaller(col, rows) + 1;
	return looks;
}

NQ_INLINE bool meets(const backtracking *b, int r, int row, int col, uint64_t *looks) {
	int n = b->head.n, c = queens(b)[r], rows = r < row ? n - 1 - r : r, away = r < row ? row - r : r - row;
	bool met = nq_line_between(r, c, row, col) != NQ_NO_LINE;
	*looks += (uint64_t)(met ? looks_until_met(n, rows, c, away, col - c) : looks_along_all(n, rows, c));
	return met;
}

NQ_INLINE bool can_put(backtracking *b, int row, int col) {
	uint64_t *looks = &b->head.probes;
	for (uint32_t rows = b->lines.rows; rows != 0; rows &= rows - 1)
		if (meets(b, __builtin_ctz(rows), row, col, looks)) return false;
	return true;
}

BACKTRACKING_RUN(.test = can_put, .next_row = rows_in_order, .next_col = every_col)

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
	.sentence = SENTENCE("Backtracking that tests a square by walking the lines of every queen on the board."),
	.counts_from = 1,
	.arrays = {"board"},
	BACKTRACKING_TYPE,
	BACKTRACKING_SET_UP,
	.read_arrays = read_arrays,
};
