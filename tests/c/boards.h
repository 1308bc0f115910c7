#pragma once

#include "test.h"
#include "solutions.h"

enum { LARGEST_LISTED = 10 };
static nq_board listed[724];

static inline int list(int n) {
	nq_search *s = started(nq_search_named("scan"), n, 0);
	int count = 0;
	while (nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_SOLUTION)) > 0 && s->kind == NQ_SOLUTION)
		listed[count++] = nq_search_board(s);
	free(s);
	return count;
}

static inline bool same(const nq_board *a, const nq_board *b) {
	return a->n == b->n && memcmp(a->column, b->column, (size_t)a->n) == 0;
}

static inline bool is_solution(const nq_board *board) {
	for (int a = 0; a < board->n; a++)
		for (int b = 0; b < a; b++)
			if (nq_line_between(a, board->column[a], b, board->column[b]) != NQ_NO_LINE) return false;
	return true;
}

static inline nq_board random_columns(int n) {
	nq_board board = {.n = n};
	for (int row = 0; row < n; row++) board.column[row] = (int8_t)random_below((uint64_t)n);
	return board;
}

static inline nq_board random_permutation(int n) {
	nq_board board = {.n = n};
	for (int row = 0; row < n; row++) {
		int other = (int)random_below((uint64_t)row + 1);
		board.column[row] = board.column[other];
		board.column[other] = (int8_t)row;
	}
	return board;
}

static inline nq_seek next_in_slices(nq_solutions *s, uint64_t slice) {
	nq_seek end;
	for (uint64_t nodes = slice; (end = nq_solutions_next(s, &nodes)) == NQ_MORE;) nodes = slice;
	return end;
}

static inline nq_board next_board(nq_solutions *s, uint64_t slice) {
	nq_board board;
	must(next_in_slices(s, slice) == NQ_FOUND);
	nq_solutions_board(s, &board);
	return board;
}
