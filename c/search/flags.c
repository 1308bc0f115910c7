/* Finds all solutions. cols[col], diags1[row - col + n - 1] and diags2[row + col] mark occupied columns, falling and
 * rising diagonals. A test reads them in this order up to the first true one; each read is a probe. */
#include "backtracking.h"

NQ_INLINE bool can_place(backtracking *b, int row, int col) {
	return read_flags(&b->head, column_taken(&b->lines, col), diagonal_taken(&b->lines, b->head.n, row, col),
	                  antidiagonal_taken(&b->lines, row, col));
}

BACKTRACKING_RUN(.test = can_place)

const nq_search_type nq_search_flags = {
	.id = "flags",
	.arrays = {"cols", "diags1", "diags2"},
	BACKTRACKING_TYPE,
	BACKTRACKING_SET_UP,
	.order = {NQ_COLUMN, NQ_DIAGONAL, NQ_ANTIDIAGONAL},
	.read_arrays = read_all_lines,
};
