#include "cli.h"
#include "progress.h"
#include "puzzle.h"
#include "why.h"

#include <inttypes.h>
#include <stdio.h>

static void print_squares(const char *name, const uint64_t rows[], int n) {
	printf("%s", name);
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++)
			if (rows[row] >> col & 1) printf(" %d,%d", row, col);
	printf("\n");
}

static void print_link(const nq_link *link) {
	const char *kind = link->line < NQ_COLUMNS ? "row" : "column";
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

static bool count(const options *o) {
	static nq_tally t;
	nq_tally_start(&t, &o->setup, o->heat);
	progress p = progress_begin("completions");
	for (uint64_t nodes = SLICE; nq_tally_run(&t, &nodes) == NQ_MORE; nodes = SLICE)
		progress_draw(&p, nq_tally_progress(&t));
	progress_end(&p);
	if (o->counted) printf("%" PRIu64 "\n", t.count);
	for (int row = 0; row < o->n && !o->counted; row++)
		for (int col = 0; col < o->n; col++) printf("%" PRIu64 "%c", t.heat[row][col], col < o->n - 1 ? ' ' : '\n');
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
	print_squares("given", r.left.given, o->n);
	print_squares("blocked", r.left.blocked, o->n);
	for (int i = 0; i < r.chain.length; i++) print_link(&r.chain.links[i]);
	if (r.chain.too_long) printf("no chain of at most %d lines was found\n", NQ_CHAIN_MAX);
	return true;
}

static int complete(const options *o) {
	bool counts = o->counted || o->heat;
	if (o->why && explain(o)) return finish(NO_SOLUTION);
	if (o->why) fprintf(stderr, "nqueens: this board can be completed\n");
	bool found = counts ? count(o) : o->limit == UINT64_MAX ? one(o) : list(o);
	if (!found && !counts) fprintf(stderr, "nqueens: this board cannot be completed; --why says why\n");
	return finish(found ? OK : NO_SOLUTION);
}

const command cli_complete = {
	"complete",
	complete,
	{N, GIVEN, BLOCKED, BOARD_FILE, LIMIT, COUNTED, HEAT, WHY, STYLE},
	NQ_COMPLETE_MAX,
};

static int puzzle(const options *o) {
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

const command cli_puzzle = {"puzzle", puzzle, {N, SEED, LEVEL}, NQ_PUZZLE_MAX};
