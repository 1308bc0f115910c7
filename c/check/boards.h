/* Judges printed boards and names the mistakes that explain them. Boards are compared with the solutions in order;
 * after the first board out of order, `seen` marks the printed solutions. Invariant: while `orders` is not 0, the good
 * boards are the first solutions in each of these orders. */
#pragma once

#include "follow.h"
#include "form.h"

#include "../solutions.h"

enum { NQ_SEEN_MAX = 16, NQ_SEEN_BYTES = 14772512 / 8, NQ_FAULTS_LISTED = 100, NQ_NAMED_BY_TOTAL = 3 };

/* NQ_SOME: `limit` solutions; NQ_FUNDAMENTAL: one solution per orbit; NQ_LAST_ONE: only the last board must be a
 * solution. */
typedef enum { NQ_ALL, NQ_ONE, NQ_SOME, NQ_FUNDAMENTAL, NQ_LAST_ONE } nq_wanted;

/* fits: bits 0 … NQ_READINGS - 1: readings (follow.h) in which a program with this mistake prints these boards as
 * grids; the next NQ_READINGS bits: as lists of the column last used in each row. */
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
	unsigned orders;        /* bits: readings in whose order the boards come */
	int order;              /* reading in the last `orders` that was not 0 */
	nq_solutions ahead;     /* iterates over the solutions after `next` */
	nq_board next;          /* expected board; n 0: none, or it takes too long to find */
	uint64_t rank;          /* number of the last good board among the solutions, from 1 */
	bool has_mistakes;      /* from the first fault or board out of order on */
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
