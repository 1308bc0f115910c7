/* printed: see printed.h. */
#include "printed.h"

bool nq_printed_is_solution(const nq_printed_board *board) {
	int n = board->rows;
	uint64_t columns = 0, sums = 0, differences = 0;
	for (int row = 0; row < n; row++) {
		uint32_t queen = board->queens[row];
		if (queen == 0 || (queen & (queen - 1)) != 0) return false;
		int column = __builtin_ctz(queen);
		uint64_t c = UINT64_C(1) << column, s = UINT64_C(1) << (row + column),
				 d = UINT64_C(1) << (row - column + NQ_MAX);
		if (columns & c || sums & s || differences & d) return false;
		columns |= c, sums |= s, differences |= d;
	}
	return n == board->columns && n > 0;
}
