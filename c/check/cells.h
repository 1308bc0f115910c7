/* Splits a line into the cells of a row; forms_table.h shows the ways to draw rows. */
#pragma once

#include "text.h"

#include "../board.h"

/* A cell takes a byte or more, but in FEN a number is several cells. */
enum { NQ_ROW_CELLS = 4 * NQ_MAX, NQ_LINE_CELLS = NQ_TEXT_LINE + 8, NQ_BLOCKED = -2 };

typedef enum {
	NQ_WORDS,
	NQ_SEPARATED,
	NQ_ENCLOSED,
	NQ_COLOURS,
	NQ_LATTICE,
	NQ_STRINGS,
	NQ_SINGLE,
	NQ_FEN,
#define RUN_KIND(kind, ...) NQ_##kind,
#include <check/runs_table.h>
#undef RUN_KIND
} nq_way;

typedef struct {
	uint32_t sign; /* code point; from 2^31 on, a hash of several; 0: empty */
	int32_t label; /* number or letter in the cell; -1: none; NQ_BLOCKED: a blocked square */
} nq_cell;

typedef struct {
	int first, last, pitch;
	bool is_full;
} nq_lattice;

int nq_cells_of(const nq_text_line *line, nq_way way, int n, const nq_lattice *lattice, nq_cell cells[NQ_LINE_CELLS]);

void nq_lattice_add(nq_lattice *lattice, const nq_text_line *line, int n);

/* Reads one cell of a row, or several quoted ones; returns their number; 0: none, or more than `most`. is_frame: the
 * line only opens or closes an array. */
int nq_part_of_row(const nq_text_line *line, int most, nq_cell *row, bool *is_frame);

bool nq_are_labels(const nq_cell *cells, int count, int stride);

/* Number of columns that a line names: 1 2 3 4 or a b c d, perhaps after a word; 0: none. */
int nq_named_columns(const nq_text_line *line);
