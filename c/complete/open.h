/* Open squares of a board, and unit propagation on them.
 *
 *   line  0  - Q - -  squares[0] = 0b0010          Lines are rows 0 … n-1 and, from NQ_COLUMNS on, columns;
 *         1  - - - Q  squares[1] = 0b1000          each needs a queen. squares[] is the bitmask of a line's
 *         2  Q - - -  squares[NQ_COLUMNS] = 0b0100 open squares, count[] their number.
 *         3  - - Q -  (-: closed)
 *
 * Propagation: a line with one open square gets a queen there; this closes all squares that she attacks. If a line has
 * two or three open squares, any square that attacks them all is closed. If it has none, there is no completion.
 *
 * Invariants: squares[] of rows and of columns agree. `trail` has the closed squares in order; reopening them in
 * reverse restores any earlier state. A line that shrinks to NQ_FEW squares or fewer is due until it is
 * inspected. */
#pragma once

#include "../setup.h"

enum {
	NQ_COMPLETE_SQUARES = NQ_COMPLETE_MAX * NQ_COMPLETE_MAX,
	NQ_COLUMNS = NQ_COMPLETE_MAX,
	NQ_FEW = 3,
	NQ_NOWHERE = -1
};

typedef struct {
	int n, closed;
	uint64_t due[NQ_FEW + 1][2]; /* due[k][0]: due rows with k squares left; due[k][1]: due columns */
	uint64_t squares[2 * NQ_COMPLETE_MAX];
	uint8_t count[2 * NQ_COMPLETE_MAX];
	uint16_t trail[NQ_COMPLETE_SQUARES];
} nq_open;

typedef struct {
	enum {
		NQ_NOTHING,
		NQ_FORCED,   /* the only square of the line got its queen */
		NQ_NARROWED, /* squares that attack all squares of the line were closed */
		NQ_EXHAUSTED
	} kind;
	int line;
} nq_inference;

static inline uint16_t nq_pack(int row, int col) { return (uint16_t)(row * NQ_COMPLETE_MAX + col); }
static inline int nq_row_of(uint16_t square) { return square / NQ_COMPLETE_MAX; }
static inline int nq_col_of(uint16_t square) { return square % NQ_COMPLETE_MAX; }

static inline uint16_t nq_on_line(int line, int i) {
	return line < NQ_COLUMNS ? nq_pack(line, i) : nq_pack(i, line - NQ_COLUMNS);
}

static inline bool nq_is_open(const nq_open *open, int row, int col) { return open->squares[row] >> col & 1; }

static inline uint16_t nq_first_open(const nq_open *open, int line) {
	return nq_on_line(line, __builtin_ctzll(open->squares[line]));
}

/* First due line with `left` open squares, or NQ_NOWHERE. */
static inline int nq_open_first_due(const nq_open *open, int left) {
	for (int half = 0; half < 2; half++)
		if (open->due[left][half] != 0) return half * NQ_COLUMNS + __builtin_ctzll(open->due[left][half]);
	return NQ_NOWHERE;
}

void nq_open_start(nq_open *open, const nq_setup *setup);

void nq_open_close(nq_open *open, uint16_t square);

/* Closes all squares that a queen on `square` attacks. Stops when another row has no open square left. If `square` is
 * closed already, all squares of its row are closed then. */
void nq_open_place(nq_open *open, uint16_t square);

void nq_open_back(nq_open *open, int closed);

nq_inference nq_open_force(nq_open *open);

/* Like nq_open_force, but if no queen is forced, closes the squares that attack all squares of some line. */
nq_inference nq_open_infer(nq_open *open);

int nq_open_settle(nq_open *open);
