#pragma once

#include "test.h"

enum { SMALL = 8, LARGER = 200 };

static int n_of, board[LARGER];

static inline int attacked_times(int row, int col, int below) {
	int times = 0;
	for (int other = 0; other < below; other++) times += other != row && attack(row, col, other, board[other]);
	return times;
}

static inline uint64_t count_pairs(void) {
	int twice = 0;
	for (int row = 0; row < n_of; row++) twice += attacked_times(row, board[row], n_of);
	return (uint64_t)twice / 2;
}

static inline int fewest_in(int row, int below) {
	int fewest = n_of;
	for (int col = 0; col < n_of; col++) {
		int times = attacked_times(row, col, below);
		fewest = times < fewest ? times : fewest;
	}
	return fewest;
}

static inline uint64_t best_of_all(void) {
	uint64_t best = UINT64_MAX;
	for (int row = 0; row < n_of; row++) {
		int own = board[row];
		for (board[row] = 0; board[row] < n_of; board[row]++) {
			uint64_t pairs = board[row] == own ? UINT64_MAX : count_pairs();
			best = pairs < best ? pairs : best;
		}
		board[row] = own;
	}
	return best;
}

static inline void take_board(const nq_search *s) {
	n_of = s->n;
	for (int row = 0; row < n_of; row++) board[row] = nq_type_of(s)->queen(s, row);
}

static inline nq_search *begun(const char *id, int n, nq_chance chance) {
	nq_search *s = started(nq_search_named(id), n, 0);
	must(nq_search_chance(s, &chance));
	return s;
}

static inline nq_chance chance_of(uint64_t seed, bool takes_limits) {
	nq_chance chance = {.seed = seed, .begin = (nq_beginning)(seed % 2)};
	if (!takes_limits) return chance;
	chance.most[NQ_SIDEWAYS] = (int32_t)(seed / 2 % 3) * 50;
	chance.most[NQ_RESTARTS] = (int32_t)(seed % 5);
	return chance;
}

typedef void move_visit(const nq_search *after, const int *before);

static inline void walk_seed(const char *id, int n, uint64_t seed, move_visit *visit) {
	nq_search *s = begun(id, n, chance_of(seed, strcmp(id, "hill-climbing") == 0));
	int before[LARGER] = {0};
	while (nq_search_run(s, 1, 0) > 0) {
		take_board(s);
		visit(s, before);
		take_board(s);
		memcpy(before, board, sizeof board);
	}
	free(s);
}

static inline void every_walk(move_visit *visit) {
	static const char *const ids[] = {"hill-climbing", "min-conflicts"};
	for (int search = 0; search < 2; search++) {
		for (int n = 1; n <= SMALL; n++)
			for (uint64_t seed = 0; seed < 40; seed++) walk_seed(ids[search], n, seed, visit);
		for (uint64_t seed = 0; seed < 6; seed++) walk_seed(ids[search], 50, seed, visit);
	}
}
