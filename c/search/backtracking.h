/* Shared part of the depth-first searches, compiled into each. `depth` and rows_entered() replace the call stack. The
 * last event determines the next one. A search that ends at its first solution leaves all rows, but removes no queen.
 * Invariant: the column being tried in a row is that of its queen; without a queen, that of the last event. */
#pragma once

#include "step.h"

typedef struct {
	nq_search head;
	nq_lines lines;    /* lines with a queen; bits of diagonals with several queens are wrong */
	uint32_t given;    /* rows with a fixed queen */
	uint32_t closed[]; /* [row]: blocked squares. In memory, queens() and rows_entered() follow. */
} backtracking;

NQ_INLINE backtracking *of(const nq_search *s) { return (backtracking *)s; }
NQ_INLINE int8_t *queens(const backtracking *b) { return (int8_t *)(b->closed + b->head.n); }
NQ_INLINE int8_t *rows_entered(const backtracking *b) { return queens(b) + b->head.n; }

typedef struct {
	bool (*test)(backtracking *b, int row, int col); /* NULL: each tried column is free */
	int (*next_row)(const backtracking *b);          /* NULL: rows are entered in order */
	/* Returns the next column to try, or n if there is none. If next_col is NULL, `from` is tried. */
	int (*next_col)(const backtracking *b, int row, int from);
	int (*check)(backtracking *b); /* returns the row of an attacked queen, or NQ_EMPTY; NULL: no check */
} nq_ways;

NQ_INLINE int next_left(const backtracking *b, int row, int from) {
	uint32_t left = nq_lines_left(&b->lines, b->head.n, b->closed, row);
	left = from < b->head.n ? left >> from << from : 0;
	return left ? __builtin_ctz(left) : b->head.n;
}

NQ_INLINE void enter(backtracking *b, nq_ways ways) {
	int row = ways.next_row != NULL ? ways.next_row(b) : nq_lines_next_row(&b->lines, b->head.n, b->head.start_row);
	rows_entered(b)[b->head.depth++] = (int8_t)row;
	happened(&b->head, NQ_ENTER, row, NQ_EMPTY);
}

NQ_INLINE void leave(backtracking *b) { happened(&b->head, NQ_LEAVE, rows_entered(b)[--b->head.depth], NQ_EMPTY); }

static inline void put(backtracking *b, int row, int col) {
	queens(b)[row] = (int8_t)col;
	nq_lines_flip(&b->lines, b->head.n, row, col);
}

NQ_INLINE void place(backtracking *b, int row, int col) {
	put(b, row, col);
	happened(&b->head, NQ_PLACE, row, col);
}

NQ_INLINE void try_next_column(backtracking *b, nq_ways ways) {
	nq_search *s = &b->head;
	int row = s->row, from = s->col + 1, col = ways.next_col != NULL ? ways.next_col(b, row, from) : from;
	if (col == s->n) leave(b);
	else if (ways.test == NULL) place(b, row, col);
	else {
		s->closed = b->closed[row] >> col & 1;
		s->free = !s->closed && ways.test(b, row, col);
		happened(s, NQ_TEST, row, col);
	}
}

NQ_INLINE void remove_queen(backtracking *b) {
	int row = rows_entered(b)[b->head.depth - 1], col = queens(b)[row];
	queens(b)[row] = NQ_EMPTY;
	nq_lines_flip(&b->lines, b->head.n, row, col);
	happened(&b->head, NQ_REMOVE, row, col);
}

NQ_INLINE void back(backtracking *b) {
	if (b->head.depth == 0) announce(&b->head, NQ_DONE);
	else if (nq_has_succeeded(&b->head)) leave(b);
	else remove_queen(b);
}

NQ_INLINE void check_board(backtracking *b, nq_ways ways) {
	int row = ways.check(b);
	b->head.free = row == NQ_EMPTY;
	happened(&b->head, NQ_CHECK, row, b->head.free ? NQ_EMPTY : queens(b)[row]);
}

NQ_INLINE void onwards(backtracking *b, nq_ways ways) {
	if (b->lines.rows != nq_squares(b->head.n)) enter(b, ways);
	else if (ways.check != NULL && b->head.kind == NQ_PLACE) check_board(b, ways);
	else announce(&b->head, NQ_SOLUTION);
}

NQ_INLINE void backtracking_step(nq_search *s, nq_ways ways) {
	backtracking *b = of(s);
	switch (s->kind) {
	case NQ_TEST:
		if (s->free) {
			place(b, s->row, s->col);
			break;
		} /* fall through */
	case NQ_ENTER:
	case NQ_REMOVE: try_next_column(b, ways); break;
	case NQ_CHECK:
		if (!s->free) {
			remove_queen(b);
			break;
		} /* fall through */
	case NQ_START:
	case NQ_PLACE: onwards(b, ways); break;
	case NQ_SOLUTION:
	case NQ_LEAVE: back(b); break;
	default: break;
	}
}

static inline size_t backtracking_bytes(int n) {
	return offsetof(backtracking, closed) + (size_t)n * (sizeof(uint32_t) + 2);
}

static inline void backtracking_start(nq_search *s) { memset(queens(of(s)), NQ_EMPTY, (size_t)s->n); }

static inline bool backtracking_set_up(nq_search *s, const nq_setup *setup) {
	backtracking *b = of(s);
	for (int row = 0; row < s->n; row++) {
		uint32_t given = (uint32_t)setup->given[row];
		b->closed[row] = (uint32_t)setup->blocked[row];
		if (given == 0) continue;
		if ((given & (given - 1)) != 0 || !(given & nq_lines_free(&b->lines, s->n, row))) return false;
		put(b, row, __builtin_ctz(given));
	}
	b->given = b->lines.rows;
	return true;
}

static inline void backtracking_read_setup(const nq_search *s, nq_lines *given, uint32_t closed[NQ_MAX]) {
	*given = (nq_lines){0};
	for (uint32_t left = of(s)->given; left != 0; left &= left - 1) {
		int row = __builtin_ctz(left);
		nq_lines_flip(given, s->n, row, queens(of(s))[row]);
	}
	memcpy(closed, of(s)->closed, (size_t)s->n * sizeof closed[0]);
}

static inline int backtracking_queen(const nq_search *s, int row) { return queens(of(s))[row]; }

static inline nq_frame backtracking_frame(const nq_search *s, int i) {
	int row = rows_entered(of(s))[i], queen = backtracking_queen(s, row);
	return (nq_frame){row, queen != NQ_EMPTY ? queen : s->col};
}

#define BACKTRACKING_TYPE \
	.largest = NQ_MAX, .bytes = backtracking_bytes, .start = backtracking_start, .run = run, \
	.queen = backtracking_queen, .frame = backtracking_frame

#define BACKTRACKING_SET_UP .set_up = backtracking_set_up, .read_setup = backtracking_read_setup

#define BACKTRACKING_RUN(...) \
	static inline void step(nq_search *s) { backtracking_step(s, (nq_ways){__VA_ARGS__}); } \
	RUN(step)

/* Array with a cell for each line, 1 if taken. from_high: the highest bit comes first. */
static inline void read_lines(nq_array *out, int lowest, int length, uint64_t lines, bool from_high) {
	*out = (nq_array){.lowest = lowest, .length = length};
	for (int i = 0; i < length; i++) out->cell[i] = lines >> (from_high ? length - 1 - i : i) & 1;
}

/* Columns and both diagonals; a search that names one array shows only the columns. */
static inline void read_all_lines(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	const nq_lines *lines = &of(s)->lines;
	read_lines(&out[0], 0, s->n, lines->columns, false);
	read_lines(&out[1], 0, 2 * s->n - 1, lines->diagonals, true);
	read_lines(&out[2], 0, 2 * s->n - 1, lines->antidiagonals, false);
}
