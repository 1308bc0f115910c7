#include "run.h"

#include "ascii.h"

#include <string.h>

static bool fits(int32_t value, int n) { return value >= 0 && value <= n; }

static bool is_permutation(const nq_token *lot, int n, int stride) {
	uint64_t seen = 0, all = (UINT64_C(1) << n) - 1;
	for (int i = 0; i < n; i++)
		if (fits(lot[i * stride].value, n)) seen |= UINT64_C(1) << lot[i * stride].value;
	return seen == all || seen == all << 1;
}

static bool counts_up(const nq_token *lot, int n, int stride) {
	for (int i = 1; i < n; i++)
		if (lot[i * stride].value != lot[0].value + i) return false;
	return n > 3;
}

static nq_printed_board board_of(const nq_form *f, const nq_token *lot, int stride) {
	int n = f->n, last = (f->records - 1) * stride + f->fields - 1;
	nq_printed_board board = {.rows = n, .columns = n, .line = lot->line, .last = lot[last].line};
	for (int i = 0; i < f->records; i++) {
		const nq_token *record = lot + i * stride;
		int flag = f->flag == NQ_NO_FLAG ? 1 : record[f->flag].value;
		int column = f->column == NQ_IN_TURN ? i : record[f->column].value - f->base, row = i;
		if (f->row == NQ_BY_SQUARE) row = column / n, column %= n;
		else if (f->row != NQ_IN_TURN) row = record[f->row].value - f->row_base;
		if (f->way == NQ_LITERALS ? flag < 0 : flag != 1) continue;
		if (row >= 0 && row < n && column >= 0 && column < n) board.queens[row] |= 1u << column;
	}
	return board;
}

static bool names_squares(nq_form form, const nq_token *lot) {
	form.flag = NQ_NO_FLAG;
	nq_printed_board all = board_of(&form, lot, form.period);
	for (int row = 0; row < form.n; row++)
		if (all.queens[row] != UINT32_MAX >> (32 - form.n)) return false;
	return true;
}

static bool find_squares(nq_form *f, const nq_token *lot) {
	int p = f->period;
	for (int i = 0; i <= p; i++)
		for (f->row = i < p ? i : NQ_BY_SQUARE, f->column = i < p ? i + 1 : 0; f->column < p; f->column++)
			for (f->base = 0; f->base < 2; f->base++) {
				f->row_base = f->base;
				if (f->row != f->flag && f->column != f->flag && names_squares(*f, lot)) return true;
			}
	return false;
}

static int count_ones(const nq_token *lot, int count, int stride) {
	int ones = 0;
	for (int i = 0; i < count; i++) {
		if (lot[i * stride].value != 0 && lot[i * stride].value != 1) return -1;
		ones += lot[i * stride].value;
	}
	return ones;
}

static bool learn_cells(nq_form *f, const nq_token *lot) {
	int p = f->period, squares = f->n * f->n;
	for (int wants_n = 1; wants_n >= 0; wants_n--)
		for (f->flag = f->n > 2 ? 0 : p - 1; f->flag < p; f->flag++) {
			int ones = count_ones(lot + f->flag, squares, p);
			if (ones > 0 && ones < squares && (ones == f->n) == wants_n && find_squares(f, lot)) return true;
		}
	return false;
}

static void count_lot(nq_run_counts *c, const nq_form *f, const nq_token *lot, int stride) {
	int n = f->n, p = f->fields;
	int base[NQ_RUN_PERIODS];
	nq_form form = *f;
	for (int k = 0; k < p; k++) {
		nq_field_counts *field = &c->field[k];
		base[k] = 1;
		for (int i = 0; i < n; i++) {
			int32_t value = lot[i * stride + k].value;
			if (value == 0) base[k] = 0;
			field->is_outside |= !fits(value, n);
			field->varies |= value != lot[k].value;
			field->has_inner_zero |= i > 0 && value != 0 && lot[(i - 1) * stride + k].value == 0;
			field->zeros += value == 0, field->tops += value == n, field->below_tops += value == n - 1;
		}
		for (int row = 0; row < k; row++) {
			form.row = row, form.column = k;
			form.row_base = base[row], form.base = base[k];
			nq_printed_board board = board_of(&form, lot, p);
			c->good[row][k] += nq_printed_is_solution(&board);
		}
	}
}

/* Number of the first row or column. It is 1 if n occurs and each 0 may be an empty row (`2 4 1 0`), or if n is more
 * frequent than 0. */
static int base_of(const nq_field_counts *f) {
	if (f->tops > 0 && !f->has_inner_zero) return 1;
	return f->zeros != f->tops ? f->zeros < f->tops : f->below_tops > 0;
}

/* Chooses as row and column the two fields that make the most solutions. Prefers later fields: an earlier one may
 * number the queens, as in `1: (0, 3)`, and is no row if the next field can be one. */
static bool learn_records(nq_form *form, const nq_run_counts *c) {
	uint64_t most = 0;
	for (int b = form->period - 1; b > 0; b--)
		for (int a = b - 1; a >= 0; a--) {
			const nq_field_counts *row = &c->field[a], *column = &c->field[b];
			bool may_vary = row->varies && column->varies;
			if (form->period == 2 && form->n > 3) may_vary = row->varies || column->varies;
			bool is_number = a + 2 == b && !row[1].is_outside && row[1].varies;
			if (row->is_outside || column->is_outside || !may_vary || is_number || c->good[a][b] + 1 <= most) continue;
			most = c->good[a][b] + 1;
			form->row = a, form->column = b;
		}
	if (most == 0) return false;
	form->row_base = base_of(&c->field[form->row]), form->base = base_of(&c->field[form->column]);
	return true;
}

bool nq_run_learn(const nq_run *r, nq_form *form) {
	const nq_run_counts *c = &r->counts;
	if (c->lots == 0) return false;
	*form = r->form;
	form->is_learnt = true;
	if (form->way == NQ_GROWING) {
		form->base = c->field[0].zeros == 0;
		int columns = c->highest + 1 - form->base;
		if (form->n == NQ_MAX) form->n = form->records = columns > c->longest ? columns : c->longest;
		return c->longest > 3 && c->shortest < c->longest;
	}
	if (form->way == NQ_RECORDS) return learn_records(form, c);
	if (form->row != NQ_IN_TURN) return true;
	form->base = base_of(&c->field[0]);
	form->skips_rows = c->are_pairs && c->lots % 2 == 0;
	return true;
}

/* Numbers in names, such as q1 and q2, are no columns. */
static bool has_columns(const nq_token *lot, int n) {
	bool are_named = n > 1, fit = true;
	for (int i = 0; i < n; i++) {
		are_named &= i == 0 || lot[i].is_named;
		fit &= fits(lot[i].value, n);
	}
	if (n == 1) return lot->is_opened && lot->value <= 1;
	return fit && !are_named && (n > 3 || !lot[1].has_letters);
}

/* A list with a number out of range is a faulty board if it has the learnt gap. */
static bool is_list(const nq_form *f, const nq_token *lot) {
	return has_columns(lot, f->n) || (f->is_learnt && lot[f->n > 1].gap == f->gap);
}

/* True for 1, 2, 3, … and 0, 1, 2, … If n is given, also for the unused elements 0 of arrays: 0 2 4 1 3, 0 3 1 4 2. */
static bool counts_on(nq_run *r, int32_t label) {
	bool may_be_0 = r->form.is_given ? r->label <= 0 : r->label < 0 && r->form.n > 4;
	bool is_next = label == 0 ? may_be_0 : label == 1 ? r->label <= 0 : label == r->label + 1;
	if (is_next) r->label = label;
	return is_next;
}

static bool may_be_board(nq_run *r, const nq_token *lot) {
	int n = r->form.n;
	bool varies = false, has_negative = false;
	for (int i = 0; i < r->size; i++) {
		varies |= lot[i].value % n != lot->value % n;
		has_negative |= lot[i].value < 0;
	}
	switch (r->form.way) {
	/* The first number in a bracket is a column unless it is 0. */
	case NQ_NUMBERED:
		return !(lot->is_opened && lot->value > 0) && counts_on(r, lot->value) && is_list(&r->form, lot + 1);
	case NQ_COUNTED: return !lot[n].has_marks && counts_on(r, lot[n].value) && is_list(&r->form, lot);
	case NQ_LIST: return is_list(&r->form, lot);
	case NQ_MASKS: return n > 3 && has_columns(lot, n);
	case NQ_MATRIX: return count_ones(lot, r->size, 1) >= 0;
	case NQ_LITERALS: return has_negative;
	case NQ_SQUARE_NAMES: return varies && (r->form.is_learnt || !has_negative);
	case NQ_CELL_RECORDS: return !r->form.is_learnt || names_squares(r->form, lot);
	default: return true;
	}
}

static void learn_lot(nq_run_counts *c, nq_form *f, const nq_token *lot, int stride) {
	if (c->lots == 0 && f->way == NQ_CELL_RECORDS && !learn_cells(f, lot)) return;
	if (f->row == NQ_IN_TURN) count_lot(c, f, lot, stride);
	bool is_in_turn = counts_up(lot, f->n, stride) == (c->lots % 2 == 0);
	c->are_pairs = (c->lots == 0 || c->are_pairs) && is_in_turn;
	f->gap = lot[f->n > 1].gap;
	c->lots++;
}

static void take_lot(nq_run *r, const nq_token *lot) {
	bool may_be = may_be_board(r, lot);
	if (r->form.way == NQ_NUMBERED) lot++;
	if (!may_be) r->stray = lot->line;
	else if (!r->form.is_learnt) learn_lot(&r->counts, &r->form, lot, r->stride);
	else if (r->form.skips_rows && counts_up(lot, r->form.n, r->stride)) r->rows_line = lot->line;
	else {
		nq_printed_board board = board_of(&r->form, lot, r->stride);
		if (r->rows_line > 0 && lot->line <= r->rows_line + (uint64_t)r->form.n) board.line = r->rows_line;
		r->rows_line = 0;
		r->to.take(r->to.to, &board);
	}
}

/* A surplus number below the boards is a total. Above them, it is n, the number of boards, or follows a word. With
 * several, the stretch has no boards. */
static void end_stretch(nq_run *r) {
	const nq_token *first = r->held, *end = r->held + r->count;
	uint64_t size = (uint64_t)r->size, over = r->total % size;
	if (r->total < size || over > 1 || (nq_has_counter(&r->form) && r->total > size)) return;
	if (over == 1) {
		bool is_count = first->value == r->form.n || (uint64_t)first->value == r->total / size;
		bool may_be_before = first->has_letters || (is_count && !first->has_marks);
		bool before = may_be_before && r->total == (uint64_t)r->count && first->line != first[1].line,
			 behind = end[-1].line != end[-2].line;
		bool fits_behind =
			r->form.period == 1 && is_permutation(first + 1, r->form.n, 1) && !is_permutation(first, r->form.n, 1);
		if (!before && !behind) return;
		first += before && (!behind || fits_behind);
	}
	for (; end - first >= r->size; first += r->size) take_lot(r, first);
	r->taken = r->count;
}

static void drop_tokens(nq_run *r, int count) {
	if (r->taken > 0) r->unused = 0;
	for (int i = r->taken; i < count; i++) {
		const nq_token *token = &r->held[i];
		r->unused = token->line == r->unused_line ? r->unused + 1 : 1, r->unused_line = token->line;
		if (r->unused >= r->form.n || (r->form.way == NQ_LIST && token->gap == r->form.gap)) r->stray = token->line;
	}
	r->count -= count;
	r->taken = r->taken > count ? r->taken - count : 0;
	memmove(r->held, r->held + count, (size_t)r->count * sizeof r->held[0]);
}

static void take_token(nq_run *r, nq_token *token) {
	int p = r->form.period;
	bool is_power = token->value > 0 && (token->value & (token->value - 1)) == 0;
	if (r->form.way == NQ_MASKS) token->value = is_power ? __builtin_ctz((unsigned)token->value) : NQ_NO_NUMBER;
	if (r->count > p && token->gap != r->held[r->count - p].gap) {
		end_stretch(r);
		drop_tokens(r, r->count - p);
		r->total = (uint64_t)r->count;
	} else if (r->count == 2 * r->size) {
		if (!nq_has_counter(&r->form)) take_lot(r, r->held);
		r->taken = r->size;
		drop_tokens(r, r->size);
	}
	r->held[r->count++] = *token;
	r->total++;
}

static void take_literal(nq_run *r, const nq_token *token) {
	int variable = token->value < 0 ? -token->value : token->value;
	if (variable != r->count + 1) r->count = 0;
	if (variable == r->count + 1) r->held[r->count++] = *token;
	if (r->count < r->size) return;
	take_lot(r, r->held);
	r->count = 0;
}

static void take_word(nq_run *r, const char *word, uint64_t line) {
	int n = r->form.n;
	bool are_digits = nq_is_digit(*word);
	uint32_t seen = 0;
	nq_token lot[NQ_MAX];
	for (int i = 0; i < n; i++) {
		int value = are_digits ? word[i] - '0' : (word[i] | 32) - 'a';
		if (are_digits ? !nq_is_digit(word[i]) || value > n : !nq_is_letter(word[i]) || value >= n) return;
		lot[i] = (nq_token){.value = value, .line = line};
		seen |= 1u << value;
	}
	if (__builtin_popcount(seen) >= 3 && !counts_up(lot, n, 1)) take_lot(r, lot);
}

/* A word of letters is a board only if it is the whole line. */
static void put_words(nq_run *r, const nq_text_line *line) {
	static const char around[] = " \t[](){}\"'.,;:=|";
	int n = r->form.n;
	for (const char *at = line->text, *end; *at != 0; at = end) {
		at += strspn(at, around);
		end = at + strcspn(at, around);
		bool may_be_board = nq_is_digit(*at) ? n <= 10 : end - line->text == line->length;
		if (end - at == n && n > 3 && may_be_board) take_word(r, at, line->number);
	}
}

static void take_table(nq_run *r) {
	int n = r->form.n, width = r->stride;
	for (int k = 1; k < width; k++)
		if (n < 4 || !is_permutation(r->held + k, n, width)) return;
	for (int k = 0; k < width; k++)
		if (!counts_up(r->held + k, n, width)) take_lot(r, r->held + k);
}

static void put_table_row(nq_run *r, const nq_text_line *line) {
	int n = r->form.n, before = r->count;
	for (const char *at = nq_tokens_begin(&r->tokens, line); nq_tokens_next(&r->tokens, &at);)
		if (r->count < NQ_RUN_TOKENS) r->held[r->count++] = r->tokens.token;
	int width = r->count - before;
	const nq_token *row = r->held + before;
	const char *text = nq_after_label(line->text);
	bool is_row = width > 1 && nq_is_digit(text[strspn(text, " \t|")]);
	for (int k = 1; k < width; k++) is_row &= !row[k].has_marks && row[k].gap == row[1].gap;
	if (is_row && width != r->stride) {
		memmove(r->held, row, (size_t)width * sizeof r->held[0]);
		r->count = r->stride = width;
	}
	if (is_row && r->count < n * width) return;
	if (is_row) take_table(r);
	r->count = 0;
}

/* Reads the queens placed so far: [0, 2, -1, -1]. Negative numbers at the end are rows without a queen. */
static void put_growing(nq_run *r, const nq_text_line *line) {
	static const char opens[] = "[({";
	nq_run_counts *c = &r->counts;
	nq_form f = r->form;
	bool fits = true, has_zero = false;
	const char *at = strpbrk(line->text, opens);
	bool has_bracket = at != NULL;
	if (!has_bracket && *nq_find_digit(line->text) == 0) return;
	int count = 0, queens = 0, highest = 0;
	nq_tokens_start(&r->tokens, 0, false);
	nq_tokens_begin(&r->tokens, line);
	for (at = has_bracket ? at : line->text; nq_tokens_next(&r->tokens, &at); count++) {
		nq_token *t = &r->held[count];
		*t = r->tokens.token;
		bool is_queen = t->value >= 0, is_outside = t->value < f.base || t->value >= f.n + f.base;
		fits &= !t->has_letters && (count < 2 || t->gap == t[-1].gap);
		fits &= count < NQ_MAX && (!is_queen || (!is_outside && queens == count));
		queens += is_queen, has_zero |= t->value == 0;
		if (t->value > highest) highest = t->value;
	}
	if (!fits || (count == 0 && !has_bracket)) return;
	if (f.is_learnt) {
		nq_printed_board board = {.rows = f.n, .columns = f.n, .line = line->number, .last = line->number};
		f.records = count;
		if (count > 0) board = board_of(&f, r->held, 1);
		r->to.take(r->to.to, &board);
		return;
	}
	c->lots++, c->field[0].zeros += has_zero;
	if (highest > c->highest) c->highest = highest;
	if (count > c->longest) c->longest = count;
	if (c->lots == 1 || queens < c->shortest) c->shortest = queens;
}

static const struct {
	bool are_squares;
	int row, column, flag;
} kinds[] = {
#define RUN_KIND(kind, name, ...) [NQ_##kind] = {__VA_ARGS__},
#include <check/runs_table.h>
};

static void begin_learning(nq_form *f) {
	f->records = kinds[f->way].are_squares ? f->n * f->n : f->n;
	f->fields = f->period > 0 ? f->period : 1;
	if (f->period == 0) f->period = f->n;
	f->row = kinds[f->way].row, f->column = kinds[f->way].column, f->flag = kinds[f->way].flag;
}

bool nq_run_start(nq_run *r, nq_form form, nq_board_sink to) {
	int n = form.n;
	memset(r, 0, offsetof(nq_run, held));
	if (!form.is_learnt) begin_learning(&form);
	r->form = form, r->to = to;
	r->stride = form.fields;
	r->size = form.records * form.fields + nq_has_counter(&r->form);
	r->label = NQ_NO_NUMBER;
	nq_tokens_start(&r->tokens, form.way == NQ_SQUARE_NAMES ? n : 0, form.over_lines);
	return 2 * r->size < NQ_RUN_TOKENS && (n > 1 || form.way == NQ_LIST);
}

void nq_run_put(nq_run *r, const nq_text_line *line, nq_line_kind kind) {
	if (r->form.way == NQ_GROWING) put_growing(r, line);
	else if (kind == NQ_NOISE || (r->form.has_grids && nq_named_columns(line) == r->form.n))
		nq_tokens_part(&r->tokens, line);
	else if (r->form.way == NQ_WORD) put_words(r, line);
	else if (r->form.way == NQ_TABLE) put_table_row(r, line);
	else
		for (const char *at = nq_tokens_begin(&r->tokens, line); nq_tokens_next(&r->tokens, &at);)
			r->form.way == NQ_LITERALS ? take_literal(r, &r->tokens.token) : take_token(r, &r->tokens.token);
}

void nq_run_end(nq_run *r) {
	if (r->form.way != NQ_TABLE && r->form.way != NQ_LITERALS && r->count > 0) end_stretch(r);
	drop_tokens(r, r->count);
}

uint64_t nq_run_held(const nq_run *r) { return r->rows_line > 0 ? r->rows_line : r->count > 0 ? r->held[0].line : 0; }
