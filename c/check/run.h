/* run: boards of numbers whose gaps repeat (see tokens.h).
 *
 *     columns        [1, 3, 0, 2]    1 3 0 2    one a line       n numbers with one gap
 *     numbered       3 | 2 | 4 | 1 | 3                           the same, with one more before that counts boards
 *     counted                                                    or behind
 *     records        (0, 1), (1, 3)    Row 1: column 2           n times p numbers, two of them row and column
 *     matrix         0, 1, 0, 0, 0, …                            n * n zeros and ones, on one line, n lines or n * n
 *     cell records   x[1,2] = 1                                  n * n times p numbers: a square and a zero or one
 *     literals       -1 2 -3 …                                   1 to n * n in order, with signs
 *     table          a board in each column of n lines
 *     squares        a1 b5    Qa1    a1b5                        n names of squares
 *     word           15863724    bdac    1Q2/3Q/…                a board in one word: digits, letters, FEN
 *
 * The meaning of a record's numbers, and the base of rows and columns, 0 or 1, are learnt once and hold for
 * all boards: with `learn`, boards are not taken but the readings of their numbers compared; nq_run_learn chooses.
 *
 * Plain data without pointers. Invariant: numbers are held until it is clear that they are a whole number of boards.
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
	NQ_RECORDS,
	NQ_MATRIX,
	NQ_CELL_RECORDS,
	NQ_LITERALS,
	NQ_TABLE,
	NQ_SQUARE_NAMES,
	NQ_WORD,
	NQ_FEN,
	NQ_RUN_KINDS
} nq_run_kind;

typedef struct {
	int n;
	nq_run_kind kind;
	int period;      /* numbers a record; of a matrix those between equal gaps: 1 or n */
	bool over_lines; /* a line end is a blank */
	/* learnt */
	int row, column, flag; /* fields of a record; of cell records row is -1 where `column` counts squares */
	int row_base, base;    /* what rows and columns count from */
	bool skips_rows;       /* each second list is 0 1 2 3 …, the rows */
	uint32_t gap;          /* between the numbers of the boards */
} nq_run_form;

/* Counts of the numbers that decide the base of a field of a record. */
typedef struct {
	uint64_t zeros, tops, below_tops;
	bool fits, varies;
	int32_t first;
} nq_field_counts;

typedef struct {
	uint64_t lots, row_lists;
	bool pairs_rows; /* lists in turn: rows, columns */
	bool is_bare;    /* between the numbers of the first lot stand no marks */
	int32_t label;   /* the last one */
	nq_field_counts field[NQ_RUN_PERIODS];
	uint64_t good[NQ_RUN_PERIODS][NQ_RUN_PERIODS];
	nq_run_form form; /* as learnt by cell records */
} nq_run_counts;

typedef struct {
	nq_run_form form;
	nq_tokens tokens;
	int size, count; /* numbers a board; held */
	uint64_t total;  /* of the stretch, held or not */
	int32_t label;
	uint64_t lists;
	uint64_t stray;     /* the first line with a number that continues a list and belongs to no board, 0: none */
	uint64_t rows_line; /* of a list of rows that was skipped, 0: none */
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
