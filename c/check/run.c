/* run: see run.h. */
#include "flags.h"

#include <string.h>

static bool fits(int32_t value, int n) { return value >= 0 && value <= n; }

/* --- boards --- */

/* n different values, from 0 or from 1. */
static bool is_permutation(const nq_token *lot, int n, int stride) {
	uint64_t seen = 0;
	for (int i = 0; i < n; i++) {
		if (!fits(lot[i * stride].value, n)) return false;
		seen |= UINT64_C(1) << lot[i * stride].value;
	}
	uint64_t all = (UINT64_C(1) << n) - 1;
	return seen == all || seen == all << 1;
}

/* Sums and differences are the same from whatever number rows and columns count. */
static bool is_valid(const nq_token *rows, const nq_token *columns, int n, int stride) {
	uint64_t sums[2] = {0}, differences[2] = {0};
	if (!is_permutation(rows, n, stride) || !is_permutation(columns, n, stride)) return false;
	for (int i = 0; i < n; i++) {
		int sum = rows[i * stride].value + columns[i * stride].value;
		int difference = rows[i * stride].value - columns[i * stride].value + NQ_MAX;
		uint64_t a = UINT64_C(1) << (sum & 63), b = UINT64_C(1) << (difference & 63);
		if (sums[sum >> 6] & a || differences[difference >> 6] & b) return false;
		sums[sum >> 6] |= a, differences[difference >> 6] |= b;
	}
	return true;
}

/* --- bases --- */

static void count_value(nq_field_counts *f, int32_t value, int n) {
	f->fits = f->fits && fits(value, n);
	f->varies = f->varies || value != f->first;
	f->zeros += value == 0, f->tops += value == n, f->below_tops += value == n - 1;
}

/* From 0 where a 0 stands and from 1 where an n stands; where both do, by the more frequent one. */
static int base_of(const nq_field_counts *f) {
	if (f->zeros != f->tops) return f->zeros < f->tops;
	return f->below_tops > 0;
}

static void count_lot(nq_run_counts *c, const nq_token *lot, int n, int period) {
	if (c->lots == 0) c->is_bare = !lot[1].has_marks;
	for (int k = 0; k < period; k++) {
		if (c->lots == 0) c->field[k] = (nq_field_counts){.fits = true, .first = lot[k].value};
		for (int i = 0; i < n; i++) count_value(&c->field[k], lot[i * period + k].value, n);
	}
	c->lots++;
}

/* --- lists of columns --- */

static bool are_columns(const nq_token *lot, int n) {
	bool are_named = n > 1, fit = true;
	for (int i = 0; i < n; i++) {
		are_named = are_named && (i == 0 || lot[i].is_named);
		fit = fit && fits(lot[i].value, n);
	}
	if (n == 1) return lot[0].is_opened && lot[0].value <= 1;
	return fit && !are_named && (n > 3 || !lot[1].has_letters);
}

static bool are_rows(const nq_token *lot, int n) {
	for (int i = 0; i < n; i++)
		if (lot[i].value != lot[0].value + i) return false;
	return n > 3;
}

static void take_columns(const nq_run_sink *s, const nq_token *lot) {
	const nq_run_form *form = &s->r->form;
	int n = form->n;
	bool is_row_list = are_rows(lot, n);
	nq_printed_board board = nq_empty_board(s, lot, n);
	if (s->learn != NULL) {
		if (!are_columns(lot, n)) return;
		bool turn = is_row_list == (s->learn->lots % 2 == 0);
		s->learn->pairs_rows = (s->learn->lots == 0 || s->learn->pairs_rows) && turn;
		s->learn->form.gap = lot[n > 1].gap;
		if (is_row_list) s->learn->row_lists++;
		count_lot(s->learn, lot, n, 1);
		return;
	}
	/* A number that is out of range is a fault only of what looks like the other boards. */
	if (!are_columns(lot, n) && lot[n > 1].gap != form->gap) return;
	if (form->skips_rows && is_row_list) {
		s->r->rows_line = lot[0].line;
		return;
	}
	if (s->r->rows_line > 0) board.line = s->r->rows_line;
	s->r->rows_line = 0;
	for (int row = 0; row < n; row++) nq_put_queen(&board, row, nq_from_base(&lot[row], form->base));
	s->take(s->to, &board);
}

/* A running number before or behind each list. */
static void take_numbered(const nq_run_sink *s, const nq_token *stretch) {
	nq_run *r = s->r;
	bool is_before = r->form.kind == NQ_NUMBERED;
	int32_t label = stretch[is_before ? 0 : r->form.n].value;
	bool goes_on = r->lists == 0 ? label == 0 || label == 1 : label == r->label + 1;
	if (!goes_on) return;
	r->label = label;
	r->lists++;
	take_columns(s, stretch + is_before);
}

/* --- records --- */

static void take_records(const nq_run_sink *s, const nq_token *lot) {
	const nq_run_form *form = &s->r->form;
	int n = form->n, p = form->period;
	nq_printed_board board = nq_empty_board(s, lot, n * p);
	if (s->learn != NULL) {
		count_lot(s->learn, lot, n, p);
		for (int a = 0; a < p; a++)
			for (int b = a + 1; b < p; b++) s->learn->good[a][b] += is_valid(lot + a, lot + b, n, p);
		return;
	}
	for (int i = 0; i < n; i++)
		nq_put_queen(&board, nq_from_base(&lot[i * p + form->row], form->row_base),
		             nq_from_base(&lot[i * p + form->column], form->base));
	s->take(s->to, &board);
}

/* The two fields that make the most valid boards; the later ones if several do: a queen's number comes first. */
static bool learn_records(nq_run_form *form, const nq_run_counts *c) {
	bool is_found = false;
	uint64_t most = 0;
	for (int b = form->period - 1; b > 0; b--)
		for (int a = b - 1; a >= 0; a--) {
			const nq_field_counts *row = &c->field[a], *column = &c->field[b];
			int varying = row->varies + column->varies;
			bool may =
				row->fits && column->fits && (varying == 2 || (varying == 1 && form->period == 2 && form->n > 3));
			if (!may || (is_found && c->good[a][b] <= most)) continue;
			is_found = true;
			most = c->good[a][b];
			form->row = a, form->column = b;
		}
	form->row_base = base_of(&c->field[form->row]), form->base = base_of(&c->field[form->column]);
	return is_found && !(form->n < 4 && c->lots == 1 && c->is_bare);
}

/* --- names of squares --- */

static void take_squares(const nq_run_sink *s, const nq_token *lot) {
	int n = s->r->form.n;
	bool varies = false;
	nq_printed_board board = nq_empty_board(s, lot, n);
	for (int i = 0; i < n; i++) {
		int row = lot[i].value / NQ_SQUARE_BASE, column = lot[i].value % NQ_SQUARE_BASE;
		varies = varies || column != lot[0].value % NQ_SQUARE_BASE;
		if (row >= n && s->learn != NULL) return;
		nq_put_queen(&board, n - 1 - row, column);
	}
	if (!varies) return;
	if (s->learn != NULL) s->learn->lots++;
	else s->take(s->to, &board);
}

/* --- stretches --- */

static void take_lot(const nq_run_sink *s, const nq_token *lot) {
	switch (s->r->form.kind) {
	case NQ_LIST: take_columns(s, lot); break;
	case NQ_RECORDS: take_records(s, lot); break;
	case NQ_MATRIX: nq_take_matrix(s, lot); break;
	case NQ_CELL_RECORDS: nq_take_cell_records(s, lot); break;
	default: take_squares(s, lot);
	}
}

/* One number more, on a line of its own, is a total before or behind the boards; more make it no boards of n. */
static void end_stretch(const nq_run_sink *s) {
	nq_run *r = s->r;
	const nq_token *first = r->held, *last = r->held + r->count - 1;
	uint64_t over = r->total % (uint64_t)r->size;
	int count = r->count;
	if (r->form.kind == NQ_NUMBERED || r->form.kind == NQ_COUNTED) {
		if (r->total == (uint64_t)r->size) take_numbered(s, first);
		return;
	}
	if (over > 1 || r->total < (uint64_t)r->size) return;
	if (over == 1) {
		bool before = r->total == (uint64_t)count && first->line != first[1].line && first->line != last->line;
		bool behind = last->line != last[-1].line && last->line != first->line;
		if (!before && !behind) return;
		if (before && (!behind || (r->form.period == 1 && is_permutation(first + 1, r->form.n, 1) &&
		                           !is_permutation(first, r->form.n, 1))))
			first++;
		count--;
	}
	for (int at = 0; at + r->size <= count; at += r->size) take_lot(s, first + at);
	for (int i = 0; i < r->count; i++) r->held[i].is_taken = true;
}

/* A list with too few numbers may stand in a line that has boards as well. */
static void drop_tokens(nq_run *r, int count) {
	for (int i = 0; i < count && r->form.kind == NQ_LIST && r->stray == 0; i++)
		if (!r->held[i].is_taken && r->held[i].gap == r->form.gap) r->stray = r->held[i].line;
	r->count -= count;
	memmove(r->held, r->held + count, (size_t)r->count * sizeof r->held[0]);
}

static void take_token(void *to, const nq_token *token) {
	const nq_run_sink *s = to;
	nq_run *r = s->r;
	int p = r->form.period;
	if (r->form.kind == NQ_LITERALS) {
		nq_take_literal(s, token);
		return;
	}
	if (r->count > p && token->gap != r->held[r->count - p].gap) {
		end_stretch(s);
		drop_tokens(r, r->count - p);
		r->total = (uint64_t)r->count;
	} else if (r->count == 2 * r->size && r->form.kind != NQ_NUMBERED && r->form.kind != NQ_COUNTED) {
		take_lot(s, r->held);
		for (int i = 0; i < r->size; i++) r->held[i].is_taken = true;
		drop_tokens(r, r->size);
	} else if (r->count == 2 * r->size) drop_tokens(r, r->size); /* too long to be one */
	r->held[r->count++] = *token;
	r->total++;
}

/* --- boards in one word --- */

static bool is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static void take_word(const nq_run_sink *s, const char *word, int length, uint64_t line) {
	const nq_run_form *form = &s->r->form;
	int n = form->n, kinds = 0;
	bool are_letters = true, are_digits = true;
	uint32_t seen = 0;
	nq_token lot[NQ_MAX];
	if (length != n || n < 4) return;
	for (int i = 0; i < n; i++) {
		are_letters = are_letters && is_letter(word[i]) && (word[i] | 32) - 'a' < n;
		are_digits = are_digits && is_digit(word[i]) && word[i] - '0' <= n && n <= 10;
		lot[i] = (nq_token){.value = is_digit(word[i]) ? word[i] - '0' : (word[i] | 32) - 'a', .line = line};
		if (!(seen >> (lot[i].value & 31) & 1)) kinds++;
		seen |= UINT32_C(1) << (lot[i].value & 31);
	}
	if ((!are_letters && !are_digits) || kinds < 3) return;
	nq_printed_board board = nq_empty_board(s, lot, n);
	if (s->learn != NULL) count_lot(s->learn, lot, n, 1);
	for (int i = 0; i < n; i++) nq_put_queen(&board, i, nq_from_base(&lot[i], form->base));
	if (s->learn == NULL) s->take(s->to, &board);
}

static void take_fen(const nq_run_sink *s, const char *word, int length, uint64_t line) {
	int n = s->r->form.n, row = 0, column = 0;
	bool has_queen = false;
	nq_printed_board board = {.rows = n, .columns = n, .line = line, .last = line};
	for (int i = 0; i < length; i++) {
		int number = 0;
		if (word[i] == '/') {
			if (column != n) return;
			row++, column = 0;
		} else if ((word[i] | 32) == 'q') {
			has_queen = true;
			nq_put_queen(&board, row, column++);
		} else if (is_digit(word[i])) {
			while (i < length && is_digit(word[i]) && number < NQ_MAX) number = 10 * number + (word[i++] - '0');
			i--;
			column += number;
		} else return;
	}
	if (row != n - 1 || column != n || !has_queen || n < 2) return;
	if (s->learn != NULL) s->learn->lots++;
	else s->take(s->to, &board);
}

static void put_words(const nq_run_sink *s, const nq_text_line *line) {
	static const char around[] = " \t[](){}\"'.,;:=|";
	for (const char *at = line->text; *at != 0;) {
		at += strspn(at, around);
		int length = (int)strcspn(at, around);
		if (s->r->form.kind == NQ_FEN) take_fen(s, at, length, line->number);
		else if (is_digit(*at) ||
		         length == (int)strspn(line->text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"))
			take_word(s, at, length, line->number);
		at += length;
	}
}

/* --- a table with a board in each column --- */

static void take_in_table(void *to, const nq_token *token) {
	const nq_run_sink *s = to;
	nq_run *r = s->r;
	if (r->label < NQ_RUN_TOKENS / NQ_MAX - 1) r->held[r->count + r->label] = *token;
	r->label++;
}

static void take_table(const nq_run_sink *s, int width) {
	nq_run *r = s->r;
	int n = r->form.n;
	bool good = n > 3;
	for (int k = 0; k < width && good; k++) good = is_permutation(r->held + k, n, width) || k == 0;
	for (int k = 0; k < width && good; k++) {
		nq_printed_board board = {
			.rows = n, .columns = n, .line = r->held[0].line, .last = r->held[(n - 1) * width].line};
		bool are_labels = true;
		for (int i = 1; i < n; i++)
			are_labels = are_labels && r->held[i * width + k].value == r->held[(i - 1) * width + k].value + 1;
		if (are_labels && width > 1) continue;
		for (int i = 0; i < n; i++) {
			if (s->learn != NULL) count_value(&s->learn->field[0], r->held[i * width + k].value, n);
			nq_put_queen(&board, i, nq_from_base(&r->held[i * width + k], r->form.base));
		}
		if (s->learn != NULL) s->learn->lots++;
		else s->take(s->to, &board);
	}
	r->count = 0;
}

/* `total` is the number of lines held, `lists` their width. */
static void put_table(nq_run_sink *s, const nq_text_line *line) {
	nq_run *r = s->r;
	r->label = 0;
	nq_tokens_put(&r->tokens, line, take_in_table, s);
	int width = r->label;
	bool is_row = width >= 2 && width < NQ_RUN_TOKENS / NQ_MAX - 1;
	for (const char *at = line->text; is_row && *at != 0 && !is_digit(*at); at++) is_row = !is_letter(*at);
	for (int k = 1; k < width && is_row; k++) {
		const nq_token *token = &r->held[r->count + k];
		is_row = !token->has_letters && !token->has_marks && token->gap == r->held[r->count + 1].gap &&
		         fits(token->value, r->form.n);
	}
	if (!is_row) {
		r->count = 0, r->total = 0;
		return;
	}
	if (r->total > 0 && r->lists != (uint64_t)width) {
		memmove(r->held, r->held + r->count, (size_t)width * sizeof r->held[0]);
		r->count = 0, r->total = 0;
	}
	r->lists = (uint64_t)width;
	r->count += width;
	if (++r->total < (uint64_t)r->form.n) return;
	take_table(s, width);
	r->total = 0;
}

/* --- the whole --- */

bool nq_run_start(nq_run *r, nq_run_form form) {
	static const uint8_t boards_of[NQ_RUN_KINDS] = {[NQ_MATRIX] = 1, [NQ_CELL_RECORDS] = 1, [NQ_LITERALS] = 1};
	int n = form.n, size = form.kind == NQ_RECORDS ? n * form.period : boards_of[form.kind] ? n * n : n;
	if (form.kind == NQ_CELL_RECORDS) size *= form.period;
	if (form.kind == NQ_NUMBERED || form.kind == NQ_COUNTED) size = n + 1;
	r->form = form;
	r->size = size;
	r->count = 0, r->total = 0, r->lists = 0, r->label = 0;
	r->rows_line = r->stray = 0;
	nq_tokens_start(&r->tokens, form.kind == NQ_SQUARE_NAMES ? (n < 26 ? n : 26) : 0, form.over_lines);
	bool needs_two = form.kind != NQ_LIST && form.kind != NQ_FEN;
	return 2 * size < NQ_RUN_TOKENS && size > form.period - (form.kind == NQ_LIST) && (n > 1 || !needs_two);
}

void nq_run_put(nq_run *r, const nq_text_line *line, nq_line_kind kind, nq_run_counts *learn, nq_take_board *take,
                void *to) {
	nq_run_sink s = {r, learn, take, to};
	if (r->form.kind == NQ_WORD || r->form.kind == NQ_FEN) {
		if (kind != NQ_NOISE) put_words(&s, line);
	} else if (kind == NQ_NOISE) nq_tokens_part(&r->tokens, line);
	else if (r->form.kind == NQ_TABLE) put_table(&s, line);
	else nq_tokens_put(&r->tokens, line, take_token, &s);
}

void nq_run_end(nq_run *r, nq_run_counts *learn, nq_take_board *take, void *to) {
	const nq_run_sink s = {r, learn, take, to};
	if (r->form.kind != NQ_TABLE && r->form.kind != NQ_LITERALS && r->count > 0) end_stretch(&s);
	drop_tokens(r, r->count);
}

bool nq_run_learn(nq_run_form *form, const nq_run_counts *c) {
	if (c->lots == 0) return false;
	if (form->kind == NQ_CELL_RECORDS) {
		bool over_lines = form->over_lines;
		*form = c->form;
		form->over_lines = over_lines;
		return true;
	}
	form->gap = c->form.gap;
	form->base = base_of(&c->field[0]);
	form->skips_rows = c->pairs_rows && c->lots % 2 == 0 && c->row_lists * 2 == c->lots;
	return form->kind != NQ_RECORDS || learn_records(form, c);
}

uint64_t nq_run_held(const nq_run *r) { return r->rows_line > 0 ? r->rows_line : r->count > 0 ? r->held[0].line : 0; }
