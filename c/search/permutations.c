/* Generates all n! boards with a queen in each row and column. The test of a square reads used[col]: one probe. When n
 * queens are placed, `check` compares pairs of queens, from the top, until two share a diagonal. Each pair is a
 * probe. */
#include "backtracking.h"

NQ_INLINE bool is_unused(backtracking *b, int row, int col) {
	(void)row;
	b->head.probes++;
	return !column_taken(&b->lines, col);
}

NQ_INLINE int find_attacked(backtracking *b) {
	const int8_t *column = queens(b);
	for (int upper = 0; upper < b->head.n; upper++)
		for (int lower = upper + 1; lower < b->head.n; lower++) {
			int aside = column[lower] - column[upper];
			b->head.probes++;
			if (aside == lower - upper || aside == upper - lower) return lower;
		}
	return NQ_EMPTY;
}

BACKTRACKING_RUN(.test = is_unused, .check = find_attacked)

const nq_search_type nq_search_permutations = {
	.id = "permutations",
	.tests = NQ_TESTS_COLUMNS,
	.arrays = {"used"},
	BACKTRACKING_TYPE,
	.order = {NQ_COLUMN},
	.read_arrays = read_all_lines,
};
