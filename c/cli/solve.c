#include "cli.h"

static void print_board(const nq_search *s, nq_style style, bool first) {
	char text[NQ_ROW_TEXT];
	if (!first && nq_before_total(style) == NULL && style != NQ_POSITIONS) print_streamed("\n", 1);
	for (int row = 0; row < s->n; row++)
		print_streamed(text, nq_format_row(s->n, row, nq_type_of(s)->queen(s, row), style, text));
	if (nq_before_total(style) != NULL) print_streamed("\n", 1);
}

int cli_solve(const options *o) {
	const char *before_total = nq_before_total(o->style);
	if (o->n > NQ_DRAWN_MAX && o->style != NQ_POSITIONS)
		reject("--style", nq_style_name(o->style), "positions, for boards of more than %d queens", NQ_DRAWN_MAX);
	nq_search *s = begin_search(o);
	uint64_t printed = 0;
	while (printed < o->limit && s->kind != NQ_DONE) {
		nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_SOLUTION));
		if (s->kind == NQ_SOLUTION) print_board(s, o->style, printed++ == 0);
	}
	if (before_total != NULL) printf("%s%" PRIu64 "\n", before_total, printed);
	free(s);
	return finish(printed > 0 ? OK : NO_SOLUTION);
}
