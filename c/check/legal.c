#include "legal.h"

#include "../complete.h"

#include <string.h>

static bool fail(nq_legal *l, nq_fault fault) {
	l->wrong = nq_wrong_at(fault, l->line);
	return false;
}

static bool fail_for(nq_legal *l, nq_fault fault, nq_event expected) {
	fail(l, fault);
	l->wrong.expected = expected;
	return false;
}

static bool fail_for_last(nq_legal *l, nq_fault fault) {
	if (l->depth == 0) return fail(l, fault);
	int last = l->rows[l->depth - 1];
	return fail_for(l, fault, nq_event_at(NQ_REMOVE, last, l->columns[last]));
}

static bool defer(nq_legal *l) {
	l->waits = l->wrong;
	return true;
}

static nq_attack attack_on(const nq_legal *l, int row, int col) {
	for (int r = 0; r < l->n; r++) {
		if (l->columns[r] == NQ_EMPTY) continue;
		nq_line line = nq_line_between(r, l->columns[r], row, col);
		if (line != NQ_NO_LINE) return (nq_attack){line, r, l->columns[r]};
	}
	return NQ_NO_ATTACK;
}

static uint32_t free_in_column(const nq_lines *lines, int n, int col) {
	uint32_t rows = 0;
	for (int row = 0; row < n; row++)
		if (!(lines->rows >> row & 1) && nq_lines_free(lines, n, row) >> col & 1) rows |= nq_bit(row);
	return rows;
}

static bool is_stuck(const nq_lines *lines, int n) {
	for (int row = 0; row < n; row++)
		if (!(lines->rows >> row & 1) && nq_lines_free(lines, n, row) == 0) return true;
	for (int col = 0; col < n; col++)
		if (!(lines->columns >> col & 1) && free_in_column(lines, n, col) == 0) return true;
	return false;
}

/* True if no completion is found within a million placements. A completion must have a queen on (row, col), unless
 * row is NQ_EMPTY. */
static bool leads_nowhere(const nq_legal *l, int row, int col) {
	nq_setup setup;
	nq_decide decide;
	uint64_t nodes = 1000000;
	nq_lines lines = row == NQ_EMPTY ? l->lines : nq_lines_with(l->lines, l->n, row, col);
	if (is_stuck(&lines, l->n)) return true;
	nq_setup_start(&setup, l->n);
	for (int r = 0; r < l->n; r++)
		if (l->columns[r] != NQ_EMPTY) nq_setup_give(&setup, r, l->columns[r]);
	if (row != NQ_EMPTY) nq_setup_give(&setup, row, col);
	nq_decide_start(&decide, &setup);
	return nq_decide_run(&decide, &nodes) != NQ_FOUND;
}

static bool is_tried_out(const nq_legal *l, bool in_row, nq_event *square) {
	const nq_tries *t = &l->tries[l->depth];
	uint32_t left = in_row ? nq_lines_free(&l->lines, l->n, t->row) & ~t->columns
	                       : free_in_column(&l->lines, l->n, t->col) & ~t->rows;
	for (; left != 0; left &= left - 1) {
		int i = __builtin_ctz(left), row = in_row ? t->row : i, col = in_row ? i : t->col;
		if (leads_nowhere(l, row, col)) continue;
		*square = nq_event_at(NQ_PLACE, row, col);
		return false;
	}
	return true;
}

static bool is_finished(const nq_legal *l, nq_event *square) {
	const nq_tries *t = &l->tries[l->depth];
	nq_event other;
	if (t->in_row && is_tried_out(l, true, square)) return true;
	if (t->in_column) return is_tried_out(l, false, t->in_row ? &other : square);
	if (t->in_row) return false;
	if (l->depth == l->n || leads_nowhere(l, NQ_EMPTY, NQ_EMPTY)) return true;
	int row = nq_lines_next_row(&l->lines, l->n, 0);
	*square = nq_event_at(NQ_PLACE, row, __builtin_ctz(nq_lines_free(&l->lines, l->n, row)));
	return false;
}

static uint32_t attacked_along(const nq_legal *l, int row, int lines) {
	const uint64_t along[] = {l->lines.columns, l->lines.diagonals >> (l->n - 1 - row), l->lines.antidiagonals >> row};
	uint64_t squares = nq_squares(l->n);
	for (int i = 0; i < 3; i++) squares &= lines >> i & 1 ? along[i] : ~along[i];
	return (uint32_t)squares;
}

static void count_left_out(nq_legal *l) {
	const nq_tries *t = &l->tries[l->depth];
	for (int lines = 1; lines < 8 && t->in_row && !t->in_column; lines++)
		l->left_out[lines] += (uint64_t)__builtin_popcount(attacked_along(l, t->row, lines) & ~t->columns);
}

static void count_laid(nq_legal *l, int row, int col) {
	int lines = 1;
	while (!(attacked_along(l, row, lines) >> col & 1)) lines++;
	if (l->attacked[lines]++ == 0) l->laid[lines] = l->wrong;
}

/* First fault of a queen on an attacked square (doc/notations.md), or NULL. */
static const nq_wrong *first_laid(const nq_legal *l) {
	const nq_wrong *first = NULL;
	for (int i = 1; i < 8; i++) {
		bool is_fault = l->attacked[i] > 0 && l->attacked[i] <= l->left_out[i];
		if (is_fault && (first == NULL || l->laid[i].line < first->line)) first = &l->laid[i];
	}
	return first;
}

/* False if the search must still try a square. After a solution it may stop instead: the fault is pending. */
static bool finish(nq_legal *l) {
	nq_event square;
	if (!l->solved) count_left_out(l);
	if (l->waits.fault != NQ_RIGHT || is_finished(l, &square)) return true;
	return fail_for(l, NQ_UNTRIED, square) || (l->solved && defer(l));
}

static bool is_outside(const nq_legal *l, int i) { return i < 0 || i >= l->n; }

static nq_fault note_try(nq_legal *l, int row, int col) {
	nq_tries *t = &l->tries[l->depth];
	bool is_first = !t->in_row && !t->in_column;
	if (is_first) *t = (nq_tries){l->columns[row] == NQ_EMPTY, !(l->lines.columns >> col & 1), row, col, 0, 0};
	bool in_row = t->in_row && row == t->row, in_column = t->in_column && col == t->col;
	if (!in_row && !in_column && !is_first) return NQ_ROW_UNFINISHED;
	if ((in_row && t->columns >> col & 1) || (in_column && t->rows >> row & 1)) return NQ_TRIED_BEFORE;
	t->in_row = in_row, t->in_column = in_column;
	t->columns |= nq_bit(col), t->rows |= nq_bit(row);
	return NQ_RIGHT;
}

static void put(nq_legal *l, int row, int col) {
	nq_lines_flip(&l->lines, l->n, row, col);
	l->columns[row] = (int8_t)col;
	l->rows[l->depth++] = (int8_t)row;
	l->tries[l->depth] = (nq_tries){0};
	l->is_reported = false;
	l->solved = l->depth == l->n;
	l->solutions += l->solved;
}

static int item_of(const nq_event *s) { return s->row == NQ_UNSTATED ? NQ_MAX + s->col : s->row; }

static bool is_open(const nq_legal *l, int row, int col) {
	if (!(l->kinds & NQ_ONLY(NQ_ENTER))) return true;
	int item = l->open > l->depth ? l->opened[l->open - 1] : NQ_EMPTY;
	return item == row || item == col || item == NQ_MAX + col;
}

static bool fail_in_row(nq_legal *l, nq_fault fault, int row) {
	fail_for_last(l, fault);
	l->wrong.by = (nq_attack){NQ_ROW, row, l->columns[row]};
	return false;
}

/* Stores a queen unless she is attacked. */
static bool place(nq_legal *l, int row, int col) {
	bool row_taken = l->columns[row] != NQ_EMPTY, col_taken = l->lines.columns >> col & 1;
	nq_fault again = note_try(l, row, col);
	if (row_taken && (col_taken || again != NQ_RIGHT)) return fail_in_row(l, NQ_ROW_TAKEN, row);
	if (!is_open(l, row, col)) return fail(l, NQ_NOT_OPEN);
	if (l->kinds & NQ_ONLY(NQ_TEST) && !(l->tested_row == row && l->tested >> col & 1))
		return fail_for(l, NQ_UNTESTED, nq_event_at(NQ_TEST, row, col));
	if (again != NQ_RIGHT) {
		fail(l, again);
		l->wrong.by.row = l->tries[l->depth].row;
		return false;
	}
	l->tested = 0;
	l->solved = false;
	if (row_taken) return fail_in_row(l, NQ_ROW_TAKEN, row) || defer(l);
	if (nq_lines_free(&l->lines, l->n, row) >> col & 1) {
		put(l, row, col);
		return true;
	}
	fail(l, NQ_QUEEN_ATTACKED);
	l->wrong.by = attack_on(l, row, col);
	l->wrong.found = nq_event_at(NQ_PLACE, row, col);
	count_laid(l, row, col);
	return defer(l);
}

static bool fail_to_leave(nq_legal *l, nq_fault fault) {
	int item = l->opened[l->open - 1];
	nq_event row = nq_event_at(NQ_LEAVE, item, NQ_UNSTATED);
	return fail_for(l, fault, item < NQ_MAX ? row : nq_event_at(NQ_LEAVE, NQ_UNSTATED, item - NQ_MAX));
}

static bool take_back(nq_legal *l, int row, int col) {
	int queen = l->columns[row];
	if (queen == NQ_EMPTY) return fail_for_last(l, NQ_NO_QUEEN);
	if (queen != col) return fail_in_row(l, NQ_QUEEN_ELSEWHERE, row);
	if (l->rows[l->depth - 1] != row) return fail_in_row(l, NQ_NOT_LAST, row);
	if (l->depth == l->n && l->kinds & NQ_ONLY(NQ_SOLUTION) && !l->is_reported)
		return fail_for(l, NQ_SOLUTION_UNSAID, nq_event_at(NQ_SOLUTION, NQ_UNSTATED, NQ_UNSTATED));
	if (!finish(l)) return false;
	if (l->kinds & NQ_ONLY(NQ_LEAVE) && l->open > l->depth) return fail_to_leave(l, NQ_NOT_OPEN);
	nq_lines_flip(&l->lines, l->n, row, col);
	l->columns[row] = NQ_EMPTY;
	l->depth--;
	return true;
}

static bool take_back_last(nq_legal *l) {
	int row = l->rows[l->depth - 1];
	return take_back(l, row, l->columns[row]);
}

/* All of `row` was tried, so the queen placed before it is removed. */
static bool go_back(nq_legal *l, int row) {
	if (row < 0) return fail(l, NQ_NOT_OPEN);
	while (row < l->n && l->columns[row] != NQ_EMPTY)
		if (!take_back_last(l)) return false;
	const nq_tries *t = &l->tries[l->depth];
	const int8_t *end = &l->rows[l->depth];
	bool is_next = t->in_row ? t->row == row : l->depth < 2 || row - end[-1] == end[-1] - end[-2];
	if (!is_next) return fail(l, NQ_NOT_OPEN);
	return l->depth > 0 ? take_back_last(l) : finish(l);
}

static bool fills_columns(const nq_legal *l) {
	if (l->depth < 2) return false;
	int first = l->rows[0], second = l->rows[1], down = second - first, right = l->columns[second] - l->columns[first];
	return down * down != 1 && right * right == 1;
}

static bool clear_line(nq_legal *l, int row, int col) {
	bool in_column = fills_columns(l);
	while (l->is_quiet && (in_column ? l->lines.columns >> col & 1 : l->columns[row] != NQ_EMPTY))
		if (!take_back_last(l)) return false;
	return true;
}

static bool clear_to(nq_legal *l, int depth) {
	while (l->is_quiet && l->depth > depth)
		if (!take_back_last(l)) return false;
	return true;
}

static bool is_verdict_right(const nq_legal *l, const nq_event *s, nq_attack *by) {
	*by = attack_on(l, s->row, s->col);
	if (s->how == NQ_NOT_TESTED) return true;
	if (s->how == NQ_FREE) return by->line == NQ_NO_LINE;
	if (s->how == NQ_CLOSED) return false;
	if (s->how == NQ_EMPTIES) {
		if (by->line != NQ_NO_LINE || is_outside(l, s->by_row) || l->columns[s->by_row] != NQ_EMPTY) return false;
		nq_lines with = nq_lines_with(l->lines, l->n, s->row, s->col);
		return s->by_row != s->row && nq_lines_free(&with, l->n, s->by_row) == 0;
	}
	if (by->line == NQ_NO_LINE || s->by_row == NQ_UNSTATED) return by->line != NQ_NO_LINE;
	if (is_outside(l, s->by_row) || l->columns[s->by_row] == NQ_EMPTY) return false;
	int by_col = l->columns[s->by_row];
	nq_line line = nq_line_between(s->by_row, by_col, s->row, s->col);
	if (s->by_col == NQ_UNSTATED) return line != NQ_NO_LINE && (s->line == NQ_NO_LINE || s->line == line);
	return line != NQ_NO_LINE && s->by_col == by_col && (s->line == NQ_COLUMN) <= (line == NQ_COLUMN);
}

static bool test(nq_legal *l, const nq_event *s) {
	nq_attack by;
	if (!is_open(l, s->row, s->col)) return fail(l, NQ_NOT_OPEN);
	if (!is_verdict_right(l, s, &by)) {
		fail(l, NQ_WRONG_VERDICT);
		l->wrong.by = by;
		return false;
	}
	if (l->tested_row != s->row) l->tested = 0, l->tested_row = s->row;
	if (s->how == NQ_FREE || s->how == NQ_NOT_TESTED) l->tested |= nq_bit(s->col);
	return true;
}

/* True for the row after the last row; some programs enter it at a solution. */
static bool is_beyond(const nq_legal *l, const nq_event *s) { return s->row == l->n && l->depth == l->n; }

static bool enter(nq_legal *l, const nq_event *s) {
	if (is_beyond(l, s)) return true;
	if (is_outside(l, s->row == NQ_UNSTATED ? s->col : s->row)) return fail(l, NQ_OUTSIDE_BOARD);
	if (l->open != l->depth || memchr(l->opened, item_of(s), (size_t)l->open) != NULL) return fail(l, NQ_NOT_OPEN);
	l->opened[l->open++] = (int8_t)item_of(s);
	return true;
}

static bool leave(nq_legal *l, const nq_event *s) {
	if (is_beyond(l, s)) return true;
	if (l->open > 0 && !clear_to(l, l->open - 1)) return false;
	bool innermost = l->open > 0 && l->opened[l->open - 1] == item_of(s), kept = l->open == l->depth && l->solved;
	if (!innermost || (l->open != l->depth + 1 && !kept && l->waits.fault == NQ_RIGHT)) return fail(l, NQ_NOT_OPEN);
	if (!finish(l)) return false;
	if (kept && l->waits.fault == NQ_RIGHT) fail(l, NQ_NOT_OPEN), defer(l);
	l->open--;
	return true;
}

static bool solution(nq_legal *l) {
	if (l->depth == l->n) return l->is_reported ? fail(l, NQ_SOLUTION_AGAIN) : (l->solved = l->is_reported = true);
	fail(l, NQ_TOO_FEW);
	l->wrong.count = l->depth;
	return false;
}

static bool done(nq_legal *l) {
	if (!clear_to(l, 0)) return false;
	if (l->depth == 0) return finish(l);
	return l->solved || fail_for_last(l, NQ_UNTRIED);
}

static bool is_made_up(const nq_legal *l, const nq_event *s) {
	if (l->waits.fault == NQ_RIGHT) return true;
	if (!nq_is_laid(l)) return s->kind == NQ_REMOVE || s->kind == NQ_LEAVE || s->kind == NQ_DONE;
	bool is_her = s->row == l->waits.found.row && s->col == l->waits.found.col;
	return is_her && (s->kind == NQ_REMOVE || (s->kind == NQ_TEST && s->how != NQ_FREE));
}

static bool next(nq_legal *l, const nq_event *s) {
	bool has_square = s->kind == NQ_PLACE || s->kind == NQ_REMOVE || s->kind == NQ_TEST;
	if (l->ended) return fail(l, NQ_AFTER_END);
	if (s->step >= 0 && s->step <= l->step) return fail(l, NQ_WRONG_STEP);
	if (s->step >= 0) l->step = s->step;
	if (!is_made_up(l, s)) {
		l->wrong = l->waits;
		return false;
	}
	if (s->kind != NQ_TEST || s->how <= NQ_FREE) l->kinds |= NQ_ONLY(s->kind);
	if (s->kind == NQ_REMOVE) {
		l->tested = 0;
		if (nq_is_laid(l)) {
			l->waits.fault = NQ_RIGHT;
			return true;
		}
	}
	if (s->is_back) return go_back(l, s->row);
	if (has_square && (is_outside(l, s->row) || is_outside(l, s->col))) return fail(l, NQ_OUTSIDE_BOARD);
	switch (s->kind) {
	case NQ_PLACE: return clear_line(l, s->row, s->col) && place(l, s->row, s->col);
	case NQ_REMOVE: return take_back(l, s->row, s->col);
	case NQ_TEST: return clear_line(l, s->row, s->col) && test(l, s);
	case NQ_ENTER: return enter(l, s);
	case NQ_LEAVE: return leave(l, s);
	case NQ_SOLUTION: return solution(l);
	case NQ_CHECK: return true;
	case NQ_DONE: return l->ended = done(l);
	default: return fail(l, NQ_NO_BACKTRACKING);
	}
}

bool nq_legal_next(nq_legal *l, const nq_event *s, uint64_t line) {
	l->line = line;
	bool possible = next(l, s);
	if (l->waits.line == line) l->waits.found = *s;
	if (!possible && l->wrong.line == line) l->wrong.found = *s;
	return possible;
}

static bool has_stopped(const nq_legal *l) {
	if (l->depth == 0) return l->solved;
	return l->depth == l->n && (l->is_reported || !(l->kinds & NQ_ONLY(NQ_SOLUTION)));
}

bool nq_legal_end(nq_legal *l, uint64_t line) {
	nq_event square;
	l->line = line;
	const nq_wrong *laid = nq_is_laid(l) ? &l->waits : first_laid(l);
	if (laid != NULL) {
		l->wrong = *laid;
		return false;
	}
	if (l->ended || has_stopped(l)) return true;
	if (!clear_to(l, 0)) {
		l->wrong.fault = NQ_ENDS_EARLY;
		return false;
	}
	if (l->waits.fault == NQ_RIGHT && !is_finished(l, &square)) return fail_for(l, NQ_ENDS_EARLY, square);
	if (l->depth > 0) return fail_for_last(l, NQ_ENDS_EARLY);
	if (l->open == 0 || !(l->kinds & NQ_ONLY(NQ_LEAVE))) return true;
	return fail_to_leave(l, NQ_ENDS_EARLY);
}

void nq_legal_start(nq_legal *l, int n, bool is_quiet) {
	memset(l, 0, sizeof *l);
	memset(l->columns, NQ_EMPTY, sizeof l->columns);
	l->n = n, l->is_quiet = is_quiet;
	l->step = -1;
}
