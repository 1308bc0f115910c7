/* lines: which lines of a board are taken, for searches that place queens in any order. Rows and columns from 0.
 *
 * Invariant: a line with a queen is taken. A caller may take others, to keep queens off them. */
#ifndef NQ_COUNT_LINES_H
#define NQ_COUNT_LINES_H

#include <stdint.h>

typedef struct {
    uint32_t rows, columns;            /* bit r: row r is taken; bit c: column c is */
    uint64_t diagonals, antidiagonals; /* bit c - r + n-1, bit c + r: one shift makes them the squares of a row */
} nq_lines;

static inline uint32_t nq_bit(int i) { return UINT32_C(1) << i; }

/* With a queen on a square that is free. */
static inline nq_lines nq_lines_with(nq_lines of, int n, int row, int column) {
    of.rows |= nq_bit(row);
    of.columns |= nq_bit(column);
    of.diagonals |= UINT64_C(1) << (column - row + n - 1);
    of.antidiagonals |= UINT64_C(1) << (column + row);
    return of;
}

/* The squares of a row without a queen that no queen attacks, as a set of columns. */
static inline uint32_t nq_lines_free(const nq_lines *of, int n, int row) {
    uint64_t attacked = of->columns | of->diagonals >> (n - 1 - row) | of->antidiagonals >> row;
    return (uint32_t)~attacked & (nq_bit(n) - 1);
}

#endif
