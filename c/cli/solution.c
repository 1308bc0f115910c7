#include "cli.h"
#include "solutions.h"

int cli_solution(const options *o) {
	nq_solution_seek seek;
	nq_board board;
	char text[NQ_BOARD_TEXT];
	uint64_t nodes = UINT64_MAX;
	if (!nq_seek_number(&seek, o->n, o->index) || nq_seek_run(&seek, &nodes) != NQ_FOUND)
		return finish_without_solution(o->n);
	nq_solutions_next(&seek.at, &nodes);
	nq_solutions_board(&seek.at, &board);
	print_streamed(text, nq_format_columns(o->n, board.column, o->style, text));
	return finish(OK);
}
