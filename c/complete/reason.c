/* Finds a minimal conflict set by deletion. First drops the blocked squares that are on no line of the proof. Then
 * leaves out one square at a time; a square stays if a completion exists without it. Queens come last, so that more
 * queens stay: they explain best. Invariant: `left` has no completion, and its squares before `next` are needed. */
#include "../why.h"
#include "decide.h"

static void drop_unchained(nq_reason *r) {
	uint64_t rows = 0, columns = 0;
	for (int i = 0; i < r->chain.length; i++) {
		const nq_link *link = &r->chain.links[i];
		if (link->kind == NQ_SUPPOSE) continue;
		if (link->line < NQ_COLUMNS) rows |= nq_bit64(link->line);
		else columns |= nq_bit64(link->line - NQ_COLUMNS);
	}
	for (int row = 0; row < r->left.n; row++)
		if (!(rows >> row & 1)) r->left.blocked[row] &= columns;
}

void nq_reason_start(nq_reason *r, const nq_setup *setup) {
	nq_square a, b;
	*r = (nq_reason){.left = *setup};
	if (nq_setup_attack(setup, &a, &b)) {
		nq_setup_start(&r->left, setup->n);
		nq_setup_give(&r->left, a.row, a.col);
		nq_setup_give(&r->left, b.row, b.col);
	}
	nq_chain_start(&r->chain, &r->left);
}

static uint64_t *mask_at(nq_setup *setup, int next) {
	int n = setup->n;
	return (next < n * n ? setup->blocked : setup->given) + next / n % n;
}

/* Leaves out the next square; returns false after the last. If it was blocked, requires a queen on it; if it had a
 * queen, blocks it. No completion is lost, as `left` has none. This saves most of the search. */
static bool leave_out(nq_reason *r) {
	int n = r->left.n;
	for (; r->next < 2 * n * n; r->next++) {
		uint64_t square = nq_bit64(r->next % n);
		if (!(*mask_at(&r->left, r->next) & square)) continue;
		nq_setup without = r->left;
		without.blocked[r->next / n % n] ^= square;
		without.given[r->next / n % n] ^= square;
		nq_decide_next(&r->d, &without);
		return true;
	}
	return false;
}

nq_seek nq_reason_run(nq_reason *r, uint64_t *nodes) {
	nq_seek end;
	if (r->doing == NQ_EXPLAINING) {
		if ((end = nq_chain_run(&r->chain, nodes)) == NQ_MORE) return NQ_MORE;
		if (end == NQ_FOUND) drop_unchained(r);
		nq_decide_start(&r->d, &r->left);
		r->doing = NQ_DECIDING;
	}
	while (r->doing != NQ_EXPLAINED) {
		if ((end = nq_decide_run(&r->d, nodes)) == NQ_MORE) return NQ_MORE;
		if (r->doing == NQ_DECIDING && end == NQ_FOUND) return NQ_NEVER;
		if (r->doing == NQ_LEAVING_OUT) {
			if (end == NQ_NEVER) *mask_at(&r->left, r->next) ^= nq_bit64(r->next % r->left.n);
			r->next++;
		}
		r->doing = leave_out(r) ? NQ_LEAVING_OUT : NQ_EXPLAINED;
	}
	return NQ_FOUND;
}

double nq_reason_progress(const nq_reason *r) {
	return r->doing == NQ_EXPLAINED ? 1 : (double)r->next / (2 * r->left.n * r->left.n);
}
