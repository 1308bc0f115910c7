/* Turns the boards that a search in progress prints into events. Most have fewer than n queens, and most differ from
 * the board before by removed queens and at most one new queen. */
#pragma once

#include "form.h"
#include "legal.h"

typedef struct {
	uint64_t boards, partial; /* partial: with fewer than n queens */
	/* kept: boards with a queen of the board before; steps: with at most one new queen; attacks: with an attacked new
	 * queen; removals: with removed queens only; repeats: equal to the board before and no solution. */
	uint64_t kept, steps, attacks, removals, repeats;
	nq_event first;
	int queens, deepest;        /* deepest: most queens so far */
	nq_event queen[2 * NQ_MAX]; /* queens of the last board, in order of appearance */
	int added, removed;
	bool is_attacked, is_repeat;
} nq_positions;

/* Stores the removals and placements that lead from the last board to this one, and returns their number. */
enum { NQ_POSITION_EVENTS = 4 * NQ_MAX };
int nq_positions_next(nq_positions *p, const nq_printed_board *board, nq_event events[NQ_POSITION_EVENTS]);

bool nq_are_positions(const nq_positions *p);

/* False if the last board of `p` has an attacked queen, several new queens or a repeat, unlike the boards `ahead`. */
bool nq_is_usual_position(const nq_positions *p, const nq_positions *ahead);
