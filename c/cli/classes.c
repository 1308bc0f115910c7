#include "cli.h"
#include "symmetry.h"

int cli_classes(const options *o) {
	nq_solutions s;
	nq_board board;
	enum { WORDS = 128 };
	char text[WORDS + NQ_BOARD_TEXT];
	uint64_t class = 0, number = 0, nodes = UINT64_MAX;
	nq_solutions_start(&s, o->n);
	while (nq_classes_next(&s, &number, &nodes) == NQ_FOUND) {
		nq_solutions_board(&s, &board);
		int length = snprintf(text, WORDS, "class %" PRIu64 " orbit %d number %" PRIu64 " board ", ++class,
		                      nq_orbit(&board), number);
		print_streamed(text, (size_t)length + nq_format_columns(o->n, board.column, NQ_POSITIONS, text + length));
	}
	return class > 0 ? finish(OK) : finish_without_solution(o->n);
}
