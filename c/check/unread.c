#include "unread.h"

#include "../totals.h"
#include "ascii.h"

#include <string.h>

static nq_line_seen *line_at(nq_reader *r, int i) { return &r->line[(r->first + i) % NQ_PENDING]; }

static bool is_form_read(const nq_reader *r, uint64_t form) {
	for (int i = 0; i < r->forms_read; i++)
		if (r->form_read[i] == form) return true;
	return false;
}

/* Reads a line of a table: `8: 92`, `| 8 | 92 |`, `n = 8 92`. */
static void read_table_row(nq_reader *r, const nq_text_line *line, const nq_remark *m) {
	char first = line->text[strspn(line->text, " \t|")];
	int n = m->n > 0 ? m->n : (int)(m->number[0] % 100);
	uint64_t value = m->n > 0 ? m->number[0] : m->number[1];
	bool has_both = m->n > 0 ? m->numbers > 0 : m->numbers > 1 && m->number[0] < 100;
	bool is_row = has_both && (nq_is_digit(first) || (first | 32) == 'n');
	if (!is_row || (r->table_rows > 0 && n != r->table_n + 1)) {
		if (r->table_rows > 0) r->table_rows = -1;
		return;
	}
	r->table_n = n;
	r->table_rows++;
	if (value == nq_known_total(n)) r->table_good++;
	else if (r->table_wrong.line == 0) r->table_wrong = (nq_total){value, line->number, n, false, false};
}

static void add_total(nq_reader *r, nq_total total, uint64_t line) {
	total.line = line;
	if (total.n == 0) total.n = r->n;
	if (r->totals < NQ_TOTALS) r->total[r->totals] = total;
	if (r->totals <= NQ_TOTALS) r->totals++;
}

static void note_total(nq_reader *r, const nq_line_seen *l) {
	bool is_same = r->board_line.lines > 0 && r->board_line.form == l->remark.form;
	if (!l->remark.has_total || (r->board_line.lines > 0 && !is_same)) return;
	r->board_line.form = l->remark.form;
	r->board_line.total = l->remark.total;
	r->board_line.total.line = l->number;
	r->board_line.lines++;
}

static void note_size(nq_reader *r, const nq_line_seen *l) {
	if (l->remark.n == 0) return;
	if (l->remark.n == r->n) r->same_size.form = l->remark.form, r->same_size.line = l->number;
	else if (r->other_size.line == 0 || r->other_size.form != r->same_size.form)
		r->other_size.form = l->remark.form, r->other_size.line = l->number;
}

uint64_t nq_other_size_line(const nq_reader *r) {
	return r->same_size.line > 0 && r->same_size.form == r->other_size.form ? r->other_size.line : 0;
}

void nq_add_line(nq_reader *r, const nq_text_line *line, const nq_remark *m) {
	nq_settle_lines(r, 0);
	*line_at(r, r->pending++) = (nq_line_seen){.number = line->number, .remark = *m};
	if (m->kind == NQ_CONTENT && r->table_rows >= 0) read_table_row(r, line, m);
	r->is_list_empty = line->length <= 4 && strspn(line->text, "[](){}") == (size_t)line->length;
}

void nq_mark_read(nq_reader *r, const nq_printed_board *board, bool is_first_reading) {
	for (int i = 0; i < r->pending; i++) {
		nq_line_seen *l = line_at(r, i);
		if (l->number < board->line || l->number > board->last) continue;
		l->is_read = true;
		l->is_read_first = l->is_read_first || is_first_reading;
	}
}

bool nq_is_read_first(const nq_reader *r, const nq_printed_board *board) {
	for (int i = 0; i < r->pending; i++) {
		const nq_line_seen *l = &r->line[(r->first + i) % NQ_PENDING];
		if (l->is_read_first && l->number >= board->line && l->number <= board->last) return true;
	}
	return false;
}

/* The stored line takes the highest suspicion among lines of its form. */
static void leave_unread(nq_reader *r, const nq_line_seen *l) {
	const nq_remark *m = &l->remark;
	int i = 0;
	if (m->kind == NQ_NOISE && m->has_total) add_total(r, m->total, l->number);
	if (m->kind == NQ_NOISE) return;
	while (i < r->unread_forms && r->unread_form[i].first.remark.form != m->form) i++;
	if (i == NQ_FORMS) r->doubt = r->doubt > 0 ? r->doubt : l->number;
	else if (i == r->unread_forms) r->unread_form[r->unread_forms++].first = *l;
	if (i < NQ_FORMS) {
		nq_remark *first = &r->unread_form[i].first.remark;
		r->unread_form[i].count++;
		first->looks_like_board = first->looks_like_board || m->looks_like_board;
		first->has_words = first->has_words && m->has_words;
	}
	if (m->has_words && !m->looks_like_board) return;
	if (r->unread_lines < NQ_UNREAD_LINES) r->unread_line[r->unread_lines++] = l->number;
	r->unread++;
}

void nq_settle_lines(nq_reader *r, uint64_t before) {
	uint64_t *stray = r->reading[0].form.is_run ? &r->reading[0].of.run.stray : NULL;
	for (; r->pending > 0 && (line_at(r, 0)->number < before || r->pending == NQ_PENDING); r->pending--) {
		const nq_line_seen *l = line_at(r, 0);
		const nq_remark *m = &l->remark;
		r->first = (r->first + 1) % NQ_PENDING;
		if (stray != NULL && *stray == l->number && l->is_read && r->doubt == 0) r->doubt = *stray;
		if (stray != NULL && *stray <= l->number) *stray = 0;
		note_size(r, l);
		if (l->is_read) note_total(r, l);
		if (!l->is_read) leave_unread(r, l);
		else if (m->numbers > 0 && !is_form_read(r, m->form) && r->forms_read < NQ_FORMS)
			r->form_read[r->forms_read++] = m->form;
		uint64_t line = !l->is_read && m->is_alone ? l->number : 0;
		r->last_alone = (nq_total){m->number[0], line, r->n, false, false};
	}
}

void nq_end_totals(nq_reader *r) {
	if (r->board_line.lines == 1) add_total(r, r->board_line.total, r->board_line.total.line);
	if (r->totals > 0 || r->last_alone.line == 0) return;
	add_total(r, r->last_alone, r->last_alone.line);
	if (r->unread_lines > 0 && r->unread_line[r->unread_lines - 1] == r->last_alone.line)
		r->unread--, r->unread_lines--;
}

uint64_t nq_reader_doubt(const nq_reader *r) {
	uint64_t boards = r->reading[0].boards + r->reading[1].boards, doubt = r->doubt;
	if (boards > 0 && doubt == 0) doubt = nq_other_size_line(r);
	bool is_total_alone = boards == 0 && r->totals > 0;
	for (int i = 0; i < r->unread_forms; i++) {
		const nq_line_seen *l = &r->unread_form[i].first;
		uint64_t count = r->unread_form[i].count;
		if (l->number == r->last_alone.line && count == 1) continue;
		const nq_remark *m = &l->remark;
		bool is_doubt = is_form_read(r, m->form) || (m->looks_like_board && (boards == 0 || !m->has_words));
		if (is_total_alone) is_doubt = is_doubt || !m->is_harmless || count > 1;
		if (is_doubt && (doubt == 0 || l->number < doubt)) doubt = l->number;
	}
	return doubt;
}
