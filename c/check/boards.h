/* boards: judges printed boards: the fault of each, repeated and missing boards, and the programming mistakes that
 * lead to these boards.
 *
 * Boards in order are compared with the next solution. After a board out of order, `seen` marks printed ones.
 *
 * Invariant: while `orders` has bits, the good boards so far are the first solutions in each of these orders.
 */
#pragma once

#include "follow.h"
#include "form.h"

#include "../solutions.h"

enum { NQ_SEEN_MAX = 16, NQ_SEEN_BYTES = 14772512 / 8, NQ_FAULTS_LISTED = 100, NQ_NAMED_BY_TOTAL = 3 };

/* Boards that the program should print: all solutions, one, `limit`, one per orbit; or any, then a solution. */
typedef enum { NQ_ALL, NQ_ONE, NQ_SOME, NQ_FUNDAMENTAL, NQ_LAST_ONE } nq_wanted;

/* A mistaken program prints its grid, or a list of the last column of each row. fits: bits of readings in which all its
 * grids, then all its lists, so far equal the input. */
typedef struct {
	unsigned fits;
	nq_mistaken at;
} nq_mistaken_boards;

typedef struct {
	int n; /* 0 before the first board */
	nq_wanted wanted;
	uint64_t limit;                   /* of NQ_SOME */
	uint64_t boards, good, different; /* printed boards, solutions, different solutions */
	uint64_t total;                   /* number of wanted boards; 0: unknown */
	uint64_t missing;                 /* at the end: number of the first missing solution, from 1; 0: none */
	nq_wrong wrong;
	uint64_t faults; /* number of faults; `listed` has the first ones */
	nq_fault listed[NQ_FAULTS_LISTED];
	uint64_t fault_lines[NQ_FAULTS_LISTED];
	nq_printed_board found; /* board of the first fault; rows 0: none */
	nq_board expected;      /* n 0: none */
	unsigned orders;        /* readings, as bits */
	int order;              /* the last order left */
	nq_solutions ahead;     /* solutions after `next` */
	nq_board next;          /* common to all orders left; n 0: none, or search too long */
	uint64_t rank;          /* of the previous board, from 1; if no order is left */
	nq_mistaken_boards mistakes[NQ_MISTAKES];
	uint8_t seen[NQ_SEEN_BYTES]; /* bits by rank, used once no order is left */
} nq_boards;

void nq_boards_start(nq_boards *b, nq_wanted wanted, uint64_t limit);

/* n: requested size; 0: size of the first board. */
void nq_boards_next(nq_boards *b, int n, const nq_printed_board *board);

/* line: after the last board. */
void nq_boards_end(nq_boards *b, uint64_t line);

/* After nq_boards_end: bits of mistakes that print the same boards. */
uint32_t nq_boards_mistakes(nq_boards *b);

/* The number of boards that the program should print; 0: unknown. */
uint64_t nq_boards_wanted(int n, nq_wanted wanted, uint64_t limit);

/* Bits: the first NQ_NAMED_BY_TOTAL mistakes that find `solutions` for n. */
uint32_t nq_number_mistakes(int n, uint64_t solutions);
