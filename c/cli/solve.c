/* solve: prints the boards that a search finds. */
#include "cli.h"
#include "search.h"

static void print_board(const nq_search *s, nq_style style, bool first) {
	char text[NQ_BOARD_TEXT + 2];
	nq_board board = nq_search_board(s);
	size_t length = 0;
	if (!first && !nq_style_counts(style) && style != NQ_POSITIONS) text[length++] = '\n';
	length += nq_format_board(&board, style, text + length);
	if (nq_style_counts(style)) text[length++] = '\n';
	print_streamed(text, length);
}

static int solve(const options *o) {
	nq_search *s = begin_search(o);
	char text[NQ_EVENT_TEXT];
	uint64_t printed = 0;
	while (printed < o->limit && s->kind != NQ_DONE) {
		nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_SOLUTION));
		if (s->kind == NQ_SOLUTION) print_board(s, o->style, printed++ == 0);
	}
	print_streamed(text, nq_format_count(printed, o->style, text));
	return finish(printed > 0 ? OK : NO_SOLUTION);
}

const command cli_solve = {"solve", solve, {N, SEARCH, START_ROW, GIVEN, BLOCKED, BOARD_FILE, STYLE, LIMIT}, NQ_MAX};
