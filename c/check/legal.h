/* legal: whether any backtracking could have printed these events: queens put down one in a row (or one in a column),
 * where no other attacks them, and taken back last one first, each square tried once, and no row given up while there
 * is a square in it that leads to a solution.
 *
 * What a later event decides waits for it: a queen put down where she is attacked may be one that is put down before
 * the test, if she is taken back at once; squares may be left untried after a solution, if no queen is put down any
 * more, and either all stay or all are taken back.
 *
 * A program that prints no removals implies them: who puts a queen in a row, or tests a square of it, has taken back
 * the queen there and all that came after her.
 *
 * Plain data without pointers. Invariant: no two of the queens attack each other; one that waits is none of them.
 */
#pragma once

#include "said.h"

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
	uint64_t line; /* from 1; 0 when nothing is wrong */
	nq_said found; /* the event there; NQ_START: there was none */
	nq_attack by;
	nq_expected expected;
	int count;
} nq_wrong;

/* A fault without found or expected. */
nq_wrong nq_wrong_at(nq_fault fault, uint64_t line);

/* The squares tried with the same queens: of one row, or of one column; the first alone may be of either. */
typedef struct {
	bool in_row, in_column; /* both false: none was tried */
	int row, col;           /* of the first one */
	uint32_t columns, rows; /* of those tried */
} nq_tries;

typedef struct {
	int n, depth;  /* queens */
	bool is_quiet; /* removals are implied */
	nq_lines lines;
	int8_t columns[NQ_MAX]; /* by row, NQ_EMPTY */
	int8_t rows[NQ_MAX];    /* of the queens, the first put down first */
	nq_tries tries[NQ_MAX + 1];
	int open;              /* rows entered and not left, where that is told */
	int8_t opened[NQ_MAX]; /* a column that is said to be one: NQ_MAX + it */
	int tested_row;        /* and since the last queen was put down or taken back, the squares of it that were tested */
	uint32_t tested;
	nq_counted told; /* kinds of events so far */
	int64_t step;
	uint64_t solutions;       /* so far */
	bool solved, said, ended; /* the last queen put down made a solution; the one on the board is said; it is over */
	uint64_t line;            /* the present one */
	nq_wrong waits;           /* a fault, unless what comes next makes up for it */
	nq_wrong wrong;           /* once something cannot be */
} nq_legal;

/* is_quiet: the program prints no removals. */
void nq_legal_start(nq_legal *l, int n, bool is_quiet);

/* Takes the event of a line, with rows and columns from 0. False when no backtracking does this: `wrong` has the
 * fault, and no more events may follow. */
bool nq_legal_next(nq_legal *l, const nq_said *said, uint64_t line);

/* There are no more events; the last one was in the line before this one. */
bool nq_legal_end(nq_legal *l, uint64_t line);
