/* printed: see printed.h. */
#include "printed.h"

bool nq_printed_is_solution(const nq_printed_board *board) {
	int n = board->rows;
	uint64_t columns = 0, sums = 0, differences = 0;
	for (int row = 0; row < n; row++) {
		uint64_t queen = board->queens[row], sum = queen << row, difference = queen << (n - row);
		if (queen == 0 || (queen & (queen - 1)) != 0) return false;
		if ((columns & queen) != 0 || (sums & sum) != 0 || (differences & difference) != 0) return false;
		columns |= queen, sums |= sum, differences |= difference;
	}
	return n == board->columns && n > 0;
}

bool nq_printed_is_permutation(const nq_printed_board *board) {
	uint32_t columns = 0;
	for (int row = 0; row < board->rows; row++) {
		uint32_t queen = board->queens[row];
		if (queen == 0 || (queen & (queen - 1)) != 0 || columns & queen) return false;
		columns |= queen;
	}
	return board->rows == board->columns;
}
