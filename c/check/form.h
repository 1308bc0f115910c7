/* form: a notation of boards, with the values learnt from the first boards; and a printed board, of any size and with
 * any number of queens. */
#pragma once

#include "cells.h"

/* Values of `row`, `column` and `flag` that name no field. NQ_IN_TURN: the record's index is the row, or the square;
 * NQ_BY_SQUARE: `column` is the number of a square; NQ_NO_FLAG: every record has a queen. */
enum { NQ_IN_TURN = -1, NQ_BY_SQUARE = -2, NQ_NO_FLAG = -1 };

typedef struct {
	int n;
	nq_way way;
	bool is_learnt;
	/* grids */
	bool is_spaced;   /* blank lines between rows */
	bool in_turn;     /* true: the rows on a line belong to one board; false: to boards side by side */
	bool has_parts;   /* leftover rows count as a board of the wrong size */
	bool is_free;     /* boards have any number of queens */
	bool has_blocked; /* crosses are blocked squares */
	nq_lattice lattice;
	uint32_t sign;     /* learnt: sign of queens; if is_empty, of empty squares */
	bool is_empty;     /* learnt: queens have different signs */
	int width;         /* learnt: number of cells in a row, with its labels */
	uint32_t known[3]; /* learnt: the signs that occur on boards, unless is_empty */
	/* runs */
	int period;      /* gaps repeat after this many numbers; 0: after n */
	bool over_lines; /* a line end counts as a blank */
	int records, fields;
	int row, column, flag; /* indices of fields in a record; learnt for records and cell records */
	int row_base, base;    /* learnt: number of the first row; of the first column */
	bool skips_rows;       /* learnt: every second list just numbers the rows: 0 1 2 3 … */
	uint32_t gap;          /* learnt: gap between the numbers of a board, see tokens.h */
} nq_form;

/* Returns "grid", "columns", "records", … */
const char *nq_form_name(const nq_form *form);

static inline bool nq_is_run(const nq_form *form) { return form->way > NQ_FEN; }

typedef struct {
	int rows, columns;
	uint32_t queens[NQ_MAX]; /* by row, bit c for column c; queens outside of the board are left out */
	uint32_t blocked[NQ_MAX];
	uint64_t line, last; /* numbers of the board's first and last line of text, from 1 */
	int reading;         /* notation: 0: the first, 1: the second */
} nq_printed_board;

typedef struct {
	void (*take)(void *to, const nq_printed_board *board);
	void *to;
} nq_board_sink;

bool nq_printed_is_solution(const nq_printed_board *board);

bool nq_printed_is_permutation(const nq_printed_board *board);
