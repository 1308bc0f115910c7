/* Judges printed boards and finds mistakes (mistakes.h) that explain them. Most programs print the solutions in the
 * order of solutions.h, in some reading (follow.h). `readings` is the set of readings that fit all boards so far. If it
 * is 0, `seen` marks the printed solutions. */
#pragma once

#include "follow.h"
#include "form.h"

#include "../solutions.h"

enum { NQ_SEEN_MAX = 16, NQ_SEEN_BYTES = 14772512 / 8, NQ_FAULTS_LISTED = 100, NQ_NAMED_BY_TOTAL = 3 };

/* NQ_SOME: `limit` solutions; NQ_FUNDAMENTAL: one solution per orbit; NQ_LAST_ONE: only the last board must be a
 * solution. */
typedef enum { NQ_ALL, NQ_ONE, NQ_SOME, NQ_FUNDAMENTAL, NQ_LAST_ONE } nq_wanted;

/* A mistaken search. Bit r of `fits`: it prints all boards until now, if these are grids in reading r. Bit
 * NQ_READINGS + r: if they are lists of columns. */
typedef struct {
	unsigned fits;
	nq_mistaken at;
} nq_mistaken_boards;

typedef struct {
	int n;
	nq_wanted wanted;
	uint64_t limit, boards, good, different;
	uint64_t total;   /* number of requested boards, 0 if unknown */
	uint64_t missing; /* number of the first missing solution (from 1), or 0 */
	nq_wrong wrong;
	uint64_t faults;
	nq_fault listed[NQ_FAULTS_LISTED];
	uint64_t fault_lines[NQ_FAULTS_LISTED];
	nq_printed_board first;
	bool differ;
	struct {
		uint64_t boards, hashes;
	} of_notation[2];
	uint64_t unlike;        /* line at which the notations have equally many, but different boards; or 0 */
	nq_printed_board found; /* first faulty board; rows is 0: none */
	nq_board expected;      /* a missing solution; n is 0: none */
	unsigned readings;      /* bits 1 << reading */
	int reading;            /* one of `readings`, or the last one that fitted */
	nq_solutions ahead;     /* iterates over the solutions after `next` */
	nq_board next;          /* expected board; n is 0: none */
	uint64_t rank;          /* from 1: rank of the last good board among all solutions */
	bool has_mistakes;
	nq_mistaken_boards mistakes[NQ_MISTAKES];
	uint8_t seen[NQ_SEEN_BYTES]; /* bit i: solution i + 1 was printed */
} nq_boards;

/* Stores the queens of a square board in a reading: rotated or mirrored. */
void nq_read_board(const nq_printed_board *board, int reading, uint32_t queens[NQ_MAX]);

void nq_boards_start(nq_boards *b, int n, nq_wanted wanted, uint64_t limit);

void nq_boards_next(nq_boards *b, const nq_printed_board *board);
void nq_boards_end(nq_boards *b, uint64_t line);

/* After nq_boards_end: mistakes (bits 1 << nq_mistake) that print exactly these boards. */
uint32_t nq_boards_mistakes(nq_boards *b);

uint64_t nq_boards_wanted(int n, nq_wanted wanted, uint64_t limit);

/* Mistakes (bits 1 << nq_mistake) with which a program counts `solutions` for n. */
uint32_t nq_number_mistakes(int n, uint64_t solutions);
