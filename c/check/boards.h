/* Judges printed boards, and finds mistakes (mistakes.h) with which a program prints these boards. First expects the
 * list of solutions in order, in any reading (rotation or mirror image, follow.h); after the first board out of order,
 * `seen` marks the printed solutions. Invariant: while `orders` is not 0, the good boards are the first solutions in
 * each of its readings. */
#pragma once

#include "follow.h"
#include "form.h"

#include "../solutions.h"

enum { NQ_SEEN_MAX = 16, NQ_SEEN_BYTES = 14772512 / 8, NQ_FAULTS_LISTED = 100, NQ_NAMED_BY_TOTAL = 3 };

/* NQ_SOME: `limit` solutions; NQ_FUNDAMENTAL: one solution per orbit; NQ_LAST_ONE: only the last board must be a
 * solution. */
typedef enum { NQ_ALL, NQ_ONE, NQ_SOME, NQ_FUNDAMENTAL, NQ_LAST_ONE } nq_wanted;

/* fits: readings in which a program with the mistake prints these boards: NQ_READINGS bits for boards as grids, then as
 * many for boards as lists of the column last used in each row. */
typedef struct {
	unsigned fits;
	nq_mistaken at;
} nq_mistaken_boards;

typedef struct {
	int n;
	nq_wanted wanted;
	uint64_t limit;
	uint64_t boards;
	uint64_t good; /* boards that are solutions */
	uint64_t different;
	uint64_t total;   /* requested boards; 0: unknown */
	uint64_t missing; /* number of the first missing solution, from 1; 0: none */
	nq_wrong wrong;
	uint64_t faults;
	nq_fault listed[NQ_FAULTS_LISTED];
	uint64_t fault_lines[NQ_FAULTS_LISTED];
	nq_printed_board found; /* board of the first fault; rows 0: none */
	nq_board expected;      /* a missing solution; n 0: none */
	unsigned orders;        /* bits: readings in which all boards so far are in order */
	int order;              /* lowest reading in `orders` before it became 0 */
	nq_solutions ahead;     /* iterates over the solutions after `next` */
	nq_board next;          /* expected board; n 0: none, or it takes too long to find */
	uint64_t rank;          /* number of the last good board in the list of solutions, from 1 */
	bool has_mistakes;      /* true from the first fault or board out of order on */
	nq_mistaken_boards mistakes[NQ_MISTAKES];
	uint8_t seen[NQ_SEEN_BYTES]; /* bit i: solution i + 1 was printed; used once `orders` is 0 */
} nq_boards;

void nq_boards_start(nq_boards *b, int n, nq_wanted wanted, uint64_t limit);

void nq_boards_next(nq_boards *b, const nq_printed_board *board);
void nq_boards_end(nq_boards *b, uint64_t line);

/* After nq_boards_end: bits of the mistakes with which a program prints exactly these boards. */
uint32_t nq_boards_mistakes(nq_boards *b);

uint64_t nq_boards_wanted(int n, nq_wanted wanted, uint64_t limit);

/* Bits of the mistakes with which a program counts `solutions` for n. */
uint32_t nq_number_mistakes(int n, uint64_t solutions);
