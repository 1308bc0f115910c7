/* Occupied lines of a board as bitmasks, n <= 32. A line may be marked without a queen, to keep queens off it.
 *
 *   diagonals >> (n - 1 - row)  . . x . x . . x  After the shift, bit c of each word is for column c of the row.
 *   antidiagonals >> row        x . . . . x . .  A square is free if its bit is set in none of the three words.
 *   columns                     . x . . . . . x */
#pragma once

#include <stdint.h>

typedef struct {
	uint32_t rows, columns;
	uint64_t diagonals;     /* bit c - r + n-1 */
	uint64_t antidiagonals; /* bit c + r */
} nq_lines;

static inline uint32_t nq_bit(int i) { return 1u << i; }

static inline uint32_t nq_squares(int n) { return UINT32_MAX >> (32 - n); }

/* Adds a queen to a free square, or removes her. */
static inline void nq_lines_flip(nq_lines *lines, int n, int row, int column) {
	lines->rows ^= nq_bit(row);
	lines->columns ^= nq_bit(column);
	lines->diagonals ^= UINT64_C(1) << (column - row + n - 1);
	lines->antidiagonals ^= UINT64_C(1) << (column + row);
}

static inline nq_lines nq_lines_with(nq_lines of, int n, int row, int column) {
	nq_lines_flip(&of, n, row, column);
	return of;
}

static inline uint32_t nq_lines_free(const nq_lines *of, int n, int row) {
	uint64_t attacked = of->columns | of->diagonals >> (n - 1 - row) | of->antidiagonals >> row;
	return (uint32_t)~attacked & nq_squares(n);
}

static inline uint32_t nq_lines_left(const nq_lines *of, int n, const uint32_t *closed, int row) {
	return nq_lines_free(of, n, row) & ~closed[row];
}

/* First empty row from `from` on, cyclically. Requires an empty row. */
static inline int nq_lines_next_row(const nq_lines *of, int n, int from) {
	uint32_t empty = ~of->rows & nq_squares(n), later = empty >> from << from;
	return __builtin_ctz(later ? later : empty);
}

/* First empty row with the fewest free squares. Requires an empty row. */
int nq_lines_fewest_row(const nq_lines *of, int n, const uint32_t *closed);

/* First empty row in which a queen on (row, column) would attack all free squares; n: no such row. */
int nq_lines_emptied(const nq_lines *of, int n, const uint32_t *closed, int row, int column, int *examined);
