/* Lists all solutions in lexicographic order, from any board on (n ≤ NQ_MAX). Finds the solution with a number from 1
 * to Q(n), and the number of a solution (n ≤ NQ_SUBTREES_MAX).
 *
 *   nq_solutions s;
 *   nq_solutions_start(&s, 8);
 *   while (nq_solutions_next(&s, &nodes) == NQ_FOUND) nq_solutions_board(&s, &board);
 *
 * Structs have no pointers: a copy is a checkpoint. */
#pragma once

#include "board.h"
#include "seek.h"
#include "solutions/last_rows.h"

enum { NQ_SUBTREES_MAX = 18 };

typedef struct {
	int n;
	int row;              /* row of the next queen; -1: done */
	int filling;          /* current filling of the last rows (last_rows.h) */
	nq_fillings fillings; /* remaining fillings, valid once all searched rows have queens */
	nq_row rows[NQ_MAX];
} nq_solutions;

/* Starts before the first solution; returns false, without change, when n is out of range. */
bool nq_solutions_start(nq_solutions *s, int n);

/* Starts before the first solution that equals or follows the board; false when n or a column is out of range. */
bool nq_solutions_start_from(nq_solutions *s, const nq_board *board);

nq_seek nq_solutions_next(nq_solutions *s, uint64_t *nodes);

/* Skips *count solutions, counts *count down, and finds the next one. */
nq_seek nq_solutions_skip(nq_solutions *s, uint64_t *count, uint64_t *nodes);

void nq_solutions_board(const nq_solutions *s, nq_board *board);

/* Makes nq_solutions_next find the current solution again. */
void nq_solutions_again(nq_solutions *s);

/* Number of solutions with the first two queens in columns `first` and `second`, n ≤ NQ_SUBTREES_MAX. For n = 1, second
 * is 0. */
uint32_t nq_subtree(int n, int first, int second);

/* Q(n); 0 unless 1 ≤ n ≤ NQ_SUBTREES_MAX. */
uint64_t nq_solutions_total(int n);

typedef struct {
	nq_solutions at;
	bool to_board; /* set by nq_seek_board */
	uint64_t number;
	uint64_t to_pass; /* solutions to skip; unknown if to_board */
	uint64_t left;    /* solutions still to skip; if to_board, UINT64_MAX minus the number skipped */
	double whole;     /* if to_board: share of the tree to search */
} nq_solution_seek;

/* Returns false if n has no solution of this number. Number 1 is accepted even if n has no solution. */
bool nq_seek_number(nq_solution_seek *seek, int n, uint64_t number);

/* Returns false if the board is no solution or n > NQ_SUBTREES_MAX. */
bool nq_seek_board(nq_solution_seek *seek, const nq_board *board);

/* NQ_FOUND: `number` is valid; after nq_seek_number, `at` is just before the solution of that number. */
nq_seek nq_seek_run(nq_solution_seek *seek, uint64_t *nodes);

double nq_seek_progress(const nq_solution_seek *seek);
