/* Boards of a search in progress, which become events. Most have fewer than n queens, and most differ from the one
 * before by removed queens and at most one new queen. */
#pragma once

#include "form.h"
#include "legal.h"

typedef struct {
	uint64_t boards, partial; /* partial: with fewer than n queens */
	/* Boards with a queen of the one before, with at most one new queen, with an attacked new queen, with removed queens
	 * alone, equal to the one before but no solution. */
	uint64_t kept, steps, attacks, removals, repeats;
	nq_event first;
	int queens, deepest;        /* deepest: most queens so far */
	nq_event queen[2 * NQ_MAX]; /* of the last board, in the order in which they appeared */
	int added, removed;
	bool is_attacked, is_repeat;
} nq_positions;

/* Stores the removals and placements that lead from the last board to this one, and returns their number. */
enum { NQ_POSITION_EVENTS = 4 * NQ_MAX };
int nq_positions_next(nq_positions *p, const nq_printed_board *board, nq_event events[NQ_POSITION_EVENTS]);

bool nq_are_positions(const nq_positions *p);

/* False if a program that prints the boards `ahead` does not print one like the last of `p`. */
bool nq_is_usual_position(const nq_positions *p, const nq_positions *ahead);
