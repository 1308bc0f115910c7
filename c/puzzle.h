/* Initial positions with one completion. Deductions of the puzzle's level (complete/deduce.h) find it, deductions of
 * the level below do not. Each queen and blocked square is needed: without it, the puzzle's level would not suffice.
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
	int row, attempts;
	int count; /* clues[0 … count-1]: queens and blocked squares that may still be removed */
	uint16_t clues[NQ_COMPLETE_SQUARES];
} nq_puzzle;

/* level 0 allows any level. Returns false, without change, when n or the level is out of range. */
bool nq_puzzle_start(nq_puzzle *p, int n, int level, uint64_t seed);

/* NQ_NEVER: gave up after many boards of other levels. */
nq_seek nq_puzzle_run(nq_puzzle *p, uint64_t *nodes);

/* Lowest level that suffices; 0: no level. */
int nq_puzzle_level(const nq_setup *setup);
