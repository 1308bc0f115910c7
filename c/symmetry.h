/* symmetry: a board turned and mirrored, and which boards are the same but for that.
 *
 *     identity   turn-90    turn-180   turn-270   mirror-     mirror-    mirror-    mirror-
 *                                                 columns     rows       diagonal   antidiagonal
 *     1 2        3 1        4 3        2 4        2 1         3 4        1 3        4 2
 *     3 4        4 2        2 1        1 3        4 3         1 2        2 4        3 1
 *
 * Turns are clockwise. The images of a solution are solutions; they are its orbit, of 8 boards, 4 (the half turn leaves
 * them as they are), 2 (so do the quarter turns) or, at n = 1, 1. The least of them in lexicographic order is the
 * canonical one and stands for all: the canonical solutions are the classes.
 *
 * Boards here have a queen in every row and every column (nq_is_permutation): others have no image of this kind.
 */
#pragma once

#include "solutions.h"

typedef enum {
	NQ_IDENTITY,
	NQ_TURN_90,
	NQ_TURN_180,
	NQ_TURN_270,
	NQ_MIRROR_COLUMNS,      /* left and right change sides */
	NQ_MIRROR_ROWS,         /* top and bottom do */
	NQ_MIRROR_DIAGONAL,     /* in the line that falls to the right */
	NQ_MIRROR_ANTIDIAGONAL, /* in the line that falls to the left */
	NQ_SYMMETRIES
} nq_symmetry;

const char *nq_symmetry_name(nq_symmetry symmetry);

/* `image` must be another board. */
void nq_image(const nq_board *board, nq_symmetry symmetry, nq_board *image);

/* The first symmetry of the list that leads to the least image. */
nq_symmetry nq_canonical(const nq_board *board, nq_board *canonical);
bool nq_is_canonical(const nq_board *board);

int nq_orbit(const nq_board *board);

/* The next canonical one; adds the solutions met to `passed`. NQ_NEVER once the first queen is right of the middle,
 * where none are. */
nq_seek nq_classes_next(nq_solutions *s, uint64_t *passed, uint64_t *nodes);
