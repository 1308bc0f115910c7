/* Like backtracking.h, but marks and clears columns and diagonals separately, as learners do. */
#include "mistakes.h"

#include "../search/step.h"

enum { COLUMN = 1, DIAGONAL = 2, ANTIDIAGONAL = 4 };

static const struct {
	const char *id;
	unsigned kept;     /* lines that a removal does not free, as COLUMN | DIAGONAL */
	unsigned untested; /* lines of attack that a test skips */
} table[] = {
#define MISTAKE(name, id, kept, untested, sentence) {id, kept, untested},
#include <check/mistakes_table.h>
};

const char *nq_mistake_id(int mistake) { return table[mistake].id; }

bool nq_shows_in_boards_only(nq_mistake mistake) { return mistake == NQ_QUEEN_SHOWN || mistake == NQ_SHARED_LIST; }

static uint64_t diagonal_of(const nq_mistaken *m, int row, int col) {
	int n = m->head.n;
	if (m->mistake == NQ_ONE_INDEX_SUM) return nq_bit64(row + col);
	if (m->mistake == NQ_NO_SIGN) return nq_bit64(row > col ? row - col : col - row);
	return nq_bit64(row - col + n - 1);
}

static uint64_t antidiagonal_of(const nq_mistaken *m, int row, int col) {
	return m->mistake == NQ_ONE_INDEX_DIFFERENCE ? nq_bit64(row - col + m->head.n - 1) : nq_bit64(row + col);
}

static bool free_of_lines(const nq_mistaken *m, int row, int col) {
	unsigned untested = table[m->mistake].untested;
	if (!(untested & COLUMN) && m->columns & nq_bit64(col)) return false;
	if (!(untested & DIAGONAL) && m->diagonals & diagonal_of(m, row, col)) return false;
	return untested & ANTIDIAGONAL || !(m->antidiagonals & antidiagonal_of(m, row, col));
}

static bool free_of_queens(const nq_mistaken *m, int row, int col) {
	int from = m->mistake == NQ_FIRST_UNSEEN, to = m->mistake == NQ_LAST_UNSEEN ? row - 1 : row;
	for (int r = from; r < to; r++) {
		bool is_near = m->mistake != NQ_NEIGHBOURS_ONLY || r == row - 1;
		nq_line line = nq_line_between(r, m->queens[r], row, col);
		if (line == NQ_COLUMN || (line != NQ_NO_LINE && is_near)) return false;
	}
	return true;
}

static bool is_free(const nq_mistaken *m, int row, int col) {
	switch (m->mistake) {
	case NQ_SQUARES_FREED: return !(m->attacked[row] >> col & 1);
	case NQ_EACH_ORDER: return m->shown[row] == 0 && free_of_lines(m, row, col);
	case NQ_FIRST_UNSEEN:
	case NQ_LAST_UNSEEN:
	case NQ_NEIGHBOURS_ONLY: return free_of_queens(m, row, col);
	default: return free_of_lines(m, row, col);
	}
}

static void mark_attacked(nq_mistaken *m, int row, int col, bool marks) {
	for (int r = 0; r < m->head.n && m->mistake == NQ_SQUARES_FREED; r++) {
		int down = r > row ? r - row : row - r;
		uint64_t lines = down == 0 ? UINT64_MAX : nq_bit64(col) | nq_bit64(col) << down | nq_bit64(col) >> down;
		m->attacked[r] = (uint32_t)(marks ? m->attacked[r] | lines : m->attacked[r] & ~lines);
	}
}

static void enter(nq_mistaken *m, int row) {
	m->rows[m->head.depth++] = (int8_t)row;
	happened(&m->head, NQ_ENTER, row, NQ_EMPTY);
}

static void leave(nq_mistaken *m) { happened(&m->head, NQ_LEAVE, m->rows[--m->head.depth], NQ_EMPTY); }

static void test_next_column(nq_mistaken *m) {
	nq_search *s = &m->head;
	int from = m->mistake == NQ_FIRST_COLUMN_MISSED, end = s->n - (m->mistake == NQ_LAST_COLUMN_MISSED);
	int row = m->rows[s->depth - 1], col = s->col + 1 > from ? s->col + 1 : from;
	if (col == end && m->mistake == NQ_EACH_ORDER && row + 1 < s->n) m->rows[s->depth - 1] = (int8_t)++row, col = 0;
	if (col >= end) {
		leave(m);
		return;
	}
	s->free = is_free(m, row, col);
	happened(s, NQ_TEST, row, col);
}

static void place(nq_mistaken *m) {
	int row = m->head.row, col = m->head.col;
	m->columns |= nq_bit64(col);
	m->diagonals |= diagonal_of(m, row, col);
	m->antidiagonals |= antidiagonal_of(m, row, col);
	mark_attacked(m, row, col, true);
	m->queens[row] = (int8_t)col;
	m->shown[row] |= nq_bit(col);
	m->cols[m->head.depth - 1] = (int8_t)col;
	happened(&m->head, NQ_PLACE, row, col);
}

static void take_away(nq_mistaken *m, int row, int col) {
	unsigned kept = table[m->mistake].kept;
	if (!(kept & COLUMN)) m->columns &= ~nq_bit64(col);
	if (!(kept & DIAGONAL)) m->diagonals &= ~diagonal_of(m, row, col);
	if (!(kept & ANTIDIAGONAL)) m->antidiagonals &= ~antidiagonal_of(m, row, col);
	mark_attacked(m, row, col, false);
	if (m->mistake != NQ_QUEEN_SHOWN) m->shown[row] &= ~nq_bit(col);
	happened(&m->head, NQ_REMOVE, row, col);
}

static void down(nq_mistaken *m, int row) {
	int last = m->head.n - (m->mistake == NQ_LAST_ROW_MISSED);
	bool any_row = m->mistake == NQ_EACH_ORDER;
	if ((any_row ? m->head.depth : row) >= last) announce(&m->head, NQ_SOLUTION);
	else enter(m, any_row ? 0 : row);
}

static void back(nq_mistaken *m) {
	nq_search *s = &m->head;
	if (s->kind == NQ_SOLUTION) m->given_up = m->mistake == NQ_STOPS_AT_FIRST;
	if (m->mistake == NQ_GIVES_UP) m->given_up = true;
	if (s->depth == 0) announce(s, NQ_DONE);
	else if (m->given_up) leave(m);
	else {
		int frame = s->depth - 1;
		s->col = m->cols[frame];
		if (m->mistake == NQ_QUEEN_KEPT) test_next_column(m);
		else take_away(m, m->rows[frame], m->cols[frame]);
	}
}

static void step(nq_search *s) {
	nq_mistaken *m = (nq_mistaken *)s;
	switch (s->kind) {
	case NQ_START: down(m, 0); break;
	case NQ_TEST:
		if (s->free) place(m);
		else if (m->mistake == NQ_CLEARS_ALWAYS) take_away(m, s->row, s->col);
		else test_next_column(m);
		break;
	case NQ_REMOVE:
		if (m->mistake == NQ_RETURNS_IN_LOOP) leave(m);
		else test_next_column(m);
		break;
	case NQ_ENTER: test_next_column(m); break;
	case NQ_PLACE: down(m, s->row + (m->mistake != NQ_ROW_NOT_PASSED)); break;
	case NQ_SOLUTION:
	case NQ_LEAVE: back(m); break;
	default: break;
	}
}

void nq_mistaken_start(nq_mistaken *m, nq_mistake mistake, int n) {
	memset(m, 0, sizeof *m);
	m->mistake = mistake;
	m->head.n = n;
	m->head.row = m->head.col = NQ_EMPTY;
	memset(m->queens, NQ_EMPTY, sizeof m->queens);
}

uint64_t nq_mistaken_run(nq_mistaken *m, uint64_t at_most, nq_counted until) {
	uint64_t taken = take_steps(&m->head, at_most, until, step);
	m->head.step += taken;
	return taken;
}
