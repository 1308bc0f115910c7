#include "form.h"

const char *nq_form_name(const nq_form *form) {
	static const char *const names[] = {
		[NQ_FEN] = "fen",
#define RUN_KIND(kind, name, ...) [NQ_##kind] = name,
#include <check/runs_table.h>
	};
	return names[form->way] != NULL ? names[form->way] : "grid";
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

bool nq_printed_is_solution(const nq_printed_board *board) {
	uint64_t sums = 0, differences = 0;
	for (int row = 0; row < board->rows; row++) {
		uint64_t queen = board->queens[row], sum = queen << row, difference = queen << (board->rows - row);
		if (sums & sum || differences & difference) return false;
		sums |= sum, differences |= difference;
	}
	return board->rows > 0 && nq_printed_is_permutation(board);
}
