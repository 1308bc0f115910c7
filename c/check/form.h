/* A way to print boards (`.Q..` or `[1, 3, 0, 2]`), and a printed board of any size with any number of queens. */
#pragma once

#include "cells.h"

/* Special values of `row`, `column` and `flag`. NQ_IN_TURN: records are in order of rows or squares. NQ_BY_SQUARE:
 * `column` is the number of a square. NQ_NO_FLAG: every record has a queen. */
enum { NQ_IN_TURN = -1, NQ_BY_SQUARE = -2, NQ_NO_FLAG = -1 };

typedef struct {
	int n;
	nq_way way;
	bool is_given;  /* n is requested, stated, or a number of named columns */
	bool is_learnt; /* from the first boards */
	/* For grids (grid.h). */
	bool is_spaced;
	bool in_turn;   /* rows on one line belong to one board, not to boards side by side */
	bool has_parts; /* boards of fewer than n rows are read as wrong boards */
	bool is_free, has_blocked;
	/* Learnt for grids. */
	nq_lattice lattice;
	uint32_t sign;     /* sign of queens, unless is_empty */
	bool is_empty;     /* queens have several signs: `sign` is that of empty squares */
	int width;         /* cells in a row, labels included */
	uint32_t known[3]; /* signs that occur on boards; unset if is_empty */
	/* For runs (run.h). */
	int period;      /* gaps (tokens.h) repeat after this many numbers; 0: after n */
	bool over_lines; /* a line end counts as a blank */
	bool has_grids;  /* the other boards are grids; `1 2 3 4` are names of their columns */
	/* Learnt for runs. */
	int records, fields;
	int row, column, flag; /* positions in a record, from 0 */
	int row_base, base;    /* numbers of the first row and column, 0 or 1 */
	bool skips_rows;       /* every second list has row numbers */
	uint32_t gap;          /* gap between the numbers of a board */
} nq_form;

const char *nq_form_name(const nq_form *form);

static inline bool nq_is_run(const nq_form *form) { return form->way > NQ_FEN; }

static inline bool nq_has_counter(const nq_form *form) { return form->way == NQ_NUMBERED || form->way == NQ_COUNTED; }

typedef struct {
	int rows, columns;
	uint32_t queens[NQ_MAX]; /* bit c: column c; queens off the board are left out */
	uint32_t blocked[NQ_MAX];
	uint64_t line, last;
	int notation; /* index in notation[] (reader.h) */
} nq_printed_board;

typedef struct {
	void (*take)(void *to, const nq_printed_board *board);
	void *to;
} nq_board_sink;

bool nq_printed_is_solution(const nq_printed_board *board);

bool nq_printed_is_permutation(const nq_printed_board *board);
