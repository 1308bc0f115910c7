/* Finds a proof: a list of links (why.h). When propagation is stuck, a case assumes a queen on a square of the line
 * whose cases promise to be shortest. A line without open squares ends the case. Links not needed for this are dropped.
 * If the assumption is not needed, the other links move out of the case. Last, the proof is shortened link by link.
 *
 * Invariants: nq_open_back to cases[k].closed restores the state before case k. links[begins[k]] is the first link of
 * case k. by[] maps a closed square to the link that closed it. The link that ends a case closes the assumed square;
 * its needs[] are the earlier links on which the case depends. */
#include "../why.h"
#include "decide.h"

#include <stdlib.h>
#include <string.h>

/* The expected length of a case halves for every SCALE squares that it closes. */
enum { SCALE = 16 };

static bool has(const nq_link_set *set, int i) { return set->word[i / 64] >> i % 64 & 1; }
static void add(nq_link_set *set, int i) { set->word[i / 64] |= nq_bit64(i % 64); }

void nq_chain_start(nq_chain *c, const nq_setup *setup) {
	/* A compound literal would need more stack than the WebAssembly module has. */
	memset(c, 0, sizeof *c);
	memset(c->by, 0xff, sizeof c->by);
	c->setup = *setup;
	nq_open_start(&c->open, &c->setup);
}

static void record(nq_chain *c, int from, int link) {
	for (; from < c->open.closed; from++) c->by[c->open.trail[from]] = (uint16_t)link;
}

static int append(nq_chain *c, int kind, int line, uint16_t square) {
	if (c->length == NQ_CHAIN_MAX) c->too_long = true;
	else c->links[c->length++] = nq_link_to(square, kind, line, c->depth);
	return c->length - 1;
}

static void open_case(nq_chain *c, uint16_t square) {
	int before = c->open.closed;
	c->doing = NQ_PROVING;
	c->cases[c->depth] = (nq_tried){square, (uint16_t)before};
	c->begins[c->depth++] = c->length;
	int link = append(c, NQ_SUPPOSE, 0, square);
	nq_open_place(&c->open, square);
	record(c, before, link);
}

static uint64_t attacked_on(int line, int row, int col) {
	bool is_row = line < NQ_COLUMNS;
	int away = abs(line % NQ_COLUMNS - (is_row ? row : col));
	uint64_t across = nq_bit64(is_row ? col : row);
	return away > 0 ? across | across << away | across >> away : ~across;
}

/* Applies a link to the open squares; false if it does not follow from them. */
static bool follows(nq_open *open, nq_tried *cases, const nq_link *link) {
	uint16_t square = nq_pack(link->row, link->col);
	if (link->kind != NQ_EXHAUSTED && !nq_is_open(open, link->row, link->col)) return false;
	switch (link->kind) {
	case NQ_FORCED:
		if (open->count[link->line] != 1) return false;
		break;
	case NQ_NARROWED:
		if (open->squares[link->line] & ~attacked_on(link->line, link->row, link->col)) return false;
		break;
	case NQ_SUPPOSE: cases[link->depth - 1] = (nq_tried){square, (uint16_t)open->closed}; break;
	default:
		if (open->count[link->line] != 0) return false;
		if (link->depth == 0) return true;
		nq_open_back(open, cases[link->depth - 1].closed);
	}
	if (link->kind == NQ_FORCED || link->kind == NQ_SUPPOSE) nq_open_place(open, square);
	else nq_open_close(open, square);
	return true;
}

static void add_closers(const nq_chain *c, nq_link_set *set, int line, uint64_t aside, int before) {
	uint64_t closed = UINT64_MAX >> (NQ_COMPLETE_MAX - c->open.n) & ~c->open.squares[line] & ~aside;
	for (; closed != 0; closed &= closed - 1) {
		int by = c->by[nq_on_line(line, __builtin_ctzll(closed))];
		if (by < before) add(set, by);
	}
}

static int add_case(const nq_chain *c, nq_link_set *set, int last) {
	int first = last;
	do add(set, --first);
	while (c->links[first].kind != NQ_SUPPOSE || c->links[first].depth != c->links[last].depth);
	for (size_t i = 0; i < sizeof set->word / sizeof *set->word; i++) set->word[i] |= c->needs[last].word[i];
	return first;
}

static nq_link_set support(const nq_chain *c, int from, int line) {
	nq_link_set set = {0};
	add_closers(c, &set, line, 0, c->length);
	for (int i = c->length - 1; i >= from; i--) {
		const nq_link *link = &c->links[i];
		if (!has(&set, i)) continue;
		if (link->kind == NQ_EXHAUSTED) i = add_case(c, &set, i);
		else if (link->kind == NQ_FORCED)
			add_closers(c, &set, link->line, nq_bit64(link->line < NQ_COLUMNS ? link->col : link->row), i);
		else if (link->kind == NQ_NARROWED)
			add_closers(c, &set, link->line, attacked_on(link->line, link->row, link->col), i);
	}
	return set;
}

static void filter_links(nq_chain *c, int from, const nq_link_set *set) {
	int number[NQ_CHAIN_MAX], to = from;
	for (int i = 0; i < c->length; i++) {
		number[i] = i < from ? i : to;
		if (i < from || !has(set, i)) continue;
		nq_link_set needs = {0};
		for (int k = 0; k < i && c->links[i].kind == NQ_EXHAUSTED; k++)
			if (has(&c->needs[i], k)) add(&needs, number[k]);
		c->needs[to] = needs;
		c->links[to++] = c->links[i];
	}
	c->length = to;
}

static void refute_case(nq_chain *c, int line, nq_link_set needs) {
	nq_tried last = c->cases[c->depth - 1];
	int link = append(c, NQ_EXHAUSTED, line, last.square);
	for (int i = c->begins[--c->depth]; i < NQ_CHAIN_MAX; i++) needs.word[i / 64] &= ~nq_bit64(i % 64);
	c->needs[link] = needs;
	nq_open_back(&c->open, last.closed);
	nq_open_close(&c->open, last.square);
	record(c, last.closed, link);
}

static void release_case(nq_chain *c) {
	int from = c->begins[--c->depth];
	nq_open_back(&c->open, c->cases[c->depth].closed);
	for (int i = from; i < c->length; i++) {
		int before = c->open.closed;
		c->links[i].depth--;
		follows(&c->open, c->cases, &c->links[i]);
		record(c, before < c->open.closed ? before : c->open.closed - 1, i);
	}
}

static void end_case(nq_chain *c, int line) {
	for (;; release_case(c)) {
		int from = c->depth > 0 ? c->begins[c->depth - 1] : 0;
		nq_link_set needed = support(c, from, line);
		filter_links(c, from, &needed);
		if (c->depth == 0) break;
		if (!has(&needed, from)) continue;
		refute_case(c, line, needed);
		return;
	}
	nq_link *last = &c->links[append(c, NQ_EXHAUSTED, line, 0)];
	last->row = last->col = NQ_NOWHERE;
	nq_chain_shorten(c);
}

static void infer(nq_chain *c) {
	int before = c->open.closed;
	nq_inference next = nq_open_infer(&c->open);
	if (next.kind == NQ_EXHAUSTED) {
		end_case(c, next.line);
	} else if (next.kind == NQ_FORCED) {
		record(c, before, append(c, NQ_FORCED, next.line, nq_first_open(&c->open, next.line)));
	} else if (next.kind == NQ_NARROWED) {
		for (; before < c->open.closed; before++) {
			uint16_t square = c->open.trail[before];
			c->by[square] = (uint16_t)append(c, NQ_NARROWED, next.line, square);
		}
	} else {
		c->doing = NQ_PROBING;
		c->probe = 0;
		c->best = NQ_NOWHERE;
		c->least = UINT64_MAX;
	}
}

typedef struct {
	bool is_refuted;
	int inferences, closed;
} outcome;

static outcome try_queen(nq_open *open, uint16_t square) {
	int before = open->closed;
	outcome o = {false, 1, 0};
	nq_open_place(open, square);
	nq_inference next = nq_open_infer(open);
	for (; next.kind == NQ_FORCED || next.kind == NQ_NARROWED; o.inferences++) next = nq_open_infer(open);
	o.is_refuted = next.kind == NQ_EXHAUSTED;
	o.closed = open->closed - before;
	nq_open_back(open, before);
	return o;
}

static uint64_t weight(outcome o) {
	uint64_t whole = UINT64_C(1) << 40;
	if (o.is_refuted) return whole / 1000 * (uint64_t)o.inferences;
	return whole / (2 * SCALE) * (uint64_t)(2 * SCALE - o.closed % SCALE) >>
	       (o.closed / SCALE < 40 ? o.closed / SCALE : 40);
}

static void weigh(nq_chain *c, int line) {
	enum { REFUTED = 2 * NQ_COMPLETE_SQUARES };
	int best = NQ_NOWHERE, merit = 0;
	uint64_t sum = 0;
	for (uint64_t left = c->open.squares[line]; left != 0 && sum < c->least; left &= left - 1) {
		uint16_t square = nq_on_line(line, __builtin_ctzll(left));
		outcome o = try_queen(&c->open, square);
		int this_merit = o.is_refuted ? REFUTED - o.inferences : o.closed;
		sum += weight(o);
		if (this_merit <= merit) continue;
		merit = this_merit;
		best = square;
	}
	if (sum >= c->least) return;
	c->least = sum;
	c->best = best;
}

static void probe(nq_chain *c) {
	int line = c->probe++;
	if (line < NQ_COMPLETE_LINES) {
		if (line % NQ_COLUMNS < c->open.n && c->open.count[line] > 1) weigh(c, line);
	} else if (c->best != NQ_NOWHERE) {
		open_case(c, (uint16_t)c->best);
	} else {
		c->length = 0;
		c->doing = NQ_ENDED;
	}
}

void nq_chain_shorten(nq_chain *c) {
	c->shorten = c->length - 2;
	c->doing = NQ_SHORTENING;
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
	int end = from + 1;
	if (c->links[from].kind == NQ_SUPPOSE)
		while (c->links[end - 1].kind != NQ_EXHAUSTED || c->links[end - 1].depth != c->links[from].depth) end++;
	if (!follows_without(c, from, end)) return;
	for (int i = end; i < c->length; i++) c->links[from + i - end] = c->links[i];
	c->length -= end - from;
}

nq_seek nq_chain_run(nq_chain *c, uint64_t *nodes) {
	for (; c->doing != NQ_ENDED && !c->too_long; --*nodes) {
		if (*nodes == 0) return NQ_MORE;
		if (c->doing == NQ_PROVING) infer(c);
		else if (c->doing == NQ_PROBING) probe(c);
		else shorten(c);
	}
	if (c->too_long) c->length = 0;
	return c->length > 0 ? NQ_FOUND : NQ_NEVER;
}
