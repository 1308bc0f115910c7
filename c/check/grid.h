/* Reads boards drawn as n lines of n cells, perhaps with labels or ruled lines, or side by side. A first pass finds the
 * queen's sign, which occurs n times on most boards. */
#pragma once

#include "form.h"
#include "words.h"

enum { NQ_SIGNS = NQ_MAX + 3 };

typedef struct {
	uint32_t sign, all, boards, queens, empties;
	bool is_word;
} nq_sign_count;

typedef struct {
	int width, count; /* count > NQ_SIGNS: too many signs */
	uint32_t boards;
	nq_sign_count of[NQ_SIGNS + 1];
} nq_sign_counts;

typedef struct {
	nq_form form;
	nq_board_sink to;
	nq_sign_counts counts;
	int rows, width;
	/* For NQ_SINGLE. singles: number of cells in an incomplete row; first: line where it begins, or 0. */
	int singles;
	uint64_t first;
	/* nq_grid_start does not set the fields below. */
	nq_cell single[NQ_MAX];
	struct {
		uint64_t first, last;
	} span[2 * NQ_MAX];
	nq_cell cell[2 * NQ_MAX][NQ_ROW_CELLS];
} nq_grid;

/* True for the signs of a chess queen, such as Q and ♛. */
bool nq_is_crown(uint32_t sign);

void nq_grid_start(nq_grid *g, nq_form form, nq_board_sink to);
void nq_grid_put(nq_grid *g, const nq_text_line *line, nq_line_kind kind);
void nq_grid_end(nq_grid *g);

bool nq_grid_learn(const nq_grid *g, nq_form *form);
