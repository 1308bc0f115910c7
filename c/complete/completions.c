/* Depth-first search. The queens placed so far are the prefix; its witness is a completion found by nq_decide. The next
 * queen is put on the leftmost open square of the first row with several open squares. If the witness has this queen,
 * the longer prefix has the same witness, which saves a search. When a prefix is complete, or has no completion, its
 * last queen is removed and her square is closed. */
#include "decide.h"

void nq_completions_start(nq_completions *c, const nq_setup *setup) {
	nq_decide_start(&c->d, setup);
	c->at = NQ_UNDECIDED;
}

/* Returns false if the prefix was complete. */
static bool extend_prefix(nq_completions *c) {
	const nq_open *open = &c->d.open;
	int row = 0;
	while (row < open->n && open->count[row] == 1) row++;
	if (row == open->n) return false;
	int col = __builtin_ctzll(open->squares[row]);
	nq_decide_try(&c->d, nq_pack(row, col));
	c->d.base++;
	c->at = col == c->witness[row] ? NQ_HAS_WITNESS : NQ_UNDECIDED;
	if (c->at == NQ_HAS_WITNESS) nq_open_settle(&c->d.open);
	return true;
}

nq_seek nq_completions_next(nq_completions *c, uint64_t *nodes) {
	if (c->at == NQ_AT_RESULT) {
		if (!nq_decide_leave(&c->d)) return NQ_NEVER;
		c->at = NQ_UNDECIDED;
	}
	do {
		nq_seek end;
		while (c->at == NQ_UNDECIDED && (end = nq_decide_run(&c->d, nodes)) != NQ_FOUND)
			if (end == NQ_MORE || !nq_decide_leave(&c->d)) return end;
		if (c->at == NQ_HAS_WITNESS) continue;
		nq_decide_read(&c->d, c->witness);
		nq_decide_restart(&c->d);
		nq_open_settle(&c->d.open);
		c->at = NQ_HAS_WITNESS;
	} while (extend_prefix(c));
	c->at = NQ_AT_RESULT;
	return NQ_FOUND;
}
