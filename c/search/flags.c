/* flags: the data-structures textbook. All solutions, collected in a list.
 *
 * backtrack(row, n, state, res, cols, diags1, diags2) keeps three arrays of booleans: cols[col],
 * diags1[row - col + n - 1] and diags2[row + col] are true while a queen stands on that column, falling diagonal or
 * rising diagonal. A square is tested by looking at its three elements in this order, and no further than the
 * first that is true; each look is a probe.
 *
 * The arrays are the columns, diagonals and antidiagonals that every depth-first search here keeps.
 */
#include "backtracking.h"

NQ_INLINE bool can_place(nq_search *s, int row, int col) {
    unsigned column = column_taken(s, col), diagonal = diagonal_taken(s, row, col);
    s->probes += 1 + (column ^ 1) + ((column | diagonal) ^ 1);
    return !(column | diagonal | antidiagonal_taken(s, row, col));
}

static uint64_t run(nq_search *s, uint64_t at_most, nq_counted until) {
    return backtracking_run(s, at_most, until, can_place, false);
}

static nq_attack attack(const nq_search *s, int row, int col) {
    if (column_taken(s, col)) return queen_on_line(s, NQ_COLUMN, row, col);
    if (diagonal_taken(s, row, col)) return queen_on_line(s, NQ_DIAGONAL, row, col);
    return queen_on_line(s, NQ_ANTIDIAGONAL, row, col);
}

static int arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
    int n = s->n;
    out[0] = (nq_array){.name = "cols", .lowest = 0, .length = n};
    out[1] = (nq_array){.name = "diags1", .lowest = 0, .length = 2 * n - 1};
    out[2] = (nq_array){.name = "diags2", .lowest = 0, .length = 2 * n - 1};
    for (int i = 0; i < n; i++) out[0].cell[i] = s->columns >> i & 1;
    for (int i = 0; i < 2 * n - 1; i++) {
        out[1].cell[i] = s->diagonals >> (2 * n - 2 - i) & 1; /* the word runs the other way: see search.h */
        out[2].cell[i] = s->antidiagonals >> i & 1;
    }
    return 3;
}

const nq_search_type nq_search_flags = {
    .id = "flags",
    .sentence = "Backtracking that tests a square by looking at three boolean arrays: columns and both diagonals.",
    .run = run,
    .attack = attack,
    .arrays = arrays,
};
