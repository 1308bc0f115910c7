#include "reader.h"

#include "../totals.h"
#include "ascii.h"

#include <string.h>

bool nq_notation_start(nq_notation *r, nq_form form, nq_board_sink to) {
	r->form = form;
	if (nq_is_run(&form)) return nq_run_start(&r->of.run, form, to);
	nq_grid_start(&r->of.grid, form, to);
	return form.way != NQ_LATTICE || form.lattice.pitch > 0;
}

void nq_notation_put(nq_notation *r, const nq_text_line *line, nq_line_kind kind) {
	if (nq_is_run(&r->form)) nq_run_put(&r->of.run, line, kind);
	else nq_grid_put(&r->of.grid, line, kind);
}

void nq_notation_end(nq_notation *r) {
	if (nq_is_run(&r->form)) nq_run_end(&r->of.run);
	else nq_grid_end(&r->of.grid);
}

bool nq_notation_learn(nq_notation *r) {
	return nq_is_run(&r->form) ? nq_run_learn(&r->of.run, &r->form) : nq_grid_learn(&r->of.grid, &r->form);
}

static uint64_t first_held(const nq_notation *r) {
	const nq_grid *g = &r->of.grid;
	if (nq_is_run(&r->form)) return nq_run_held(&r->of.run);
	return g->rows > 0 ? g->span[0].first : g->first;
}

/* Pending line i, which may still become part of a board. */
static nq_line_seen *line_at(nq_reader *r, int i) { return &r->line[(r->first + i) % NQ_PENDING]; }

nq_line_form *nq_reader_form(nq_reader *r, uint64_t form) {
	int i = 0;
	while (i < r->forms && r->form[i].form != form) i++;
	if (i == NQ_LINE_FORMS) return NULL;
	if (i == r->forms) r->form[r->forms++] = (nq_line_form){.form = form};
	return &r->form[i];
}

void nq_count_line(nq_line_form *f, uint64_t number, uint64_t line) {
	if (f->count++ == 0) f->first = number, f->steps = f->gap = 0;
	else if (number == f->last + 1) f->steps++;
	else if (number < f->last) f->first = UINT64_MAX;
	else if (f->gap == 0) f->gap = line;
	f->last = number;
}

/* A row has n and the total, perhaps with numbers such as that of unique solutions between. In words.c, `9,352` is one
 * number. */
static void read_table_row(nq_reader *r, const nq_text_line *line, const nq_remark *m) {
	const char *at = nq_find_digit(line->text);
	int n = (int)nq_next_number(&at, 100);
	uint64_t value = m->number[m->n == 0];
	bool is_alone = m->numbers <= (m->n == 0), begins = nq_is_digit(line->text[strspn(line->text, " \t|")]);
	bool is_row = n < 100 && m->numbers < 5 && (!is_alone || *at == ',') && (m->n > 0 || begins);
	while (*(at = nq_find_digit(at)) != 0) {
		uint64_t number = nq_next_number(&at, UINT64_MAX / 10);
		if (is_alone || (number == nq_known_total(n) && *at != '.')) value = number;
	}
	if (!is_row || (r->table_rows > 0 && n != r->table_n + 1)) {
		if (r->table_rows > 0) r->table_rows = -1;
		return;
	}
	r->table_n = n;
	r->table_rows++;
	if (value == nq_known_total(n)) r->table_good++;
	else if (r->table_wrong.line == 0) r->table_wrong = (nq_total){.value = value, .line = line->number, .n = n};
}

static void add_total(nq_reader *r, nq_total total) {
	if (total.n == 0) total.n = r->n > 0 ? r->n : r->other_size.remark.n;
	if (r->totals < NQ_TOTALS) r->total[r->totals] = total;
	if (r->totals <= NQ_TOTALS) r->totals++;
}

static void note_size(nq_reader *r, const nq_line_seen *l) {
	bool is_settled = r->other_size.number > 0 && r->other_size.remark.form == r->same_size.remark.form;
	if (l->remark.n == 0) return;
	if (l->remark.n == r->n) r->same_size = *l;
	else if (!is_settled) r->other_size = *l;
}

uint64_t nq_other_size_line(const nq_reader *r) {
	const nq_remark *other = &r->other_size.remark;
	bool is_stated = r->same_size.number > 0 && r->same_size.remark.form != other->form;
	bool are_lists = r->notation[0].form.way == NQ_LIST && other->n > 1;
	bool is_count = are_lists && (uint64_t)other->n == r->notation[0].boards; /* L = [[2,4,1,3],[3,1,4,2]], N = 2. */
	return is_stated || is_count ? 0 : r->other_size.number;
}

static unsigned mark_read(nq_reader *r, const nq_printed_board *board, unsigned notations) {
	unsigned before = 0;
	for (int i = 0; i < r->pending; i++) {
		nq_line_seen *l = line_at(r, i);
		if (l->number < board->line || l->number > board->last) continue;
		before |= l->read;
		l->read |= notations;
	}
	return before;
}

static void leave_unread(nq_reader *r, const nq_line_seen *l) {
	const nq_remark *m = &l->remark;
	if (m->kind == NQ_NOISE) {
		if (m->second_total.is_unique) add_total(r, m->second_total);
		bool is_again = m->is_ratio && r->totals > 0 && r->total[0].value == m->total.value;
		if (m->has_total && !is_again) add_total(r, m->total), r->has_total |= !m->is_ratio;
		return;
	}
	nq_line_form *f = nq_reader_form(r, m->form);
	if (f == NULL) r->doubt = r->doubt > 0 ? r->doubt : l->number;
	else {
		if (f->unread++ == 0) f->first_unread = *l;
		f->first_unread.remark.looks_like_board |= m->looks_like_board;
		f->first_unread.remark.is_prose &= m->is_prose;
		if (m->digits == r->n) f->first_unread.remark.digits = r->n;
	}
	if (m->is_prose && !m->looks_like_board) return;
	if (r->unread_lines < NQ_UNREAD_LINES) r->unread_line[r->unread_lines++] = l->number;
	r->unread++;
}

static void settle_lines(nq_reader *r, uint64_t before) {
	for (; r->pending > 0 && (line_at(r, 0)->number < before || r->pending == NQ_PENDING); r->pending--) {
		const nq_line_seen *l = line_at(r, 0);
		const nq_remark *m = &l->remark;
		r->first = (r->first + 1) % NQ_PENDING;
		bool is_stray = nq_is_run(&r->notation[0].form) && r->notation[0].of.run.stray == l->number;
		if (is_stray && l->read & 1 && r->n > 3 && r->doubt == 0) r->doubt = l->number;
		note_size(r, l);
		if (!l->read) leave_unread(r, l);
		bool is_label =
			l->read ? m->numbers == r->n + 1 && !m->is_harmless : m->kind == NQ_CONTENT && m->heading != NQ_NO_HEADING;
		nq_line_form *f = is_label || (l->read && m->numbers > 0) ? nq_reader_form(r, m->form) : NULL;
		if (f != NULL) {
			f->is_read |= l->read;
			if (l->read && m->has_total) f->total = m->total, f->totals++;
			if (is_label) nq_count_line(f, m->number[0], l->number);
		}
		bool may_be_total = !l->read && m->is_alone && (m->numbers > 0 || r->notation[0].boards == 0);
		bool is_statistic = m->kind == NQ_NOISE && !m->has_total && !m->is_alone;
		if (!is_statistic)
			r->last_alone = (nq_total){.value = m->number[m->numbers > 1], .line = may_be_total ? l->number : 0};
	}
}

static void add_line(nq_reader *r, const nq_text_line *line, const nq_remark *m) {
	settle_lines(r, 0);
	nq_line_seen *l = line_at(r, r->pending++);
	*l = (nq_line_seen){.number = line->number, .remark = *m};
	l->remark.total.line = l->remark.second_total.line = line->number;
	if ((m->kind == NQ_CONTENT || m->n > 0) && r->table_rows >= 0) read_table_row(r, line, m);
}

/* True if numbers of boards are missing: Solution 1, 2, 4. */
static bool skips_numbers(const nq_reader *r, const nq_line_form *f) {
	return f->first <= 1 && f->gap > 0 && 2 * f->steps >= f->count && f->count == r->notation[0].boards;
}

/* Adds the total on a line of a board or alone on the last line, or the last number if numbers are missing. */
static void end_totals(nq_reader *r) {
	uint64_t on_boards = 0;
	for (const nq_line_form *f = r->form; f < r->form + r->forms; f++) on_boards += f->totals;
	for (const nq_line_form *f = r->form; f < r->form + r->forms; f++) {
		if (f->totals == 1 && on_boards == 1) add_total(r, f->total);
		else if (skips_numbers(r, f)) add_total(r, (nq_total){.value = f->last + 1 - f->first, .line = f->gap});
		else continue;
		r->has_total = true;
	}
	if (r->has_total || r->last_alone.line == 0) return;
	add_total(r, r->last_alone);
	if (r->unread_lines > 0 && r->unread_line[r->unread_lines - 1] == r->last_alone.line)
		r->unread--, r->unread_lines--;
}

uint64_t nq_reader_doubt(const nq_reader *r) {
	uint64_t boards = r->notation[0].boards + r->notation[1].boards, doubt = r->doubt;
	if (boards > 0 && doubt == 0) doubt = nq_other_size_line(r);
	uint64_t bare = 0, sentences = 0;
	bool is_total_alone = boards == 0 && r->totals > 0 && !r->is_among_events;
	for (const nq_line_form *f = r->form; f < r->form + r->forms; f++) {
		const nq_line_seen *l = &f->first_unread;
		uint64_t count = f->unread;
		if (count == 0 || (l->number == r->last_alone.line && count == 1)) continue;
		const nq_remark *m = &l->remark;
		bool may_be_columns = boards > 0 && r->n > 3 && m->digits == r->n;
		bool is_doubt = f->is_read || may_be_columns || (m->looks_like_board && (boards == 0 || !m->is_prose));
		bare += m->is_bare ? count : 0;
		if (boards > 0 && !r->is_among_events) is_doubt |= bare > 2 * boards || (m->numbers > 0 && count > 2 * boards);
		bool is_sentence = m->is_harmless || (m->is_prose && m->numbers == 0 && ++sentences < 4);
		if (is_total_alone) is_doubt |= !is_sentence || count > 1;
		if (is_doubt && (doubt == 0 || l->number < doubt)) doubt = l->number;
	}
	return doubt;
}

static void take_first(void *to, const nq_printed_board *board) {
	nq_reader *r = to;
	r->notation[board->notation].boards++;
	mark_read(r, board, 1u << board->notation);
	r->to.take(r->to.to, board);
}

static void release(nq_reader *r, bool all) {
	uint64_t held = first_held(&r->notation[0]);
	int count = 0;
	for (; count < r->waiting && (all || held == 0 || r->waits[count].last < held); count++)
		if (!(mark_read(r, &r->waits[count], 0) & 1)) take_first(r, &r->waits[count]);
	r->waiting -= count;
	memmove(r->waits, r->waits + count, (size_t)r->waiting * sizeof r->waits[0]);
}

static void take_second(void *to, const nq_printed_board *board) {
	nq_reader *r = to;
	if (r->waiting == NQ_WAITING) release(r, true);
	r->waits[r->waiting] = *board;
	r->waits[r->waiting++].notation = 1;
}

/* True for `Expected: 92`, and for the lines between `Expected:` and `Output:`. */
static bool is_expected(nq_reader *r, const char *text) {
	size_t expected = nq_begins_with(text, NQ_EXPECTED_LABELS),
		   length = expected + nq_begins_with(text, NQ_ACTUAL_LABELS);
	if (length == 0 || (text[length] != ':' && text[length] != 0)) return r->expects;
	r->expects = expected > 0 && text[length + strspn(text + length, ": \t")] == 0;
	return expected > 0;
}

nq_remark nq_reader_remark(nq_reader *r, const nq_text_line *line) {
	uint64_t hash = 1 + (uint64_t)line->colours;
	for (int i = 0; i < line->length; i++) hash = nq_hash(hash, line->text[i]);
	unsigned at = (unsigned)(hash >> 32) % NQ_KNOWN_LINES;
	nq_remark *known = &r->remark[at], m;
	if (r->known[at] != hash) {
		r->known[at] = hash;
		*known = nq_remark_on(line);
		known->columns = nq_named_columns(line);
	}
	m = *known;
	if (line->number == 1) r->expects = false;
	if (is_expected(r, line->text)) return (nq_remark){.kind = NQ_NOISE};
	const nq_line_form *f = m.heading == NQ_NO_HEADING ? NULL : nq_reader_form(r, m.form);
	if (f == NULL || !f->is_heading) return m;
	/* `count = 3` on the last line is a total. */
	m.kind = NQ_NOISE, m.is_alone |= m.has_total && f->first == 1, m.has_total = m.is_ratio;
	if (m.is_ratio) m.total = (nq_total){.value = m.number[1], .line = line->number, .n = m.n};
	return m;
}

void nq_reader_use(nq_reader *r, int i, nq_form form) {
	nq_notation_start(&r->notation[i], form, (nq_board_sink){i == 0 ? take_first : take_second, r});
}

void nq_reader_line(nq_reader *r, const nq_text_line *line) {
	nq_remark m = nq_reader_remark(r, line);
	if ((r->count == 0 || r->notation[0].form.way <= NQ_CELL_RECORDS) && m.columns > 0)
		m.is_prose = true, m.looks_like_board = m.is_bare = false;
	if (r->is_among_events && m.is_prose) m.looks_like_board = false;
	if (m.kind != NQ_BLANK && m.kind != NQ_RULE && !line->continues) add_line(r, line, &m);
	uint64_t held = line->number + 1;
	for (int i = 0; i < r->count; i++) {
		if (m.looks_like_board || !r->is_among_events) nq_notation_put(&r->notation[i], line, m.kind);
		uint64_t first = first_held(&r->notation[i]);
		if (first > 0 && first < held) held = first;
	}
	if (r->count > 1) release(r, false);
	if (r->waiting > 0 && r->waits[0].line < held) held = r->waits[0].line;
	settle_lines(r, held);
}

void nq_reader_start(nq_reader *r, const char *bytes, size_t count, nq_board_sink to) {
	memset(r, 0, offsetof(nq_reader, remark));
	r->to = to;
	nq_text_start(&r->text, bytes, count);
}

void nq_reader_put(nq_reader *r, const char *bytes, size_t count) {
	for (const char *end = bytes + count; nq_text_next(&r->text, &bytes, end);) nq_reader_line(r, &r->text.line);
}

static void end_boards(nq_reader *r) {
	for (int i = 0; i < r->count; i++) nq_notation_end(&r->notation[i]);
	release(r, true);
	settle_lines(r, UINT64_MAX);
}

void nq_reader_part(nq_reader *r) {
	if (r->pending > 0 || r->waiting > 0) {
		end_boards(r);
		for (int i = 0; i < r->count; i++) nq_reader_use(r, i, r->notation[i].form);
	}
	r->last_alone.line = 0; /* numbers above an event are no totals */
}

void nq_reader_end(nq_reader *r) {
	if (nq_text_end(&r->text)) nq_reader_line(r, &r->text.line);
	end_boards(r);
	end_totals(r);
}
