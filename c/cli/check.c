/* Text output numbers rows and columns like the judged program, JSON output from 0. */
#include "check/judgement.h"
#include "cli.h"

static void read_all(nq_check *c, const char *name) {
	static char bytes[1 << 16];
	FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
	for (size_t count; file != NULL && (count = fread(bytes, 1, sizeof bytes, file)) > 0;)
		nq_check_put(c, bytes, count);
	if (file == NULL || ferror(file)) reject("FILE", name, "a file or - (%s)", strerror(errno));
	if (file != stdin) fclose(file);
}

static void print_event(const nq_judgement *j, const nq_event *s) {
	printf("`%s", nq_kind_name((int)s->kind));
	if (s->row != NQ_UNSTATED) printf(" %d", s->row + (s->kind == NQ_LEVEL ? 0 : j->base));
	else if (s->col != NQ_UNSTATED) printf(" -");
	if (s->col != NQ_UNSTATED) printf(" %d", s->col + j->base);
	if (s->how != NQ_NOT_TESTED) {
		printf(" %s", nq_verdict_name(s->how));
		if (s->by_row != NQ_UNSTATED) printf(" %d", s->by_row + j->base);
		if (s->line != NQ_NO_LINE) printf(" %s", nq_line_name(s->line));
	}
	printf("`");
}

static void print_filled(const nq_judgement *j, const char *sentence) {
	const nq_wrong *w = &j->wrong;
	for (; *sentence != 0; sentence++) {
		if (*sentence != '%') {
			putchar(*sentence);
			continue;
		}
		switch (*++sentence) {
#define VALUE(sign, number) \
	case sign: \
		printf("%" PRIu64, (uint64_t)(number)); \
		break;
#include <cli/fault_values_table.h>
		default: printf("%s", nq_line_name(w->by.line));
		}
	}
}

static void print_why(const nq_judgement *j) {
	static const char *const sentences[] = {
#define FAULT(name, id, sentence) sentence,
#include <check/faults_table.h>
	};
	const nq_wrong *w = &j->wrong;
	if (w->fault == NQ_UNTRIED && w->expected.kind != NQ_PLACE) printf("queens are still on the board");
	else if (w->fault == NQ_WRONG_VERDICT && w->by.line == NQ_NO_LINE) printf("no queen attacks that square");
	else print_filled(j, sentences[w->fault]);
	if (w->fault == NQ_BOARDS_MISSING && j->missing > 0) printf(": number %" PRIu64 " is missing", j->missing);
}

static void print_wrong(const nq_judgement *j) {
	const nq_event *s = &j->wrong.found;
	printf("line %" PRIu64 ": ", j->wrong.line);
	if (s->kind != NQ_START) {
		print_event(j, s);
		printf(", but ");
	}
	print_why(j);
	printf("\n");
	if (j->read_as == NQ_TRACE && j->wrong.expected.kind != NQ_START) {
		printf("expected: ");
		print_event(j, &j->wrong.expected);
		printf("\n");
	}
	if (j->expected.n == 0) return;
	printf("missing:");
	for (int row = 0; row < j->expected.n; row++) printf(" %d", j->expected.column[row] + 1);
	printf("\n");
}

static void print_followed(const nq_judgement *j) {
	const char *between = "like ";
	if (j->searches == 0 || j->diff.line == 1) return;
	for (uint32_t left = j->searches; left != 0; left &= left - 1) {
		printf("%s%s", between, nq_search_type_at(__builtin_ctz(left))->id);
		between = ", ";
	}
	if (j->reading_as & NQ_TRANSPOSED) printf(", column by column");
	if (j->reading_as & NQ_FROM_RIGHT) printf(", from right to left");
	if (j->reading_as & NQ_FROM_BELOW) printf(", from the last row up");
	if (j->diff.line > 0) printf(", up to line %" PRIu64, j->diff.line - 1);
	if (j->diff.line > 0 && j->diff.line != j->wrong.line) {
		printf("; then ");
		print_event(j, &j->diff.expected);
	}
	printf("\n");
}

static const char *stops(const nq_judgement *j) {
	return j->ends ? "; it ends with queens on the board" : j->stops ? "; it stops before all solutions are found" : "";
}

static void print_good(const nq_judgement *j) {
	printf(j->result == NQ_IS_RIGHT ? "right: " : "consistent: ");
	if (j->read_as == NQ_TRACE)
		printf("%d x %d, %" PRIu64 " events, rows and columns from %d%s\n", j->n, j->n, j->lines, j->base, stops(j));
	else if (j->read_as == NQ_NUMBER_ALONE) printf("the total is %" PRIu64 "; no board was read\n", j->stated);
	else if (j->total > 0) printf("%" PRIu64 " of %" PRIu64 " solutions\n", j->different, j->total);
	else printf("%" PRIu64 " solutions; their total is not known\n", j->different);
}

static void print_notations(const nq_check *c, const nq_judgement *j, bool verbose) {
	const nq_reader *r = &c->reader;
	for (int i = 0; i < j->notations; i++) {
		const nq_form *form = &r->notation[i].form;
		printf("%s%" PRIu64 " as %s", i == 0 ? "read: " : ", ", r->notation[i].boards, nq_form_name(form));
		if (nq_is_run(form) && form->way != NQ_SQUARE_NAMES) printf(" from %d", form->base);
	}
	if (j->notations > 0) printf("\n");
	if (j->unread > 0) printf("%" PRIu64 " %s not read\n", j->unread, j->unread == 1 ? "line was" : "lines were");
	for (int i = 0; verbose && i < r->unread_lines; i++) printf("line %" PRIu64 ": not read\n", r->unread_line[i]);
	if (j->faults > 1) printf("%" PRIu64 " faults\n", j->faults);
	for (uint64_t i = 1; verbose && i < j->faults && i < NQ_FAULTS_LISTED; i++)
		printf("line %" PRIu64 ": %s\n", c->boards.fault_lines[i], nq_fault_id(c->boards.listed[i]));
}

static const char *const mistakes[] = {
#define MISTAKE(name, id, kept, untested, sentence) sentence,
#include <check/mistakes_table.h>
};

static nq_check_options options_of(const options *o) {
	bool has_limit = o->limit != UINT64_MAX;
	nq_wanted wanted = o->first ? NQ_ONE : o->last ? NQ_LAST_ONE : o->fundamental ? NQ_FUNDAMENTAL : NQ_ALL;
	if (has_limit) wanted = NQ_SOME;
	if (o->first + o->last + o->fundamental + has_limit > 1)
		reject("option", "more than one", "one of --first, --last, --limit, --fundamental");
	return (nq_check_options){o->n, o->searched ? o->search : -1, o->start_row, wanted, o->limit, o->needs_boards};
}

int cli_check(const options *o) {
	static nq_check c;
	nq_judgement j;
	char text[NQ_JUDGEMENT_TEXT];
	const nq_search_type *type = nq_search_type_at(o->search);
	if (type->enters == NQ_ENTERS_NONE) reject("--search", type->id, "searches that try squares row by row");
	nq_check_start(&c, options_of(o));
	read_all(&c, o->file);
	nq_check_end(&c, &j);
	if (o->json) nq_format_judgement(&c, &j, text), printf("%s\n", text);
	if (j.result == NQ_IS_UNREAD && j.doubt > 0)
		fail("line %" PRIu64 " of %s looks like part of a board, but cannot be read", j.doubt, o->file);
	if (j.result == NQ_IS_UNREAD) fail("nothing in %s is an event, a board or, with N, a number of solutions", o->file);
	if (o->json) return finish(j.right ? OK : NO_SOLUTION);
	if (j.right) print_good(&j);
	else print_wrong(&j);
	if (j.read_as == NQ_TRACE) print_followed(&j);
	for (int i = 0; i < NQ_MISTAKES; i++)
		if (j.mistakes >> i & 1) printf("%s: %s\n", j.stops ? "to find all solutions" : "likely", mistakes[i]);
	print_notations(&c, &j, o->verbose);
	return finish(j.right ? OK : NO_SOLUTION);
}
