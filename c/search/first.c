/* first: the exam question. The first solution, then SUCCESS; FAILURE when there is none.
 *
 * search(i) tries k = 1 … N for row i. It keeps pos[i] (0: empty) and three arrays that hold FREE or NOT_FREE, all
 * from 1: col[k], upwd[i+k-1] for the line that rises to the right, downwd[i-k+N] for the one that falls. A
 * square is tested by looking at col, upwd and downwd in this order, no further than the first that is
 * NOT_FREE; each look is a probe. After SUCCESS nothing is taken back: the queens stay, the calls return.
 */
#include "backtracking.h"

NQ_INLINE bool is_free(backtracking *b, int row, int col) {
	unsigned column = column_taken(&b->lines, col), upward = antidiagonal_taken(&b->lines, row, col);
	b->head.probes += 1 + (column ^ 1) + ((column | upward) ^ 1);
	return !(column | upward | diagonal_taken(&b->lines, b->head.n, row, col));
}

BACKTRACKING_RUN(.test = is_free, .next_row = rows_in_order, .next_col = every_col, .stops_at_first = true)

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	const backtracking *b = of(s);
	out[0] = (nq_array){.lowest = 1, .length = s->n};
	for (int i = 0; i < s->n; i++) out[0].cell[i] = (int8_t)(backtracking_queen(s, i) + 1);
	read_lines(&out[1], 1, s->n, b->lines.columns, false);
	read_lines(&out[2], 1, 2 * s->n - 1, b->lines.antidiagonals, false);
	read_lines(&out[3], 1, 2 * s->n - 1, b->lines.diagonals, true); /* the word runs the other way: see lines.h */
}

const nq_search_type nq_search_first = {
	.id = "first",
	.sentence = SENTENCE(
		"Backtracking with three arrays, counted from 1, that stops at the first solution with SUCCESS or FAILURE."),
	.counts_from = 1,
	.stops_at_first = true,
	.arrays = {"pos", "col", "upwd", "downwd"},
	BACKTRACKING_TYPE,
	.order = {NQ_COLUMN, NQ_ANTIDIAGONAL, NQ_DIAGONAL},
	.read_arrays = read_arrays,
};
