/* Exports of the module that completes boards, for web/engine/complete-worker.js. An instance has one initial position
 * and one operation; a new operation replaces it. Boards are bytes at board(), a column per row. `start` and `puzzle`
 * return 0 for invalid arguments. */
#include "complete/deduce.h"
#include "puzzle.h"
#include "wasm.h"

#include <string.h>

static nq_setup setup;
static int8_t columns[NQ_COMPLETE_MAX];

static union {
	nq_decide decide;
	nq_completions completions;
	nq_tally tally;
	nq_reason reason;
	nq_puzzle puzzle;
	nq_chain hint;
} operation;

typedef enum { NOTHING, DECIDE, LIST, TALLY, REASON, HINT, PUZZLE } operation_kind;
static operation_kind running;

static bool begin(operation_kind kind) {
	running = setup.n > 0 ? kind : NOTHING;
	return running != NOTHING;
}

EXPORT int8_t *board(void) { return columns; }

EXPORT int start(int n) {
	running = NOTHING;
	return nq_setup_start(&setup, n);
}

EXPORT int give(int row, int col) { return (int)nq_setup_give(&setup, row, col); }
EXPORT int block(int row, int col) { return (int)nq_setup_block(&setup, row, col); }

EXPORT void decide(void) {
	if (begin(DECIDE)) nq_decide_start(&operation.decide, &setup);
}

EXPORT void list(void) {
	if (begin(LIST)) nq_completions_start(&operation.completions, &setup);
}

EXPORT void tally(int with_heat) {
	if (begin(TALLY)) nq_tally_start(&operation.tally, &setup, with_heat != 0);
}

EXPORT void reason(void) {
	if (begin(REASON)) nq_reason_start(&operation.reason, &setup);
}

EXPORT int puzzle(int n, int level, uint64_t seed) {
	bool begun = nq_puzzle_start(&operation.puzzle, n, level, seed);
	running = begun ? PUZZLE : NOTHING;
	return begun;
}

/* Returns an nq_seek. NQ_FOUND: board() has the completion; given() and blocked() have the result of reason() or
 * puzzle(). */
EXPORT int run(uint32_t nodes) {
	uint64_t budget = nodes;
	nq_seek end = NQ_NEVER;
	switch (running) {
	case DECIDE:
		end = nq_decide_run(&operation.decide, &budget);
		if (end == NQ_FOUND) nq_decide_read(&operation.decide, columns);
		break;
	case LIST:
		end = nq_completions_next(&operation.completions, &budget);
		if (end == NQ_FOUND) nq_decide_read(&operation.completions.d, columns);
		break;
	case TALLY: end = nq_tally_run(&operation.tally, &budget); break;
	case REASON:
		end = nq_reason_run(&operation.reason, &budget);
		if (end == NQ_FOUND) setup = operation.reason.left;
		break;
	case PUZZLE:
		end = nq_puzzle_run(&operation.puzzle, &budget);
		if (end == NQ_FOUND) setup = operation.puzzle.setup;
		break;
	default: break;
	}
	return (int)end;
}

EXPORT double progress(void) {
	if (running == REASON) return nq_reason_progress(&operation.reason);
	return running == TALLY ? nq_tally_progress(&operation.tally) : 0;
}

EXPORT uint64_t tally_count(void) { return operation.tally.count; }

EXPORT uint64_t *heat(void) { return operation.tally.heat[0]; }

EXPORT uint64_t *given(void) { return setup.given; }
EXPORT uint64_t *blocked(void) { return setup.blocked; }

/* Links (why.h) of the proof, five bytes each. */
EXPORT nq_link *links(void) { return operation.reason.chain.links; }
EXPORT int chain_length(void) { return running == REASON ? operation.reason.chain.length : 0; }

/* Deduces up to the first queen that is not fixed, then drops the links that do not lead to her. Returns the number of
 * links at hints(); the last link places her. */
EXPORT int hint(void) {
	nq_chain *c = &operation.hint;
	if (!begin(HINT)) return 0;
	nq_chain_start(c, &setup);
	for (;;) {
		nq_deduction d = nq_deduce(&c->open, NQ_PUZZLE_LEVELS);
		if (d.level == 0 || c->length + d.length > NQ_CHAIN_MAX) return 0;
		memcpy(&c->links[c->length], d.links, (size_t)d.length * sizeof *d.links);
		c->length += d.length;
		if (d.level == 1 && !(setup.given[d.links->row] >> d.links->col & 1)) break;
	}
	uint64_t nodes = UINT64_MAX;
	nq_chain_shorten(c);
	nq_chain_run(c, &nodes);
	return c->length;
}
EXPORT nq_link *hints(void) { return operation.hint.links; }

EXPORT int puzzle_level(void) { return operation.puzzle.level; }
