/* First fills a board at random, checking after each queen that a completion exists, and blocks squares at random. Then
 * removes clues (queens and blocked squares) in random order while deductions of the wanted level still find every
 * queen. Boards that need only a lower level are discarded. Invariant: during removal, deductions lead from `setup` to
 * `solution`, so there is no other completion. */
#include "../puzzle.h"
#include "decide.h"
#include "deduce.h"

enum { MOST_ATTEMPTS = 2000 };

/* Uses deductions of level 1 to `most`. Returns the highest level used, 0 if a queen was not found. */
static int level_used(const nq_setup *setup, int most) {
	int highest = 1;
	nq_open open;
	nq_open_start(&open, setup);
	for (int level; (level = nq_deduce(&open, most).level) != 0;)
		if (level > highest) highest = level;
	for (int i = 0; i < open.n; i++)
		if (open.count[i] != 1 || open.count[NQ_COLUMNS + i] != 1) return 0;
	return highest;
}

int nq_puzzle_level(const nq_setup *setup) { return level_used(setup, NQ_PUZZLE_LEVELS); }

static bool is_wanted(const nq_puzzle *p) { return p->wanted == 0 || p->wanted == p->level; }

static void reduce(nq_puzzle *p) {
	uint16_t square = p->clues[--p->count];
	int row = nq_row_of(square);
	uint64_t bit = nq_bit64(nq_col_of(square));
	bool is_queen = p->setup.given[row] & bit;
	uint64_t *mask = is_queen ? p->setup.given : p->setup.blocked;
	mask[row] ^= bit;
	if (level_used(&p->setup, p->wanted != 0 ? p->wanted : NQ_PUZZLE_LEVELS) == 0) mask[row] ^= bit;
	if (p->count > 0) return;
	p->level = nq_puzzle_level(&p->setup);
	p->doing = is_wanted(p) || p->attempts == MOST_ATTEMPTS ? NQ_FINISHED : NQ_BEGINNING;
}

static void add_clue(nq_puzzle *p, int row, int col) {
	uint16_t other = (uint16_t)nq_random_below(&p->rng, (uint64_t)p->count + 1);
	p->clues[p->count++] = p->clues[other];
	p->clues[other] = nq_pack(row, col);
}

/* Begins with a queen in each row and about 2/5 of the other squares blocked. Tries to remove about half of the queens
 * first, so that blocked squares matter. */
static void start_reducing(nq_puzzle *p) {
	int n = p->setup.n;
	nq_decide_read(&p->d, p->solution);
	nq_setup_start(&p->setup, n);
	p->count = 0;
	for (int row = 0; row < n; row++) {
		nq_setup_give(&p->setup, row, p->solution[row]);
		for (int i = 0; i < n / 2; i++) {
			int col = (int)nq_random_below(&p->rng, (uint64_t)n);
			if (col == p->solution[row] || p->setup.blocked[row] >> col & 1) continue;
			nq_setup_block(&p->setup, row, col);
			add_clue(p, row, col);
		}
	}
	uint32_t later = nq_random_bits(&p->rng);
	for (int row = 0; row < n; row++)
		if (later >> row & 1) add_clue(p, row, p->solution[row]);
	for (int row = 0; row < n; row++)
		if (!(later >> row & 1)) p->clues[p->count++] = nq_pack(row, p->solution[row]);
	p->doing = NQ_REDUCING;
}

/* Places a queen on a random square that is open after propagation. */
static void put(nq_puzzle *p) {
	const nq_open *open = &p->d.open;
	int rows[NQ_COMPLETE_MAX], count = 0;
	nq_decide_next(&p->d, &p->setup);
	nq_open_settle(&p->d.open);
	for (int row = 0; row < open->n; row++)
		if (open->count[row] > 1) rows[count++] = row;
	if (count == 0) {
		start_reducing(p);
		return;
	}
	p->row = rows[nq_random_below(&p->rng, (uint64_t)count)];
	uint64_t squares = open->squares[p->row];
	for (uint32_t skip = nq_random_below(&p->rng, open->count[p->row]); skip > 0; skip--) squares &= squares - 1;
	p->setup.given[p->row] = squares & -squares;
	nq_decide_next(&p->d, &p->setup);
}

bool nq_puzzle_start(nq_puzzle *p, int n, int level, uint64_t seed) {
	if (n < NQ_PUZZLE_MIN || n > NQ_PUZZLE_MAX || level < 0 || level > NQ_PUZZLE_LEVELS) return false;
	*p = (nq_puzzle){.wanted = level, .rng = {seed}, .setup = {.n = n}};
	nq_decide_start(&p->d, &p->setup);
	return true;
}

nq_seek nq_puzzle_run(nq_puzzle *p, uint64_t *nodes) {
	while (p->doing != NQ_FINISHED) {
		if (p->doing == NQ_BEGINNING) {
			nq_setup_start(&p->setup, p->setup.n);
			p->attempts++;
			p->doing = NQ_FILLING;
			put(p);
		}
		if (p->doing == NQ_REDUCING) {
			if (*nodes == 0) return NQ_MORE;
			--*nodes;
			reduce(p);
			continue;
		}
		nq_seek end = nq_decide_run(&p->d, nodes);
		if (end == NQ_MORE) return NQ_MORE;
		if (end == NQ_NEVER) {
			p->setup.blocked[p->row] |= p->setup.given[p->row];
			p->setup.given[p->row] = 0;
		}
		put(p);
	}
	return is_wanted(p) ? NQ_FOUND : NQ_NEVER;
}
