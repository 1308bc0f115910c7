/* form: a notation of boards of n queens, with what is learnt from the first boards; and a board as a program prints
 * it, of any size and with any number of queens. */
#pragma once

#include "cells.h"

/* Values of `row` and `column` that name no field. NQ_IN_TURN: the record's index is the row, or the square;
 * NQ_BY_SQUARE: `column` is the number of a square. */
enum { NQ_IN_TURN = -1, NQ_BY_SQUARE = -2, NQ_NO_FLAG = -1 };

typedef struct {
	int n;
	nq_way way;
	bool is_learnt;
	/* grids */
	bool is_spaced;   /* blank lines between rows */
	bool in_turn;     /* several rows on a line belong to one board; else to boards side by side */
	bool has_parts;   /* leftover rows count as a board of the wrong size */
	bool is_free;     /* boards have any number of queens */
	bool has_blocked; /* crosses are empty, blocked squares */
	nq_lattice lattice;
	uint32_t sign;     /* learnt: of queens or, if is_empty, of empty squares */
	bool is_empty;     /* queens have different signs */
	int width;         /* cells of a row with its labels */
	uint32_t known[3]; /* all signs, unless is_empty */
	/* runs */
	int period;      /* numbers after which gaps repeat; 0: n */
	bool over_lines; /* a line end is a blank */
	int records, fields;
	int row, column, flag; /* fields of a record; learnt for records and cell records */
	int row_base, base;    /* learnt: lowest numbers of rows and columns */
	bool skips_rows;       /* every second list is 0 1 2 3 …, the rows */
	uint32_t gap;          /* between the numbers of the boards */
} nq_form;

/* "grid", "columns", "records", … */
const char *nq_form_name(const nq_form *form);

static inline bool nq_is_run(const nq_form *form) { return form->way > NQ_FEN; }

typedef struct {
	int rows, columns;
	uint32_t queens[NQ_MAX]; /* by row, bit c for column c; without queens outside of the board */
	uint32_t blocked[NQ_MAX];
	uint64_t line, last; /* the first and last line of text, from 1 */
	int reading;         /* 0, or 1 for a second notation */
} nq_printed_board;

typedef struct {
	void (*take)(void *to, const nq_printed_board *board);
	void *to;
} nq_board_sink;

bool nq_printed_is_solution(const nq_printed_board *board);

/* Each row and each column has one queen. */
bool nq_printed_is_permutation(const nq_printed_board *board);
