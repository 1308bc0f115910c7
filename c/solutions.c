/* Bitmask backtracking with its stack in the struct. If n ≥ NQ_LAST, the last rows, which have two thirds of all nodes,
 * are not searched but looked up (last_rows.h). If n < NQ_LAST, all rows are searched. Invariant: for a searched row,
 * rows[row].columns and rows[row + 1].columns differ in the row's queen. */
#include "solutions.h"
#include "lines.h"
#include "totals.h"

static int rows_searched(int n) { return n < NQ_LAST ? n : n - NQ_LAST; }

static bool has(const nq_fillings *set, int filling) {
	return set->half[filling / NQ_FILLINGS_HALF] >> filling % NQ_FILLINGS_HALF & 1;
}

static void change(nq_fillings *set, int filling) {
	set->half[filling / NQ_FILLINGS_HALF] ^= UINT64_C(1) << filling % NQ_FILLINGS_HALF;
}

static void write_last_rows(const nq_solutions *s, int filling, nq_board *board) {
	int column[NQ_LAST], first = rows_searched(s->n);
	uint32_t left = nq_squares(s->n) & ~s->rows[first].columns;
	for (int rank = 0; rank < s->n - first; rank++) column[rank] = nq_take_lowest(&left);
	for (int row = first; row < s->n; row++) board->column[row] = (int8_t)column[nq_rank[filling][row - first]];
}

static inline nq_fillings fill(int n, const nq_row *r) {
	return n < NQ_LAST ? (nq_fillings){{1, 0}} : nq_last_rows(n, r, NULL);
}

static void filter_fillings(nq_solutions *s, const nq_board *board, bool less) {
	nq_board filled = *board;
	for (int filling = 0; filling < NQ_FILLINGS; filling++) {
		if (!has(&s->fillings, filling)) continue;
		write_last_rows(s, filling, &filled);
		if ((nq_compare(&filled, board) < 0) != less) change(&s->fillings, filling);
	}
}

static bool take_filling(nq_solutions *s, uint64_t *to_pass) {
	for (int half = 0; half < 2; half++) {
		uint64_t left = s->fillings.half[half];
		for (; left != 0 && *to_pass > 0; --*to_pass) left &= left - 1;
		s->fillings.half[half] = left & (left - 1);
		if (left == 0) continue;
		s->filling = half * NQ_FILLINGS_HALF + __builtin_ctzll(left);
		return true;
	}
	return false;
}

bool nq_solutions_start(nq_solutions *s, int n) {
	if (n < NQ_MIN || n > NQ_MAX) return false;
	*s = (nq_solutions){.n = n, .rows[0].open = nq_squares(n)};
	if (n == NQ_LAST) s->fillings = fill(n, &s->rows[0]);
	return true;
}

/* Places the board's queens while their squares are free. Only squares right of each queen stay open (later solutions)
 * or, if `less`, left of her (earlier solutions). */
static void go_along(nq_solutions *s, const nq_board *board, bool less) {
	for (; s->row < rows_searched(s->n); s->row++) {
		nq_row *r = &s->rows[s->row];
		uint32_t queen = nq_bit(board->column[s->row]), open = r->open;
		r->open = less ? open & (queen - 1) : open & ~queen & ~(queen - 1);
		if (!(open & queen)) return;
		r[1] = nq_row_below(r, queen, s->n, nq_squares(s->n));
	}
	s->fillings = fill(s->n, &s->rows[s->row]);
	filter_fillings(s, board, less);
}

bool nq_solutions_start_from(nq_solutions *s, const nq_board *board) {
	for (int row = 0; row < board->n && board->n <= NQ_MAX; row++)
		if (board->column[row] < 0 || board->column[row] >= board->n) return false;
	if (!nq_solutions_start(s, board->n)) return false;
	go_along(s, board, false);
	return true;
}

static inline nq_row try_next(nq_row *r, int n, uint64_t *budget) {
	uint32_t queen = r->open & -r->open;
	r->open ^= queen;
	--*budget;
	return nq_row_below(r, queen, n, nq_squares(n));
}

static inline bool fill_below(nq_solutions *s, int row, nq_row *r, uint64_t *budget) {
	while (r->open != 0 && *budget > 0) {
		nq_row next = try_next(r, s->n, budget);
		nq_fillings found = fill(s->n, &next);
		if ((found.half[0] | found.half[1]) == 0) continue;
		s->fillings = found;
		s->rows[row + 1] = next;
		return true;
	}
	return false;
}

/* `r` is a copy of the current row. Before the next row is entered, and at the end, r.open is stored in rows[]. */
static nq_seek reach_last_rows(nq_solutions *s, uint64_t *nodes) {
	int n = s->n, last = rows_searched(n);
	int row = s->row < last ? s->row : last - 1;
	nq_row r = row < 0 ? (nq_row){.open = 0} : s->rows[row];
	uint64_t budget = *nodes;
	bool filled = false;
	while (row >= 0 && budget > 0 && !filled) {
		if (r.open == 0) {
			if (--row >= 0) r = s->rows[row];
		} else if (row + 1 == last) {
			filled = fill_below(s, row, &r, &budget);
		} else {
			nq_row next = try_next(&r, n, &budget);
			if (next.open == 0) continue;
			s->rows[row++].open = r.open;
			s->rows[row] = r = next;
		}
	}
	if (row >= 0) s->rows[row].open = r.open;
	s->row = filled ? last : row;
	*nodes = budget;
	return filled ? NQ_FOUND : row < 0 ? NQ_NEVER : NQ_MORE;
}

nq_seek nq_solutions_skip(nq_solutions *s, uint64_t *count, uint64_t *nodes) {
	nq_seek end = NQ_FOUND;
	if (s->row == rows_searched(s->n) && take_filling(s, count)) return end;
	while ((end = reach_last_rows(s, nodes)) == NQ_FOUND && !take_filling(s, count)) continue;
	return end;
}

nq_seek nq_solutions_next(nq_solutions *s, uint64_t *nodes) {
	uint64_t none = 0;
	return nq_solutions_skip(s, &none, nodes);
}

void nq_solutions_board(const nq_solutions *s, nq_board *board) {
	board->n = s->n;
	for (int row = 0; row < rows_searched(s->n); row++)
		board->column[row] = (int8_t)__builtin_ctz(s->rows[row].columns ^ s->rows[row + 1].columns);
	write_last_rows(s, s->filling, board);
}

void nq_solutions_again(nq_solutions *s) { change(&s->fillings, s->filling); }

static const uint32_t subtrees[] = {
#include "solutions/subtrees_table.h"
};

uint32_t nq_subtree(int n, int first, int second) {
	int begin = 0;
	if (2 * first + 1 > n) return n == 1 ? 0 : nq_subtree(n, n - 1 - first, n - 1 - second);
	for (int m = 1; m < n; m++) begin += (m + 1) / 2 * m;
	return subtrees[begin + first * n + second];
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
	for (int row = 0; row <= s->row && row < rows_searched(s->n); row++) {
		int squares_free = __builtin_popcount(nq_row_free(&s->rows[row], nq_squares(s->n)));
		share /= squares_free > 0 ? squares_free : 1;
		sum += share * __builtin_popcount(s->rows[row].open);
	}
	return sum;
}

bool nq_seek_board(nq_solution_seek *seek, const nq_board *board) {
	int upper, lower;
	if (!nq_is_permutation(board) || nq_first_attack(board, &upper, &lower) != NQ_NO_LINE || board->n > NQ_SUBTREES_MAX)
		return false;
	int n = board->n;
	*seek = (nq_solution_seek){.to_board = true, .left = UINT64_MAX - 1};
	nq_solutions_start(&seek->at, n);
	go_along(&seek->at, board, true);
	if (rows_searched(n) >= 2) {
		int pair = board->column[0] * n + board->column[1];
		for (int before = 0; before < pair; before++) seek->left -= nq_subtree(n, before / n, before % n);
		seek->at.rows[0].open = seek->at.rows[1].open = 0;
	}
	seek->whole = ahead(&seek->at);
	return true;
}

nq_seek nq_seek_run(nq_solution_seek *seek, uint64_t *nodes) {
	nq_seek end = nq_solutions_skip(&seek->at, &seek->left, nodes);
	if (end == NQ_FOUND) nq_solutions_again(&seek->at);
	if (end == NQ_MORE || !seek->to_board) return end;
	seek->number = UINT64_MAX - seek->left;
	return NQ_FOUND;
}

double nq_seek_progress(const nq_solution_seek *seek) {
	if (seek->to_board) return seek->whole > 0 ? 1 - ahead(&seek->at) / seek->whole : 1;
	return seek->to_pass > 0 ? 1 - (double)seek->left / (double)seek->to_pass : 1;
}
