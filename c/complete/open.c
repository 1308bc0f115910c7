/* Queens are not stored: a line with one open square has its queen there, unless the line is due (open.h). */
#include "open.h"

static inline void flip(nq_open *open, int row, int col) {
	open->squares[row] ^= nq_bit64(col);
	open->squares[NQ_COLUMNS + col] ^= nq_bit64(row);
}

static void shrink(nq_open *open, int line) {
	int left = --open->count[line];
	if (left <= NQ_FEW) open->due[left][line / NQ_COLUMNS] |= nq_bit64(line % NQ_COLUMNS);
}

static inline void close_at(nq_open *open, int row, int col) {
	flip(open, row, col);
	open->trail[open->closed++] = nq_pack(row, col);
	shrink(open, row);
	shrink(open, NQ_COLUMNS + col);
}

void nq_open_close(nq_open *open, uint16_t square) { close_at(open, nq_row_of(square), nq_col_of(square)); }

static void close_all(nq_open *open, int row, uint64_t squares) {
	for (; squares != 0; squares &= squares - 1) close_at(open, row, __builtin_ctzll(squares));
}

static bool attack_rows(nq_open *open, int row, uint64_t queen, int step) {
	uint64_t left = queen, right = queen;
	for (int r = row + step; r >= 0 && r < open->n; r += step) {
		left <<= 1;
		right >>= 1;
		uint64_t hit = open->squares[r] & (queen | left | right);
		if (hit == 0) continue;
		close_all(open, r, hit);
		if (open->squares[r] == 0) return false;
	}
	return true;
}

void nq_open_place(nq_open *open, uint16_t square) {
	int row = nq_row_of(square);
	uint64_t queen = nq_bit64(nq_col_of(square));
	close_all(open, row, open->squares[row] & ~queen);
	if (!attack_rows(open, row, queen, -1) || !attack_rows(open, row, queen, 1)) return;
	open->due[1][0] &= ~nq_bit64(row);
	open->due[1][1] &= ~queen;
}

void nq_open_back(nq_open *open, int closed) {
	while (open->closed > closed) {
		uint16_t square = open->trail[--open->closed];
		int row = nq_row_of(square), col = nq_col_of(square);
		flip(open, row, col);
		open->count[row]++;
		open->count[NQ_COLUMNS + col]++;
	}
	for (int left = 0; left <= NQ_FEW; left++) open->due[left][0] = open->due[left][1] = 0;
}

void nq_open_start(nq_open *open, const nq_setup *setup) {
	int n = setup->n;
	uint64_t all = UINT64_MAX >> (NQ_COMPLETE_MAX - n);
	*open = (nq_open){.n = n};
	for (int i = 0; i < n; i++) {
		open->squares[i] = open->squares[NQ_COLUMNS + i] = all;
		open->count[i] = open->count[NQ_COLUMNS + i] = (uint8_t)n;
	}
	if (n <= NQ_FEW) open->due[n][0] = open->due[n][1] = all;
	for (int row = 0; row < n; row++) close_all(open, row, setup->blocked[row]);
	for (int row = 0; row < n; row++)
		for (uint64_t left = setup->given[row]; left != 0; left &= left - 1)
			nq_open_place(open, nq_pack(row, __builtin_ctzll(left)));
}

static void close_both_sides(nq_open *open, int line, int away, int i) {
	int first = line / NQ_COLUMNS * NQ_COLUMNS;
	for (int side = line - away; side <= line + away; side += 2 * away)
		if (side >= first && side < first + open->n && open->squares[side] >> i & 1)
			nq_open_close(open, nq_on_line(side, i));
}

/* Closes the squares that attack all open squares of a line. Examples: open squares (o) of a row, and the squares (x)
 * to close below the row. Above the row, the squares to close are their mirror images.
 *
 *   o . . . o    o . o . o
 *   . . . . .    . . . . .
 *   . . x . .    . . x . .
 *   . . . . .    . . . . .
 *   x . . . x    . . . . . */
static void close_attackers(nq_open *open, int line) {
	uint64_t left = open->squares[line];
	int first = __builtin_ctzll(left), last = 63 - __builtin_clzll(left), gap = last - first;
	int middle = first + gap / 2;
	if (open->count[line] == 2) {
		close_both_sides(open, line, gap, first);
		close_both_sides(open, line, gap, last);
	}
	if (gap % 2 == 0 && (open->count[line] == 2 || left >> middle & 1)) close_both_sides(open, line, gap / 2, middle);
}

static int take_due(nq_open *open, int left) {
	int line = nq_open_first_due(open, left);
	if (line != NQ_NOWHERE) open->due[left][line / NQ_COLUMNS] ^= nq_bit64(line % NQ_COLUMNS);
	return line;
}

nq_inference nq_open_force(nq_open *open) {
	int line = nq_open_first_due(open, 0);
	if (line != NQ_NOWHERE) return (nq_inference){NQ_EXHAUSTED, line};
	if ((line = take_due(open, 1)) == NQ_NOWHERE) return (nq_inference){NQ_NOTHING, NQ_NOWHERE};
	nq_open_place(open, nq_first_open(open, line));
	return (nq_inference){NQ_FORCED, line};
}

nq_inference nq_open_infer(nq_open *open) {
	nq_inference forced = nq_open_force(open);
	if (forced.kind != NQ_NOTHING) return forced;
	int line;
	for (int few = 2; few <= NQ_FEW; few++)
		while ((line = take_due(open, few)) != NQ_NOWHERE) {
			int before = open->closed;
			if (open->count[line] == few) close_attackers(open, line);
			if (open->closed > before) return (nq_inference){NQ_NARROWED, line};
		}
	return forced;
}

int nq_open_settle(nq_open *open) {
	nq_inference last;
	do last = nq_open_infer(open);
	while (last.kind == NQ_FORCED || last.kind == NQ_NARROWED);
	return last.line;
}
