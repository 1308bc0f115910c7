/* first: the exam question. The first solution, then SUCCESS; FAILURE when there is none.
 *
 * search(i) tries k = 1 … N for row i. It keeps pos[i] (0: empty) and three arrays that hold FREE or NOT_FREE, all
 * from 1: col[k], upwd[i+k-1] for the line that rises to the right, downwd[i-k+N] for the one that falls. A
 * square is tested by looking at col, upwd and downwd in this order, no further than the first that is
 * NOT_FREE; each look is a probe. After SUCCESS nothing is taken back: the queens stay, the calls return.
 */
#include "backtracking.h"

NQ_INLINE bool is_free(nq_search *s, int row, int col) {
    unsigned column = column_taken(s, col), upward = antidiagonal_taken(s, row, col);
    s->probes += 1 + (column ^ 1) + ((column | upward) ^ 1);
    return !(column | upward | diagonal_taken(s, row, col));
}

static uint64_t run(nq_search *s, uint64_t at_most, nq_counted until) {
    return backtracking_run(s, at_most, until, is_free, true);
}

static nq_attack attack(const nq_search *s, int row, int col) {
    if (column_taken(s, col)) return queen_on_line(s, NQ_COLUMN, row, col);
    if (antidiagonal_taken(s, row, col)) return queen_on_line(s, NQ_ANTIDIAGONAL, row, col);
    return queen_on_line(s, NQ_DIAGONAL, row, col);
}

static int arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
    int n = s->n;
    out[0] = (nq_array){.name = "pos", .lowest = 1, .length = n};
    out[1] = (nq_array){.name = "col", .lowest = 1, .length = n};
    out[2] = (nq_array){.name = "upwd", .lowest = 1, .length = 2 * n - 1};
    out[3] = (nq_array){.name = "downwd", .lowest = 1, .length = 2 * n - 1};
    for (int i = 0; i < n; i++) {
        out[0].cell[i] = (int8_t)(s->queen[i] + 1);
        out[1].cell[i] = s->columns >> i & 1;
    }
    for (int i = 0; i < 2 * n - 1; i++) {
        out[2].cell[i] = s->antidiagonals >> i & 1;
        out[3].cell[i] = s->diagonals >> (2 * n - 2 - i) & 1; /* the word runs the other way: see search.h */
    }
    return 4;
}

const nq_search_type nq_search_first = {
    .id = "first",
    .sentence = "Backtracking with three arrays, counted from 1, that stops at the first solution with SUCCESS or FAILURE.",
    .counts_from = 1,
    .stops_at_first = true,
    .run = run,
    .attack = attack,
    .arrays = arrays,
};
