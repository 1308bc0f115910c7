/* Reads boards printed as numbers (runs_table.h), such as `[1, 3, 0, 2]`. A stretch is a series of numbers whose gaps
 * (tokens.h) repeat. A lot has the numbers of one board. A first pass counts values. From the counts, nq_run_learn
 * infers which number of a record is the row, the column or the flag, and whether rows and columns start at 0 or 1. */
#pragma once

#include "form.h"
#include "tokens.h"
#include "words.h"

enum { NQ_RUN_PERIODS = 5, NQ_RUN_TOKENS = 2 * NQ_MAX * NQ_MAX * 2 };

typedef struct {
	uint64_t zeros, tops, below_tops; /* values equal to 0, n and n - 1 */
	bool is_outside, varies;
	bool has_inner_zero; /* true for `0 2 4 1`: 0 is a column; false for `2 4 1 0`: 0 may be an empty row */
} nq_field_counts;

typedef struct {
	uint64_t lots;
	int longest, shortest, highest; /* for NQ_GROWING: lengths of lists, and the highest number */
	bool are_pairs;                 /* every second list has row numbers 1, 2, 3, … */
	nq_field_counts field[NQ_RUN_PERIODS];
	/* good[i][k]: number of solutions if field i is the row, field k the column */
	uint64_t good[NQ_RUN_PERIODS][NQ_RUN_PERIODS];
} nq_run_counts;

typedef struct {
	nq_form form;
	nq_board_sink to;
	nq_run_counts counts;
	nq_tokens tokens;
	int size, stride, count;
	int taken;            /* the first `taken` numbers of `held` belong to boards */
	uint64_t total;       /* count of numbers in the stretch; `held` has the last ones */
	int32_t label;        /* number of the last board, 5 in `5 | 2 4 1 3`; or NQ_NO_NUMBER */
	uint64_t rows_line;   /* line of a skipped list of row numbers, or 0 */
	uint64_t stray;       /* last line with n unused numbers or an unused part of a list, or 0 */
	uint64_t unused_line; /* last line with numbers that no board uses */
	int unused;           /* count of these numbers since the last board */
	nq_token held[NQ_RUN_TOKENS];
} nq_run;

bool nq_run_start(nq_run *r, nq_form form, nq_board_sink to);
void nq_run_put(nq_run *r, const nq_text_line *line, nq_line_kind kind);
void nq_run_end(nq_run *r);

bool nq_run_learn(const nq_run *r, nq_form *form);

uint64_t nq_run_held(const nq_run *r);
