/* board: squares, lines of attack, and the limits every input is checked against.
 *
 *          col 0   1   2   3          column[] of this board is {1, 3, 0, 2}:
 *   row 0    .   Q   .   .            for each row, the column of its queen,
 *   row 1    .   .   .   Q            NQ_EMPTY where it has none.
 *   row 2    Q   .   .   .
 *   row 3    .   .   Q   .            Rows count from the top, columns from the left, both from 0.
 *
 * One queen a row is built into the data, so a row can never attack. Nothing here knows a search.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
	NQ_MIN = 1,
	NQ_MAX = 32, /* a row of squares fits a 32-bit word, the 2n-1 diagonals of a direction a 64-bit one */
	NQ_EMPTY = -1
};

typedef enum {
	NQ_NO_LINE,
	NQ_ROW,
	NQ_COLUMN,
	NQ_DIAGONAL,    /* row - col is the same: falls to the right */
	NQ_ANTIDIAGONAL /* row + col is the same: falls to the left */
} nq_line;

typedef struct {
	int n; /* NQ_MIN .. NQ_MAX */
	int8_t column[NQ_MAX];
} nq_board;

nq_line nq_line_between(int row_a, int col_a, int row_b, int col_b);

/* "row", "column", "diagonal", "antidiagonal"; "" for NQ_NO_LINE. */
const char *nq_line_name(nq_line line);

/* Sets bit r of attackers[row * n + col] when the queen of row r attacks that square, which is not its own. Lines run
 * on behind other queens. */
void nq_attackers(const nq_board *board, uint32_t *attackers);

/* Whether n and all columns are in range, and no column comes twice. */
bool nq_is_permutation(const nq_board *board);

/* The first two queens that attack each other, by the upper row, then the lower. NQ_NO_LINE, and nothing written, when
 * none do. */
nq_line nq_first_attack(const nq_board *board, int *upper, int *lower);

/* Lexicographic order, as strcmp does; both have the same n. */
int nq_compare(const nq_board *a, const nq_board *b);
