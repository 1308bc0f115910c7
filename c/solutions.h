/* solutions: the boards of n on which no two queens attack each other, in lexicographic order (top row first, columns
 * from the left): one after the other from any of them on, by number, and the number of a given one.
 *
 *     nq_solutions s;                                          nq_solution_seek k;
 *     nq_solutions_start(&s, 8);                               nq_seek_number(&k, 8, 57);
 *     while (nq_solutions_next(&s, &nodes) == NQ_FOUND)        while (nq_seek_run(&k, &nodes) == NQ_MORE) ...
 *         nq_solutions_board(&s, &board);                      nq_solutions_next(&k.at, &nodes), nq_solutions_board ...
 *
 *     number    1                 2                 3                       92
 *     board     0 4 7 5 2 6 1 3   0 5 7 2 6 3 1 4   0 6 3 5 7 1 4 2   ...   7 3 0 2 5 1 6 4        n = 8
 *
 * Numbers count from 1 to Q(n) and reach to n = NQ_SUBTREES_MAX; iterating reaches to NQ_MAX. What may last takes from
 * a budget of nodes, queens put down: NQ_MORE says that it is used up, NQ_NEVER that there are no more. Both structs
 * are plain data without pointers: `copy = s` is a whole copy that goes on by itself.
 */
#pragma once

#include "board.h"
#include "seek.h"
#include "solutions/last_rows.h"
#include "solutions/subtrees.h"

typedef struct {
	int n;
	int row;              /* the one in which a queen is tried next; -1: all is done */
	int filling;          /* of the last rows, in the solution that was gone to last */
	nq_fillings fillings; /* those still to come, when `row` is the first of the last rows */
	nq_row rows[NQ_MAX];
} nq_solutions;

/* --- one after the other --- */

/* Before the first one; false, and nothing written, when n is out of range. */
bool nq_solutions_start(nq_solutions *s, int n);

/* Before the first one not less than a board, which need not be a solution; false when n or a column is out of
 * range. */
bool nq_solutions_start_from(nq_solutions *s, const nq_board *board);

nq_seek nq_solutions_next(nq_solutions *s, uint64_t *nodes);

/* Passes `count` of them, counting down, and goes to the next. */
nq_seek nq_solutions_skip(nq_solutions *s, uint64_t *count, uint64_t *nodes);

void nq_solutions_board(const nq_solutions *s, nq_board *board);

/* Makes it the next one again. */
void nq_solutions_again(nq_solutions *s);

/* --- by number --- */

/* Q(n), 0 where n is not 1 … NQ_SUBTREES_MAX. */
uint64_t nq_solutions_total(int n);

typedef struct {
	nq_solutions at;
	bool to_board;
	uint64_t number;  /* to a board: of the first solution on the way, then, when found, of the board */
	uint64_t to_pass; /* solutions on the way; to a board, unknown: UINT64_MAX */
	uint64_t left;    /* of them */
	double whole;     /* to a board: the part of the tree on the way */
} nq_solution_seek;

/* False when there is no such solution; number 1 is known for every n. */
bool nq_seek_number(nq_solution_seek *seek, int n, uint64_t number);

/* False when the board is no solution or n is beyond NQ_SUBTREES_MAX. */
bool nq_seek_board(nq_solution_seek *seek, const nq_board *board);

/* NQ_FOUND: `number` is right and, on the way to a number, `at` gives its solution next. */
nq_seek nq_seek_run(nq_solution_seek *seek, uint64_t *nodes);

/* 0 … 1. */
double nq_seek_progress(const nq_solution_seek *seek);
