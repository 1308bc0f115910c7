/* Splits a line into the cells of a row; forms_table.h shows the ways to draw rows. */
#pragma once

#include "text.h"

#include "../board.h"

/* A line has at most NQ_LINE_CELLS cells, as each takes a byte or more. */
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
} nq_way;

typedef struct {
	/* Code point; 0 or 2^30 + style for a blank. Several code points: their hash, at least 2^31. */
	uint32_t sign;
	int32_t label; /* number or letter in the cell, NQ_BLOCKED, or else -1 */
} nq_cell;

typedef struct {
	int first, last, pitch;
	unsigned labels;         /* bit 0: some rows have no label; bit 1: some have one, so columns may be shifted */
	bool is_full, has_signs; /* has_signs: queens have a sign other than 1; `1` alone is no row */
} nq_lattice;

int nq_cells_of(const nq_text_line *line, nq_way way, int n, const nq_lattice *lattice, nq_cell cells[NQ_LINE_CELLS]);

void nq_lattice_add(nq_lattice *lattice, const nq_text_line *line, int n);

/* Reads a line with one cell of a row, or several quoted cells. Returns the number of cells, 0 if above `most`. Sets
 * *is_frame if the line only opens or closes an array. */
int nq_part_of_row(const nq_text_line *line, int most, nq_cell *row, bool *is_frame);

bool nq_are_labels(const nq_cell *cells, int count, int stride);

/* Number of columns in a line of column names, such as 4 for `1 2 3 4` or `a b c d`; 0 for other lines. */
int nq_named_columns(const nq_text_line *line);
