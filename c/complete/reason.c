/* reason: finds a minimal conflict set by deletion. First drops the blocked squares on no line of the proof. Then
 * tests part after part by leaving it out: parts double in size after an unneeded one and halve after a needed one;
 * a single needed square stays. Queens are tested last: more of them stay, and they explain better. Invariant:
 * `left` has no completion, and each of its squares before `next` is needed. */
#include "../why.h"
#include "decide.h"

/* For a part of one square, searches only completions with a queen there if it was blocked, without one if it had a
 * queen: this saves most of the search. */
static bool leave_out(nq_reason *r) {
	const int n = r->left.n;
	int out = 0;
	nq_setup implied;
	r->tried = implied = r->left;
	for (r->end = r->next; r->end < 2 * n * n && out < r->size; r->end++) {
		int row = r->end / n % n;
		bool is_blocked = r->end < n * n;
		uint64_t *from = is_blocked ? r->tried.blocked : r->tried.given, square = nq_bit64(r->end % n) & from[row];
		if (square == 0) continue;
		out++;
		from[row] ^= square;
		implied.blocked[row] ^= square;
		implied.given[row] ^= square;
	}
	nq_decide_next(&r->d, out == 1 ? &implied : &r->tried);
	return out > 0;
}

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

static void begin(nq_reason *r, nq_seek chained) {
	if (chained == NQ_FOUND) drop_unchained(r);
	r->tried = r->left;
	r->is_chained = true;
	nq_decide_start(&r->d, &r->left);
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

static void judge(nq_reason *r, bool is_needed) {
	if (!is_needed) {
		r->left = r->tried;
		r->next = r->end;
		r->size = r->size > 0 && !r->chain.too_long ? 2 * r->size : 1;
	} else if (r->size == 1) {
		r->next = r->end;
	} else {
		r->size /= 2;
	}
	r->is_over = !leave_out(r);
}

nq_seek nq_reason_run(nq_reason *r, uint64_t *nodes) {
	nq_seek end;
	if (!r->is_chained) {
		if ((end = nq_chain_run(&r->chain, nodes)) == NQ_MORE) return NQ_MORE;
		begin(r, end);
	}
	while (!r->is_over) {
		if ((end = nq_decide_run(&r->d, nodes)) == NQ_MORE) return NQ_MORE;
		if (end == NQ_FOUND && r->size == 0) return NQ_NEVER;
		judge(r, end == NQ_FOUND);
	}
	return NQ_FOUND;
}

double nq_reason_progress(const nq_reason *r) { return r->is_over ? 1 : (double)r->next / (2 * r->left.n * r->left.n); }
