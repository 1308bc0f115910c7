/* Finds all solutions, one at a time. The board is one array with a border of sentinels: index x + y (n+2), x and y
 * from 1. A test of a square reads along lines from every queen, top row first, up to the border. The lines go right,
 * down, down-left and down-right. From a fixed queen below the square they go right, up, up-left and up-right. Reading
 * an element or sentinel is a probe. A formula gives the number of probes. */
#include "backtracking.h"

NQ_INLINE int reads_along_all(int n, int rows, int col) {
	int right = n - 1 - col;
	return right + rows + smaller(col, rows) + smaller(right, rows) + 4;
}

/* Number of reads until a line from a queen in column `col` meets the tested square, `away` rows and `aside` columns
 * from her. rows: rows between her and the border. */
NQ_INLINE int reads_until_met(int n, int rows, int col, int away, int aside) {
	int reads = n - col + away;
	if (aside != 0) reads += rows + 1;
	if (aside > 0) reads += smaller(col, rows) + 1;
	return reads;
}

NQ_INLINE bool meets(const backtracking *b, int r, int row, int col, uint64_t *reads) {
	int n = b->head.n, c = queens(b)[r], rows = r < row ? n - 1 - r : r, away = r < row ? row - r : r - row;
	bool met = nq_line_between(r, c, row, col) != NQ_NO_LINE;
	*reads += (uint64_t)(met ? reads_until_met(n, rows, c, away, col - c) : reads_along_all(n, rows, c));
	return met;
}

NQ_INLINE bool can_put(backtracking *b, int row, int col) {
	uint64_t *reads = &b->head.probes;
	for (uint32_t rows = b->lines.rows; rows != 0; rows &= rows - 1)
		if (meets(b, __builtin_ctz(rows), row, col, reads)) return false;
	return true;
}

BACKTRACKING_RUN(.test = can_put)

enum { EMPTY, QUEEN, SENTINEL };

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n, width = n + 2;
	out[0] = (nq_array){.length = width * width, .width = width};
	for (int y = 0; y < width; y++)
		for (int x = 0; x < width; x++) {
			bool inside = x > 0 && x <= n && y > 0 && y <= n;
			int cell = !inside ? SENTINEL : backtracking_queen(s, y - 1) == x - 1 ? QUEEN : EMPTY;
			out[0].cell[x + y * width] = (int8_t)cell;
		}
}

const nq_search_type nq_search_scan = {
	.id = "scan",
	.counts_from = 1,
	.arrays = {"board"},
	BACKTRACKING_TYPE,
	BACKTRACKING_SET_UP,
	.read_arrays = read_arrays,
};
