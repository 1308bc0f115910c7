/* completion: the first completion of a board, by its domains: of each row without a queen the squares left, which no
 * queen attacks and nobody closed.
 *
 * The row with the fewest squares left is entered, the first of such rows. Of its squares alone each is tested, from
 * the left: a queen there must leave a square to every other row without one, else the square is refused. This is what
 * textbooks call forward checking with the most constrained variable first (Haralick and Elliott, 1980). A probe is a
 * look at what a row would have left; rows are looked at in order, and no further than the first that has nothing.
 */
#include "backtracking.h"

NQ_INLINE int fewest_left(const backtracking *b) { return nq_lines_fewest_row(&b->lines, b->head.n, b->closed); }

NQ_INLINE int next_left(const backtracking *b, int row, int from) {
	uint32_t left = nq_lines_left(&b->lines, b->head.n, b->closed, row);
	left = from < b->head.n ? left >> from << from : 0;
	return left ? __builtin_ctz(left) : b->head.n;
}

NQ_INLINE bool leaves_a_square(backtracking *b, int row, int col) {
	int looks, emptied = nq_lines_emptied(&b->lines, b->head.n, b->closed, row, col, &looks);
	b->head.probes += (uint64_t)looks;
	return emptied == b->head.n;
}

BACKTRACKING_RUN(leaves_a_square, fewest_left, next_left, true)

static int emptied(const nq_search *s) {
	int looks;
	return nq_lines_emptied(&of(s)->lines, s->n, of(s)->closed, s->row, s->col, &looks);
}

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n;
	out[0] = (nq_array){.length = n};
	out[1] = (nq_array){.length = n * n, .width = n};
	for (int row = 0; row < n; row++) {
		if (backtracking_queen(s, row) != NQ_EMPTY) continue;
		uint32_t left = nq_lines_left(&of(s)->lines, n, of(s)->closed, row);
		out[0].cell[row] = (int8_t)__builtin_popcount(left);
		for (int col = 0; col < n; col++) out[1].cell[row * n + col] = left >> col & 1;
	}
}

const nq_search_type nq_search_completion = {
	.id = "completion",
	.sentence = SENTENCE("Completing a board, the row with the fewest squares left first."),
	.stops_at_first = true,
	.arrays = {"left", "squares"},
	BACKTRACKING_TYPE,
	BACKTRACKING_SET_UP,
	.emptied = emptied,
	.read_arrays = read_arrays,
};
