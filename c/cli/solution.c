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

int cli_index(const options *o) {
	nq_solution_seek seek;
	int upper, lower;
	uint64_t nodes = UINT64_MAX;
	nq_line line = nq_first_attack(&o->board, &upper, &lower);
	if (line != NQ_NO_LINE) {
		fprintf(stderr,
		        "nqueens: no solution: the queens in row %d, column %d and row %d, column %d attack each other along "
		        "the %s\n",
		        upper + 1, o->board.column[upper] + 1, lower + 1, o->board.column[lower] + 1, nq_line_name(line));
		return finish(NO_SOLUTION);
	}
	nq_seek_board(&seek, &o->board);
	nq_seek_run(&seek, &nodes);
	printf("%" PRIu64 "\n", seek.number);
	return finish(OK);
}
