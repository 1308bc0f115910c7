/* legal: checks that some backtracking search could print these events: it places one queen in each row (or column)
 * where no other attacks her, removes the last queen first, tries each square once, and leaves no row that has an
 * untried square leading to a solution.
 *
 * A queen on an attacked square is no fault if she is removed at once: the program places before it tests. After a
 * solution, squares may stay untried if no more queens are placed and either all or none are removed.
 *
 * A quiet trace prints no removals: a placement or test in a row with a queen implies that this queen and all later
 * ones were removed.
 *
 * Invariant: no two stored queens attack each other; an attacked queen is not stored.
 */
#pragma once

#include "event.h"

typedef enum {
#define FAULT(name, id, sentence) NQ_##name,
#include <check/faults_table.h>
#undef FAULT
	NQ_FAULTS
} nq_fault;

typedef struct {
	nq_fault fault;
	uint64_t line;  /* from 1; 0: nothing is wrong */
	nq_event found; /* NQ_START: none */
	nq_attack by;
	nq_event expected; /* NQ_START: unknown; for a board: the attacked queen */
	int count;
} nq_wrong;

/* A fault without `found` and `expected`. */
nq_wrong nq_wrong_at(nq_fault fault, uint64_t line);

/* Squares tried with the same queens on the board, all in one row or all in one column. */
typedef struct {
	bool in_row, in_column; /* both false: no square yet; both true: one square */
	int row, col;           /* the first square */
	uint32_t columns, rows;
} nq_tries;

typedef struct {
	int n, depth;
	bool is_quiet; /* removals are not printed but implied */
	nq_lines lines;
	int8_t columns[NQ_MAX]; /* by row; NQ_EMPTY: no queen */
	int8_t rows[NQ_MAX];    /* rows of queens, in placement order */
	nq_tries tries[NQ_MAX + 1];
	int open;              /* number of rows and columns entered and not left */
	int8_t opened[NQ_MAX]; /* the open rows; NQ_MAX + c: open column c */
	int tested_row;
	uint32_t tested; /* bits: columns of tested_row found free since the board last changed */
	nq_counted kinds;
	int64_t step;
	uint64_t solutions;
	bool solved;      /* the last placement completed a solution */
	bool is_reported; /* the solution on the board was reported */
	bool ended;
	uint64_t line;
	nq_wrong waits; /* pending fault; the next event may clear it */
	nq_wrong wrong;
} nq_legal;

void nq_legal_start(nq_legal *l, int n, bool is_quiet);

/* Takes an event, with rows and columns from 0. Returns false and sets `wrong` if no backtracking search prints it;
 * then no more events may follow. */
bool nq_legal_next(nq_legal *l, const nq_event *event, uint64_t line);

/* Ends the trace; `line` follows the last event. Returns false as nq_legal_next does. */
bool nq_legal_end(nq_legal *l, uint64_t line);
