/* backtracking: what the four depth-first searches share, to be compiled into each of them.
 *
 *     visit(row):  enter row
 *                  for each column: test; if free: place; n queens stand ? solution : visit(next row); remove
 *                  leave row
 *
 * is the recursion that all of them teach. Here the call stack is data (depth, tried[]), and the last event
 * says where in that text we are, so that one call of `backtracking_step` goes on to the next event:
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
 * A search that stops at the first solution goes from `solution` through the open rows' `leave` to `done`
 * and keeps its queens. What differs between the searches is how a square is tested, given as a function that
 * says whether it is free and adds its looks to `probes`.
 *
 * Invariant: columns, diagonals and antidiagonals hold exactly the lines of the queens on the board.
 */
#ifndef NQ_BACKTRACKING_H
#define NQ_BACKTRACKING_H

#include "../search.h"

#define NQ_INLINE static inline __attribute__((always_inline))

typedef bool nq_test(nq_search *s, int row, int col);

NQ_INLINE unsigned column_taken(const nq_search *s, int col) { return s->columns >> col & 1; }
NQ_INLINE unsigned diagonal_taken(const nq_search *s, int row, int col) {
    return (unsigned)(s->diagonals >> (col - row + s->n - 1) & 1);
}
NQ_INLINE unsigned antidiagonal_taken(const nq_search *s, int row, int col) {
    return (unsigned)(s->antidiagonals >> (row + col) & 1);
}
NQ_INLINE bool square_free(const nq_search *s, int row, int col) {
    return !(column_taken(s, col) | diagonal_taken(s, row, col) | antidiagonal_taken(s, row, col));
}

NQ_INLINE void flip_lines(nq_search *s, int row, int col) {
    s->columns ^= UINT32_C(1) << col;
    s->diagonals ^= UINT64_C(1) << (col - row + s->n - 1);
    s->antidiagonals ^= UINT64_C(1) << (row + col);
}

NQ_INLINE void happened(nq_search *s, nq_kind kind, int row, int col) {
    s->kind = (uint8_t)kind;
    s->row = (int8_t)row;
    s->col = (int8_t)col;
    s->counts[kind]++;
}

/* Rows are entered from start_row on, and go on round from the last to the first. */
NQ_INLINE int row_at_depth(const nq_search *s, int depth) {
    int row = s->start_row + depth;
    return row < s->n ? row : row - s->n;
}

NQ_INLINE void enter(nq_search *s) {
    int row = row_at_depth(s, s->depth);
    s->tried[s->depth++] = NQ_EMPTY;
    happened(s, NQ_ENTER, row, NQ_EMPTY);
}

NQ_INLINE void leave(nq_search *s) {
    s->depth--;
    s->tried[s->depth] = NQ_EMPTY;
    happened(s, NQ_LEAVE, row_at_depth(s, s->depth), NQ_EMPTY);
}

NQ_INLINE void test_next_column(nq_search *s, nq_test *test) {
    int row = row_at_depth(s, s->depth - 1);
    int col = s->tried[s->depth - 1] + 1;
    if (col == s->n) {
        leave(s);
        return;
    }
    s->tried[s->depth - 1] = (int8_t)col;
    s->free = test(s, row, col);
    happened(s, NQ_TEST, row, col);
}

NQ_INLINE void place(nq_search *s) {
    int row = s->row, col = s->col;
    s->queen[row] = (int8_t)col;
    flip_lines(s, row, col);
    happened(s, NQ_PLACE, row, col);
}

NQ_INLINE void remove_queen(nq_search *s) {
    int row = row_at_depth(s, s->depth - 1), col = s->tried[s->depth - 1];
    s->queen[row] = NQ_EMPTY;
    flip_lines(s, row, col);
    happened(s, NQ_REMOVE, row, col);
}

NQ_INLINE void after_leave(nq_search *s) {
    if (s->depth == 0) happened(s, NQ_DONE, NQ_EMPTY, NQ_EMPTY);
    else if (s->succeeded) leave(s);
    else remove_queen(s);
}

NQ_INLINE void backtracking_step(nq_search *s, nq_test *test, bool stops_at_first) {
    switch (s->kind) {
    case NQ_TEST:
        if (s->free) place(s);
        else test_next_column(s, test);
        break;
    case NQ_ENTER:
    case NQ_REMOVE: test_next_column(s, test); break;
    case NQ_PLACE:
        if (s->depth == s->n) happened(s, NQ_SOLUTION, NQ_EMPTY, NQ_EMPTY);
        else enter(s);
        break;
    case NQ_LEAVE: after_leave(s); break;
    case NQ_SOLUTION:
        s->succeeded = stops_at_first;
        if (stops_at_first) leave(s);
        else remove_queen(s);
        break;
    case NQ_START: enter(s); break;
    default: break;
    }
}

/* The body of nq_search_type.run for a depth-first search. */
NQ_INLINE uint64_t backtracking_run(nq_search *s, uint64_t at_most, nq_counted until, nq_test *test, bool stops_at_first) {
    uint64_t taken = 0;
    while (taken < at_most && s->kind != NQ_DONE) {
        backtracking_step(s, test, stops_at_first);
        taken++;
        if (until >> s->kind & 1) break;
    }
    return taken;
}

/* The queen on a line through a square, looking at the queens in row order. */
static inline nq_attack queen_on_line(const nq_search *s, nq_line line, int row, int col) {
    for (int r = 0; r < s->n; r++)
        if (s->queen[r] != NQ_EMPTY && r != row && nq_line_between(r, s->queen[r], row, col) == line)
            return (nq_attack){line, (int8_t)r, s->queen[r]};
    return (nq_attack){NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY};
}

/* The first queen in row order that attacks a square, whatever the line. */
static inline nq_attack first_queen_attacking(const nq_search *s, int row, int col) {
    for (int r = 0; r < s->n; r++) {
        nq_line line = s->queen[r] == NQ_EMPTY || r == row ? NQ_NO_LINE : nq_line_between(r, s->queen[r], row, col);
        if (line != NQ_NO_LINE) return (nq_attack){line, (int8_t)r, s->queen[r]};
    }
    return (nq_attack){NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY};
}

#endif
