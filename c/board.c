#include "board.h"

const char *nq_line_name(nq_line line) {
	static const char *const names[] = {"", "row", "column", "diagonal", "antidiagonal"};
	return names[line];
}

uint32_t nq_attackers(const nq_board *board, int row, int col) {
	uint32_t found = 0;
	for (int r = 0; r < board->n; r++)
		if (board->column[r] != NQ_EMPTY && nq_line_between(r, board->column[r], row, col) != NQ_NO_LINE)
			found |= 1u << r;
	return found;
}

bool nq_is_permutation(const nq_board *board) {
	uint32_t columns = 0;
	if (board->n < NQ_MIN || board->n > NQ_MAX) return false;
	for (int row = 0; row < board->n; row++) {
		if (board->column[row] < 0 || board->column[row] >= board->n) return false;
		columns |= 1u << board->column[row];
	}
	return columns == UINT32_MAX >> (NQ_MAX - board->n);
}

nq_line nq_first_attack(const nq_board *board, int *upper, int *lower) {
	for (int a = 0; a < board->n; a++)
		for (int b = a + 1; b < board->n; b++) {
			nq_line line = nq_line_between(a, board->column[a], b, board->column[b]);
			if (line == NQ_NO_LINE || board->column[a] == NQ_EMPTY || board->column[b] == NQ_EMPTY) continue;
			*upper = a, *lower = b;
			return line;
		}
	return NQ_NO_LINE;
}

int nq_compare(const nq_board *a, const nq_board *b) {
	for (int row = 0; row < a->n; row++)
		if (a->column[row] != b->column[row]) return a->column[row] - b->column[row];
	return 0;
}
