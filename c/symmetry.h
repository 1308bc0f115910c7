/* Rotations and reflections (symmetries_table.h) of boards, which must be permutations. The images of a solution are
 * its orbit: 8 solutions, or 4 that are invariant under the half turn, 2 under quarter turns, or 1 if n = 1. The
 * lexicographically least image is canonical and represents the orbit. */
#pragma once

#include "solutions.h"

typedef enum {
#define SYMMETRY(name, ...) NQ_##name,
#include <symmetries_table.h>
	NQ_SYMMETRIES
} nq_symmetry;

const char *nq_symmetry_name(nq_symmetry symmetry);

/* `image` must not be `board`. */
void nq_image(const nq_board *board, nq_symmetry symmetry, nq_board *image);

/* Stores the least image; returns the first symmetry that gives it. */
nq_symmetry nq_canonical(const nq_board *board, nq_board *canonical);

int nq_orbit(const nq_board *board);

/* Finds the next canonical solution; adds the number of solutions passed, including this one, to *passed. Ends when the
 * first queen is right of the middle: no canonical solution has her there. */
nq_seek nq_classes_next(nq_solutions *s, uint64_t *passed, uint64_t *nodes);
