/* puzzle: boards with exactly one completion and no redundant queen.
 *
 *     level 1    unit propagation (complete/open.h) finds every queen
 *           2    does so after refuting a queen on one square
 *           3    other boards
 *
 * Equal n, level and seed give equal puzzles on every machine. */
#pragma once

#include "random.h"
#include "complete.h"

enum { NQ_PUZZLE_MIN = 4, NQ_PUZZLE_MAX = 32, NQ_PUZZLE_LEVELS = 3 };

typedef struct {
	nq_setup setup;
	int level;
	int8_t solution[NQ_COMPLETE_MAX];
	int wanted;
	nq_random rng;
	nq_decide d;
	enum { NQ_BEGINNING, NQ_FILLING, NQ_REDUCING, NQ_FINISHED } doing;
	int row;
	int attempts, reduced; /* boards started; rows of this board with a queen removed or found necessary */
	int8_t order[NQ_COMPLETE_MAX];
} nq_puzzle;

/* level 0: any. Returns false, without change, when n or the level is out of range. */
bool nq_puzzle_start(nq_puzzle *p, int n, int level, uint64_t seed);

/* NQ_NEVER: gave up after many boards of other levels. */
nq_seek nq_puzzle_run(nq_puzzle *p, uint64_t *nodes);

/* Level 1 … NQ_PUZZLE_LEVELS of a board with exactly one completion. */
int nq_puzzle_level(const nq_setup *setup);
