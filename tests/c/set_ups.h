#pragma once

#include "test.h"
#include "complete.h"

enum { ORACLE_MAX = 14, ORACLE_LISTED = 20000 };

static struct {
	uint64_t count, heat[ORACLE_MAX][ORACLE_MAX];
	int8_t column[ORACLE_LISTED][ORACLE_MAX];
} truth;

static inline bool given(const nq_setup *s, int row, int col) { return s->given[row] >> col & 1; }
static inline bool blocked(const nq_setup *s, int row, int col) { return s->blocked[row] >> col & 1; }

static inline int count_squares(const nq_setup *s, const uint64_t *of) {
	int count = 0;
	for (int row = 0; row < s->n; row++)
		for (int col = 0; col < s->n; col++) count += (int)(of[row] >> col & 1);
	return count;
}
static inline int queens_of(const nq_setup *s) { return count_squares(s, s->given); }
static inline int blocked_of(const nq_setup *s) { return count_squares(s, s->blocked); }

static inline bool may_stand(const nq_setup *s, const int8_t *column, int row, int col) {
	if (blocked(s, row, col)) return false;
	for (int r = 0; r < s->n; r++)
		for (int c = 0; c < s->n; c++)
			if ((r != row || c != col) && (given(s, r, c) || (r < row && column[r] == c)) && attack(r, c, row, col))
				return false;
	return true;
}

static inline void oracle_row(const nq_setup *s, int8_t *column, int row) {
	if (row == s->n) {
		if (truth.count < ORACLE_LISTED) memcpy(truth.column[truth.count], column, (size_t)s->n);
		truth.count++;
		for (int r = 0; r < s->n; r++) truth.heat[r][column[r]]++;
		return;
	}
	for (int col = 0; col < s->n; col++)
		if (may_stand(s, column, row, col)) {
			column[row] = (int8_t)col;
			oracle_row(s, column, row + 1);
		}
}

enum { SQUARES_MAX = 28 };

typedef struct {
	int n;
	bool open[SQUARES_MAX][SQUARES_MAX];
} squares;

static inline void stand(squares *s, int row, int col) {
	for (int r = 0; r < s->n; r++)
		for (int c = 0; c < s->n; c++)
			if ((r != row || c != col) && attack(r, c, row, col)) s->open[r][c] = false;
}

static inline squares squares_left(const nq_setup *setup) {
	squares s = {.n = setup->n};
	for (int row = 0; row < s.n; row++)
		for (int col = 0; col < s.n; col++) s.open[row][col] = !blocked(setup, row, col);
	for (int row = 0; row < s.n; row++)
		for (int col = 0; col < s.n; col++)
			if (given(setup, row, col)) stand(&s, row, col);
	return s;
}

/* Number of a line's open squares that the queen does not attack; lines: rows, then columns. `last`: the last of these
 * squares. `queen` may be NULL. */
static inline int left_on(const squares *s, int line, const int queen[2], int last[2]) {
	int left = 0;
	for (int i = 0; i < s->n; i++) {
		int row = line < s->n ? line : i, col = line < s->n ? i : line - s->n;
		if (!s->open[row][col] || (queen && attack(row, col, queen[0], queen[1]))) continue;
		left++;
		last[0] = row;
		last[1] = col;
	}
	return left;
}

/* Counts completions. A fixed queen's row allows only her square, or no square if another fixed queen attacks her. */
static inline void count_completions(const nq_setup *s) {
	int8_t column[ORACLE_MAX];
	truth.count = 0;
	memset(truth.heat, 0, sizeof truth.heat);
	oracle_row(s, column, 0);
}

static inline nq_setup drawn(int n, const char *squares) {
	nq_setup s;
	nq_setup_start(&s, n);
	for (int i = 0; i < n * n; i++) {
		if (squares[i] == 'Q') must(nq_setup_give(&s, i / n, i % n) == NQ_TAKEN);
		if (squares[i] == 'x') must(nq_setup_block(&s, i / n, i % n) == NQ_TAKEN);
	}
	return s;
}

static inline nq_setup random_set_up(int n, int queens, int percent) {
	nq_setup s;
	const uint64_t side = (uint64_t)n;
	nq_setup_start(&s, n);
	while (queens-- > 0) nq_setup_give(&s, (int)random_below(side), (int)random_below(side));
	for (int i = n * n * percent / 100; i > 0; i--)
		nq_setup_block(&s, (int)random_below(side), (int)random_below(side));
	return s;
}

static inline void each_small(int n, void (*test)(const nq_setup *s)) {
	const int none = n * n;
	for (int a = 0; a <= none; a++)
		for (int b = a; b <= none; b++)
			for (int c = 0; c <= none; c++)
				for (int d = c; d <= none; d++) {
					nq_setup s;
					if ((a == b && a < none) || (c == d && c < none)) continue;
					nq_setup_start(&s, n);
					bool possible = true;
					if (a < none) nq_setup_give(&s, a / n, a % n);
					if (b < none) nq_setup_give(&s, b / n, b % n);
					if (c < none) possible = nq_setup_block(&s, c / n, c % n) == NQ_TAKEN;
					if (d < none) possible = nq_setup_block(&s, d / n, d % n) == NQ_TAKEN && possible;
					if (possible) test(&s);
				}
}

static inline void each_random(int times, int largest, void (*test)(const nq_setup *s)) {
	for (int i = 0; i < times; i++) {
		int n = 1 + (int)random_below((uint64_t)largest);
		nq_setup s = random_set_up(n, (int)random_below(4), (int)random_below(70));
		test(&s);
	}
}

static nq_decide decider;

static inline bool completable(const nq_setup *s) {
	uint64_t nodes = UINT64_MAX;
	nq_decide_start(&decider, s);
	return nq_decide_run(&decider, &nodes) == NQ_FOUND;
}

static inline bool completes(const nq_setup *s, const int8_t *column) {
	for (int row = 0; row < s->n; row++) {
		if (column[row] < 0 || column[row] >= s->n || blocked(s, row, column[row])) return false;
		if (s->given[row] != 0 && s->given[row] != UINT64_C(1) << column[row]) return false;
		for (int above = 0; above < row; above++)
			if (attack(above, column[above], row, column[row])) return false;
	}
	return true;
}
