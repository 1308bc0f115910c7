/* reader: see reader.h. */
#include "forms.h"
#include "headings.h"
#include "pending.h"

#include "../totals.h"

#include <string.h>

/* Bytes that show the form of most texts. */
enum { FEW_BYTES = 1 << 14 };
enum { KIND = 3, IS_TAKEN = 4 };

/* The first bytes of a text, and of each of its lines an nq_line_kind and whether a reading takes it. */
typedef struct {
	const char *bytes;
	size_t count;
	bool is_whole;
	uint64_t lines, content;
	uint8_t *of_line;
} beginning;

/* --- one reading --- */

typedef struct {
	nq_sign_counts signs;
	nq_run_counts numbers;
} learnt;

static void put_line(nq_reading *r, const nq_text_line *line, nq_line_kind kind, learnt *learn, nq_take_board *take,
                     void *to) {
	if (r->form.is_run) nq_run_put(&r->of.run, line, kind, learn == NULL ? NULL : &learn->numbers, take, to);
	else nq_grid_put(&r->of.grid, line, kind, learn == NULL ? NULL : &learn->signs, take, to);
}

static void end_reading(nq_reading *r, learnt *learn, nq_take_board *take, void *to) {
	if (r->form.is_run) nq_run_end(&r->of.run, learn == NULL ? NULL : &learn->numbers, take, to);
	else nq_grid_end(&r->of.grid, learn == NULL ? NULL : &learn->signs, take, to);
}

static bool start_reading(nq_reading *r, nq_form form) {
	r->form = form;
	r->boards = 0;
	if (form.is_run) return nq_run_start(&r->of.run, form.run);
	nq_grid_start(&r->of.grid, form.grid);
	return form.grid.way != NQ_LATTICE || form.grid.lattice.pitch > 0;
}

/* The first line whose place in a board is not clear yet, 0 for none. */
static uint64_t held_by(const nq_reading *r) {
	return r->form.is_run ? nq_run_held(&r->of.run) : r->of.grid.rows > 0 ? r->of.grid.lines[0] : 0;
}

/* --- the first bytes --- */

static void read_beginning(const beginning *b, nq_reading *r, learnt *learn, nq_take_board *take, void *to) {
	nq_text text;
	nq_text_start(&text, b->bytes, b->count);
	for (size_t i = 0; i < b->count; i++)
		if (nq_text_put(&text, b->bytes[i]))
			put_line(r, &text.line, b->of_line[text.line.number] & KIND, learn, take, to);
	if (nq_text_end(&text)) put_line(r, &text.line, b->of_line[text.line.number] & KIND, learn, take, to);
	if (b->is_whole) end_reading(r, learn, take, to);
}

static void widen_lattice(const beginning *b, nq_form *form) {
	nq_text text;
	form->grid.lattice.last = -1;
	nq_text_start(&text, b->bytes, b->count);
	for (size_t i = 0; i < b->count; i++)
		if (nq_text_put(&text, b->bytes[i]) && (b->of_line[text.line.number] & KIND) == NQ_CONTENT)
			nq_lattice_add(&form->grid.lattice, &text.line, form->grid.n);
}

typedef struct {
	const beginning *of;
	uint64_t good_lines, good, lines, boards, counted, good_counted;
	bool takes;
} score;

static void count_board(void *to, const nq_printed_board *board) {
	score *s = to;
	for (uint64_t line = board->line; line <= board->last; line++)
		if (!s->takes && s->of->of_line[line] & IS_TAKEN) return;
	for (uint64_t line = board->line; line <= board->last && s->takes; line++) s->of->of_line[line] |= IS_TAKEN;
	bool is_good = nq_printed_is_solution(board);
	uint64_t from = board->line > s->counted ? board->line : s->counted + 1;
	if (board->last >= from) s->lines += board->last + 1 - from, s->counted = board->last;
	from = board->line > s->good_counted ? board->line : s->good_counted + 1;
	if (is_good && board->last >= from) s->good_lines += board->last + 1 - from, s->good_counted = board->last;
	s->boards++;
	s->good += is_good;
}

/* Order of forms: at least half of the boards are solutions; the most lines in solutions; the most solutions; without
 * any solution, the most lines. */
static bool is_better(const score *a, const score *b) {
	bool a_is_likely = a->good * 2 >= a->boards, b_is_likely = b->good * 2 >= b->boards;
	if (a_is_likely != b_is_likely) return a_is_likely;
	if (a->good_lines != b->good_lines) return a->good_lines > b->good_lines;
	if (a->good != b->good) return a->good > b->good;
	return a->good == 0 && a->lines > b->lines;
}

/* Learns what a form leaves open, then counts its boards. */
static score try_form(const beginning *b, nq_reading *scratch, nq_form *form) {
	learnt learn = {.signs = {0}};
	score s = {.of = b};
	if (!form->is_run && form->grid.way == NQ_LATTICE) widen_lattice(b, form);
	if (!start_reading(scratch, *form)) return s;
	read_beginning(b, scratch, &learn, NULL, NULL);
	bool is_learnt = form->is_run ? nq_run_learn(&scratch->form.run, &learn.numbers)
	                              : nq_grid_learn(&scratch->form.grid, &learn.signs);
	*form = scratch->form;
	if (is_learnt && start_reading(scratch, *form)) read_beginning(b, scratch, NULL, count_board, &s);
	return s;
}

/* The best form for lines that no other takes. */
static score find_form(const beginning *b, nq_reading *scratch, int n, nq_form *best) {
	score most = {.of = b};
	nq_form form;
	for (int i = 0; nq_form_at(i, n, &form); i++) {
		score s = try_form(b, scratch, &form);
		if (s.boards == 0 || (most.boards > 0 && !is_better(&s, &most))) continue;
		most = s;
		*best = form;
		if (s.good == s.boards && s.lines >= b->content) break;
	}
	return most;
}

static void take_lines(const beginning *b, nq_reading *scratch, const nq_form *form) {
	score s = {.of = b, .takes = true};
	start_reading(scratch, *form);
	read_beginning(b, scratch, NULL, count_board, &s);
}

static void forget_lines(const beginning *b) {
	for (uint64_t line = 0; line <= b->lines; line++) b->of_line[line] &= KIND;
}

/* --- the lines of the first bytes --- */

typedef struct {
	nq_reader *r;
	beginning *b;
	bool marks; /* headings are known */
	int stated, headings;
	int size[4];
	nq_heading heading[NQ_FORMS];
	uint64_t numbers, content, few; /* few: lines of content in the first FEW_BYTES */
	size_t at;
	uint64_t headed; /* bit n: a line names n columns */
	bool has_cells;  /* a line is not of words alone */
} marking;

static void mark_line(marking *k, const nq_text_line *line) {
	nq_remark m = nq_remark_on(line);
	k->b->lines = line->number;
	nq_line_kind kind = nq_kind_of_line(k->r, &m);
	if (k->marks) {
		k->b->of_line[line->number] = (uint8_t)kind;
		bool has_cells = !m.has_words || m.looks_like_board || m.numbers > 0;
		k->has_cells = k->has_cells || has_cells;
		k->b->content += kind == NQ_CONTENT && has_cells;
		if (k->at < FEW_BYTES) k->few = k->b->content;
		return;
	}
	if (m.is_blank || m.is_rule) return;
	k->numbers += (uint64_t)m.numbers;
	k->content++;
	bool is_new = m.n > 0 && m.n <= NQ_MAX;
	for (int i = 0; i < k->stated; i++) is_new = is_new && k->size[i] != m.n;
	if (is_new && k->stated < 4) k->size[k->stated++] = m.n;
	int columns = nq_named_columns(line);
	if (columns <= NQ_MAX) k->headed |= UINT64_C(1) << columns;
	if (!m.may_head) return;
	int i = 0;
	while (i < k->headings && k->heading[i].form != m.form) i++;
	if (i == NQ_FORMS) return;
	if (i == k->headings) k->heading[k->headings++].count = 0;
	nq_count_heading(&k->heading[i], &m, k->numbers, k->content);
}

static void mark_lines(marking *k) {
	nq_text text;
	nq_text_start(&text, k->b->bytes, k->b->count);
	for (k->at = 0; k->at < k->b->count; k->at++)
		if (nq_text_put(&text, k->b->bytes[k->at])) mark_line(k, &text.line);
	if (nq_text_end(&text)) mark_line(k, &text.line);
	if (k->marks) return;
	for (int i = 0; i < k->headings && k->r->headings < NQ_HEADINGS; i++)
		if (nq_is_heading(&k->heading[i])) k->r->heading[k->r->headings++] = k->heading[i].form;
	k->marks = true;
	mark_lines(k);
}

/* --- the choice --- */

static bool is_numbered(const nq_form *form) {
	return form->is_run && (form->run.kind == NQ_NUMBERED || form->run.kind == NQ_COUNTED);
}

/* The forms in which the text is read if the board's size is n. */
static int choose_forms(nq_reader *r, const beginning *b, int n, nq_form forms[NQ_READINGS_AT_ONCE], score *all) {
	int count = 0;
	*all = (score){.of = b};
	while (count < NQ_READINGS_AT_ONCE && (count == 0 || all->lines < b->content)) {
		score s = find_form(b, &r->reading[0], n, &forms[count]);
		bool is_spare = count > 0 && (s.good * 2 <= s.boards || (is_numbered(&forms[count]) && s.boards == 1));
		if (s.boards == 0 || is_spare) break;
		take_lines(b, &r->reading[0], &forms[count++]);
		all->good += s.good, all->boards += s.boards, all->lines += s.lines;
	}
	forget_lines(b);
	return count;
}

/* The size with the most solutions, by the squares that they fill, then the most lines; one that the text states first.
 * One list with one number more is rather a longer list. */
static int find_size(nq_reader *r, const beginning *b, const marking *k) {
	nq_form forms[NQ_READINGS_AT_ONCE];
	uint64_t most_good = 0, most_lines = 0;
	int best = 0;
	for (int i = 0; i < k->stated + NQ_MAX; i++) {
		int from_4 = i - k->stated + 4, n = i < k->stated ? k->size[i] : from_4 <= NQ_MAX ? from_4 : from_4 - NQ_MAX;
		score s;
		if (n == 1 && (b->content > 3 || k->numbers > 1)) continue;
		int count = choose_forms(r, b, n, forms, &s);
		if (count == 0 || (is_numbered(&forms[0]) && s.boards == 1 && !(k->headed >> n & 1))) continue;
		uint64_t good = s.good * (uint64_t)n;
		if (good > most_good || (good == most_good && s.lines > most_lines))
			best = n, most_good = good, most_lines = s.lines;
		bool is_plain = s.lines * 20 >= b->content * 19 || (s.good > 1 && s.lines * 2 >= b->content);
		if (s.good > 0 && s.good == s.boards && is_plain) break;
	}
	return best > 0 ? best : k->stated == 1 ? k->size[0] : 0;
}

void nq_reader_start(nq_reader *r, const char *bytes, size_t count) {
	memset(r, 0, sizeof *r);
	nq_text_start(&r->text, bytes, count);
}

static int choose_size_and_forms(nq_reader *r, int n, const beginning *b, const marking *k,
                                 nq_form forms[NQ_READINGS_AT_ONCE], score *s) {
	r->n = n > 0 ? n : find_size(r, b, k);
	return r->n > 0 ? choose_forms(r, b, r->n, forms, s) : 0;
}

void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count) {
	beginning b = {.bytes = bytes, .count = count, .is_whole = count < NQ_READ_AHEAD, .of_line = r->of_line};
	marking k = {.r = r, .b = &b};
	nq_form forms[NQ_READINGS_AT_ONCE];
	score s = {.of = &b};
	r->headings = 0;
	mark_lines(&k);
	r->count = 0;
	if (r->text.line.number > 1 && !k.has_cells) return; /* log lines before the boards */
	if (count > FEW_BYTES) {
		beginning few = b;
		few.count = FEW_BYTES, few.content = k.few, few.is_whole = false;
		r->count = choose_size_and_forms(r, n, &few, &k, forms, &s);
	}
	if (r->count == 0) r->count = choose_size_and_forms(r, n, &b, &k, forms, &s);
	r->good_ahead = s.good, r->lines_ahead = s.lines;
	for (int i = 0; i < r->count; i++) forms[i].grid.has_parts = true, start_reading(&r->reading[i], forms[i]);
}

/* --- boards --- */

typedef struct {
	nq_reader *r;
	int reading;
	nq_take_board *take;
	void *to;
} receiver;

static void hand_on(const receiver *v, const nq_printed_board *board) {
	nq_printed_board copy = *board;
	copy.reading = v->reading;
	v->r->reading[v->reading].boards++;
	nq_mark_read(v->r, board->line, board->last);
	v->take(v->to, &copy);
}

static bool is_in_range(const nq_reader *r, const nq_printed_board *board) {
	int from = r->ranges > NQ_WAITING ? r->ranges - NQ_WAITING : 0;
	for (int i = from; i < r->ranges; i++)
		if (r->range[i % NQ_WAITING].line <= board->last && board->line <= r->range[i % NQ_WAITING].last) return true;
	return false;
}

static void release(const receiver *v, bool all) {
	nq_reader *r = v->r;
	uint64_t held = held_by(&r->reading[0]);
	int count = 0;
	while (count < r->waiting && (all || held == 0 || r->waits[count].last < held)) {
		if (!is_in_range(r, &r->waits[count])) hand_on(v, &r->waits[count]);
		count++;
	}
	r->waiting -= count;
	memmove(r->waits, r->waits + count, (size_t)r->waiting * sizeof r->waits[0]);
}

static void take_board(void *to, const nq_printed_board *board) {
	const receiver *v = to;
	nq_reader *r = v->r;
	if (v->reading == 0) {
		r->range[r->ranges % NQ_WAITING].line = board->line;
		r->range[r->ranges++ % NQ_WAITING].last = board->last;
		hand_on(v, board);
	} else {
		if (r->waiting == NQ_WAITING) release(v, true);
		r->waits[r->waiting++] = *board;
	}
}

/* --- the whole --- */

static void take_line(nq_reader *r, nq_take_board *take, void *to) {
	const nq_text_line *line = &r->text.line;
	bool is_header;
	nq_remark m = nq_known_remark(r, line, &is_header);
	nq_line_kind kind = nq_kind_of_line(r, &m);
	nq_pending_line *l = &r->line[(r->first + r->pending) % NQ_PENDING];
	if (kind != NQ_BLANK && kind != NQ_RULE && !line->continues) {
		nq_settle_lines(r, 0);
		l = &r->line[(r->first + r->pending++) % NQ_PENDING];
		*l = (nq_pending_line){.kind = kind,
		                       .has_total = m.has_total && m.numbers <= 2,
		                       .is_alone = m.is_alone,
		                       .has_digits = m.numbers > 0};
		l->as =
			(nq_unread){m.form,        line->number,     1, m.looks_like_board && !is_header, m.has_words || is_header,
		                m.is_harmless, line->length <= 2};
		l->total = (nq_total){m.has_total ? m.total : m.number[0], line->number, m.n > 0 ? m.n : r->n, m.is_fewer,
		                      m.is_fundamental};
		if (kind == NQ_CONTENT && r->table_rows >= 0) nq_read_table_row(r, line);
		r->is_list_empty = strcmp(line->text, "[]") == 0 || strcmp(line->text, "()") == 0 ||
		                   strcmp(line->text, "{}") == 0 || strcmp(line->text, "[[]]") == 0;
	}
	uint64_t held = line->number + 1;
	for (int i = 0; i < r->count; i++) {
		const receiver v = {r, i, take, to};
		put_line(&r->reading[i], line, kind, NULL, take_board, (void *)&v);
		uint64_t first = held_by(&r->reading[i]);
		if (first > 0 && first < held) held = first;
		if (i == 1) release(&v, false);
	}
	if (r->waiting > 0 && r->waits[0].line < held) held = r->waits[0].line;
	nq_settle_lines(r, held);
}

void nq_reader_put(nq_reader *r, const char *bytes, size_t count, nq_take_board *take, void *to) {
	for (size_t i = 0; i < count; i++)
		if (nq_text_put(&r->text, bytes[i])) take_line(r, take, to);
}

void nq_reader_end(nq_reader *r, nq_take_board *take, void *to) {
	if (nq_text_end(&r->text)) take_line(r, take, to);
	for (int i = 0; i < r->count; i++) {
		const receiver v = {r, i, take, to};
		end_reading(&r->reading[i], NULL, take_board, (void *)&v);
		if (i == 1) release(&v, true);
	}
	nq_settle_lines(r, UINT64_MAX);
	bool is_total = r->totals == 0 && r->unread_lines > 0 && r->last_alone.line > 0;
	if (is_total && r->unread_line[r->unread_lines - 1] == r->last_alone.line) r->unread--, r->unread_lines--;
}

const char *nq_reading_name(const nq_reading *r) {
	static const char *const runs[] = {"columns", "columns", "columns",  "table",   "records",
	                                   "matrix",  "cells",   "literals", "squares", "word"};
	return r->form.is_run ? runs[r->form.run.kind] : r->form.grid.way == NQ_FEN ? "fen" : "grid";
}
