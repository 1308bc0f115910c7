/* completions: all completions in order, see complete.h.
 *
 * Depth-first with a witness: the prefix holds the leftmost queen of each row with several squares left, and the
 * decider looks for one completion of it. That witness also proves longer prefixes that agree with it. After a result,
 * or a prefix without completion, the last queen's square is closed.
 */
#include "decide.h"

void nq_completions_start(nq_completions *c, const nq_setup *setup) {
	nq_decide_start(&c->d, setup);
	c->at = NQ_ASKING;
}

static nq_seek go_on(nq_completions *c) {
	const nq_open *open = &c->d.open;
	int row = 0;
	while (row < open->n && open->count[row] == 1) row++;
	if (row == open->n) {
		c->at = NQ_AT;
		return NQ_FOUND;
	}
	int col = __builtin_ctzll(open->squares[row]);
	nq_decide_try(&c->d, nq_pack(row, col));
	c->d.base++;
	c->at = col == c->witness[row] ? NQ_KNOWING : NQ_ASKING;
	if (c->at == NQ_KNOWING) nq_open_settle(&c->d.open);
	return NQ_MORE;
}

static nq_seek ask(nq_completions *c, uint64_t *nodes) {
	nq_seek end = nq_decide_run(&c->d, nodes);
	if (end != NQ_FOUND) return end;
	nq_decide_read(&c->d, c->witness);
	nq_decide_anew(&c->d);
	nq_open_settle(&c->d.open);
	c->at = NQ_KNOWING;
	return NQ_FOUND;
}

nq_seek nq_completions_next(nq_completions *c, uint64_t *nodes) {
	bool leaving = c->at == NQ_AT;
	for (;;) {
		if (leaving) {
			if (!nq_decide_leave(&c->d)) return NQ_NEVER;
			c->at = NQ_ASKING;
		}
		nq_seek end = c->at == NQ_ASKING ? ask(c, nodes) : NQ_FOUND;
		if (end == NQ_MORE) return NQ_MORE;
		leaving = end == NQ_NEVER;
		if (!leaving && go_on(c) == NQ_FOUND) return NQ_FOUND;
	}
}
