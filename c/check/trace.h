/* trace: what a program tells of its walk, judged: whether a backtracking could do this, or one of the searches here,
 * or the one that was asked for; the first line at which it cannot be; and which mistakes would explain all of it.
 *
 * Plain data without pointers.
 */
#pragma once

#include "follow.h"

typedef struct {
	int n, base;           /* base: what its rows and columns count from */
	uint64_t events, last; /* last: the line of the last event */
	int64_t queens;        /* put down and not taken back, as far as is told */
	bool is_legal;
	nq_legal legal;
	nq_followers followers;
} nq_trace;

/* only: the index of a search, -1 for any; start_row: of that one; opening: as the program counts. */
void nq_trace_start(nq_trace *t, int n, int base, int only, int start_row, nq_opening opening);

/* The event of a line, which has one. A `check` of a square while fewer than n queens stand is made a test. */
void nq_trace_next(nq_trace *t, nq_said *said, uint64_t line);

/* There are no more events. */
void nq_trace_end(nq_trace *t);

/* What is wrong, as far as is known now; false when nothing is. Squares are told from 0. */
bool nq_trace_wrong(const nq_trace *t, nq_wrong *wrong);
