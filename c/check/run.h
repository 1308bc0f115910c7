/* run: reads boards as numbers whose gaps repeat (see tokens.h).
 *
 *     columns        [1, 3, 0, 2]    1 3 0 2    one a line       n numbers with one gap
 *     numbered       3 | 2 | 4 | 1 | 3                           the same, with the number of the board before it
 *     counted        2 4 1 3 #1                                  or after it
 *     table                                                      n lines of k numbers: a board in each column
 *     records        (0, 1), (1, 3)    Row 1: column 2           n times p numbers, two of them row and column
 *     matrix         0, 1, 0, 0, 0, …                            n * n zeros and ones, on one line, n lines or n * n
 *     cell records   x[1,2] = 1                                  n * n times p numbers: a square and a zero or one
 *     literals       -1 2 -3 …                                   1 to n * n in order, with signs
 *     squares        a1 b5    Qa1    a1b5                        n names of squares
 *     word           15863724    bdac                            n digits or letters in one word
 *
 * All are n or n * n records of p numbers; a form names the fields for row, column and flag. Fields, and the base of
 * rows and columns (0 or 1), are learnt once for all boards: a first pass with `learn` counts what speaks for each, and
 * nq_run_learn chooses.
 *
 * Plain data without pointers. Invariant: numbers are held until they are known to make a whole number of boards.
 */
#pragma once

#include "printed.h"
#include "tokens.h"
#include "words.h"

enum { NQ_RUN_PERIODS = 5, NQ_RUN_TOKENS = 2 * NQ_MAX * NQ_MAX * 2 };

typedef enum {
	NQ_LIST,
	NQ_NUMBERED,
	NQ_COUNTED,
	NQ_TABLE,
	NQ_RECORDS,
	NQ_MATRIX,
	NQ_CELL_RECORDS,
	NQ_LITERALS,
	NQ_SQUARE_NAMES,
	NQ_WORD
} nq_run_kind;

/* Values of `row` and `column` that name no field: NQ_IN_TURN, the index of the record is the row, or the square;
 * NQ_BY_SQUARE, `column` is the number of a square. */
enum { NQ_IN_TURN = -1, NQ_BY_SQUARE = -2, NQ_NO_FLAG = -1 };

typedef struct {
	int n;
	nq_run_kind kind;
	int period;            /* gaps repeat after this number */
	int records, fields;   /* records a board, numbers a record */
	bool over_lines;       /* a line end is a blank */
	int row, column, flag; /* fields of a record; of records and cell records they are learnt */
	/* learnt */
	int row_base, base; /* lowest numbers of rows and columns */
	bool skips_rows;    /* each second list is 0 1 2 3 …, the rows */
	uint32_t gap;       /* between the numbers of the boards */
} nq_run_form;

/* Numbers of a field that decide its meaning. */
typedef struct {
	uint64_t zeros, tops, below_tops;
	bool is_outside, varies; /* some are no row or column; some differ within a board */
} nq_field_counts;

typedef struct {
	uint64_t lots;
	bool are_pairs; /* lists in turn: rows, columns */
	nq_field_counts field[NQ_RUN_PERIODS];
	uint64_t good[NQ_RUN_PERIODS][NQ_RUN_PERIODS]; /* solutions if these fields are row and column */
	nq_run_form form;
} nq_run_counts;

typedef struct {
	nq_run_form form;
	nq_tokens tokens;
	int size;           /* numbers a board */
	int stride;         /* numbers from record to record */
	int count;          /* numbers held, */
	int taken;          /* the first ones, which belong to boards */
	uint64_t total;     /* numbers in this stretch of equal gaps, held or not */
	int32_t label;      /* the last number of a board, NQ_NO_NUMBER: none */
	uint64_t rows_line; /* line of a skipped list of rows, 0: none */
	uint64_t stray;     /* the first line whose numbers continue a list but belong to no board, 0: none */
	nq_token held[NQ_RUN_TOKENS];
} nq_run;

/* false: boards of n have no such form. */
bool nq_run_start(nq_run *r, nq_run_form form);
void nq_run_put(nq_run *r, const nq_text_line *line, nq_line_kind kind, nq_run_counts *learn, nq_take_board *take,
                void *to);
void nq_run_end(nq_run *r, nq_run_counts *learn, nq_take_board *take, void *to);

/* false: nothing of this form was there. */
bool nq_run_learn(nq_run_form *form, const nq_run_counts *counts);

/* The line of the first number that is held, 0 for none. */
uint64_t nq_run_held(const nq_run *r);
