/* flags: see flags.h. */
#include "flags.h"

void nq_take_matrix(const nq_run_sink *s, const nq_token *lot) {
	int n = s->r->form.n;
	nq_printed_board board = nq_empty_board(s, lot, n * n);
	for (int i = 0; i < n * n; i++)
		if (lot[i].value != 0 && lot[i].value != 1) return;
	if (s->learn != NULL) {
		s->learn->lots++;
		return;
	}
	for (int i = 0; i < n * n; i++)
		if (lot[i].value == 1) nq_put_queen(&board, i / n, i % n);
	s->take(s->to, &board);
}

/* The field `column`, and `row` if it is one, of n * n records goes through all squares once; from which base. */
static bool names_squares(const nq_token *lot, nq_run_form *form) {
	int n = form->n, p = form->period;
	for (int base = 0; base < 2; base++) {
		uint32_t seen[NQ_MAX] = {0};
		bool all = true;
		for (int i = 0; i < n * n && all; i++) {
			int column = nq_from_base(&lot[i * p + form->column], base);
			int row = form->row < 0 ? column / n : nq_from_base(&lot[i * p + form->row], base);
			if (form->row < 0 && column >= 0) column %= n;
			all = row >= 0 && row < n && column >= 0 && column < n && !(seen[row] >> column & 1);
			if (all) seen[row] |= UINT32_C(1) << column;
		}
		if (!all) continue;
		form->base = form->row_base = base;
		return true;
	}
	return false;
}

static bool is_flag(const nq_token *lot, int n, int p, int field, int *ones) {
	*ones = 0;
	for (int i = 0; i < n * n; i++) {
		int32_t value = lot[i * p + field].value;
		if (value != 0 && value != 1) return false;
		*ones += value;
	}
	return *ones > 0 && *ones < n * n && (n > 2 || field == p - 1);
}

/* n ones are rather queens than any number of them. */
static bool learn_cells(const nq_token *lot, nq_run_form *form) {
	int p = form->period, ones;
	for (int wanted = 1; wanted >= 0; wanted--)
		for (form->flag = 0; form->flag < p; form->flag++) {
			if (!is_flag(lot, form->n, p, form->flag, &ones) || (ones == form->n) != wanted) continue;
			for (form->row = 0; form->row < p; form->row++)
				for (form->column = form->row + 1; form->column < p; form->column++)
					if (form->row != form->flag && form->column != form->flag && names_squares(lot, form)) return true;
			for (form->row = -1, form->column = 0; form->column < p; form->column++)
				if (form->column != form->flag && names_squares(lot, form)) return true;
		}
	return false;
}

void nq_take_cell_records(const nq_run_sink *s, const nq_token *lot) {
	nq_run_form *form = &s->r->form;
	int n = form->n, p = form->period;
	nq_printed_board board = nq_empty_board(s, lot, n * n * p);
	if (s->learn != NULL) {
		nq_run_form learnt = *form;
		if (s->learn->lots == 0 && !learn_cells(lot, &learnt)) return;
		if (s->learn->lots++ == 0) s->learn->form = learnt;
		return;
	}
	if (!names_squares(lot, form)) return;
	for (int i = 0; i < n * n; i++) {
		int column = nq_from_base(&lot[i * p + form->column], form->base);
		int row = form->row < 0 ? column / n : nq_from_base(&lot[i * p + form->row], form->base);
		if (lot[i * p + form->flag].value == 1) nq_put_queen(&board, row, form->row < 0 ? column % n : column);
	}
	s->take(s->to, &board);
}

void nq_take_literal(const nq_run_sink *s, const nq_token *token) {
	nq_run *r = s->r;
	int n = r->form.n, at = r->count + 1;
	if (token->value != at && token->value != -at) {
		r->count = 0;
		if (token->value != 1 && token->value != -1) return;
	}
	r->held[r->count++] = *token;
	if (r->count < n * n) return;
	nq_printed_board board = nq_empty_board(s, r->held, n * n);
	bool has_below = false;
	for (int i = 0; i < n * n; i++) {
		has_below = has_below || r->held[i].value < 0;
		if (r->held[i].value > 0) nq_put_queen(&board, i / n, i % n);
	}
	r->count = 0;
	if (!has_below) return;
	if (s->learn != NULL) s->learn->lots++;
	else s->take(s->to, &board);
}
