/* Single deductions as people make them, to grade puzzles and give hints.
 *
 *   level 1   a row or column with one square left has its queen there
 *         2   also: a square is closed if a queen there would leave a row or column without squares
 *         3   also: the same if level 1 first places up to NQ_CASE_QUEENS more queens
 *
 * Deductions only close squares, so their order does not change the end result. */
#pragma once

#include "../why.h"

enum { NQ_CASE_QUEENS = 2, NQ_DEDUCTION_MAX = 6 };

typedef struct {
	int level;
	int length;
	nq_link links[NQ_DEDUCTION_MAX];
} nq_deduction;

/* Applies a deduction of the lowest possible level, at most `level` (1 … 3). */
nq_deduction nq_deduce(nq_open *open, int level);
