/* open: the squares of a board that are left for queens, and what follows from them at once.
 *
 *     line  0    . Q . .     squares[0] = 0b0010          Lines are the rows, 0 … n-1, and the columns, from
 *           1    - - - Q     squares[1] = 0b1000          NQ_COLUMNS on; each must get a queen. squares[] holds those
 *           2    Q - - -     squares[NQ_COLUMNS] = 0b0100 of a line, a bit each, count[] how many.
 *
 * What follows: a line with one square left has its queen there, which closes what she attacks. A square that
 * attacks all that is left of a line, two or three squares, is closed. A line with none left: there is no completion.
 *
 * Invariants: rows and columns hold the same squares. `trail` has the squares closed since the start in their order, so
 * that opening them again in the opposite order leads back to any moment. A line is due when it shrank to so many
 * squares and nobody has looked at it since.
 */
#pragma once

#include "../setup.h"

enum {
	NQ_COMPLETE_SQUARES = NQ_COMPLETE_MAX * NQ_COMPLETE_MAX,
	NQ_COLUMNS = NQ_COMPLETE_MAX,
	NQ_FEW = 3,
	NQ_NOWHERE = -1
};

typedef struct {
	int n;
	int closed;                  /* squares on the trail */
	uint64_t due[NQ_FEW + 1][2]; /* by squares left, rows and columns */
	uint64_t squares[2 * NQ_COMPLETE_MAX];
	uint8_t count[2 * NQ_COMPLETE_MAX];
	uint16_t trail[NQ_COMPLETE_SQUARES]; /* row * NQ_COMPLETE_MAX + column */
} nq_open;

typedef struct {
	enum {
		NQ_NOTHING,
		NQ_FORCED,   /* the line has one square left, and the queen stands there now */
		NQ_NARROWED, /* squares were closed that attack all that is left of the line */
		NQ_EXHAUSTED
	} kind;
	int line; /* NQ_NOWHERE for nothing */
} nq_inference;

static inline uint16_t nq_pack(int row, int col) { return (uint16_t)(row * NQ_COMPLETE_MAX + col); }
static inline int nq_row_of(uint16_t square) { return square / NQ_COMPLETE_MAX; }
static inline int nq_col_of(uint16_t square) { return square % NQ_COMPLETE_MAX; }

static inline uint16_t nq_on_line(int line, int i) {
	return line < NQ_COLUMNS ? nq_pack(line, i) : nq_pack(i, line - NQ_COLUMNS);
}

/* Squares of line `at` that a queen on the i-th of line `line` attacks, both rows or both columns. */
static inline uint64_t nq_attacked(int line, int i, int at) {
	uint64_t across = nq_bit64(i);
	int away = at < line ? line - at : at - line;
	return away > 0 ? across | across << away | across >> away : ~across;
}

static inline bool nq_is_open(const nq_open *open, int row, int col) { return open->squares[row] >> col & 1; }

/* All squares that a set-up leaves; no inference is drawn yet. */
void nq_open_start(nq_open *open, const nq_setup *setup);

void nq_open_close(nq_open *open, int row, int col);

/* Closes what a queen attacks and the rest of her row and column, until a row has nothing left. On a closed square she
 * leaves nothing to her row. */
void nq_open_place(nq_open *open, int row, int col);

/* Opens squares again, the last first, until so many are closed. */
void nq_open_back(nq_open *open, int closed);

nq_inference nq_open_infer(nq_open *open);

/* Draws all inferences; the exhausted line, or NQ_NOWHERE. */
int nq_open_settle(nq_open *open);
