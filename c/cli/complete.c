#include "cli.h"
#include "progress.h"
#include "puzzle.h"
#include "why.h"

static void print_squares(const options *o, const char *name, const uint64_t rows[]) {
	const char *between = "", *square = o->json ? "%s[%d,%d]" : "%s %d,%d";
	printf(o->json ? "\"%s\":[" : "%s", name);
	for (int row = 0; row < o->n; row++)
		for (int col = 0; col < o->n; col++) {
			if (!(rows[row] >> col & 1)) continue;
			printf(square, between, row, col);
			if (o->json) between = ",";
		}
	printf(o->json ? "]," : "\n");
}

static const char *line_kind(const nq_link *link) { return link->line < NQ_COLUMNS ? "row" : "column"; }

static void print_json_link(const nq_link *link, const char *between) {
	static const char *const kinds[] = {
		[NQ_FORCED] = "forced", [NQ_NARROWED] = "attacked", [NQ_EXHAUSTED] = "exhausted", [NQ_SUPPOSE] = "case"};
	printf("%s{\"kind\":\"%s\",\"depth\":%d", between, kinds[link->kind], link->depth);
	if (link->kind != NQ_SUPPOSE) printf(",\"line\":\"%s\",\"index\":%d", line_kind(link), link->line % NQ_COLUMNS);
	if (link->row != NQ_NOWHERE) printf(",\"square\":[%d,%d]", link->row, link->col);
	printf("}");
}

static void print_link(const nq_link *link) {
	const char *kind = line_kind(link);
	int index = link->line % NQ_COLUMNS, row = link->row, col = link->col;
	printf("%*s", 2 * link->depth, "");
	switch ((int)link->kind) {
	case NQ_FORCED: printf("%s %d has one square left: %d,%d\n", kind, index, row, col); break;
	case NQ_NARROWED: printf("a queen at %d,%d would leave no square in %s %d\n", row, col, kind, index); break;
	case NQ_SUPPOSE: printf("suppose a queen at %d,%d\n", row, col); break;
	default:
		printf("%s %d has no square left", kind, index);
		if (row != NQ_NOWHERE) printf(": no queen stands at %d,%d", row, col);
		printf("\n");
	}
}

static void print_completion(const options *o, const int8_t column[], bool first) {
	char text[NQ_BOARD_TEXT + 1];
	size_t length = 0;
	if (o->json) {
		printf("{\"n\":%d,\"completion\":", o->n);
		for (int row = 0; row < o->n; row++) printf("%c%d", row > 0 ? ',' : '[', column[row]);
		printf("]}\n");
		return;
	}
	if (!first && o->style != NQ_POSITIONS) text[length++] = '\n';
	length += nq_format_columns(o->n, column, o->style, text + length);
	print_streamed(text, length);
}

static bool one(const options *o) {
	static nq_decide d;
	int8_t column[NQ_COMPLETE_MAX];
	uint64_t nodes = UINT64_MAX;
	nq_decide_start(&d, &o->setup);
	if (nq_decide_run(&d, &nodes) != NQ_FOUND) return false;
	nq_decide_read(&d, column);
	print_completion(o, column, true);
	return true;
}

static bool list(const options *o) {
	static nq_completions c;
	int8_t column[NQ_COMPLETE_MAX];
	uint64_t printed = 0, nodes = UINT64_MAX;
	nq_completions_start(&c, &o->setup);
	for (; printed < o->limit && nq_completions_next(&c, &nodes) == NQ_FOUND; printed++) {
		nq_decide_read(&c.d, column);
		print_completion(o, column, printed == 0);
	}
	return printed > 0;
}

enum { SLICE = 100000 }; /* number of nodes that take about 0.1 s */

static void print_heat(const options *o, const nq_tally *t) {
	const char *first = o->json ? "[\"" : "", *between = o->json ? "\",\"" : " ", *last = o->json ? "\"]" : "\n";
	if (o->json) printf("{\"n\":%d,\"heat\":[", o->n);
	for (int row = 0; row < o->n; row++) {
		if (o->json && row > 0) printf(",");
		for (int col = 0; col < o->n; col++) printf("%s%" PRIu64, col > 0 ? between : first, t->heat[row][col]);
		printf("%s", last);
	}
	if (o->json) printf("]}\n");
}

static bool count(const options *o) {
	static nq_tally t;
	nq_tally_start(&t, &o->setup, o->heat);
	progress p = progress_begin("completions");
	for (uint64_t nodes = SLICE; nq_tally_run(&t, &nodes) == NQ_MORE; nodes = SLICE)
		progress_draw(&p, nq_tally_progress(&t));
	progress_end(&p);
	if (!o->counted) print_heat(o, &t);
	else if (o->json) printf("{\"n\":%d,\"count\":\"%" PRIu64 "\"}\n", o->n, t.count);
	else printf("%" PRIu64 "\n", t.count);
	return t.count > 0;
}

static bool explain(const options *o) {
	static nq_reason r;
	nq_seek end;
	nq_reason_start(&r, &o->setup);
	progress p = progress_begin("reason");
	for (uint64_t nodes = SLICE; (end = nq_reason_run(&r, &nodes)) == NQ_MORE; nodes = SLICE)
		progress_draw(&p, nq_reason_progress(&r));
	progress_end(&p);
	if (end != NQ_FOUND) return false;
	if (o->json) printf("{\"n\":%d,", o->n);
	print_squares(o, "given", r.left.given);
	print_squares(o, "blocked", r.left.blocked);
	if (o->json) {
		printf(r.chain.too_long ? "\"chain\":null}\n" : "\"chain\":[");
		for (int i = 0; i < r.chain.length; i++) print_json_link(&r.chain.links[i], i > 0 ? "," : "");
		if (!r.chain.too_long) printf("]}\n");
		return true;
	}
	for (int i = 0; i < r.chain.length; i++) print_link(&r.chain.links[i]);
	if (r.chain.too_long) printf("no proof of at most %d lines was found\n", NQ_CHAIN_MAX);
	return true;
}

int cli_complete(const options *o) {
	bool counts = o->counted || o->heat;
	if (o->why && explain(o)) return finish(NO_SOLUTION);
	if (o->why) fprintf(stderr, "nqueens: this board can be completed\n");
	bool found = counts ? count(o) : o->limit == UINT64_MAX ? one(o) : list(o);
	if (!found && !counts) fprintf(stderr, "nqueens: this board cannot be completed; --why says why\n");
	return finish(found ? OK : NO_SOLUTION);
}

int cli_puzzle(const options *o) {
	static nq_puzzle p;
	char text[NQ_EVENT_TEXT];
	uint64_t nodes = UINT64_MAX;
	if (!nq_puzzle_start(&p, o->n, o->level, o->chance.seed)) {
		snprintf(text, sizeof text, "%d", o->n);
		reject("N", text, "4 to 32");
	}
	if (nq_puzzle_run(&p, &nodes) != NQ_FOUND) {
		fprintf(stderr, "nqueens: there is no puzzle of level %d for n = %d\n", o->level, o->n);
		return finish(NO_SOLUTION);
	}
	for (int row = 0; row < o->n; row++)
		for (int col = 0; col < o->n; col++) {
			char cell = p.setup.given[row] >> col & 1 ? 'Q' : p.setup.blocked[row] >> col & 1 ? 'x' : '.';
			printf("%c%c", cell, col < o->n - 1 ? ' ' : '\n');
		}
	return finish(OK);
}
