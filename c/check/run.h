/* Reads boards as numbers whose gaps repeat (tokens.h). A board has n or n * n records of p numbers; a form names the
 * fields with row, column and flag (0 or 1: a queen is there).
 *
 *   columns       [1, 3, 0, 2]        n numbers with one gap
 *   numbered      3 | 2 | 4 | 1 | 3   the number of the board, then n numbers with one gap
 *   masks         0x2, 0x8, 0x1, 0x4  a list of powers of two
 *   table                             n lines of k numbers: a board in each column
 *   records       (0, 1), (1, 3)      n times p numbers, two of them row and column
 *   matrix        0, 1, 0, 0, 0, …    n * n zeros and ones
 *   cell records  x[1,2] = 1          n * n times p numbers: a square and a zero or one
 *   literals      -1 2 -3 …           1 to n * n in order, with signs
 *   squares       a1 b5  Qa1  a1b5    n names of squares
 *   word          15863724  bdac      n digits or letters
 *
 * A first pass counts values, from which nq_run_learn chooses fields and bases for all boards. */
#pragma once

#include "form.h"
#include "tokens.h"
#include "words.h"

enum { NQ_RUN_PERIODS = 5, NQ_RUN_TOKENS = 2 * NQ_MAX * NQ_MAX * 2 };

typedef struct {
	uint64_t zeros, tops, below_tops; /* values equal to 0, n and n - 1 */
	bool is_outside;
	bool varies; /* values differ within a board */
} nq_field_counts;

typedef struct {
	uint64_t lots;
	bool are_pairs; /* every second list has the columns; the others number the rows */
	nq_field_counts field[NQ_RUN_PERIODS];
	/* good[i][k]: solutions with the row in field i, the column in field k */
	uint64_t good[NQ_RUN_PERIODS][NQ_RUN_PERIODS];
} nq_run_counts;

typedef struct {
	nq_form form;
	nq_board_sink to;
	nq_run_counts counts;
	nq_tokens tokens;
	int size;
	int stride;
	int count;
	int taken;          /* the first `taken` numbers of `held` belong to boards */
	uint64_t total;     /* numbers since the gap last changed, also those no longer in `held` */
	int32_t label;      /* number of the last numbered board; NQ_NO_NUMBER: none */
	uint64_t rows_line; /* line of a skipped row list; 0: none */
	uint64_t stray;     /* first line that continues a list but belongs to no board; 0: none */
	nq_token held[NQ_RUN_TOKENS];
} nq_run;

bool nq_run_start(nq_run *r, nq_form form);
void nq_run_put(nq_run *r, const nq_text_line *line, nq_line_kind kind);
void nq_run_end(nq_run *r);

bool nq_run_learn(const nq_run *r, nq_form *form);

uint64_t nq_run_held(const nq_run *r);
