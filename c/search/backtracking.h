/* backtracking: what the four depth-first searches share, to be compiled into each of them.
 *
 *     visit(row):  enter row
 *                  for each column: test; if free: place; n queens stand ? solution : visit(next row); remove
 *                  leave row
 *
 * is the recursion that all of them teach. Here the call stack is data (depth and the queens), and the last event says
 * where in that text we are, so that `backtracking_step` goes on to the next one:
 *
 *     start ─> enter ─> test ──free──> place ──n queens──> solution ─┐
 *                ^       ^ │             │                           │
 *                │       │ └─attacked─┐  └─fewer─> enter             │
 *                │       │            v                              v
 *                │       └──more── next column <──────────────── remove <──┐
 *                │                    │ none left                          │
 *                │                  leave ──rows still open────────────────┘
 *                │                    └──────none──> done
 *
 * A search that stops at the first solution goes from `solution` through the open rows' `leave` to `done` and keeps its
 * queens. Searches differ in how a square is tested: a function says whether it is free and adds its looks to `probes`.
 *
 * Invariant: lines are those of the queens on the board. The column that an open row is trying is that of its queen,
 * or, in the innermost one, of the last event.
 */
#pragma once

#include "step.h"

typedef struct {
	nq_search head;
	nq_lines lines;
	int8_t queen[]; /* n: per row its column, or NQ_EMPTY */
} backtracking;

typedef bool nq_test(backtracking *b, int row, int col);

/* Rows are entered from start_row on, and go on round from the last to the first. */
NQ_INLINE int row_at_depth(const nq_search *s, int depth) {
	int row = s->start_row + depth;
	return row < s->n ? row : row - s->n;
}

NQ_INLINE void enter(nq_search *s) { happened(s, NQ_ENTER, row_at_depth(s, s->depth++), NQ_EMPTY); }

NQ_INLINE void leave(nq_search *s) { happened(s, NQ_LEAVE, row_at_depth(s, --s->depth), NQ_EMPTY); }

NQ_INLINE void test_next_column(backtracking *b, nq_test *test) {
	nq_search *s = &b->head;
	int row = s->row, col = s->col + 1;
	if (col == s->n) {
		leave(s);
		return;
	}
	s->free = test(b, row, col);
	happened(s, NQ_TEST, row, col);
}

NQ_INLINE void place(backtracking *b) {
	int row = b->head.row, col = b->head.col;
	b->queen[row] = (int8_t)col;
	nq_lines_flip(&b->lines, b->head.n, row, col);
	happened(&b->head, NQ_PLACE, row, col);
}

NQ_INLINE void remove_queen(backtracking *b) {
	int row = row_at_depth(&b->head, b->head.depth - 1), col = b->queen[row];
	b->queen[row] = NQ_EMPTY;
	nq_lines_flip(&b->lines, b->head.n, row, col);
	happened(&b->head, NQ_REMOVE, row, col);
}

NQ_INLINE void after_leave(backtracking *b) {
	if (b->head.depth == 0) happened(&b->head, NQ_DONE, NQ_EMPTY, NQ_EMPTY);
	else if (b->head.succeeded) leave(&b->head);
	else remove_queen(b);
}

NQ_INLINE void after_solution(backtracking *b, bool stops_at_first) {
	b->head.succeeded = stops_at_first;
	if (stops_at_first) leave(&b->head);
	else remove_queen(b);
}

NQ_INLINE void backtracking_step(nq_search *s, nq_test *test, bool stops_at_first) {
	backtracking *b = (backtracking *)s;
	switch (b->head.kind) {
	case NQ_TEST:
		if (b->head.free) place(b);
		else test_next_column(b, test);
		break;
	case NQ_ENTER:
	case NQ_REMOVE: test_next_column(b, test); break;
	case NQ_PLACE:
		if (b->head.depth == b->head.n) happened(&b->head, NQ_SOLUTION, NQ_EMPTY, NQ_EMPTY);
		else enter(&b->head);
		break;
	case NQ_LEAVE: after_leave(b); break;
	case NQ_SOLUTION: after_solution(b, stops_at_first); break;
	case NQ_START: enter(&b->head); break;
	default: break;
	}
}

static inline size_t backtracking_bytes(int n) { return offsetof(backtracking, queen) + (size_t)n; }

static inline void backtracking_start(nq_search *s) { memset(((backtracking *)s)->queen, NQ_EMPTY, (size_t)s->n); }

static inline int backtracking_queen(const nq_search *s, int row) { return ((const backtracking *)s)->queen[row]; }

static inline nq_frame backtracking_frame(const nq_search *s, int i) {
	int row = row_at_depth(s, i), queen = backtracking_queen(s, row);
	return (nq_frame){row, queen != NQ_EMPTY ? queen : s->col};
}

#define BACKTRACKING_TYPE \
	.largest = NQ_MAX, .bytes = backtracking_bytes, .start = backtracking_start, .run = run, \
	.queen = backtracking_queen, .frame = backtracking_frame

/* And the `run` of one that tests squares so. */
#define BACKTRACKING_RUN(test, stops_at_first) \
	static inline void step(nq_search *s) { backtracking_step(s, test, stops_at_first); } \
	RUN(step)

/* An array with a cell for each line of a direction, 1 where it is taken; `from_high`: the highest bit comes first. */
static inline void read_lines(nq_array *out, int lowest, int length, uint64_t lines, bool from_high) {
	*out = (nq_array){.lowest = lowest, .length = length};
	for (int i = 0; i < length; i++) out->cell[i] = lines >> (from_high ? length - 1 - i : i) & 1;
}
