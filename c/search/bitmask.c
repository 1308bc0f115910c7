/* Finds all solutions by backtracking on bitmasks (Richards, 1997). Bit c is column c; diags1 fall to the right, diags2
 * to the left. No square is tested. */
#include "backtracking.h"

BACKTRACKING_RUN(.next_col = next_left)

/* Masks of the innermost entered row; `free`: its untried squares. Without an entered row, all masks are 0. */
static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	nq_lines above = of(s)->lines;
	uint64_t free = 0, diagonals = 0, antidiagonals = 0;
	if (s->depth > 0) {
		nq_frame tried = backtracking_frame(s, s->depth - 1);
		int row = tried.row;
		if (backtracking_queen(s, row) != NQ_EMPTY) nq_lines_flip(&above, s->n, row, tried.col);
		free = (uint64_t)nq_lines_free(&above, s->n, row) >> (tried.col + 1) << (tried.col + 1);
		diagonals = above.diagonals >> (s->n - 1 - row), antidiagonals = above.antidiagonals >> row;
	}
	read_lines(&out[0], 0, s->n, above.columns, false);
	read_lines(&out[1], 0, s->n, diagonals, false);
	read_lines(&out[2], 0, s->n, antidiagonals, false);
	read_lines(&out[3], 0, s->n, free, false);
}

const nq_search_type nq_search_bitmask = {
	.id = "bitmask",
	.tests = NQ_TESTS_NOTHING,
	.arrays = {"cols", "diags1", "diags2", "free"},
	BACKTRACKING_TYPE,
	.read_arrays = read_arrays,
};
