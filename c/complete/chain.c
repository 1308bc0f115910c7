/* chain: see why.h.
 *
 * What follows is drawn as far as it goes. Then a queen is supposed: the one whose refutation takes the fewest
 * inferences; where inferences alone refute none, one on the line with the fewest squares. At the end each link, a case
 * as a whole, is left out if the others still follow from those before them.
 *
 * Invariant: opening squares down to cases[k].closed leads back to before the k-th case.
 */
#include "../why.h"
#include "decide.h"

void nq_chain_start(nq_chain *c, const nq_setup *setup) {
	*c = (nq_chain){.setup = *setup};
	nq_open_start(&c->open, setup);
}

static void append(nq_chain *c, int kind, int line, int row, int col) {
	if (c->length == NQ_CHAIN_MAX) {
		c->too_long = true;
		c->doing = NQ_ENDED;
		return;
	}
	nq_link link = {(uint8_t)kind, (uint8_t)line, (int8_t)row, (int8_t)col, (uint8_t)c->depth};
	c->links[c->length++] = link;
}

static void suppose(nq_chain *c, int square) {
	int row = square / NQ_COMPLETE_MAX, col = square % NQ_COMPLETE_MAX;
	c->cases[c->depth++] = (nq_tried){(uint16_t)square, (uint16_t)c->open.closed};
	append(c, NQ_SUPPOSE, 0, row, col);
	nq_open_place(&c->open, row, col);
	c->doing = c->too_long ? NQ_ENDED : NQ_DRAWING;
}

/* Ends the case: its square is closed. Without one, the chain is there. */
static void exhaust(nq_chain *c, int line) {
	if (c->depth == 0) {
		append(c, NQ_EXHAUSTED, line, NQ_NOWHERE, NQ_NOWHERE);
		if (c->too_long) return;
		c->doing = NQ_SHORTENING;
		c->shorten = c->length - 2;
		return;
	}
	nq_tried last = c->cases[c->depth - 1];
	append(c, NQ_EXHAUSTED, line, nq_row_of(last.square), nq_col_of(last.square));
	c->depth--;
	nq_open_back(&c->open, last.closed);
	nq_open_close(&c->open, nq_row_of(last.square), nq_col_of(last.square));
}

static void draw(nq_chain *c) {
	int before = c->open.closed;
	nq_inference next = nq_open_infer(&c->open);
	if (next.kind == NQ_EXHAUSTED) {
		exhaust(c, next.line);
	} else if (next.kind == NQ_FORCED) {
		uint16_t square = nq_on_line(next.line, __builtin_ctzll(c->open.squares[next.line]));
		append(c, NQ_FORCED, next.line, nq_row_of(square), nq_col_of(square));
	} else if (next.kind == NQ_NARROWED) {
		for (; before < c->open.closed; before++)
			append(c, NQ_NARROWED, next.line, nq_row_of(c->open.trail[before]), nq_col_of(c->open.trail[before]));
	} else {
		c->doing = NQ_PROBING;
		c->probe = 0;
		c->best = NQ_NOWHERE;
	}
}

/* How many inferences refute a queen there; 0 when they do not. */
static int refutation(nq_open *open, int row, int col) {
	const int before = open->closed;
	int count = 1;
	nq_open_place(open, row, col);
	nq_inference next = nq_open_infer(open);
	for (; next.kind == NQ_FORCED || next.kind == NQ_NARROWED; count++) next = nq_open_infer(open);
	nq_open_back(open, before);
	return next.kind == NQ_EXHAUSTED ? count : 0;
}

/* The first square of a row or column with the fewest squares, NQ_NOWHERE when each has its queen. */
static int first_of_fewest(const nq_open *open) {
	int best = NQ_NOWHERE;
	for (int half = 0; half <= NQ_COLUMNS; half += NQ_COLUMNS)
		for (int line = half; line < half + open->n; line++)
			if (open->count[line] > 1 && (best == NQ_NOWHERE || open->count[line] < open->count[best])) best = line;
	return best == NQ_NOWHERE ? best : nq_on_line(best, __builtin_ctzll(open->squares[best]));
}

static void probe(nq_chain *c) {
	int row = c->probe / NQ_COMPLETE_MAX, col = c->probe % NQ_COMPLETE_MAX;
	if (row == c->open.n) {
		int square = c->best != NQ_NOWHERE ? c->best : first_of_fewest(&c->open);
		if (square != NQ_NOWHERE) suppose(c, square);
		else c->doing = NQ_ENDED;
		return;
	}
	c->probe++;
	if (c->open.count[row] == 1 || !nq_is_open(&c->open, row, col)) return;
	int cost = refutation(&c->open, row, col);
	if (cost == 0 || (c->best != NQ_NOWHERE && cost >= c->least)) return;
	c->best = nq_pack(row, col);
	c->least = cost;
}

/* --- shortening --- */

/* Whether all squares that a line has left, the square not among them, are attacked from a square. */
static bool attacks_all(const nq_open *open, int line, int row, int col) {
	uint64_t attacked = line < NQ_COLUMNS ? nq_attacked(row, col, line) : nq_attacked(col, row, line - NQ_COLUMNS);
	return (open->squares[line] & ~attacked) == 0;
}

/* Goes a link further; false when it does not follow. */
static bool follows(nq_open *open, nq_tried *cases, const nq_link *link) {
	bool is_open = link->row != NQ_NOWHERE && nq_is_open(open, link->row, link->col);
	switch (link->kind) {
	case NQ_FORCED:
		if (!is_open || open->count[link->line] != 1) return false;
		nq_open_place(open, link->row, link->col);
		return true;
	case NQ_NARROWED:
		if (!is_open || !attacks_all(open, link->line, link->row, link->col)) return false;
		nq_open_close(open, link->row, link->col);
		return true;
	case NQ_SUPPOSE:
		if (!is_open) return false;
		cases[link->depth - 1] = (nq_tried){nq_pack(link->row, link->col), (uint16_t)open->closed};
		nq_open_place(open, link->row, link->col);
		return true;
	default:
		if (open->count[link->line] != 0) return false;
		if (link->depth == 0) return true;
		nq_open_back(open, cases[link->depth - 1].closed);
		nq_open_close(open, link->row, link->col);
		return true;
	}
}

/* The link behind the last of those that go with one: a case goes as a whole, and its end with it alone. */
static int behind(const nq_chain *c, int from) {
	int end = from;
	if (c->links[from].kind == NQ_SUPPOSE)
		while (c->links[end].kind != NQ_EXHAUSTED || c->links[end].depth != c->links[from].depth) end++;
	return end + 1;
}

static bool follows_without(nq_chain *c, int from, int end) {
	nq_open_start(&c->again, &c->setup);
	for (int i = 0; i < c->length; i++)
		if ((i < from || i >= end) && !follows(&c->again, c->cases, &c->links[i])) return false;
	return true;
}

static void shorten(nq_chain *c) {
	int from = c->shorten--;
	if (from < 0) {
		c->doing = NQ_ENDED;
		return;
	}
	if (c->links[from].kind == NQ_EXHAUSTED) return;
	int end = behind(c, from);
	if (!follows_without(c, from, end)) return;
	for (int i = end; i < c->length; i++) c->links[from + i - end] = c->links[i];
	c->length -= end - from;
}

nq_seek nq_chain_run(nq_chain *c, uint64_t *nodes) {
	for (; c->doing != NQ_ENDED; --*nodes) {
		if (*nodes == 0) return NQ_MORE;
		if (c->doing == NQ_DRAWING) draw(c);
		else if (c->doing == NQ_PROBING) probe(c);
		else shorten(c);
	}
	bool is_there = !c->too_long && c->length > 0 && c->links[c->length - 1].depth == 0 &&
	                c->links[c->length - 1].kind == NQ_EXHAUSTED;
	return is_there ? NQ_FOUND : NQ_NEVER;
}
