/* grid: reads boards drawn as n lines of n cells, perhaps with labels, rules between rows, and boards side by side.
 *
 * The queen's sign is the one that occurs n times on most of the first boards. A first pass over these boards counts
 * signs; then nq_grid_learn chooses the queen's sign for all boards. Rows are held until they make whole boards.
 */
#pragma once

#include "form.h"
#include "words.h"

enum { NQ_SIGNS = NQ_MAX + 3 };

typedef struct {
	/* boards: number of boards with this sign; queens: with n of it; empties: with n * n - n of it */
	uint32_t sign, all, boards, queens, empties;
	bool is_word;
} nq_sign_count;

typedef struct {
	int width, count; /* count > NQ_SIGNS: too many different signs */
	uint32_t boards;
	nq_sign_count of[NQ_SIGNS + 1];
} nq_sign_counts;

typedef struct {
	nq_form form;
	nq_board_sink to;
	nq_sign_counts counts; /* until the form is learnt */
	int rows, width;
	uint64_t lines[2 * NQ_MAX];
	nq_cell cell[2 * NQ_MAX][NQ_ROW_CELLS];
} nq_grid;

void nq_grid_start(nq_grid *g, nq_form form);
void nq_grid_put(nq_grid *g, const nq_text_line *line, nq_line_kind kind);
void nq_grid_end(nq_grid *g);

/* Returns false if no sign can be the queen's. */
bool nq_grid_learn(const nq_grid *g, nq_form *form);
