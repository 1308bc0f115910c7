/* Finds the first solution from a chosen start row.
 *
 * solve_8q(x, count) puts a queen into row x and calls itself with (x + 1) mod n and count + 1. check(x, y) walks in
 * eight directions to a queen or the edge. Reading a square is one probe; a formula gives the number of probes.
 * Directions:
 *
 *   0 1 2
 *   3 . 4
 *   5 6 7 */
#include "backtracking.h"

enum { DIRECTIONS = 8 };

NQ_INLINE int squares_seen(int n, int row, int col, int directions) {
	int up = row, down = n - 1 - row, left = col, right = n - 1 - col;
	const int squares[DIRECTIONS] = {smaller(up, left),   up,   smaller(up, right),  left, right,
	                                 smaller(down, left), down, smaller(down, right)};
	int sum = 0;
	for (int d = 0; d < directions; d++) sum += squares[d];
	return sum;
}

NQ_INLINE int direction_to(int queen_row, int queen_col, int row, int col) {
	int rows = queen_row - row, cols = queen_col - col;
	if (cols == 0) return rows < 0 ? 1 : 6;
	if (cols == rows) return rows < 0 ? 0 : 7;
	if (cols == -rows) return rows < 0 ? 2 : 5;
	return DIRECTIONS;
}

/* Row of the first queen met, or NQ_EMPTY. No direction has two queens, as queens do not attack each other. */
NQ_INLINE int row_of_queen_met(const backtracking *b, int row, int col, int *direction) {
	int met = NQ_EMPTY;
	*direction = DIRECTIONS;
	for (int r = 0; r < b->head.n; r++) {
		int queen = queens(b)[r];
		if (queen == NQ_EMPTY) continue;
		int d = direction_to(r, queen, row, col);
		if (d < *direction) *direction = d, met = r;
	}
	return met;
}

NQ_INLINE bool check(backtracking *b, int row, int col) {
	int direction = DIRECTIONS, met = NQ_EMPTY;
	bool free = nq_lines_free(&b->lines, b->head.n, row) >> col & 1;
	if (!free) met = row_of_queen_met(b, row, col, &direction);
	int distance = free ? 0 : met < row ? row - met : met - row;
	b->head.probes += (uint64_t)(squares_seen(b->head.n, row, col, direction) + distance);
	return free;
}

static nq_attack attack(const nq_search *s) {
	int direction, met = row_of_queen_met(of(s), s->row, s->col, &direction);
	int queen = backtracking_queen(s, met);
	return (nq_attack){nq_line_between(met, queen, s->row, s->col), met, queen};
}

BACKTRACKING_RUN(.test = check)

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n;
	out[0] = (nq_array){.length = n * n, .width = n};
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++) out[0].cell[row * n + col] = backtracking_queen(s, row) == col;
}

const nq_search_type nq_search_wraparound = {
	.id = "wraparound",
	.takes_start_row = true,
	.stops_at_first = true,
	.arrays = {"board"},
	BACKTRACKING_TYPE,
	.attack = attack,
	.read_arrays = read_arrays,
};
