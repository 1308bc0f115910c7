/* legal: see legal.h. */
#include "legal.h"

#include "../complete.h"

#include <string.h>

/* Queens tried to find out whether squares that were not tried lead nowhere: what is harder is believed. */
#define LOOKING_AHEAD UINT64_C(1000000)

static const nq_wrong no_fault = {.by = {NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY}, .expected = {NQ_START, NQ_EMPTY, NQ_EMPTY}};

static bool is_wrong(nq_wrong *wrong, nq_fault fault, uint64_t line) {
	*wrong = no_fault;
	wrong->fault = fault, wrong->line = line;
	return false;
}

static void expect(nq_wrong *wrong, nq_kind kind, int row, int col) { wrong->expected = (nq_expected){kind, row, col}; }

/* The queen met first, from the top, that attacks a square. */
static nq_attack attack_on(const nq_legal *l, int row, int col) {
	for (int r = 0; r < l->n; r++) {
		if (l->columns[r] == NQ_EMPTY) continue;
		nq_line line = nq_line_between(r, l->columns[r], row, col);
		if (line != NQ_NO_LINE) return (nq_attack){line, r, l->columns[r]};
	}
	return no_fault.by;
}

/* --- what was not tried --- */

static uint32_t free_in_column(const nq_lines *lines, int n, int col) {
	uint32_t rows = 0;
	for (int row = 0; row < n; row++)
		if (!(lines->rows >> row & 1) && nq_lines_free(lines, n, row) >> col & 1) rows |= nq_bit(row);
	return rows;
}

/* Whether a row or a column without a queen has no square left; rows are quicker to look at. */
static bool is_stuck(const nq_lines *lines, int n) {
	for (int row = 0; row < n; row++)
		if (!(lines->rows >> row & 1) && nq_lines_free(lines, n, row) == 0) return true;
	for (int col = 0; col < n; col++)
		if (!(lines->columns >> col & 1) && free_in_column(lines, n, col) == 0) return true;
	return false;
}

/* Whether the queens on the board, and one more unless row is NQ_EMPTY, can be completed; true when that is hard to
 * say, as then nobody can be blamed. */
static bool leads_nowhere(const nq_legal *l, int row, int col) {
	nq_setup setup;
	nq_decide decide;
	uint64_t nodes = LOOKING_AHEAD;
	nq_lines lines = row == NQ_EMPTY ? l->lines : nq_lines_with(l->lines, l->n, row, col);
	if (is_stuck(&lines, l->n)) return true;
	nq_setup_start(&setup, l->n);
	for (int r = 0; r < l->n; r++)
		if (l->columns[r] != NQ_EMPTY) nq_setup_give(&setup, r, l->columns[r]);
	if (row != NQ_EMPTY) nq_setup_give(&setup, row, col);
	nq_decide_start(&decide, &setup);
	return nq_decide_run(&decide, &nodes) != NQ_FOUND;
}

/* A square of a row or a column that is free, was not tried and leads somewhere. */
static bool left_out(const nq_legal *l, bool in_row, int line, uint32_t untried, nq_expected *square) {
	for (; untried != 0; untried &= untried - 1) {
		int i = __builtin_ctz(untried), row = in_row ? line : i, col = in_row ? i : line;
		if (leads_nowhere(l, row, col)) continue;
		*square = (nq_expected){NQ_PLACE, row, col};
		return true;
	}
	return false;
}

static bool left_out_in_row(const nq_legal *l, const nq_tries *t, nq_expected *square) {
	uint32_t tried = t->along == NQ_ONE_TRIED ? nq_bit(t->col) : t->tried;
	return left_out(l, true, t->row, nq_lines_free(&l->lines, l->n, t->row) & ~tried, square);
}

static bool left_out_in_column(const nq_legal *l, const nq_tries *t, nq_expected *square) {
	uint32_t tried = t->along == NQ_ONE_TRIED ? nq_bit(t->row) : t->tried;
	return left_out(l, false, t->col, free_in_column(&l->lines, l->n, t->col) & ~tried, square);
}

/* Whether all that could be tried with the queens on the board was tried; else a square that was not. */
static bool is_finished(const nq_legal *l, nq_expected *square) {
	const nq_tries *t = &l->tries[l->depth];
	nq_expected other;
	switch (t->along) {
	case NQ_ROW_TRIED: return !left_out_in_row(l, t, square);
	case NQ_COLUMN_TRIED: return !left_out_in_column(l, t, square);
	case NQ_ONE_TRIED: return !left_out_in_row(l, t, square) || !left_out_in_column(l, t, &other);
	default: break;
	}
	if (l->depth == l->n || leads_nowhere(l, NQ_EMPTY, NQ_EMPTY)) return true;
	int row = nq_lines_next_row(&l->lines, l->n, 0);
	*square = (nq_expected){NQ_PLACE, row, __builtin_ctz(nq_lines_free(&l->lines, l->n, row))};
	return false;
}

/* Whether a queen was put down where she is attacked, or in a row that has one. */
static bool is_laid(const nq_legal *l) { return l->waits.fault == NQ_QUEEN_ATTACKED || l->waits.fault == NQ_ROW_TAKEN; }

/* Squares may be left untried after a solution, if nothing is tried any more. */
static bool finish(nq_legal *l, uint64_t line, nq_wrong *wrong) {
	nq_expected square;
	if (l->waits.fault != NQ_RIGHT || is_finished(l, &square)) return true;
	is_wrong(wrong, NQ_UNTRIED, line);
	wrong->expected = square;
	if (!l->solved) return false;
	l->waits = *wrong;
	return true;
}

/* --- events --- */

static bool is_outside(const nq_legal *l, int i) { return i < 0 || i >= l->n; }

/* A square in a row that has a queen was tried along its column, and one in such a column along its row. */
static bool note_try(nq_legal *l, int row, int col, uint64_t line, nq_wrong *wrong) {
	nq_tries *t = &l->tries[l->depth];
	bool same_row = row == t->row, same_col = col == t->col;
	if (t->along == NQ_NONE_TRIED) {
		if (l->columns[row] != NQ_EMPTY) *t = (nq_tries){NQ_COLUMN_TRIED, row, col, nq_bit(row)};
		else if (l->lines.columns >> col & 1) *t = (nq_tries){NQ_ROW_TRIED, row, col, nq_bit(col)};
		else *t = (nq_tries){NQ_ONE_TRIED, row, col, 0};
	} else if (t->along == NQ_ONE_TRIED) {
		if (same_row && same_col) return is_wrong(wrong, NQ_TRIED_BEFORE, line);
		if (!same_row && !same_col) return is_wrong(wrong, NQ_ROW_UNFINISHED, line);
		t->along = same_row ? NQ_ROW_TRIED : NQ_COLUMN_TRIED;
		t->tried = same_row ? nq_bit(t->col) | nq_bit(col) : nq_bit(t->row) | nq_bit(row);
	} else {
		bool in_row = t->along == NQ_ROW_TRIED;
		if (in_row ? !same_row : !same_col) return is_wrong(wrong, NQ_ROW_UNFINISHED, line);
		if (t->tried >> (in_row ? col : row) & 1) return is_wrong(wrong, NQ_TRIED_BEFORE, line);
		t->tried |= nq_bit(in_row ? col : row);
	}
	return true;
}

/* By whom, and who is to be taken back first. */
static void take_row(const nq_legal *l, int row, nq_wrong *wrong) {
	int last = l->rows[l->depth - 1];
	wrong->by = (nq_attack){NQ_ROW, row, l->columns[row]};
	expect(wrong, NQ_REMOVE, last, l->columns[last]);
}

/* Not one of the queens on the board: she is to be taken back at once. */
static void lay(nq_legal *l, nq_fault fault, const nq_said *s, uint64_t line) {
	is_wrong(&l->waits, fault, line);
	if (fault == NQ_ROW_TAKEN) take_row(l, s->row, &l->waits);
	else l->waits.by = attack_on(l, s->row, s->col);
}

static void put(nq_legal *l, int row, int col) {
	nq_lines_flip(&l->lines, l->n, row, col);
	l->columns[row] = (int8_t)col;
	l->rows[l->depth++] = (int8_t)row;
	l->tries[l->depth].along = NQ_NONE_TRIED;
	l->said = false;
	l->solved = l->depth == l->n;
	l->solutions += l->solved;
}

/* What is entered or left is a row, or said to be a column. */
static int column_item(int col) { return NQ_MAX + col; }
static int item_of(const nq_said *s) { return s->row == NQ_UNSAID ? column_item(s->col) : s->row; }

static bool is_open(const nq_legal *l, int row, int col) {
	if (!(l->told & NQ_ONLY(NQ_ENTER))) return true;
	int item = l->open > l->depth ? l->opened[l->open - 1] : NQ_EMPTY;
	return item >= 0 && (item == row || item == col || item == column_item(col));
}

static bool is_tested(const nq_legal *l, int row, int col) {
	return !(l->told & NQ_ONLY(NQ_TEST)) || (l->tested_row == row && l->tested >> col & 1);
}

static bool place(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	int row = s->row, col = s->col;
	if (is_outside(l, row) || is_outside(l, col)) return is_wrong(wrong, NQ_OUTSIDE_BOARD, line);
	bool row_taken = l->columns[row] != NQ_EMPTY, col_taken = l->lines.columns >> col & 1;
	bool may_be = note_try(l, row, col, line, wrong);
	if (row_taken && (col_taken || !may_be)) {
		is_wrong(wrong, NQ_ROW_TAKEN, line);
		take_row(l, row, wrong);
		return false;
	}
	if (!is_open(l, row, col)) return is_wrong(wrong, NQ_NOT_OPEN, line);
	if (!is_tested(l, row, col)) {
		is_wrong(wrong, NQ_UNTESTED, line);
		expect(wrong, NQ_TEST, row, col);
		return false;
	}
	if (!may_be) {
		wrong->by.row = l->tries[l->depth].row;
		return false;
	}
	l->tested = 0;
	l->solved = false;
	if (row_taken) lay(l, NQ_ROW_TAKEN, s, line);
	else if (!(nq_lines_free(&l->lines, l->n, row) >> col & 1)) lay(l, NQ_QUEEN_ATTACKED, s, line);
	else put(l, row, col);
	return true;
}

static bool is_removal_wrong(const nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	int row = s->row, col = s->col;
	if (is_outside(l, row) || is_outside(l, col)) return !is_wrong(wrong, NQ_OUTSIDE_BOARD, line);
	int queen = l->columns[row], last = l->depth > 0 ? l->rows[l->depth - 1] : NQ_EMPTY;
	if (queen == col && last == row) return false;
	is_wrong(wrong, queen == NQ_EMPTY ? NQ_NO_QUEEN : queen == col ? NQ_NOT_LAST : NQ_QUEEN_ELSEWHERE, line);
	if (queen != NQ_EMPTY) wrong->by = (nq_attack){NQ_ROW, row, queen};
	if (last != NQ_EMPTY) expect(wrong, NQ_REMOVE, last, l->columns[last]);
	return true;
}

static bool take_back(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	l->tested = 0;
	if (is_laid(l)) {
		l->waits = no_fault;
		return true;
	}
	if (is_removal_wrong(l, s, line, wrong)) return false;
	if (l->depth == l->n && l->told & NQ_ONLY(NQ_SOLUTION) && !l->said) {
		is_wrong(wrong, NQ_SOLUTION_UNSAID, line);
		expect(wrong, NQ_SOLUTION, NQ_EMPTY, NQ_EMPTY);
		return false;
	}
	if (!finish(l, line, wrong)) return false;
	nq_lines_flip(&l->lines, l->n, s->row, s->col);
	l->columns[s->row] = NQ_EMPTY;
	l->depth--;
	return true;
}

/* Whether what is said of a square is so; else what attacks it. */
static bool is_verdict_right(const nq_legal *l, const nq_said *s, nq_attack *by) {
	*by = attack_on(l, s->row, s->col);
	if (s->how == NQ_NOT_TESTED) return true;
	if (s->how == NQ_FREE) return by->line == NQ_NO_LINE;
	if (s->how == NQ_CLOSED) return false;
	if (s->how == NQ_EMPTIES) {
		if (by->line != NQ_NO_LINE || is_outside(l, s->by_row) || l->columns[s->by_row] != NQ_EMPTY) return false;
		nq_lines with = nq_lines_with(l->lines, l->n, s->row, s->col);
		return s->by_row != s->row && nq_lines_free(&with, l->n, s->by_row) == 0;
	}
	if (by->line == NQ_NO_LINE || s->by_row == NQ_UNSAID) return by->line != NQ_NO_LINE;
	if (is_outside(l, s->by_row) || l->columns[s->by_row] == NQ_EMPTY) return false;
	nq_line line = nq_line_between(s->by_row, l->columns[s->by_row], s->row, s->col);
	return line != NQ_NO_LINE && (s->line == NQ_NO_LINE || s->line == line);
}

static bool test(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	nq_attack by;
	if (is_outside(l, s->row) || is_outside(l, s->col)) return is_wrong(wrong, NQ_OUTSIDE_BOARD, line);
	if (!is_verdict_right(l, s, &by)) {
		is_wrong(wrong, NQ_WRONG_VERDICT, line);
		wrong->by = by;
		return false;
	}
	if (l->tested == 0 || l->tested_row != s->row) l->tested = 0, l->tested_row = s->row;
	if (s->how == NQ_FREE || s->how == NQ_NOT_TESTED) l->tested |= nq_bit(s->col);
	return true;
}

/* A program may enter a row after the last one, to find there that all queens stand. */
static bool is_beyond(const nq_legal *l, const nq_said *s) { return s->row == l->n && l->depth == l->n; }

static bool enter(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	if (is_beyond(l, s)) return true;
	if (is_outside(l, s->row == NQ_UNSAID ? s->col : s->row)) return is_wrong(wrong, NQ_OUTSIDE_BOARD, line);
	if (l->open != l->depth || memchr(l->opened, item_of(s), (size_t)l->open) != NULL)
		return is_wrong(wrong, NQ_NOT_OPEN, line);
	l->opened[l->open++] = (int8_t)item_of(s);
	return true;
}

static bool leave(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	if (is_beyond(l, s)) return true;
	bool innermost = l->open > 0 && l->opened[l->open - 1] == item_of(s), kept = l->open == l->depth && l->solved;
	if (!innermost || (l->open != l->depth + 1 && !kept && l->waits.fault == NQ_RIGHT))
		return is_wrong(wrong, NQ_NOT_OPEN, line);
	if (!finish(l, line, wrong)) return false;
	if (kept && l->waits.fault == NQ_RIGHT) is_wrong(&l->waits, NQ_NOT_OPEN, line);
	l->open--;
	return true;
}

static bool solution(nq_legal *l, uint64_t line, nq_wrong *wrong) {
	if (l->depth < l->n) {
		is_wrong(wrong, NQ_TOO_FEW, line);
		wrong->count = l->depth;
		return false;
	}
	if (l->said) return is_wrong(wrong, NQ_SOLUTION_AGAIN, line);
	return l->solved = l->said = true;
}

static bool done(nq_legal *l, uint64_t line, nq_wrong *wrong) {
	if (l->depth > 0 && !l->solved) {
		is_wrong(wrong, NQ_UNTRIED, line);
		expect(wrong, NQ_REMOVE, l->rows[l->depth - 1], l->columns[l->rows[l->depth - 1]]);
		return false;
	}
	return l->depth > 0 || finish(l, line, wrong);
}

/* Whether what waits is made up for by an event: an attacked queen by being taken back, squares that were not tried by
 * nothing but taking back. */
static bool is_made_up(const nq_legal *l, const nq_said *s) {
	if (l->waits.fault == NQ_RIGHT) return true;
	if (!is_laid(l)) return s->kind == NQ_REMOVE || s->kind == NQ_LEAVE || s->kind == NQ_DONE;
	bool is_her = s->row == l->waits.found.row && s->col == l->waits.found.col;
	return is_her && (s->kind == NQ_REMOVE || (s->kind == NQ_TEST && s->how != NQ_FREE));
}

static bool next(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	if (l->ended) return is_wrong(wrong, NQ_AFTER_END, line);
	if (s->step >= 0 && s->step <= l->step) return is_wrong(wrong, NQ_WRONG_STEP, line);
	if (s->step >= 0) l->step = s->step;
	if (!is_made_up(l, s)) {
		*wrong = l->waits;
		return false;
	}
	l->told |= NQ_ONLY(s->kind);
	switch (s->kind) {
	case NQ_PLACE: return place(l, s, line, wrong);
	case NQ_REMOVE: return take_back(l, s, line, wrong);
	case NQ_TEST: return test(l, s, line, wrong);
	case NQ_ENTER: return enter(l, s, line, wrong);
	case NQ_LEAVE: return leave(l, s, line, wrong);
	case NQ_SOLUTION: return solution(l, line, wrong);
	case NQ_CHECK: return true; /* it says nothing of these queens, who do not attack each other */
	case NQ_DONE: return l->ended = done(l, line, wrong);
	default: return is_wrong(wrong, NQ_NO_BACKTRACKING, line);
	}
}

bool nq_legal_next(nq_legal *l, const nq_said *s, uint64_t line, nq_wrong *wrong) {
	bool possible = next(l, s, line, wrong);
	if (l->waits.line == line) l->waits.found = *s;
	if (!possible && wrong->line == line) wrong->found = *s;
	return possible;
}

/* Whether it may have stopped here, after a solution, with all queens on the board or none. */
static bool has_stopped(const nq_legal *l) {
	if (l->depth == 0) return l->solved;
	return l->depth == l->n && (l->said || !(l->told & NQ_ONLY(NQ_SOLUTION)));
}

static void expect_leave(const nq_legal *l, nq_wrong *wrong) {
	int item = l->opened[l->open - 1];
	if (item < NQ_MAX) expect(wrong, NQ_LEAVE, item, NQ_EMPTY);
	else expect(wrong, NQ_LEAVE, NQ_EMPTY, item - NQ_MAX);
}

bool nq_legal_end(nq_legal *l, uint64_t line, nq_wrong *wrong) {
	nq_expected square;
	if (is_laid(l)) {
		*wrong = l->waits;
		return false;
	}
	if (l->ended || has_stopped(l)) return true;
	bool is_over = l->waits.fault != NQ_RIGHT || is_finished(l, &square);
	bool is_left = l->open == 0 || !(l->told & NQ_ONLY(NQ_LEAVE));
	if (is_over && l->depth == 0 && is_left) return true;
	is_wrong(wrong, NQ_ENDS_EARLY, line);
	if (!is_over) wrong->expected = square;
	else if (l->depth == 0) expect_leave(l, wrong);
	else expect(wrong, NQ_REMOVE, l->rows[l->depth - 1], l->columns[l->rows[l->depth - 1]]);
	return false;
}

void nq_legal_start(nq_legal *l, int n) {
	memset(l, 0, sizeof *l);
	memset(l->columns, NQ_EMPTY, sizeof l->columns);
	l->n = n;
	l->step = -1;
	l->waits = no_fault;
}
