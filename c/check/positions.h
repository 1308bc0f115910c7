/* Turns boards of a search in progress (doc/notations.md) into events. */
#pragma once

#include "form.h"
#include "legal.h"

typedef struct {
	uint64_t boards;
	uint64_t partial;  /* boards with fewer than n queens */
	uint64_t kept;     /* boards that keep a queen of the board before */
	uint64_t steps;    /* boards that add at most one queen to the board before */
	uint64_t attacks;  /* boards that add an attacked queen */
	uint64_t removals; /* boards that only remove queens */
	uint64_t repeats;  /* boards that repeat a board that is no solution */
	nq_event first;
	int queens, deepest;        /* deepest: most queens so far */
	nq_event queen[2 * NQ_MAX]; /* queens of the last board, in order of appearance */
	int added;
	bool is_attacked, is_repeat;
} nq_positions;

/* Stores the removals and placements that lead from the last board to this one, and returns their number. */
enum { NQ_POSITION_EVENTS = 4 * NQ_MAX };
int nq_positions_next(nq_positions *p, const nq_printed_board *board, nq_event events[NQ_POSITION_EVENTS]);

bool nq_are_positions(const nq_positions *p);

/* True for the first board, and for boards that add at most one queen. A board may repeat the one before only if
 * ahead->repeats is above 1, and add an attacked queen only if ahead->attacks is. */
bool nq_is_usual_position(const nq_positions *p, const nq_positions *ahead);
