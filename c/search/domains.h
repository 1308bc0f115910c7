/* Forward checking. The domain of a row is its unattacked, unblocked squares. A square passes the test if, with a queen
 * on it, all other empty rows keep a square. A probe examines one of these rows; the first row without squares ends the
 * test. */
#pragma once

#include "backtracking.h"

NQ_INLINE bool leaves_a_square(backtracking *b, int row, int col) {
	int examined, emptied = nq_lines_emptied(&b->lines, b->head.n, b->closed, row, col, &examined);
	b->head.probes += (uint64_t)examined;
	return emptied == b->head.n;
}

static inline int emptied(const nq_search *s) {
	int examined;
	return nq_lines_emptied(&of(s)->lines, s->n, of(s)->closed, s->row, s->col, &examined);
}

static inline void read_domains(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n;
	out[0] = (nq_array){.length = n};
	out[1] = (nq_array){.length = n * n, .width = n};
	for (int row = 0; row < n; row++) {
		if (backtracking_queen(s, row) != NQ_EMPTY) continue;
		uint32_t left = nq_lines_left(&of(s)->lines, n, of(s)->closed, row);
		out[0].cell[row] = (int8_t)__builtin_popcount(left);
		for (int col = 0; col < n; col++) out[1].cell[row * n + col] = left >> col & 1;
	}
}

#define DOMAINS_TYPE \
	BACKTRACKING_TYPE, BACKTRACKING_SET_UP, .arrays = {"left", "squares"}, .emptied = emptied, \
											.read_arrays = read_domains
