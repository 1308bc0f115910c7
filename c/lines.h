/* lines: which lines of a board are taken, for those who place queens in any order. Rows and columns from 0, n <= 32.
 *
 *     word  diagonals >> (n - 1 - row)    . . x . x . . x     one shift lays the lines of a direction over the squares
 *           antidiagonals >> row          x . . . . x . .     of a row, and what is taken in none of them is free
 *           columns                       . x . . . . . x
 *
 * Invariant: a line with a queen is taken. A caller may take others, to keep queens off them. */
#pragma once

#include <stdint.h>

typedef struct {
	uint32_t rows, columns;            /* bit r: row r is taken; bit c: column c is */
	uint64_t diagonals, antidiagonals; /* bit c - r + n-1, bit c + r */
} nq_lines;

static inline uint32_t nq_bit(int i) { return UINT32_C(1) << i; }

static inline uint32_t nq_squares(int n) { return UINT32_MAX >> (32 - n); }

/* Takes the lines of a square, or gives them back. */
static inline void nq_lines_flip(nq_lines *lines, int n, int row, int column) {
	lines->rows ^= nq_bit(row);
	lines->columns ^= nq_bit(column);
	lines->diagonals ^= UINT64_C(1) << (column - row + n - 1);
	lines->antidiagonals ^= UINT64_C(1) << (column + row);
}

/* With the lines of a square taken too, whatever was taken before. */
static inline nq_lines nq_lines_with(nq_lines of, int n, int row, int column) {
	of.rows |= nq_bit(row);
	of.columns |= nq_bit(column);
	of.diagonals |= UINT64_C(1) << (column - row + n - 1);
	of.antidiagonals |= UINT64_C(1) << (column + row);
	return of;
}

/* The squares of an empty row that no queen attacks, bit c for column c. */
static inline uint32_t nq_lines_free(const nq_lines *of, int n, int row) {
	uint64_t attacked = of->columns | of->diagonals >> (n - 1 - row) | of->antidiagonals >> row;
	return (uint32_t)~attacked & nq_squares(n);
}

/* The same without the squares closed[row]. */
static inline uint32_t nq_lines_left(const nq_lines *of, int n, const uint32_t *closed, int row) {
	return nq_lines_free(of, n, row) & ~closed[row];
}

/* The first empty row from a row on, and round from the last to the first; there is one. */
static inline int nq_lines_next_row(const nq_lines *of, int n, int from) {
	uint32_t empty = ~of->rows & nq_squares(n), later = empty >> from << from;
	return __builtin_ctz(later ? later : empty);
}

/* The first of the empty rows with the fewest squares left; there is one. */
int nq_lines_fewest_row(const nq_lines *of, int n, const uint32_t *closed);

/* The first empty row that one more queen leaves no square, or n; looks: rows looked at. */
int nq_lines_emptied(const nq_lines *of, int n, const uint32_t *closed, int row, int column, int *looks);
