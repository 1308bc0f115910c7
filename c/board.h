/* Boards with at most one queen per row, lines of attack, and limits of n.
 *
 *        col 0   1   2   3
 *   row 0    .   Q   .   .   column[] is {1, 3, 0, 2}: the column of each row's queen,
 *   row 1    .   .   .   Q   or NQ_EMPTY.
 *   row 2    Q   .   .   .
 *   row 3    .   .   Q   .   Rows count from the top, columns from the left, both from 0. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
	NQ_MIN = 1,
	NQ_MAX = 32, /* a row fits 32 bits, and the 63 diagonals of one direction fit 64 */
	NQ_EMPTY = -1
};

typedef enum {
	NQ_NO_LINE,
	NQ_ROW,
	NQ_COLUMN,
	NQ_DIAGONAL,    /* row - col is constant */
	NQ_ANTIDIAGONAL /* row + col is constant */
} nq_line;

typedef struct {
	int n;
	int8_t column[NQ_MAX];
} nq_board;

static inline nq_line nq_line_between(int row_a, int col_a, int row_b, int col_b) {
	int down = row_b - row_a, right = col_b - col_a;
	if (down == 0) return right == 0 ? NQ_NO_LINE : NQ_ROW;
	if (right == 0) return NQ_COLUMN;
	if (down == right) return NQ_DIAGONAL;
	return down == -right ? NQ_ANTIDIAGONAL : NQ_NO_LINE;
}

const char *nq_line_name(nq_line line);

/* Rows (bit r: row r) whose queens attack the square. A queen does not attack her own square or block an attack. */
uint32_t nq_attackers(const nq_board *board, int row, int col);

bool nq_is_permutation(const nq_board *board);

/* Finds the first attacking pair, by row *upper, then by row *lower; NQ_NO_LINE: no queens attack each other. */
nq_line nq_first_attack(const nq_board *board, int *upper, int *lower);

/* Compares boards of equal n lexicographically, with a result like strcmp. */
int nq_compare(const nq_board *a, const nq_board *b);
