#include "symmetry.h"

static const struct motion {
	const char *name;
	bool swapped, rows, columns;
} motions[NQ_SYMMETRIES] = {
#define SYMMETRY(symmetry, ...) {__VA_ARGS__},
#include <symmetries_table.h>
};

const char *nq_symmetry_name(nq_symmetry symmetry) { return motions[symmetry].name; }

void nq_image(const nq_board *board, nq_symmetry symmetry, nq_board *image) {
	const struct motion *m = &motions[symmetry];
	int top = board->n - 1;
	image->n = board->n;
	for (int row = 0; row < board->n; row++) {
		int to_row = m->swapped ? board->column[row] : row, to_column = m->swapped ? row : board->column[row];
		image->column[m->rows ? top - to_row : to_row] = (int8_t)(m->columns ? top - to_column : to_column);
	}
}

nq_symmetry nq_canonical(const nq_board *board, nq_board *canonical) {
	nq_symmetry least = NQ_IDENTITY;
	*canonical = *board;
	for (int i = 1; i < NQ_SYMMETRIES; i++) {
		nq_board image;
		nq_image(board, (nq_symmetry)i, &image);
		if (nq_compare(&image, canonical) >= 0) continue;
		*canonical = image;
		least = (nq_symmetry)i;
	}
	return least;
}

/* The first queen of each image is on the border of the board. Comparing these queens rejects most boards early. */
static bool is_canonical(const nq_board *board) {
	int first = board->column[0], last = board->column[board->n - 1], top = board->n - 1;
	if (first > top - first || first > last || first > top - last) return false;
	for (int row = 0; row < first; row++) {
		int left = board->column[row], right = board->column[top - row];
		if (left == 0 || left == top || right == 0 || right == top) return false;
	}
	nq_board canonical;
	return nq_canonical(board, &canonical) == NQ_IDENTITY;
}

int nq_orbit(const nq_board *board) {
	int same = 0;
	for (int i = 0; i < NQ_SYMMETRIES; i++) {
		nq_board image;
		nq_image(board, (nq_symmetry)i, &image);
		same += nq_compare(&image, board) == 0;
	}
	return NQ_SYMMETRIES / same;
}

nq_seek nq_classes_next(nq_solutions *s, uint64_t *passed, uint64_t *nodes) {
	nq_board board;
	nq_seek end;
	while ((end = nq_solutions_next(s, nodes)) == NQ_FOUND) {
		nq_solutions_board(s, &board);
		if (2 * board.column[0] + 1 > s->n) {
			s->row = -1;
			return NQ_NEVER;
		}
		++*passed;
		if (is_canonical(&board)) break;
	}
	return end;
}
