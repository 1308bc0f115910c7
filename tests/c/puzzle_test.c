#include "set_ups.h"
#include "puzzle.h"

static nq_puzzle puzzle;

static bool made(int n, int level, uint64_t seed, uint64_t slice) {
	nq_seek end;
	must(nq_puzzle_start(&puzzle, n, level, seed));
	for (uint64_t nodes = slice; (end = nq_puzzle_run(&puzzle, &nodes)) == NQ_MORE;) nodes = slice;
	return end == NQ_FOUND;
}

static uint64_t completions_of(const nq_setup *s) {
	static nq_tally tally;
	uint64_t nodes = UINT64_MAX;
	nq_tally_start(&tally, s, false);
	must(nq_tally_run(&tally, &nodes) == NQ_FOUND);
	return tally.count;
}

static bool is_refuted(const squares *s, int queens) {
	int last[2];
	for (int line = 0; line < 2 * s->n; line++)
		if (left_on(s, line, NULL, last) == 0) return true;
	for (int line = 0; line < 2 * s->n && queens > 0; line++) {
		squares next = *s;
		if (left_on(s, line, NULL, last) != 1) continue;
		stand(&next, last[0], last[1]);
		if (memcmp(&next, s, sizeof next) != 0 && is_refuted(&next, queens - 1)) return true;
	}
	return false;
}

static bool is_impossible(const squares *s, int row, int col, int level) {
	const int queen[2] = {row, col};
	int last[2];
	for (int line = 0; line < 2 * s->n; line++)
		if (line != row && line != s->n + col && left_on(s, line, queen, last) == 0) return true;
	squares next = *s;
	stand(&next, row, col);
	return level == 3 && is_refuted(&next, 2);
}

static bool deduced(squares *s, int level) {
	const squares before = *s;
	int last[2];
	for (int line = 0; line < 2 * s->n; line++)
		if (left_on(s, line, NULL, last) == 1) stand(s, last[0], last[1]);
	if (memcmp(&before, s, sizeof before) != 0) return true;
	for (int used = 2; used <= level; used++)
		for (int row = 0; row < s->n; row++)
			for (int col = 0; col < s->n; col++)
				if (s->open[row][col] && is_impossible(s, row, col, used)) {
					s->open[row][col] = false;
					return true;
				}
	return false;
}

static bool falls_to(const nq_setup *setup, int level) {
	squares s = squares_left(setup);
	while (deduced(&s, level)) {
	}
	for (int line = 0, last[2]; line < 2 * s.n; line++)
		if (left_on(&s, line, NULL, last) != 1) return false;
	return true;
}

static void is_puzzle(const nq_puzzle *p) {
	must(completes(&p->setup, p->solution) && completions_of(&p->setup) == 1);
	must(p->level >= 1 && p->level <= NQ_PUZZLE_LEVELS && nq_puzzle_level(&p->setup) == p->level);
}

/* Least FNV-1a hash of the squares of the eight images. */
static uint64_t hash_of(const nq_setup *s) {
	uint64_t least = UINT64_MAX;
	for (int image = 0; image < 8; image++) {
		uint64_t hash = UINT64_C(0xcbf29ce484222325);
		for (int r = 0; r < s->n; r++)
			for (int c = 0; c < s->n; c++) {
				int row = image & 1 ? s->n - 1 - r : r, col = image & 2 ? s->n - 1 - c : c;
				if (image & 4) row ^= col, col ^= row, row ^= col;
				hash = (hash ^ (uint64_t)(given(s, row, col) + 2 * blocked(s, row, col))) * UINT64_C(0x100000001b3);
			}
		if (hash < least) least = hash;
	}
	return least;
}

TEST("puzzles of n = 8 to 12 are solved by deductions of their level, but not of the level below") {
	const int wanted = getenv("LONG") ? 1000 : 30;
	for (int n = 8; n <= 12; n++)
		for (int level = 1; level <= NQ_PUZZLE_LEVELS; level++) {
			static uint64_t known[1000];
			int count = 0;
			for (uint64_t seed = 0; count < wanted; seed++) {
				must(made(n, level, seed, UINT64_MAX) && seed < 5000);
				const uint64_t hash = hash_of(&puzzle.setup);
				bool is_new = true;
				for (int i = 0; i < count; i++) is_new = is_new && known[i] != hash;
				if (!is_new) continue;
				known[count++] = hash;
				is_puzzle(&puzzle);
				must(falls_to(&puzzle.setup, level));
				must(level == 1 || !falls_to(&puzzle.setup, level - 1));
			}
		}
}

TEST("nq_puzzle_level() equals the reference: 0 if a board is harder or has not one completion") {
	int seen[NQ_PUZZLE_LEVELS + 1] = {0};
	for (int i = 0; i < 1000; i++) {
		nq_setup s = random_set_up(4 + i % 5, i % 4, 10 + i % 50);
		int level = 1;
		while (level <= NQ_PUZZLE_LEVELS && !falls_to(&s, level)) level++;
		must(nq_puzzle_level(&s) == (level > NQ_PUZZLE_LEVELS ? 0 : level));
		seen[level % (NQ_PUZZLE_LEVELS + 1)]++;
	}
	for (int level = 0; level <= NQ_PUZZLE_LEVELS; level++) must(seen[level] > 10);
}

TEST("each queen and blocked square of a puzzle is necessary at its level") {
	for (int n = NQ_PUZZLE_MIN; n <= 12; n++)
		for (int level = 1; level <= NQ_PUZZLE_LEVELS; level++) {
			bool exists = n > 4 || level < 3;
			must(made(n, level, 1, UINT64_MAX) == exists);
			if (!exists) continue;
			is_puzzle(&puzzle);
			for (int i = 0; i < n * n; i++) {
				nq_setup less = puzzle.setup;
				less.given[i / n] &= ~(UINT64_C(1) << i % n);
				less.blocked[i / n] &= ~(UINT64_C(1) << i % n);
				if (memcmp(&less, &puzzle.setup, sizeof less) != 0) must(!falls_to(&less, level));
			}
		}
}

static uint64_t hash_of_many(uint64_t slice) {
	uint64_t hash = 0;
	for (int n = NQ_PUZZLE_MIN; n <= 20; n++)
		for (uint64_t seed = 0; seed < 4; seed++) {
			must(made(n, 0, seed, slice));
			hash = hash * 31 + hash_of(&puzzle.setup) + (uint64_t)puzzle.level;
		}
	return hash;
}

TEST("a seed gives the same puzzle and level on every machine, in slices of any size") {
	must(hash_of_many(UINT64_MAX) == UINT64_C(0x23ead1dc02f118d7));
	must(hash_of_many(1) == hash_of_many(UINT64_MAX) && hash_of_many(17) == hash_of_many(UINT64_MAX));
}

TEST("nq_puzzle_start() rejects invalid n and levels, and makes the largest puzzle") {
	must(!nq_puzzle_start(&puzzle, NQ_PUZZLE_MIN - 1, 0, 1) && !nq_puzzle_start(&puzzle, NQ_PUZZLE_MAX + 1, 0, 1));
	must(!nq_puzzle_start(&puzzle, 8, -1, 1) && !nq_puzzle_start(&puzzle, 8, NQ_PUZZLE_LEVELS + 1, 1));
	must(made(NQ_PUZZLE_MAX, 0, UINT64_MAX, 1000));
	is_puzzle(&puzzle);
}
