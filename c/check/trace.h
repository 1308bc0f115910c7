/* trace: judges the events that a program prints. They are right if some backtracking search (legal.h), a known search
 * or the requested one (follow.h) prints them. */
#pragma once

#include "follow.h"

typedef struct {
	int n, base;           /* base: first row and column */
	uint64_t events, last; /* last: line of the last event */
	int64_t queens;        /* on the board */
	bool is_legal;
	nq_legal legal;
	nq_followers followers;
} nq_trace;

/* only: index of the requested search, -1: any; opening: in the program's numbers. */
void nq_trace_start(nq_trace *t, int n, int base, int only, int start_row, nq_opening opening);

/* Takes an event. A `check` of a square becomes a test while fewer than n queens stand. */
void nq_trace_next(nq_trace *t, nq_event *event, uint64_t line);

void nq_trace_end(nq_trace *t);

/* The first fault so far, with squares from 0; false when there is none. */
bool nq_trace_wrong(const nq_trace *t, nq_wrong *wrong);
