/* said: one line of a trace taken apart: which event it tells of, in whatever words.
 *
 *     3 test 0 1 attacked 0 column      as `nqueens walk` prints it
 *     place 3 5     place(3, 5)     + 3 5     placed queen at row 3, col 5     {"event":"place","row":3,"col":5}
 *     remove 3 5    remove(3, 5)    - 3 5     backtrack 3 5
 *
 *     [INFO] place 3 5     Queen 4 placed at (3, 5)     set d4     + remove 3 5     0: (PLACE 3 5)
 *
 * Numbers are as they are printed; where labels name them, in whatever order. A line with other words in it has an
 * event only if it has a verb of placing or removing and two numbers, or the name of a square, behind or before it.
 */
#pragma once

#include "../search.h"

/* Numbers further from 0 than NQ_FAR are cut to it: no row or column, and no sum with one, is as far. */
enum { NQ_UNSAID = INT32_MIN, NQ_FAR = 1000000000 };

typedef struct {
	int64_t step; /* -1: it has none */
	nq_kind kind; /* NQ_START: the line tells of no event; NQ_CHECK of a square may be a test of it: see trace.h */
	int row, col; /* NQ_UNSAID: not told; of NQ_ENTER and NQ_LEAVE one of them is */
	int how;      /* of a nq_verdict; NQ_NOT_TESTED: not told */
	int by_row;   /* NQ_UNSAID: not told */
	nq_line line; /* NQ_NO_LINE: not told */
} nq_said;

nq_said nq_read_said(const char *text, size_t length);
