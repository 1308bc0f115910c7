/* wasm_complete: exports of the module that completes boards; used by web/engine/complete-instance.js.
 *
 * An instance holds one initial position and one operation, replaced by the next. Boards are bytes at board(), a column
 * per row. Long operations take a budget of nodes and return an nq_seek; `start` and `puzzle` return 0 for invalid
 * arguments. */
#include "complete.h"
#include "puzzle.h"
#include "wasm.h"
#include "why.h"

static nq_setup setup;
static int8_t columns[NQ_COMPLETE_MAX];

static union {
	nq_decide decide;
	nq_completions completions;
	nq_tally tally;
	nq_reason reason;
	nq_puzzle puzzle;
	struct {
		nq_open open;
		nq_link links[NQ_COMPLETE_MAX * NQ_COMPLETE_MAX];
	} hint;
} operation;

typedef enum { NOTHING, DECIDE, LIST, TALLY, REASON, HINT, PUZZLE } operation_kind;
static operation_kind running;

static bool begin(operation_kind kind) {
	running = setup.n > 0 ? kind : NOTHING;
	return running != NOTHING;
}

EXPORT(board) int8_t *board(void) { return columns; }

EXPORT(start) int start(int n) {
	running = NOTHING;
	return nq_setup_start(&setup, n);
}

EXPORT(give) int give(int row, int col) { return (int)nq_setup_give(&setup, row, col); }
EXPORT(block) int block(int row, int col) { return (int)nq_setup_block(&setup, row, col); }

EXPORT(decide) void decide(void) {
	if (begin(DECIDE)) nq_decide_start(&operation.decide, &setup);
}

/* Found: board() has it. */
EXPORT(decide_run) int decide_run(uint32_t nodes) {
	if (running != DECIDE) return NQ_NEVER;
	uint64_t budget = nodes;
	nq_seek end = nq_decide_run(&operation.decide, &budget);
	if (end == NQ_FOUND) nq_decide_read(&operation.decide, columns);
	return (int)end;
}

EXPORT(list) void list(void) {
	if (begin(LIST)) nq_completions_start(&operation.completions, &setup);
}

EXPORT(list_next) int list_next(uint32_t nodes) {
	if (running != LIST) return NQ_NEVER;
	uint64_t budget = nodes;
	nq_seek end = nq_completions_next(&operation.completions, &budget);
	if (end == NQ_FOUND) nq_decide_read(&operation.completions.d, columns);
	return (int)end;
}

EXPORT(tally) void tally(int with_heat) {
	if (begin(TALLY)) nq_tally_start(&operation.tally, &setup, with_heat != 0);
}

EXPORT(tally_run) int tally_run(uint32_t nodes) {
	if (running != TALLY) return NQ_NEVER;
	uint64_t budget = nodes;
	return (int)nq_tally_run(&operation.tally, &budget);
}

EXPORT(tally_progress) double tally_progress(void) {
	return running == TALLY ? nq_tally_progress(&operation.tally) : 0;
}
EXPORT(tally_count) uint64_t tally_count(void) { return operation.tally.count; }

/* NQ_COMPLETE_MAX numbers per row. */
EXPORT(heat) uint64_t *heat(void) { return operation.tally.heat[0]; }

EXPORT(reason) void reason(void) {
	if (begin(REASON)) nq_reason_start(&operation.reason, &setup);
}

/* Found: the initial position becomes the minimal conflict set. */
EXPORT(reason_run) int reason_run(uint32_t nodes) {
	if (running != REASON) return NQ_NEVER;
	uint64_t budget = nodes;
	nq_seek end = nq_reason_run(&operation.reason, &budget);
	if (end == NQ_FOUND) setup = operation.reason.left;
	return (int)end;
}

EXPORT(reason_progress) double reason_progress(void) {
	return running == REASON ? nq_reason_progress(&operation.reason) : 0;
}

/* Row masks, bit c: column c. */
EXPORT(given) uint64_t *given(void) { return setup.given; }
EXPORT(blocked) uint64_t *blocked(void) { return setup.blocked; }

/* Links of why.h, five bytes each. */
EXPORT(links) nq_link *links(void) { return operation.reason.chain.links; }
EXPORT(chain_length) int chain_length(void) {
	const nq_chain *chain = &operation.reason.chain;
	return running != REASON || chain->too_long ? 0 : chain->length;
}

static __attribute__((noinline)) void put_link(nq_link *link, nq_inference of, uint16_t at) {
	*link = (nq_link){(uint8_t)of.kind, (uint8_t)of.line, (int8_t)nq_row_of(at), (int8_t)nq_col_of(at), 0};
}

/* Propagates up to the first queen that is not fixed; returns the number of links at hints(). */
EXPORT(hint) int hint(void) {
	nq_open *open = &operation.hint.open;
	nq_link *link = operation.hint.links;
	if (!begin(HINT)) return 0;
	nq_open_start(open, &setup);
	for (;;) {
		int before = open->closed;
		nq_inference next = nq_open_infer(open);
		if (next.kind == NQ_NOTHING || next.kind == NQ_EXHAUSTED) return 0;
		if (next.kind == NQ_FORCED) {
			put_link(link, next, nq_on_line(next.line, __builtin_ctzll(open->squares[next.line])));
			if (!(setup.given[link->row] >> link->col & 1)) return (int)(link - operation.hint.links) + 1;
			continue;
		}
		for (; before < open->closed; before++) put_link(link++, next, open->trail[before]);
	}
}
EXPORT(hints) nq_link *hints(void) { return operation.hint.links; }

EXPORT(puzzle) int puzzle(int n, int level, uint64_t seed) {
	bool begun = nq_puzzle_start(&operation.puzzle, n, level, seed);
	running = begun ? PUZZLE : NOTHING;
	return begun;
}

/* Found: the initial position becomes the puzzle. */
EXPORT(puzzle_run) int puzzle_run(uint32_t nodes) {
	if (running != PUZZLE) return NQ_NEVER;
	uint64_t budget = nodes;
	nq_seek end = nq_puzzle_run(&operation.puzzle, &budget);
	if (end == NQ_FOUND) setup = operation.puzzle.setup;
	return (int)end;
}

EXPORT(puzzle_level) int puzzle_level(void) { return operation.puzzle.level; }
