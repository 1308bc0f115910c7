/* Proofs are checked without code of c/complete/. */

#include "set_ups.h"
#include "random_blocked.h"
#include "why.h"

static nq_reason reason;
static nq_chain chain;

static nq_seek find_reason(const nq_setup *s, uint64_t slice) {
	nq_seek end;
	nq_reason_start(&reason, s);
	for (uint64_t nodes = slice; (end = nq_reason_run(&reason, &nodes)) == NQ_MORE;) nodes = slice;
	return end;
}

static nq_seek find_chain(const nq_setup *s, uint64_t slice) {
	nq_seek end;
	nq_chain_start(&chain, s);
	for (uint64_t nodes = slice; (end = nq_chain_run(&chain, &nodes)) == NQ_MORE;) nodes = slice;
	return end;
}

static void leaves_none_out(const nq_setup *of) {
	for (int square = 0; square < of->n * of->n; square++) {
		nq_setup less = *of;
		int row = square / of->n;
		uint64_t bit = UINT64_C(1) << square % of->n;
		if (!((less.given[row] | less.blocked[row]) & bit)) continue;
		less.given[row] &= ~bit;
		less.blocked[row] &= ~bit;
		must(completable(&less));
	}
}

static void has_reason(const nq_setup *s) {
	bool never = !completable(s);
	must(find_reason(s, UINT64_MAX) == (never ? NQ_FOUND : NQ_NEVER));
	if (!never) return;
	for (int row = 0; row < s->n; row++)
		must((reason.left.given[row] & ~s->given[row]) == 0 && (reason.left.blocked[row] & ~s->blocked[row]) == 0);
	must(!completable(&reason.left));
	leaves_none_out(&reason.left);
}

static void each_set_up(int percent, void (*test)(const nq_setup *s)) {
	for (int n = 1; n <= 4; n++) each_small(n, test);
	each_random(3000, 12, test);
	for (uint64_t seed = 1; seed <= 10; seed++) {
		nq_setup s;
		nq_setup_start(&s, 28);
		block_at_random(&s, percent, seed);
		test(&s);
	}
}

TEST("a board without a completion has a conflict set, sufficient and minimal") { each_set_up(85, has_reason); }

TEST("two attacking fixed queens are a conflict set") {
	nq_setup s = drawn(5, "Q...."
	                      "....."
	                      "..Q.."
	                      "x..x."
	                      ".x...");
	must(find_reason(&s, 1) == NQ_FOUND && queens_of(&reason.left) == 2 && blocked_of(&reason.left) == 0);
}

static bool on_line(int line, int row, int col) { return line < NQ_COLUMNS ? row == line : col == line - NQ_COLUMNS; }

static int left_after(const squares *s, int line, const int queen[2]) {
	int last[2];
	return left_on(s, line < NQ_COLUMNS ? line : s->n + line - NQ_COLUMNS, queen, last);
}

static bool attacks_all(const squares *s, int line, int row, int col) {
	return !on_line(line, row, col) && left_after(s, line, (int[]){row, col}) == 0;
}

static bool follows(const nq_setup *of, const nq_link *links, int length) {
	static squares stack[NQ_COMPLETE_MAX + 1];
	static nq_link cases[NQ_COMPLETE_MAX];
	int depth = 0;
	squares *s = &stack[0];
	*s = squares_left(of);
	for (int i = 0; i < length; i++) {
		const nq_link *link = &links[i];
		s = &stack[depth];
		bool has_square = link->row != NQ_NOWHERE;
		if (has_square && link->kind != NQ_EXHAUSTED && !s->open[link->row][link->col]) return false;
		if (link->kind == NQ_FORCED) {
			if (link->depth != depth || !on_line(link->line, link->row, link->col) ||
			    left_after(s, link->line, NULL) != 1)
				return false;
			stand(s, link->row, link->col);
		} else if (link->kind == NQ_NARROWED) {
			if (link->depth != depth || !attacks_all(s, link->line, link->row, link->col)) return false;
			s->open[link->row][link->col] = false;
		} else if (link->kind == NQ_SUPPOSE) {
			if (link->depth != depth + 1) return false;
			cases[depth] = *link;
			stack[++depth] = *s;
			stand(&stack[depth], link->row, link->col);
		} else {
			if (link->depth != depth || left_after(s, link->line, NULL) != 0) return false;
			if (depth == 0) return i == length - 1;
			depth--;
			if (link->row != cases[depth].row || link->col != cases[depth].col) return false;
			stack[depth].open[link->row][link->col] = false;
		}
	}
	return false;
}

static void is_chained(const nq_setup *s) {
	int8_t column[NQ_COMPLETE_MAX];
	bool never = !completable(s);
	must(find_chain(s, UINT64_MAX) == (never ? NQ_FOUND : NQ_NEVER) && !chain.too_long);
	if (never) must(follows(s, chain.links, chain.length));
	else nq_decide_read(&decider, column), must(completes(s, column));
}

TEST("a board has a completion, or a proof whose steps follow from earlier ones") { each_set_up(82, is_chained); }

static bool follows_without(const nq_setup *s, int from, int end) {
	static nq_link less[NQ_CHAIN_MAX];
	int length = 0;
	for (int i = 0; i < chain.length; i++)
		if (i < from || i >= end) less[length++] = chain.links[i];
	return follows(s, less, length);
}

TEST("no step and no case of a proof is redundant") {
	for (int i = 0; i < 200; i++) {
		nq_setup s = random_set_up(5 + i % 6, i % 4, 20 + i % 50);
		if (completable(&s)) continue;
		must(find_chain(&s, 1) == NQ_FOUND);
		for (int from = 0; from + 1 < chain.length; from++) {
			int end = from + 1;
			if (chain.links[from].kind == NQ_EXHAUSTED) continue;
			if (chain.links[from].kind == NQ_SUPPOSE)
				while (chain.links[end - 1].kind != NQ_EXHAUSTED ||
				       chain.links[end - 1].depth != chain.links[from].depth)
					end++;
			must(!follows_without(&s, from, end));
		}
	}
}

TEST("a proof that would be too long is omitted") {
	nq_setup s;
	uint64_t seed = 1;
	do {
		nq_setup_start(&s, 28);
		block_at_random(&s, 76, seed++);
	} while (completable(&s) || find_chain(&s, 1000) == NQ_FOUND);
	must(chain.too_long);
}

TEST("conflict sets and proofs are the same in slices of any size, and copies continue independently") {
	static nq_reason copy, whole;
	static nq_chain chained;
	for (int i = 0; i < 40; i++) {
		nq_setup s = random_set_up(7 + i % 5, i % 4, 30 + i % 40);
		nq_seek end = find_reason(&s, UINT64_MAX), sliced = NQ_MORE;
		whole = reason;
		nq_reason_start(&reason, &s);
		while (sliced == NQ_MORE) {
			uint64_t nodes = 1 + (uint64_t)i % 7;
			sliced = nq_reason_run(&reason, &nodes);
			memcpy(&copy, &reason, sizeof copy);
			memset(&reason, 0xff, sizeof reason);
			memcpy(&reason, &copy, sizeof copy);
		}
		must(sliced == end && (end != NQ_FOUND || memcmp(&whole.left, &reason.left, sizeof whole.left) == 0));
		end = find_chain(&s, UINT64_MAX);
		chained = chain;
		must(find_chain(&s, 1 + (uint64_t)i % 7) == end && chain.length == chained.length);
		must(memcmp(chain.links, chained.links, (size_t)chain.length * sizeof *chain.links) == 0);
	}
}
