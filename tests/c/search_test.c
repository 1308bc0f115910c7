#include "test.h"
#include "format.h"

typedef void visit(const nq_search *s);

static void moments_of(nq_search *s, visit *visit) {
	do visit(s);
	while (nq_search_run(s, 1, NQ_ONLY(NQ_DONE)) == 1);
	free(s);
}

static void begin_amid(nq_search *s) {
	nq_setup setup;
	nq_setup_start(&setup, s->n);
	nq_setup_give(&setup, s->n / 2, 1);
	nq_setup_block(&setup, 0, 0), nq_setup_block(&setup, s->n - 1, s->n - 1);
	must(nq_search_set_up(s, &setup));
}

static void every_moment(int largest, visit *visit) {
	for (int search = 0; search < nq_search_count(); search++)
		for (int n = NQ_MIN; n <= largest; n++) {
			for (int row = 0; row < (nq_search_type_at(search)->takes_start_row ? n : 1); row++)
				moments_of(started(search, n, row), visit);
			if (n < 4 || !nq_search_type_at(search)->set_up) continue;
			nq_search *s = started(search, n, 0);
			begin_amid(s);
			moments_of(s, visit);
		}
}

static void no_two_queens_attack(const nq_search *s) {
	nq_board board = nq_search_board(s);
	int upper, lower;
	if (nq_type_of(s)->enters == NQ_ENTERS_NONE) return;
	if (nq_type_of(s)->tests != NQ_TESTS_COLUMNS) must(nq_first_attack(&board, &upper, &lower) == NQ_NO_LINE);
	for (int a = 0; a < s->n; a++)
		for (int b = 0; b < a; b++) must(board.column[a] == NQ_EMPTY || board.column[a] != board.column[b]);
}

static void checked_means_attacked(const nq_search *s) {
	nq_verdict v = nq_search_verdict(s);
	nq_board board = nq_search_board(s);
	int upper = NQ_EMPTY, lower = NQ_EMPTY;
	nq_line line = nq_first_attack(&board, &upper, &lower);
	must(v.how == (line == NQ_NO_LINE ? NQ_FREE : NQ_ATTACKED) && v.by.line == line && v.by.row == upper);
	must(s->row == lower && s->col == (lower == NQ_EMPTY ? NQ_EMPTY : board.column[lower]));
}

static void refused_means_attacked(const nq_search *s) {
	bool tests_lines = nq_type_of(s)->tests == NQ_TESTS_LINES;
	if (s->kind == NQ_CHECK) checked_means_attacked(s);
	if (s->kind != NQ_TEST) return;
	nq_verdict v = nq_search_verdict(s);
	nq_attack by = v.by;
	nq_board board = nq_search_board(s);
	must(v.how == (s->free ? NQ_FREE : s->closed ? NQ_CLOSED : nq_type_of(s)->emptied ? NQ_EMPTIES : NQ_ATTACKED));
	if (v.how == NQ_EMPTIES) must(nq_type_of(s)->queen(s, by.row) == NQ_EMPTY && by.row != s->row);
	bool attacked = tests_lines && nq_attackers(&board, s->row, s->col) != 0;
	if (v.how != NQ_ATTACKED) must(by.line == NQ_NO_LINE && (s->closed || !attacked));
	else must(nq_line_between(by.row, by.col, s->row, s->col) == by.line && by.line > NQ_ROW);
	must(v.how != NQ_ATTACKED || nq_type_of(s)->queen(s, by.row) == by.col);
}

TEST("no two placed queens attack each other") { every_moment(7, no_two_queens_attack); }
TEST("a verdict names an attacking queen exactly if it is `attacked`") { every_moment(7, refused_means_attacked); }

TEST("nq_search_start() and nq_search_named() reject invalid arguments") {
	int flags = nq_search_named("flags"), wraparound = nq_search_named("wraparound");
	must(!started(-1, 8, 0) && !started(nq_search_count(), 8, 0) && nq_search_named("nope") == -1);
	must(!started(0, 0, 0) && !started(0, NQ_MAX + 1, 0) && !started(flags, 8, 1));
	must(!started(wraparound, 8, 8) && !started(wraparound, 8, -1));
}

TEST("nq_search_bytes() is as small as the search and n allow") {
	size_t smallest = nq_search_bytes(nq_search_named("flags"), 1);
	must(smallest <= 184);
	for (int search = 0; search < nq_search_count(); search++)
		for (int n = NQ_MIN; n <= NQ_MAX; n++) {
			size_t bytes = nq_search_bytes(search, n),
				   frontier = nq_search_type_at(search)->read_frontier ? 8 * (size_t)n + 48 : 0,
				   lists = nq_search_type_at(search)->enters == NQ_FEWEST_ITEM ? 14 * (size_t)(n * n + n) : 0,
				   moved = nq_search_type_at(search)->read_moved ? 12 * (size_t)n + 48 : 0;
			must(bytes % 8 == 0 && bytes <= smallest + 6 * (size_t)n + frontier + lists + moved);
		}
}

TEST("the text of the largest board fits into NQ_BOARD_TEXT bytes") {
	static char text[NQ_BOARD_TEXT];
	nq_board board = {.n = NQ_MAX};
	memset(board.column, 31, sizeof board.column);
	for (int style = 0; style < NQ_STYLES; style++)
		must(nq_format_columns(board.n, board.column, (nq_style)style, text) < NQ_BOARD_TEXT);
}

/* n = 32 uses bit 31 of rows and bit 62 of diagonals; the sanitizer checks the shifts. */
TEST("walks of n = 32 have valid moments") {
	static nq_array arrays[NQ_ARRAYS];
	static nq_frontier frontier;
	for (int search = 0; search < nq_search_count(); search++) {
		nq_search *s = started(search, NQ_MAX, 0);
		for (int i = 0; i < 2000; i++) {
			nq_search_run(s, 173, NQ_ONLY(NQ_DONE));
			no_two_queens_attack(s), refused_means_attacked(s);
			if (nq_type_of(s)->arrays[0]) nq_type_of(s)->read_arrays(s, arrays);
			if (nq_type_of(s)->read_frontier) nq_type_of(s)->read_frontier(s, &frontier);
		}
		free(s);
	}
}
