/* Squares of a row that queens above attack, as bitmasks: bit c is column c. */
#pragma once

#include <stdint.h>

typedef struct {
	uint32_t open; /* untried free squares */
	uint32_t columns, diagonals, antidiagonals;
	uint32_t mirrored; /* `diagonals` mirrored: bit n-1-c is column c */
} nq_row;

static inline uint32_t nq_row_free(const nq_row *r, uint32_t squares) {
	return squares & ~(r->columns | r->diagonals | r->antidiagonals);
}

/* The row below *r after placing `queen`, a bit of *r. Its open squares are the unattacked ones of `open`. */
static inline nq_row nq_row_below(const nq_row *r, uint32_t queen, int n, uint32_t open) {
	nq_row next = {
		.columns = r->columns | queen,
		.diagonals = (r->diagonals | queen) << 1,
		.mirrored = (r->mirrored | 1u << (n - 1) >> __builtin_ctz(queen)) >> 1,
		.antidiagonals = (r->antidiagonals | queen) >> 1,
	};
	next.open = nq_row_free(&next, open);
	return next;
}
