#include "set_ups.h"
#include "puzzle.h"

static nq_puzzle puzzle;

static bool made(int n, int level, uint64_t seed, uint64_t slice) {
	nq_seek end = NQ_MORE;
	must(nq_puzzle_start(&puzzle, n, level, seed));
	while (end == NQ_MORE) {
		uint64_t nodes = slice;
		end = nq_puzzle_run(&puzzle, &nodes);
	}
	return end == NQ_FOUND;
}

static uint64_t completions_of(const nq_setup *s) {
	static nq_tally tally;
	uint64_t nodes = UINT64_MAX;
	nq_tally_start(&tally, s, false);
	must(nq_tally_run(&tally, &nodes) == NQ_FOUND);
	return tally.count;
}

static void is_puzzle(const nq_puzzle *p) {
	nq_setup s = p->setup;
	must(completions_of(&s) == 1 && completes(&s, p->solution) && blocked_of(&s) == 0);
	for (int row = 0; row < s.n; row++) {
		nq_setup less = s;
		less.given[row] = 0;
		if (s.given[row] != 0) must(completions_of(&less) > 1);
	}
}

TEST("a puzzle has exactly one completion and no redundant queen") {
	for (int n = NQ_PUZZLE_MIN; n <= 16; n++)
		for (uint64_t seed = 0; seed < 12; seed++) {
			must(made(n, 0, seed, UINT64_MAX));
			is_puzzle(&puzzle);
		}
}

TEST("a puzzle has the wanted level; n = 8 has all levels, n = 4 to 6 some") {
	static const int levels[][NQ_PUZZLE_LEVELS] = {[4] = {1, 0, 0}, [5] = {1, 0, 0}, [6] = {0, 1, 1}, [8] = {1, 1, 1}};
	for (int n = 4; n <= 8; n += n < 6 ? 1 : 2)
		for (int level = 1; level <= NQ_PUZZLE_LEVELS; level++)
			for (uint64_t seed = 0; seed < (levels[n][level - 1] ? 10 : 1); seed++) {
				must(made(n, level, seed, UINT64_MAX) == levels[n][level - 1]);
				if (!levels[n][level - 1]) continue;
				must(puzzle.level == level && nq_puzzle_level(&puzzle.setup) == level);
				is_puzzle(&puzzle);
			}
}

/* FNV-1a of levels and columns of the fixed queens. */
static uint64_t hash_of_many(uint64_t slice) {
	uint64_t hash = UINT64_C(0xcbf29ce484222325);
	for (int n = NQ_PUZZLE_MIN; n <= 20; n++)
		for (uint64_t seed = 0; seed < 10; seed++) {
			must(made(n, 0, seed, slice));
			hash = (hash ^ (uint64_t)puzzle.level) * UINT64_C(0x100000001b3);
			for (int row = 0; row < n; row++) {
				uint64_t queens = puzzle.setup.given[row];
				hash = (hash ^ (uint64_t)(queens ? __builtin_ctzll(queens) : 255)) * UINT64_C(0x100000001b3);
			}
		}
	return hash;
}

TEST("a seed gives the same puzzle and level on every machine, in slices of any size") {
	must(hash_of_many(UINT64_MAX) == UINT64_C(0x0cd10042f2c9f3f7));
	must(hash_of_many(1) == hash_of_many(UINT64_MAX) && hash_of_many(17) == hash_of_many(UINT64_MAX));
}

TEST("invalid n and levels are rejected; the largest puzzle is made") {
	must(!nq_puzzle_start(&puzzle, NQ_PUZZLE_MIN - 1, 0, 1) && !nq_puzzle_start(&puzzle, NQ_PUZZLE_MAX + 1, 0, 1));
	must(!nq_puzzle_start(&puzzle, 8, -1, 1) && !nq_puzzle_start(&puzzle, 8, NQ_PUZZLE_LEVELS + 1, 1));
	must(made(NQ_PUZZLE_MAX, 0, UINT64_MAX, 1000));
	is_puzzle(&puzzle);
}
