/* Single deductions as people make them, to grade puzzles and give hints.
 *
 *   level 1   puts a queen on the only open square of a row or column
 *         2   also closes a square if a queen there would leave a row or column without open squares
 *         3   also closes a square if a queen there and up to NQ_CASE_QUEENS queens that level 1 adds would do so
 *
 * Deductions only close squares, so their order does not change the end result. */
#pragma once

#include "../why.h"

enum { NQ_CASE_QUEENS = 2, NQ_DEDUCTION_MAX = 6 };

typedef struct {
	int level, length;
	nq_link links[NQ_DEDUCTION_MAX];
} nq_deduction;

/* Applies a deduction of the lowest possible level, at most `level` (1 … 3). */
nq_deduction nq_deduce(nq_open *open, int level);
