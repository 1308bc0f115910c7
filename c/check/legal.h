/* Checks that some backtracking search could print these events; doc/notations.md says what such a search does.
 *
 * A quiet trace prints no removals. In it, a placement or test in a row with a queen implies that this queen and all
 * later ones were removed. Invariant: no two stored queens attack each other. */
#pragma once

#include "event.h"

typedef enum {
#define FAULT(name, id, sentence) NQ_##name,
#include <check/faults_table.h>
	NQ_FAULTS
} nq_fault;

typedef struct {
	nq_fault fault;
	uint64_t line;  /* from 1; 0 if there is no fault */
	nq_event found; /* kind is NQ_START if no event was found */
	nq_attack by;
	nq_event expected; /* kind is NQ_START if unknown; NQ_BOARD_ATTACKED: the attacked queen */
	int count;
} nq_wrong;

static inline nq_wrong nq_wrong_at(nq_fault fault, uint64_t line) {
	return (nq_wrong){fault, line, nq_no_event(), NQ_NO_ATTACK, nq_no_event(), 0};
}

/* Squares tried with the present queens on the board. in_row: all are in row `row`; in_column: all in column `col`. */
typedef struct {
	bool in_row, in_column;
	int row, col;
	uint32_t columns, rows;
} nq_tries;

typedef struct {
	int n, depth;
	bool is_quiet;
	nq_lines lines;
	int8_t columns[NQ_MAX];
	int8_t rows[NQ_MAX]; /* rows of queens, in placement order */
	nq_tries tries[NQ_MAX + 1];
	int open;              /* number of rows and columns entered and not left */
	int8_t opened[NQ_MAX]; /* values: r for row r, NQ_MAX + c for column c */
	int tested_row;
	uint32_t tested;
	nq_counted kinds;
	int64_t step;
	uint64_t solutions;
	bool solved; /* the last placement completed the board */
	bool is_reported, ended;
	uint64_t line;
	/* Index: lines of attack, a sum of 1 (column), 2 (diagonal) and 4 (antidiagonal). */
	uint64_t attacked[8]; /* queens placed on attacked squares */
	uint64_t left_out[8]; /* attacked squares that were never tried, in finished rows */
	nq_wrong laid[8];     /* fault to report for the first of the queens on attacked squares */
	nq_wrong waits;       /* pending fault; the next event may clear it */
	nq_wrong wrong;
} nq_legal;

void nq_legal_start(nq_legal *l, int n, bool is_quiet);

/* Checks an event, with rows and columns from 0. Returns false and sets `wrong` if no backtracking search could print
 * it. Not to be called after false. */
bool nq_legal_next(nq_legal *l, const nq_event *event, uint64_t line);

/* True if the last queen stands on an attacked square. */
static inline bool nq_is_laid(const nq_legal *l) {
	return l->waits.fault == NQ_QUEEN_ATTACKED || l->waits.fault == NQ_ROW_TAKEN;
}

bool nq_legal_end(nq_legal *l, uint64_t line);
