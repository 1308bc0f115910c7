/* puzzle_laws: what must hold of puzzles. */
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

LAW("a puzzle has exactly one completion, and no queen can be left out") {
	for (int n = NQ_PUZZLE_MIN; n <= 16; n++)
		for (uint64_t seed = 0; seed < 12; seed++) {
			must(made(n, 0, seed, UINT64_MAX));
			is_puzzle(&puzzle);
		}
}

/* The levels in words of completions alone: where forced moves suffice, so they do when more is given. */
LAW("a puzzle is of the level asked for, which n = 8 has all of, and n = 4, 5 and 6 not") {
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

/* The levels said again, a square at a time. `board` has 1 for what may still be a queen. */
typedef struct {
	int n;
	bool open[NQ_PUZZLE_MAX][NQ_PUZZLE_MAX];
} squares;

static bool without(squares *s, int row, int col) {
	bool was = s->open[row][col];
	s->open[row][col] = false;
	return was;
}

/* Closes each square from which a queen would leave a row or column nothing: whatever single choices and lines that
 * are attacked as a whole tell, this does. False when a row or column has none left. */
static bool settle(squares *s) {
	for (bool changed = true; changed;) {
		changed = false;
		for (int half = 0; half < 2; half++)
			for (int line = 0; line < s->n; line++) {
				int left = 0;
				for (int i = 0; i < s->n; i++) left += half ? s->open[i][line] : s->open[line][i];
				if (left == 0) return false;
				for (int square = 0; square < s->n * s->n; square++) {
					int row = square / s->n, col = square % s->n, hit = 0;
					if (!s->open[row][col] || (half ? col : row) == line) continue;
					for (int i = 0; i < s->n; i++)
						hit += half ? s->open[i][line] && attack(i, line, row, col)
						            : s->open[line][i] && attack(line, i, row, col);
					if (hit == left) changed = without(s, row, col) || changed;
				}
			}
	}
	return true;
}

static bool solved(const squares *s) {
	int count = 0;
	for (int square = 0; square < s->n * s->n; square++) count += s->open[square / s->n][square % s->n];
	return count == s->n;
}

static void place(squares *s, int row, int col) {
	for (int square = 0; square < s->n * s->n; square++)
		if (square != row * s->n + col && attack(square / s->n, square % s->n, row, col))
			s->open[square / s->n][square % s->n] = false;
}

static int slow_level(const nq_setup *of) {
	squares s = {.n = of->n};
	for (int square = 0; square < s.n * s.n; square++) s.open[square / s.n][square % s.n] = true;
	for (int square = 0; square < s.n * s.n; square++)
		if (given(of, square / s.n, square % s.n)) place(&s, square / s.n, square % s.n);
	must(settle(&s));
	if (solved(&s)) return 1;
	for (int square = 0; square < s.n * s.n; square++) {
		squares with = s, less = s;
		if (!without(&less, square / s.n, square % s.n)) continue;
		place(&with, square / s.n, square % s.n);
		if (!settle(&with) && settle(&less) && solved(&less)) return 2;
	}
	return 3;
}

LAW("levels are what a square-by-square reading of their rules says") {
	for (int n = NQ_PUZZLE_MIN; n <= 14; n++)
		for (uint64_t seed = 0; seed < 12; seed++) {
			made(n, 0, seed, UINT64_MAX);
			must(slow_level(&puzzle.setup) == puzzle.level);
		}
}

/* FNV-1a over the columns of the given queens, NQ_NOWHERE where there is none. */
static uint64_t hash_of_many(uint64_t slice) {
	uint64_t hash = UINT64_C(0xcbf29ce484222325);
	for (int n = NQ_PUZZLE_MIN; n <= 20; n += 2)
		for (uint64_t seed = 0; seed < 10; seed++) {
			must(made(n, 0, seed, slice));
			for (int row = 0; row < n; row++) {
				uint64_t queens = puzzle.setup.given[row];
				hash = (hash ^ (uint64_t)(queens ? __builtin_ctzll(queens) : 255)) * UINT64_C(0x100000001b3);
			}
		}
	return hash;
}

LAW("the same seed is the same puzzle, on every machine and in slices of any size") {
	must(hash_of_many(UINT64_MAX) == UINT64_C(0xd39a5e1f4d3bd902));
	must(hash_of_many(1) == hash_of_many(UINT64_MAX) && hash_of_many(17) == hash_of_many(UINT64_MAX));
}

LAW("puzzles of n, levels and seeds that are none are refused; the largest are made") {
	must(!nq_puzzle_start(&puzzle, NQ_PUZZLE_MIN - 1, 0, 1) && !nq_puzzle_start(&puzzle, NQ_PUZZLE_MAX + 1, 0, 1));
	must(!nq_puzzle_start(&puzzle, 8, -1, 1) && !nq_puzzle_start(&puzzle, 8, NQ_PUZZLE_LEVELS + 1, 1));
	must(made(NQ_PUZZLE_MAX, 0, UINT64_MAX, 1000));
	is_puzzle(&puzzle);
}

int main(void) { return tell_laws(); }
