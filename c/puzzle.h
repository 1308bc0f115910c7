/* puzzle: boards with exactly one completion, none of whose given queens can be left out.
 *
 *     level 1    what follows at once (complete/open.h) gives every queen
 *           2    it does after one square is refuted: a queen there leads at once to a line without squares
 *           3    more is needed
 *
 * The same n, level and seed give the same puzzle on every machine and in slices of any size.
 */
#pragma once

#include "lot.h"
#include "complete.h"

enum { NQ_PUZZLE_MIN = 4, NQ_PUZZLE_MAX = 32, NQ_PUZZLE_LEVELS = 3 };

typedef struct {
	nq_setup setup;                   /* the puzzle, once it is found */
	int level;                        /* its level */
	int8_t solution[NQ_COMPLETE_MAX]; /* its completion */
	int wanted;
	nq_lot lot;
	nq_decide d;
	enum { NQ_BEGINNING, NQ_FILLING, NQ_REDUCING, NQ_FINISHED } doing;
	int row;
	int attempts, reduced;         /* boards begun; rows whose queen was left out or is needed */
	int8_t order[NQ_COMPLETE_MAX]; /* in which queens are left out, by lot */
} nq_puzzle;

/* Level 0 takes any. False, and nothing written, when n or the level is out of range. */
bool nq_puzzle_start(nq_puzzle *p, int n, int level, uint64_t seed);

/* NQ_FOUND; NQ_NEVER after so many boards of another level that there may be none; NQ_MORE. */
nq_seek nq_puzzle_run(nq_puzzle *p, uint64_t *nodes);

/* How hard a set-up with one completion is: 1 … NQ_PUZZLE_LEVELS. */
int nq_puzzle_level(const nq_setup *setup);
