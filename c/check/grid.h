/* grid: boards drawn as n lines of n cells; one sign is the queen.
 *
 * A board may have labels on any side, rules between rows, and boards to its right. The queen's sign is the one that
 * occurs n times on most boards of the beginning; it is learnt once and holds for all: a wrong board cannot choose its
 * own.
 *
 *     nq_grid_start(g, form);
 *     for each line:  nq_grid_put(g, line, kind, NULL, take, to);      boards go to `take`
 *     nq_grid_end(g, NULL, take, to);
 *
 * Given a place for signs, boards are not taken but their signs counted; nq_grid_learn chooses the queen's. Rows are
 * held until it is clear that they are a whole number of boards. Plain data without pointers.
 */
#pragma once

#include "cells.h"
#include "printed.h"
#include "words.h"

enum { NQ_SIGNS = NQ_MAX + 3 };

typedef struct {
	int n;
	nq_way way;
	bool is_spaced; /* blank lines stand between rows */
	bool in_turn;   /* several rows on a line belong to one board; else to boards side by side */
	nq_lattice lattice;
	uint32_t sign; /* the queen's or, if queens bear different signs, that of empty squares */
	bool is_empty;
	int width;         /* cells of a row with its labels */
	uint32_t known[3]; /* the signs, unless queens bear different ones */
	bool has_parts;    /* rows of that width that are no whole board are one of a wrong size; else they are not taken */
} nq_grid_form;

typedef struct {
	uint32_t sign, all, boards, queens, empties; /* of how many boards it may be the queen, or the empty square */
	bool is_word;
} nq_sign_count;

typedef struct {
	int width, count; /* count: more than NQ_SIGNS: too many */
	uint32_t boards;
	nq_sign_count of[NQ_SIGNS + 1];
} nq_sign_counts;

typedef struct {
	nq_grid_form form;
	int rows, width;
	uint64_t lines[2 * NQ_MAX]; /* of the rows that are held */
	nq_cell cell[2 * NQ_MAX][NQ_ROW_CELLS];
} nq_grid;

void nq_grid_start(nq_grid *g, nq_grid_form form);
void nq_grid_put(nq_grid *g, const nq_text_line *line, nq_line_kind kind, nq_sign_counts *learn, nq_take_board *take,
                 void *to);
void nq_grid_end(nq_grid *g, nq_sign_counts *learn, nq_take_board *take, void *to);

/* false: no sign can be the queen's. */
bool nq_grid_learn(nq_grid_form *form, const nq_sign_counts *signs);
