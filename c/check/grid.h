/* grid: reads boards drawn as n lines of n cells, perhaps with labels, rules between rows, and boards side by side.
 *
 * The queen's sign is the one that occurs n times on most boards of the beginning. A first pass, while the form is not
 * learnt, counts signs; nq_grid_learn chooses one for all boards. Rows are held until they make whole boards.
 */
#pragma once

#include "cells.h"
#include "printed.h"
#include "words.h"

enum { NQ_SIGNS = NQ_MAX + 3 };

typedef struct {
	int n;
	nq_way way;
	bool is_spaced; /* blank lines between rows */
	bool in_turn;   /* several rows on a line belong to one board; else to boards side by side */
	nq_lattice lattice;
	bool has_parts; /* leftover rows count as a board of the wrong size */
	/* learnt */
	bool is_learnt;
	uint32_t sign;     /* of queens or, if is_empty, of empty squares */
	bool is_empty;     /* queens have different signs */
	int width;         /* cells of a row with its labels */
	uint32_t known[3]; /* all signs, unless is_empty */
} nq_grid_form;

typedef struct {
	uint32_t sign, all, boards, queens, empties; /* queens: boards with n signs; empties: with n * n - n */
	bool is_word;
} nq_sign_count;

typedef struct {
	int width, count; /* count > NQ_SIGNS: too many */
	uint32_t boards;
	nq_sign_count of[NQ_SIGNS + 1];
} nq_sign_counts;

typedef struct {
	nq_grid_form form;
	nq_sign_counts counts; /* until the form is learnt */
	int rows, width;
	uint64_t lines[2 * NQ_MAX];
	nq_cell cell[2 * NQ_MAX][NQ_ROW_CELLS];
} nq_grid;

void nq_grid_start(nq_grid *g, nq_grid_form form);
void nq_grid_put(nq_grid *g, const nq_text_line *line, nq_line_kind kind, const nq_board_sink *to);
void nq_grid_end(nq_grid *g, const nq_board_sink *to);

/* Returns false if no sign can be the queen's. */
bool nq_grid_learn(const nq_grid *g, nq_grid_form *form);
