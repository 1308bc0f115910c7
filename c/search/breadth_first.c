/* breadth-first: the functional-style article. All solutions, level by level.
 *
 * A board of k queens (k rows filled) becomes all the boards of k+1 queens that a queen in the next row makes of
 * it; starting from the empty board, n such levels give all solutions at once. A square is tested by comparing it
 * with every earlier queen, row 0 first: same column, or column distance equal to row distance. Each
 * queen looked at is a probe, and the first that attacks ends the test.
 *
 *     enter, test, [place, [solution]], test, …, leave     for each board of the frontier, in order
 *     level                                                 then the boards found are the frontier
 *
 * The tutorial holds the whole frontier in a list. Here it is never stored: a level is visited in
 * lexicographic order, so the board after this one is found by a depth-first walk that is cut off at that
 * depth (`advance`). A placed queen is part of a board of the next level; it is seen in the moment of `place`
 * (and `solution`) and gone with the next event, without a `remove`.
 *
 * Invariant: between two events rows 0 … level-1 hold the board being extended, their lines are in columns, diagonals
 * and antidiagonals, and no queen stands below, but for the one just placed, whose lines are not kept.
 */
#include "backtracking.h"

#include <string.h>

static uint32_t free_columns(const nq_search *s, int row) {
    uint32_t all = s->n == NQ_MAX ? UINT32_MAX : (UINT32_C(1) << s->n) - 1;
    return all & ~(s->columns | (uint32_t)(s->diagonals >> (s->n - 1 - row)) | (uint32_t)(s->antidiagonals >> row));
}

/* Lowest free column of a row, not left of `from`; NQ_EMPTY when none. */
static int free_column_from(const nq_search *s, int row, int from) {
    uint32_t free = from >= s->n ? 0 : free_columns(s, row) >> from << from;
    return free ? __builtin_ctz(free) : NQ_EMPTY;
}

/* From the board in rows 0 … row-1, whose last queens may be missing, to the next one of `level` queens; row
 * and column `from` say where to go on. False, with an empty board, when there is none. */
static bool next_board(nq_search *s, int row, int from) {
    while (row < s->frontier.level) {
        int col = free_column_from(s, row, from);
        if (col != NQ_EMPTY) {
            s->queen[row] = (int8_t)col;
            flip_lines(s, row++, col);
            from = 0;
        } else {
            if (row == 0) return false;
            col = s->queen[--row];
            s->queen[row] = NQ_EMPTY;
            flip_lines(s, row, col);
            from = col + 1;
        }
    }
    return true;
}

static bool first_of_level(nq_search *s) { return next_board(s, 0, 0); }

static bool advance(nq_search *s) {
    int last = s->frontier.level - 1;
    if (last < 0) return false;
    int col = s->queen[last];
    s->queen[last] = NQ_EMPTY;
    flip_lines(s, last, col);
    return next_board(s, last, col + 1);
}

static void enter_board(nq_search *s) {
    s->frontier.extending = true;
    s->tried[0] = NQ_EMPTY;
    s->depth = 1;
    happened(s, NQ_ENTER, s->frontier.level, NQ_EMPTY);
}

static void leave_board(nq_search *s) {
    s->depth = 0;
    s->tried[0] = NQ_EMPTY;
    happened(s, NQ_LEAVE, s->frontier.level, NQ_EMPTY);
}

static void complete_level(nq_search *s) {
    int row = s->frontier.level++;
    s->frontier.extending = false;
    s->frontier.index = 0;
    happened(s, NQ_LEVEL, row, NQ_EMPTY);
}

NQ_INLINE bool try_queen(nq_search *s, int row, int col) {
    bool free = square_free(s, row, col);
    int looks = row;
    if (!free)
        for (looks = 0; nq_line_between(looks, s->queen[looks], row, col) == NQ_NO_LINE;) looks++;
    s->probes += (uint64_t)(free ? looks : looks + 1);
    return free;
}

NQ_INLINE void test_next(nq_search *s) {
    int row = s->frontier.level, col = s->tried[0] + 1;
    s->queen[row] = NQ_EMPTY;
    if (col == s->n) {
        leave_board(s);
        return;
    }
    s->tried[0] = (int8_t)col;
    s->free = try_queen(s, row, col);
    happened(s, NQ_TEST, row, col);
}

static void after_leave_board(nq_search *s) {
    if (!advance(s)) {
        complete_level(s);
        return;
    }
    s->frontier.index++;
    enter_board(s);
}

/* A level without boards is still gone through, as the tutorial's loop over the rows does. */
static void after_level(nq_search *s) {
    if (s->frontier.level == s->n) happened(s, NQ_DONE, NQ_EMPTY, NQ_EMPTY);
    else if (s->frontier.size[s->frontier.level] == 0 || !first_of_level(s)) complete_level(s);
    else enter_board(s);
}

NQ_INLINE void extend_board(nq_search *s) {
    s->queen[s->row] = s->col;
    s->frontier.size[s->frontier.level + 1]++;
    happened(s, NQ_PLACE, s->row, s->col);
}

NQ_INLINE void step(nq_search *s) {
    switch (s->kind) {
    case NQ_TEST:
        if (s->free) extend_board(s);
        else test_next(s);
        break;
    case NQ_PLACE:
        if (s->row == s->n - 1) happened(s, NQ_SOLUTION, NQ_EMPTY, NQ_EMPTY);
        else test_next(s);
        break;
    case NQ_ENTER:
    case NQ_SOLUTION: test_next(s); break;
    case NQ_LEAVE: after_leave_board(s); break;
    case NQ_LEVEL: after_level(s); break;
    case NQ_START: enter_board(s); break;
    default: break;
    }
}

static uint64_t run(nq_search *s, uint64_t at_most, nq_counted until) {
    uint64_t taken = 0;
    while (taken < at_most && s->kind != NQ_DONE) {
        step(s);
        taken++;
        if (until >> s->kind & 1) break;
    }
    return taken;
}

static void copy_board(const nq_search *s, nq_board *board) {
    board->n = s->n;
    memcpy(board->column, s->queen, sizeof board->column);
}

int nq_frontier_next(const nq_search *s, nq_board *next, int capacity) {
    if (!nq_type_of(s)->is_breadth_first || s->kind == NQ_DONE || s->frontier.level == s->n) return 0;
    nq_search ahead = *s;
    if (ahead.frontier.extending) ahead.queen[ahead.frontier.level] = NQ_EMPTY;
    int count = 0;
    bool there = s->frontier.extending ? advance(&ahead) : s->frontier.size[s->frontier.level] > 0 && first_of_level(&ahead);
    for (; there && count < capacity; there = count < capacity && advance(&ahead)) copy_board(&ahead, &next[count++]);
    return count;
}

const nq_search_type nq_search_breadth_first = {
    .id = "breadth-first",
    .sentence = "Breadth-first: every board of k queens becomes the boards of k+1 queens, level by level.",
    .is_breadth_first = true,
    .run = run,
    .attack = first_queen_attacking,
};
