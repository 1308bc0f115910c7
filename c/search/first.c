/* Finds the first solution and ends with SUCCESS, or with FAILURE if no solution exists. Indices count from 1. pos[i]:
 * column of row i's queen, or 0. A test reads col[k], upwd[i+k-1] (rising diagonal) and downwd[i-k+N] (falling
 * diagonal) up to the first NOT_FREE; each read is a probe. */
#include "backtracking.h"

NQ_INLINE bool is_free(backtracking *b, int row, int col) {
	return read_flags(&b->head, column_taken(&b->lines, col), antidiagonal_taken(&b->lines, row, col),
	                  diagonal_taken(&b->lines, b->head.n, row, col));
}

BACKTRACKING_RUN(.test = is_free)

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	const backtracking *b = of(s);
	out[0] = (nq_array){.lowest = 1, .length = s->n};
	for (int i = 0; i < s->n; i++) out[0].cell[i] = (int8_t)(backtracking_queen(s, i) + 1);
	read_lines(&out[1], 1, s->n, b->lines.columns, false);
	read_lines(&out[2], 1, 2 * s->n - 1, b->lines.antidiagonals, false);
	read_lines(&out[3], 1, 2 * s->n - 1, b->lines.diagonals, true);
}

const nq_search_type nq_search_first = {
	.id = "first",
	.counts_from = 1,
	.stops_at_first = true,
	.arrays = {"pos", "col", "upwd", "downwd"},
	BACKTRACKING_TYPE,
	.order = {NQ_COLUMN, NQ_ANTIDIAGONAL, NQ_DIAGONAL},
	.read_arrays = read_arrays,
};
