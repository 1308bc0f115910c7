#include "cli.h"
#include "progress.h"
#include "puzzle.h"
#include "why.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

typedef union {
	nq_decide decide;
	nq_completions completions;
	nq_tally tally;
	nq_reason reason;
} operation;

static nq_seek run_tally(void *op, uint64_t *nodes) { return nq_tally_run(op, nodes); }
static nq_seek run_reason(void *op, uint64_t *nodes) { return nq_reason_run(op, nodes); }
static double part_of_tally(const void *op) { return nq_tally_progress(op); }
static double part_of_reason(const void *op) { return nq_reason_progress(op); }

enum { SLICE = 100000 }; /* nodes in about 0.1 s */

static void print_squares(const uint64_t rows[], int n, bool json) {
	const char *between = json ? "" : " ";
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++) {
			if (!(rows[row] >> col & 1)) continue;
			printf(json ? "%s[%d,%d]" : "%s%d,%d", between, row, col);
			between = json ? "," : " ";
		}
}

static const char *line_kind(int line) { return line < NQ_COLUMNS ? "row" : "column"; }

static const char *const kinds[] = {
	[NQ_FORCED] = "forced", [NQ_NARROWED] = "attacked", [NQ_EXHAUSTED] = "exhausted", [NQ_SUPPOSE] = "case"};

static void print_link_as_json(const nq_link *link, bool first) {
	printf("%s{\"kind\":\"%s\",\"depth\":%d", first ? "" : ",", kinds[link->kind], link->depth);
	if (link->kind != NQ_SUPPOSE)
		printf(",\"line\":\"%s\",\"index\":%d", line_kind(link->line), link->line % NQ_COLUMNS);
	if (link->row != NQ_NOWHERE) printf(",\"square\":[%d,%d]", link->row, link->col);
	printf("}");
}

static void print_link_as_text(const nq_link *link) {
	const char *kind = line_kind(link->line);
	int index = link->line % NQ_COLUMNS, row = link->row, col = link->col;
	printf("%*s", 2 * link->depth, "");
	switch ((int)link->kind) {
	case NQ_FORCED: printf("%s %d has one square left: %d,%d\n", kind, index, row, col); break;
	case NQ_NARROWED: printf("a queen at %d,%d would leave no square of %s %d\n", row, col, kind, index); break;
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
		printf("{\"n\":%d,\"completion\":[", o->n);
		for (int row = 0; row < o->n; row++) printf("%s%d", row > 0 ? "," : "", column[row]);
		printf("]}\n");
		return;
	}
	if (!first && o->style != NQ_POSITIONS) text[length++] = '\n';
	length += nq_format_columns(o->n, column, o->style, text + length);
	print_streamed(text, length);
}

static bool one(const options *o, operation *op) {
	int8_t column[NQ_COMPLETE_MAX];
	uint64_t nodes = UINT64_MAX;
	nq_decide_start(&op->decide, &o->setup);
	if (nq_decide_run(&op->decide, &nodes) != NQ_FOUND) return false;
	nq_decide_read(&op->decide, column);
	print_completion(o, column, true);
	return true;
}

static bool list(const options *o, operation *op) {
	int8_t column[NQ_COMPLETE_MAX];
	uint64_t printed = 0, nodes = UINT64_MAX;
	nq_completions_start(&op->completions, &o->setup);
	for (; printed < o->limit && nq_completions_next(&op->completions, &nodes) == NQ_FOUND; printed++) {
		nq_decide_read(&op->completions.d, column);
		print_completion(o, column, printed == 0);
	}
	return printed > 0;
}

static bool count(const options *o, operation *op) {
	nq_tally_start(&op->tally, &o->setup, false);
	progress_run("completions", op, run_tally, part_of_tally, SLICE);
	uint64_t number = op->tally.count;
	if (o->json) printf("{\"n\":%d,\"count\":\"%" PRIu64 "\"}\n", o->n, number);
	else printf("%" PRIu64 "\n", number);
	return number > 0;
}

static bool heat(const options *o, operation *op) {
	nq_tally_start(&op->tally, &o->setup, true);
	progress_run("completions", op, run_tally, part_of_tally, SLICE);
	if (o->json) printf("{\"n\":%d,\"heat\":[", o->n);
	for (int row = 0; row < o->n; row++) {
		if (o->json) printf(row > 0 ? ",[" : "[");
		for (int col = 0; col < o->n; col++) {
			const char *between = col == 0 ? "" : o->json ? "," : " ";
			printf(o->json ? "%s\"%" PRIu64 "\"" : "%s%" PRIu64, between, op->tally.heat[row][col]);
		}
		printf(o->json ? "]" : "\n");
	}
	if (o->json) printf("]}\n");
	return op->tally.count > 0;
}

static void print_reason_as_json(int n, const nq_setup *reason, const nq_chain *chain) {
	printf("{\"n\":%d,\"given\":[", n);
	print_squares(reason->given, n, true);
	printf("],\"blocked\":[");
	print_squares(reason->blocked, n, true);
	printf("],\"chain\":%s", chain->too_long ? "null" : "[");
	for (int i = 0; i < chain->length; i++) print_link_as_json(&chain->links[i], i == 0);
	printf("%s}\n", chain->too_long ? "" : "]");
}

static void print_reason_as_text(int n, const nq_setup *reason, const nq_chain *chain) {
	printf("given");
	print_squares(reason->given, n, false);
	printf("\nblocked");
	print_squares(reason->blocked, n, false);
	printf("\n");
	for (int i = 0; i < chain->length; i++) print_link_as_text(&chain->links[i]);
	if (chain->too_long) printf("no chain of at most %d lines was found\n", NQ_CHAIN_MAX);
}

static bool explain(const options *o, operation *op) {
	nq_reason_start(&op->reason, &o->setup);
	if (progress_run("reason", op, run_reason, part_of_reason, SLICE) != NQ_FOUND) return false;
	(o->json ? print_reason_as_json : print_reason_as_text)(o->n, &op->reason.left, &op->reason.chain);
	return true;
}

static bool answer(const options *o, operation *op) {
	if (o->why && explain(o, op)) return false;
	if (o->why) fprintf(stderr, "nqueens: this board can be completed\n");
	if (o->counted) return count(o, op);
	if (o->heat) return heat(o, op);
	if (o->limit == UINT64_MAX ? one(o, op) : list(o, op)) return true;
	fprintf(stderr, "nqueens: this board cannot be completed; --why says why\n");
	return false;
}

static int complete(const options *o) {
	static operation op;
	return finish(answer(o, &op) ? OK : NO_SOLUTION);
}

const command cli_complete = {
	"complete",
	complete,
	{N, GIVEN, BLOCKED, BOARD_FILE, LIMIT, COUNTED, HEAT, WHY, STYLE, FORMAT},
	NQ_COMPLETE_MAX,
};

static void print_setup(const nq_setup *setup) {
	for (int row = 0; row < setup->n; row++)
		for (int col = 0; col < setup->n; col++) {
			char cell = setup->given[row] >> col & 1 ? 'Q' : setup->blocked[row] >> col & 1 ? 'x' : '.';
			printf("%c%c", cell, col < setup->n - 1 ? ' ' : '\n');
		}
}

static int puzzle(const options *o) {
	static nq_puzzle p;
	char text[NQ_EVENT_TEXT];
	uint64_t nodes = UINT64_MAX;
	if (!nq_puzzle_start(&p, o->n, o->level, o->chance.seed)) {
		snprintf(text, sizeof text, "%d", o->n);
		refuse("N", text, "4 to 32");
	}
	if (nq_puzzle_run(&p, &nodes) != NQ_FOUND) {
		fprintf(stderr, "nqueens: there is no puzzle of level %d for n = %d\n", o->level, o->n);
		return finish(NO_SOLUTION);
	}
	print_setup(&p.setup);
	return finish(OK);
}

const command cli_puzzle = {"puzzle", puzzle, {N, SEED, LEVEL}, NQ_PUZZLE_MAX};
