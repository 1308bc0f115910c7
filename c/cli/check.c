/* check: what a program printed, a trace or boards, judged: right, or the first line at which it goes wrong and why,
 * and the mistakes that would print just this. Rows and columns are told as the program counts them, in JSON from 0. */
#include "check/judgement.h"
#include "cli.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 16 };

static void read_all(nq_check *c, const char *name) {
	bool is_stdin = strcmp(name, "-") == 0;
	FILE *file = is_stdin ? stdin : fopen(name, "rb");
	char *bytes = malloc(CHUNK);
	if (bytes == NULL) fail("no memory to read %s", name);
	if (file == NULL) refuse("FILE", name, strerror(errno));
	for (size_t count; (count = fread(bytes, 1, CHUNK, file)) > 0;) nq_check_put(c, bytes, count);
	if (ferror(file)) refuse("FILE", name, strerror(errno));
	if (!is_stdin) fclose(file);
	free(bytes);
}

/* --- sentences --- */

static int unless_empty(int i) { return i == NQ_EMPTY ? NQ_UNSAID : i; }

/* As the program counts. */
static int told(const nq_judgement *j, int i) { return i + j->base; }

/* As `nqueens walk` does. */
static void say_verdict_of(const nq_judgement *j, int how, int by_row, nq_line line) {
	static const char *const hows[] = {
		[NQ_FREE] = "free", [NQ_ATTACKED] = "attacked", [NQ_CLOSED] = "closed", [NQ_EMPTIES] = "empties"};
	if (how == NQ_NOT_TESTED) return;
	printf(" %s", hows[how]);
	if (by_row != NQ_UNSAID) printf(" %d", told(j, by_row));
	if (line != NQ_NO_LINE) printf(" %s", nq_line_name(line));
}

static void say_event(const nq_judgement *j, nq_kind kind, int row, int col) {
	printf("%s", nq_kind_name(kind));
	if (row != NQ_UNSAID) printf(" %d", kind == NQ_LEVEL ? row : told(j, row));
	else if (col != NQ_UNSAID) printf(" -");
	if (col != NQ_UNSAID) printf(" %d", told(j, col));
}

static void say_by(const nq_judgement *j) {
	nq_attack by = j->wrong.by;
	printf("the queen of row %d, column %d attacks that square along the %s", told(j, by.row), told(j, by.col),
	       nq_line_name(by.line));
}

static void say_verdict(const nq_judgement *j) {
	const nq_said *s = &j->wrong.found;
	if (j->wrong.by.line == NQ_NO_LINE) printf("no queen attacks that square");
	else if (s->how == NQ_FREE) say_by(j);
	else {
		printf("it is not that queen that attacks that square so: ");
		say_by(j);
	}
}

static void say_why(const nq_judgement *j) {
	const nq_wrong *w = &j->wrong;
	const nq_said *s = &w->found;
	switch (w->fault) {
	case NQ_OUTSIDE_BOARD: printf("there is no such square on %d x %d", j->n, j->n); break;
	case NQ_ROW_TAKEN: printf("the queen of row %d stands in column %d", told(j, w->by.row), told(j, w->by.col)); break;
	case NQ_QUEEN_ATTACKED: say_by(j); break;
	case NQ_UNTESTED: printf("this square was not tested just before, or not found free"); break;
	case NQ_TRIED_BEFORE: printf("this square was tried before, with the same queens on the board"); break;
	case NQ_ROW_UNFINISHED:
		printf("row %d was begun with the same queens and is not finished", told(j, w->by.row));
		break;
	case NQ_NO_QUEEN: printf("row %d has no queen", told(j, s->row)); break;
	case NQ_QUEEN_ELSEWHERE:
		printf("the queen of row %d stands in column %d", told(j, w->by.row), told(j, w->by.col));
		break;
	case NQ_NOT_LAST: printf("another queen was put down after this one and still stands"); break;
	case NQ_UNTRIED:
		if (w->expected.kind == NQ_PLACE)
			printf("row %d, column %d is free and was never tried", told(j, w->expected.row), told(j, w->expected.col));
		else printf("queens still stand");
		break;
	case NQ_WRONG_VERDICT: say_verdict(j); break;
	case NQ_TOO_FEW: printf("only %d of %d queens stand", w->count, j->n); break;
	case NQ_SOLUTION_AGAIN: printf("this solution was told before"); break;
	case NQ_SOLUTION_UNSAID: printf("%d queens stand, and this solution is not told as others are", j->n); break;
	case NQ_NOT_OPEN: printf("that is not the row that is open"); break;
	case NQ_WRONG_STEP: printf("its number is not higher than the one before"); break;
	case NQ_NO_BACKTRACKING: printf("no backtracking does that"); break;
	case NQ_AFTER_END: printf("it was over before"); break;
	case NQ_ENDS_EARLY: printf("it ends here and is not over"); break;
	case NQ_OTHERWISE: printf("that search would do otherwise"); break;
	case NQ_WRONG_SIZE:
		printf("the board has %d rows of %d squares, not %d of %d", j->found.rows, j->found.columns, j->n, j->n);
		break;
	case NQ_WRONG_QUEENS: printf("the board has %d queens, not %d", w->count, j->n); break;
	case NQ_BOARD_ATTACKED:
		printf("the queens of row %d, column %d and of row %d, column %d attack each other along the %s", w->by.row,
		       w->by.col, w->expected.row, w->expected.col, nq_line_name(w->by.line));
		break;
	case NQ_BOARD_AGAIN: printf("this board was printed before"); break;
	case NQ_BOARDS_MISSING:
		printf("%" PRIu64 " of %" PRIu64 " solutions", j->different, j->total);
		if (j->missing > 0) printf(": number %" PRIu64 " is missing", j->missing);
		break;
	case NQ_BOARDS_TOO_MANY: printf("one solution was asked for, and there is one already"); break;
	case NQ_WRONG_NUMBER: printf("%" PRIu64 " solutions are stated, there are %" PRIu64, j->stated, j->total); break;
	default: break;
	}
}

static void say_missing(const nq_judgement *j) {
	if (j->expected.n == 0) return;
	printf("missing:");
	for (int row = 0; row < j->expected.n; row++) printf(" %d", j->expected.column[row] + 1);
	printf("\n");
}

static void say_wrong(const nq_judgement *j) {
	const nq_wrong *w = &j->wrong;
	printf("line %" PRIu64 ": ", w->line);
	if (w->found.kind != NQ_START) {
		printf("`");
		say_event(j, w->found.kind, w->found.row, w->found.col);
		say_verdict_of(j, w->found.how, w->found.by_row, w->found.line);
		printf("`, but ");
	}
	say_why(j);
	printf("\n");
	if (j->read_as == NQ_TRACE && w->expected.kind != NQ_START) {
		nq_verdict v = nq_expected_verdict(j);
		printf("expected: `");
		say_event(j, w->expected.kind, unless_empty(w->expected.row), unless_empty(w->expected.col));
		say_verdict_of(j, (int)v.how, unless_empty(v.by.row), v.by.line);
		printf("`\n");
	}
	say_missing(j);
}

static void say_followed(const nq_judgement *j) {
	const char *between = "like ";
	if (j->searches == 0 || j->left_at == 1) return;
	for (uint32_t left = j->searches; left != 0; left &= left - 1) {
		printf("%s%s", between, nq_search_type_at(__builtin_ctz(left))->id);
		between = ", ";
	}
	if (j->reading & NQ_TRANSPOSED) printf(", column by column");
	if (j->reading & NQ_FROM_RIGHT) printf(", from right to left");
	if (j->reading & NQ_FROM_BELOW) printf(", from below");
	if (j->left_at > 0) printf(", up to line %" PRIu64, j->left_at - 1);
	if (j->left_at > 0 && j->left_at != j->wrong.line) {
		printf("; then `");
		say_event(j, j->instead.kind, unless_empty(j->instead.row), unless_empty(j->instead.col));
		say_verdict_of(j, (int)j->verdict.how, unless_empty(j->verdict.by.row), j->verdict.by.line);
		printf("`");
	}
	printf("\n");
}

static void say_right(const nq_judgement *j) {
	if (j->read_as == NQ_TRACE)
		printf("right: %d x %d, %" PRIu64 " events, rows and columns from %d%s\n", j->n, j->n, j->lines, j->base,
		       j->stops ? "; it stops before all solutions are found" : "");
	else if (j->read_as == NQ_NUMBER_ALONE) printf("right: %" PRIu64 " solutions\n", j->total);
	else if (j->total > 0) printf("right: %" PRIu64 " of %" PRIu64 " solutions\n", j->different, j->total);
	else printf("right, as far as is known: %" PRIu64 " solutions\n", j->different);
}

static void say(const nq_judgement *j) {
	if (j->right) say_right(j);
	else say_wrong(j);
	if (j->read_as == NQ_TRACE) say_followed(j);
	for (int i = 0; i < NQ_MISTAKES; i++)
		if (j->mistakes >> i & 1)
			printf("%s: %s\n", j->stops ? "if all are wanted" : "likely", nq_mistake_sentence((nq_mistake)i));
}

static int check(const options *o) {
	nq_check *c = malloc(sizeof *c);
	nq_judgement j;
	char text[NQ_JUDGEMENT_TEXT];
	const nq_search_type *type = nq_search_type_at(o->search);
	if (type->enters == NQ_ENTERS_NONE) refuse("--search", type->id, "searches that try squares row by row");
	if (c == NULL) fail("no memory to check %s", o->file);
	nq_check_start(c, (nq_asked){o->n, o->searched ? o->search : -1, o->start_row});
	read_all(c, o->file);
	nq_check_end(c, &j);
	free(c);
	if (o->json) nq_format_judgement(&j, text), printf("%s\n", text);
	if (j.read_as == NQ_UNREADABLE)
		fail("nothing in %s is an event, a board or, with N, a number of solutions", o->file);
	if (!o->json) say(&j);
	return finish(j.right ? OK : NO_SOLUTION);
}

const command cli_check = {"check", check, {ONE_FILE, MAYBE_N, SEARCH, START_ROW, FORMAT}, NQ_MAX};
