/* solutions: bitmask backtracking with its stack in the struct. Invariant: for each row r above `row`, the queen is the
 * difference of rows[r].columns and rows[r + 1].columns. */
#include "solutions.h"
#include "lines.h"
#include "totals.h"

static uint32_t free_of(const nq_row *r, int n) {
	return nq_squares(n) & ~(r->columns | r->diagonals | r->antidiagonals);
}

static nq_row below(const nq_row *r, uint32_t queen, int n) {
	nq_row next = {
		.columns = r->columns | queen,
		.diagonals = (r->diagonals | queen) << 1,
		.antidiagonals = (r->antidiagonals | queen) >> 1,
	};
	next.open = free_of(&next, n);
	return next;
}

bool nq_solutions_start(nq_solutions *s, int n) {
	if (n < NQ_MIN || n > NQ_MAX) return false;
	*s = (nq_solutions){.n = n, .rows[0].open = nq_squares(n)};
	return true;
}

/* Places the board's queens while their squares are free. The squares right of each queen stay open, so that solutions
 * ≥ the board follow; if `less`, those left of her, for solutions < the board. */
static void go_along(nq_solutions *s, const nq_board *board, bool less) {
	for (; s->row < s->n; s->row++) {
		nq_row *r = &s->rows[s->row];
		uint32_t queen = nq_bit(board->column[s->row]), open = r->open;
		r->open = less ? open & (queen - 1) : open & ~queen & ~(queen - 1);
		if (!(open & queen)) return;
		r[1] = below(r, queen, s->n);
	}
}

bool nq_solutions_start_from(nq_solutions *s, const nq_board *board) {
	for (int row = 0; row < board->n && board->n <= NQ_MAX; row++)
		if (board->column[row] < 0 || board->column[row] >= board->n) return false;
	if (!nq_solutions_start(s, board->n)) return false;
	go_along(s, board, false);
	if (s->row == s->n) nq_solutions_again(s);
	return true;
}

/* `r` caches the current row. Rows without a free square are not stored. Below the last row none is free. */
nq_seek nq_solutions_next(nq_solutions *s, uint64_t *nodes) {
	const int n = s->n;
	int row = s->row;
	nq_row r = row < 0 ? (nq_row){.open = 0} : s->rows[row];
	uint64_t budget = *nodes;
	bool found = false;
	while (row >= 0 && budget > 0 && !found) {
		if (r.open == 0) {
			if (--row >= 0) r = s->rows[row];
			continue;
		}
		uint32_t queen = r.open & -r.open;
		r.open ^= queen;
		budget--;
		nq_row next = below(&r, queen, n);
		found = row + 1 == n;
		if (next.open == 0 && !found) continue;
		s->rows[row++].open = r.open;
		s->rows[row] = r = next;
	}
	if (row >= 0) s->rows[row].open = r.open;
	s->row = row;
	*nodes = budget;
	return found ? NQ_FOUND : row < 0 ? NQ_NEVER : NQ_MORE;
}

nq_seek nq_solutions_skip(nq_solutions *s, uint64_t *count, uint64_t *nodes) {
	nq_seek end;
	while ((end = nq_solutions_next(s, nodes)) == NQ_FOUND && *count > 0) --*count;
	return end;
}

static uint32_t queen_of(const nq_solutions *s, int row) { return s->rows[row].columns ^ s->rows[row + 1].columns; }

void nq_solutions_board(const nq_solutions *s, nq_board *board) {
	board->n = s->n;
	for (int row = 0; row < s->n; row++) board->column[row] = (int8_t)__builtin_ctz(queen_of(s, row));
}

void nq_solutions_again(nq_solutions *s) {
	s->row = s->n - 1;
	s->rows[s->row].open |= queen_of(s, s->row);
}

uint64_t nq_solutions_total(int n) { return n <= NQ_SUBTREES_MAX ? nq_known_total(n) : 0; }

bool nq_seek_number(nq_solution_seek *seek, int n, uint64_t number) {
	if (n < NQ_MIN || n > NQ_MAX || number < 1 || (number > 1 && number > nq_solutions_total(n))) return false;
	uint64_t left = number - 1;
	int pair = 0;
	for (; left > 0 && left >= nq_subtree(n, pair / n, pair % n); pair++) left -= nq_subtree(n, pair / n, pair % n);
	nq_board begin = {.n = n, .column = {(int8_t)(pair / n), (int8_t)(pair % n)}};
	*seek = (nq_solution_seek){.number = number, .to_pass = left, .left = left};
	return nq_solutions_start_from(&seek->at, &begin);
}

static double ahead(const nq_solutions *s) {
	double sum = 0, share = 1;
	for (int row = 0; row <= s->row && row < s->n; row++) {
		int squares_free = __builtin_popcount(free_of(&s->rows[row], s->n));
		share /= squares_free > 0 ? squares_free : 1;
		sum += share * __builtin_popcount(s->rows[row].open);
	}
	return sum;
}

/* Skips the subtrees before the board's first two queens; the table has their counts. */
static void shorten(nq_solution_seek *seek, const nq_board *board) {
	int n = board->n, pair = board->column[0] * n + board->column[1];
	for (int before = 0; before < pair; before++) seek->number += nq_subtree(n, before / n, before % n);
	seek->at.rows[0].open = seek->at.rows[1].open = 0;
}

bool nq_seek_board(nq_solution_seek *seek, const nq_board *board) {
	int upper, lower;
	if (!nq_is_permutation(board) || nq_first_attack(board, &upper, &lower) != NQ_NO_LINE || board->n > NQ_SUBTREES_MAX)
		return false;
	*seek = (nq_solution_seek){.to_board = true, .number = 1, .to_pass = UINT64_MAX, .left = UINT64_MAX};
	nq_solutions_start(&seek->at, board->n);
	go_along(&seek->at, board, true);
	if (board->n > 1) shorten(seek, board);
	seek->whole = ahead(&seek->at);
	return true;
}

nq_seek nq_seek_run(nq_solution_seek *seek, uint64_t *nodes) {
	nq_seek end = nq_solutions_skip(&seek->at, &seek->left, nodes);
	if (end == NQ_FOUND) nq_solutions_again(&seek->at);
	if (end == NQ_MORE || !seek->to_board) return end;
	seek->number += seek->to_pass - seek->left;
	seek->to_pass = seek->left;
	return NQ_FOUND;
}

double nq_seek_progress(const nq_solution_seek *seek) {
	if (seek->to_board) return seek->whole > 0 ? 1 - ahead(&seek->at) / seek->whole : 1;
	return seek->to_pass > 0 ? 1 - (double)seek->left / (double)seek->to_pass : 1;
}
