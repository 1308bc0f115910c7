/* puzzle: fills a board at random, deciding after each queen whether it can be completed; then removes queens in random
 * order while the completion stays unique. Boards of another level are discarded.
 *
 * Invariant: during removal `solution` is the only completion of `setup`. */
#include "../puzzle.h"
#include "decide.h"

enum { MOST_ATTEMPTS = 2000 };

static void leave_out(nq_puzzle *p) {
	if (p->reduced == p->setup.n) {
		p->level = nq_puzzle_level(&p->setup);
		p->doing = NQ_FINISHED;
		if (p->wanted != 0 && p->wanted != p->level && p->attempts < MOST_ATTEMPTS) p->doing = NQ_BEGINNING;
		return;
	}
	p->setup.given[p->order[p->reduced]] = 0;
	nq_decide_next(&p->d, &p->setup);
}

static bool is_solution(const nq_puzzle *p) {
	for (int row = 0; row < p->setup.n; row++)
		if (!nq_is_open(&p->d.open, row, p->solution[row])) return false;
	return true;
}

static void reduce(nq_puzzle *p, nq_seek end) {
	if (end == NQ_FOUND && is_solution(p) && p->d.depth > 0) {
		nq_decide_refute(&p->d);
		return;
	}
	int row = p->order[p->reduced++];
	if (end == NQ_FOUND && !is_solution(p)) nq_setup_give(&p->setup, row, p->solution[row]);
	leave_out(p);
}

static void start_reducing(nq_puzzle *p) {
	const int n = p->setup.n;
	nq_decide_read(&p->d, p->solution);
	nq_setup_start(&p->setup, n);
	for (int row = 0; row < n; row++) {
		int other = (int)nq_random_below(&p->rng, (uint64_t)row + 1);
		nq_setup_give(&p->setup, row, p->solution[row]);
		p->order[row] = p->order[other];
		p->order[other] = (int8_t)row;
	}
	p->reduced = 0;
	p->doing = NQ_REDUCING;
	leave_out(p);
}

/* Chooses among squares left by propagation, so the puzzle is independent of the decider's path. */
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

static void fill(nq_puzzle *p, nq_seek end) {
	uint64_t *given = &p->setup.given[p->row];
	if (end == NQ_NEVER) {
		p->setup.blocked[p->row] |= *given;
		*given = 0;
	}
	put(p);
}

static void begin(nq_puzzle *p) {
	nq_setup_start(&p->setup, p->setup.n);
	p->attempts++;
	p->doing = NQ_FILLING;
	put(p);
}

bool nq_puzzle_start(nq_puzzle *p, int n, int level, uint64_t seed) {
	if (n < NQ_PUZZLE_MIN || n > NQ_PUZZLE_MAX || level < 0 || level > NQ_PUZZLE_LEVELS) return false;
	*p = (nq_puzzle){.wanted = level, .rng = {seed}, .setup = {.n = n}};
	nq_decide_start(&p->d, &p->setup);
	begin(p);
	return true;
}

nq_seek nq_puzzle_run(nq_puzzle *p, uint64_t *nodes) {
	while (p->doing != NQ_FINISHED) {
		if (p->doing == NQ_BEGINNING) begin(p);
		nq_seek end = nq_decide_run(&p->d, nodes);
		if (end == NQ_MORE) return NQ_MORE;
		if (p->doing == NQ_REDUCING) reduce(p, end);
		else fill(p, end);
	}
	return p->wanted == 0 || p->wanted == p->level ? NQ_FOUND : NQ_NEVER;
}

static bool is_full(const nq_open *open) {
	for (int row = 0; row < open->n; row++)
		if (open->count[row] != 1) return false;
	return true;
}

static bool solves_closed(nq_open *open, int row, int col) {
	const int before = open->closed;
	nq_open_place(open, row, col);
	bool refuted = nq_open_settle(open) != NQ_NOWHERE, solved = false;
	nq_open_back(open, before);
	if (!refuted) return false;
	nq_open_close(open, row, col);
	solved = nq_open_settle(open) == NQ_NOWHERE && is_full(open);
	nq_open_back(open, before);
	return solved;
}

int nq_puzzle_level(const nq_setup *setup) {
	nq_open open;
	nq_open_start(&open, setup);
	nq_open_settle(&open);
	if (is_full(&open)) return 1;
	for (int row = 0; row < setup->n; row++)
		for (int col = 0; col < setup->n; col++)
			if (open.count[row] > 1 && nq_is_open(&open, row, col) && solves_closed(&open, row, col)) return 2;
	return 3;
}
