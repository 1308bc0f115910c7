/* legal: checks that some backtracking search could print these events: it places one queen in each row (or column)
 * where no other attacks her, removes the last one first, tries each square once, and leaves no row while an untried
 * square of it leads to a solution.
 *
 * Some faults wait for the next event. A queen placed on an attacked square is no fault if she is removed at once: the
 * program places before it tests. After a solution squares may stay untried if no queen is placed any more and either
 * all stay or all are removed.
 *
 * A quiet trace prints no removals: a placement or test in a row implies the removal of its queen and all later ones.
 *
 * Plain data without pointers. Invariant: no two of the queens attack each other; a waiting queen is not among them.
 */
#pragma once

#include "event.h"

/* A line of faults_table.h each. */
typedef enum {
#define FAULT(name, id, sentence) NQ_##name,
#include <check/faults_table.h>
#undef FAULT
	NQ_FAULTS
} nq_fault;

typedef struct {
	nq_kind kind;
	int row, col;
} nq_expected;

typedef struct {
	nq_fault fault;
	uint64_t line;  /* from 1; 0 when nothing is wrong */
	nq_event found; /* the event there; NQ_START: there was none */
	nq_attack by;
	nq_expected expected;
	int count;
} nq_wrong;

/* A fault without `found` and `expected`. */
nq_wrong nq_wrong_at(nq_fault fault, uint64_t line);

/* The squares tried with the same queens: all in one row or all in one column; a single one may be either. */
typedef struct {
	bool in_row, in_column; /* both false: none so far */
	int row, col;           /* of the first one */
	uint32_t columns, rows; /* of those tried */
} nq_tries;

typedef struct {
	int n, depth;  /* queens */
	bool is_quiet; /* removals are implied */
	nq_lines lines;
	int8_t columns[NQ_MAX]; /* by row, NQ_EMPTY */
	int8_t rows[NQ_MAX];    /* of the queens, in the order of placement */
	nq_tries tries[NQ_MAX + 1];
	int open;              /* rows entered and not left, if the trace reports this */
	int8_t opened[NQ_MAX]; /* a column, reported as such: NQ_MAX + its index */
	int tested_row;        /* with `tested`, the squares tested since the last queen was placed or removed */
	uint32_t tested;
	nq_counted kinds; /* kinds of events so far */
	int64_t step;
	uint64_t solutions;      /* so far */
	bool solved;             /* the last placement completed a solution */
	bool is_reported, ended; /* the solution on the board; the whole trace */
	uint64_t line;           /* the present one */
	nq_wrong waits;          /* pending fault; the next event may clear it */
	nq_wrong wrong;          /* the first fault */
} nq_legal;

/* is_quiet: the program prints no removals. */
void nq_legal_start(nq_legal *l, int n, bool is_quiet);

/* Takes the event of a line, with rows and columns from 0. Returns false when no backtracking prints it: `wrong` has
 * the fault, and no more events may follow. */
bool nq_legal_next(nq_legal *l, const nq_event *event, uint64_t line);

/* Ends the trace; `line` is the one after its last event. Returns false as nq_legal_next. */
bool nq_legal_end(nq_legal *l, uint64_t line);
