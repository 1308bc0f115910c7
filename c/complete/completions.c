/* completions: all of them in order, see complete.h.
 *
 * The way holds, for each row in turn that has more than one square left, a queen on the leftmost. The decider says of
 * each way whether it can be completed, and its completion says so of the next queens as long as they agree with it; so
 * no time is lost below a way that leads nowhere. A completion that was gone to, or a way that leads nowhere, is left
 * by closing the last queen's square.
 */
#include "decide.h"

void nq_completions_start(nq_completions *c, const nq_setup *setup) {
	nq_decide_start(&c->d, setup);
	c->at = NQ_ASKING;
}

/* Leaves the way's last queen; false when there is none. */
static bool leave(nq_completions *c) {
	if (c->d.base == 0) return false;
	c->d.depth = c->d.base;
	c->d.base--;
	nq_decide_refute(&c->d);
	nq_decide_anew(&c->d);
	c->at = NQ_ASKING;
	return true;
}

/* Goes on by a queen, or says that each row has hers. */
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

nq_seek nq_completions_next(nq_completions *c, uint64_t *nodes) {
	if (c->at == NQ_AT && !leave(c)) return NQ_NEVER;
	for (;;) {
		if (c->at == NQ_ASKING) {
			nq_seek end = nq_decide_run(&c->d, nodes);
			if (end == NQ_MORE) return NQ_MORE;
			if (end == NQ_NEVER) {
				if (!leave(c)) return NQ_NEVER;
				continue;
			}
			nq_decide_read(&c->d, c->witness);
			nq_decide_anew(&c->d);
			nq_open_settle(&c->d.open);
			c->at = NQ_KNOWING;
		}
		if (go_on(c) == NQ_FOUND) return NQ_FOUND;
	}
}

void nq_completions_read(const nq_completions *c, int8_t column[NQ_COMPLETE_MAX]) { nq_decide_read(&c->d, column); }
