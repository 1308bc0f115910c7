/* boards: judges printed boards: the fault of each, repeated and missing boards, and the programming mistakes that
 * lead to these boards.
 *
 * Each board is compared with the next solution until one is out of order. From that board on, `seen` marks the
 * printed solutions.
 *
 * Invariant: while `orders` is not 0, the good boards so far are the first solutions in each of these orders.
 */
#pragma once

#include "follow.h"
#include "form.h"

#include "../solutions.h"

enum { NQ_SEEN_MAX = 16, NQ_SEEN_BYTES = 14772512 / 8, NQ_FAULTS_LISTED = 100, NQ_NAMED_BY_TOTAL = 3 };

/* Boards that the program should print: all solutions, one solution, `limit` solutions, or one solution per orbit.
 * NQ_LAST_ONE: the last board should be a solution, others may be anything. */
typedef enum { NQ_ALL, NQ_ONE, NQ_SOME, NQ_FUNDAMENTAL, NQ_LAST_ONE } nq_wanted;

/* A mistaken program prints its grid, or a list with the last column used in each row. fits: bits: readings in which
 * all its grids so far equal the input; above NQ_READINGS bits, those in which all its lists do. */
typedef struct {
	unsigned fits;
	nq_mistaken at;
} nq_mistaken_boards;

typedef struct {
	int n; /* 0 before the first board */
	nq_wanted wanted;
	uint64_t limit;                   /* number of boards that NQ_SOME wants */
	uint64_t boards, good, different; /* numbers of printed boards, of solutions, of different solutions */
	uint64_t total;                   /* number of wanted boards; 0: unknown */
	uint64_t missing;                 /* at the end: number of the first missing solution, from 1; 0: none */
	nq_wrong wrong;
	uint64_t faults; /* number of faults; `listed` has the first ones */
	nq_fault listed[NQ_FAULTS_LISTED];
	uint64_t fault_lines[NQ_FAULTS_LISTED];
	nq_printed_board found; /* board of the first fault; rows 0: none */
	nq_board expected;      /* a missing solution; n 0: none */
	unsigned orders;        /* bits: orientations (follow.h) in which all boards so far are in order */
	int order;              /* once `orders` is 0: one of the last of them */
	nq_solutions ahead;     /* solutions after `next` */
	nq_board next;          /* next solution in all `orders`; n 0: there is none, or it takes too long to find */
	uint64_t rank;          /* once `orders` is 0: number of the previous solution, from 1 */
	nq_mistaken_boards mistakes[NQ_MISTAKES];
	uint8_t seen[NQ_SEEN_BYTES]; /* bits by rank - 1, used once `orders` is 0 */
} nq_boards;

void nq_boards_start(nq_boards *b, nq_wanted wanted, uint64_t limit);

/* n: requested size; 0: that of the first board. */
void nq_boards_next(nq_boards *b, int n, const nq_printed_board *board);

/* line: the one after the last line of the text. */
void nq_boards_end(nq_boards *b, uint64_t line);

/* After nq_boards_end: returns the mistakes, as bits by nq_mistake, whose programs print exactly the boards
 * of the input. */
uint32_t nq_boards_mistakes(nq_boards *b);

/* The number of boards that the program should print; 0: unknown. */
uint64_t nq_boards_wanted(int n, nq_wanted wanted, uint64_t limit);

/* Returns, as bits by nq_mistake, the mistakes whose programs count `solutions` for n: at most NQ_NAMED_BY_TOTAL. */
uint32_t nq_number_mistakes(int n, uint64_t solutions);
