/* Infers board size and notation from the first bytes of a text by trying the forms of forms_table.h. */
#include "ascii.h"
#include "reader.h"

#include <string.h>

enum { FEW_BYTES = 1 << 13, FIRST_BYTES = 1 << 11 };

/* Bits of `of_line`. KIND masks an nq_line_kind. IS_TAKEN: the first notation reads the line. */
enum { KIND = 3, IS_TAKEN = 4 };

typedef struct {
	nq_reader *r; /* r->notation[0] is scratch memory until a notation is chosen */
	const char *bytes, *prefix;
	size_t count;
	uint64_t content;           /* lines in blocks that may hold a board, except a last block that may be cut off */
	int stated, sizes, size[5]; /* sizes to try first; the text states size[0 … stated-1] */
	int block, block_bytes;     /* lines and bytes of the current block */
	int blocks[NQ_MAX + 1];     /* [k]: number of blocks with k lines, plus number of lists with k numbers */
	uint64_t numbers, lines, headed;
} beginning;

static const nq_form forms[] = {
#define GRID(cells, turn) {.way = NQ_##cells, .in_turn = turn}, {.way = NQ_##cells, .in_turn = turn, .is_spaced = true},
#define RUN(kind, numbers, over) {.way = NQ_##kind, .period = numbers, .over_lines = over},
#include <check/forms_table.h>
};
enum { FORMS = sizeof forms / sizeof forms[0] };

typedef struct {
	const beginning *of;
	uint64_t good_lines, good, lines, boards, counted, good_counted;
	bool takes, are_positions;
	uint64_t in_search; /* number of first boards that fit a search in progress */
	nq_positions positions;
	nq_legal legal;
} score;

static nq_line_kind kind_of(const beginning *b, uint64_t line) { return b->r->of_line[line] & KIND; }

static uint64_t lines_after(const score *s, const nq_printed_board *board, uint64_t *counted) {
	uint64_t from = board->line > *counted ? board->line : *counted + 1, lines = 0;
	for (uint64_t line = from; line <= board->last; line++) lines += kind_of(s->of, line) == NQ_CONTENT;
	if (board->last > *counted) *counted = board->last;
	return lines;
}

static void follow_board(score *s, const nq_printed_board *board) {
	nq_event events[NQ_POSITION_EVENTS];
	nq_positions *p = &s->positions;
	if (s->boards == 0) nq_legal_start(&s->legal, board->rows, true), *p = (nq_positions){.boards = 0};
	if (p->boards > 3 && p->steps * 2 < p->boards) return;
	int count = nq_positions_next(p, board, events);
	bool fits = s->in_search == s->boards && board->rows == s->legal.n && p->added <= 1;
	for (int i = 0; i < count && fits; i++) fits = nq_legal_next(&s->legal, &events[i], board->line);
	s->in_search += fits;
}

static void count_board(void *to, const nq_printed_board *board) {
	score *s = to;
	nq_reader *r = s->of->r;
	for (uint64_t line = board->line; line <= board->last; line++) {
		if (s->takes) r->of_line[line] |= IS_TAKEN;
		else if (r->of_line[line] & IS_TAKEN) return;
	}
	bool is_good = true;
	if (r->good == NQ_GOOD_SOLUTIONS) is_good = nq_printed_is_solution(board), follow_board(s, board);
	if (r->good == NQ_GOOD_PERMUTATIONS) is_good = nq_printed_is_permutation(board);
	bool is_diagonal = true; /* as in a list of row numbers */
	for (int row = 0; row < board->rows; row++) is_diagonal &= board->queens[row] == 1u << row;
	if (!is_diagonal) s->lines += lines_after(s, board, &s->counted);
	if (is_good) s->good_lines += lines_after(s, board, &s->good_counted);
	s->boards++;
	s->good += is_good;
}

static bool is_better(const score *a, const score *b) {
	bool a_is_likely = a->good * 2 >= a->boards, b_is_likely = b->good * 2 >= b->boards;
	if (a_is_likely != b_is_likely) return a_is_likely;
	if (a->good_lines != b->good_lines) return a->good_lines > b->good_lines;
	if (a->good != b->good) return a->good > b->good;
	return a->good == 0 && a->lines > b->lines;
}

static bool next_line(const beginning *b, nq_text *text, const char **at) {
	if (*at == b->bytes) {
		nq_text_start(text, b->bytes, b->count);
		text->prefix = b->prefix;
	}
	return nq_text_each(text, at, b->bytes + b->count);
}

/* Returns false if no board has this form. */
static bool read_lines(nq_form form, score *s) {
	const beginning *b = s->of;
	nq_notation *scratch = b->r->notation;
	nq_text text;
	if (!nq_notation_start(scratch, form, (nq_board_sink){count_board, s})) return false;
	for (const char *at = b->bytes; next_line(b, &text, &at);) {
		uint64_t line = text.line.number;
		bool is_taken = b->r->of_line[line] & IS_TAKEN && !s->takes;
		nq_notation_put(scratch, &text.line, is_taken ? NQ_NOISE : kind_of(b, line));
	}
	nq_notation_end(scratch);
	return true;
}

static void find_lattice(const beginning *b, nq_form *form) {
	nq_text text;
	form->lattice.last = -1;
	for (const char *at = b->bytes; next_line(b, &text, &at);)
		if (kind_of(b, text.line.number) == NQ_CONTENT && nq_named_columns(&text.line) == 0)
			nq_lattice_add(&form->lattice, &text.line, form->n);
}

static score try_form(const beginning *b, nq_form *form) {
	score s = {.of = b};
	nq_notation *scratch = b->r->notation;
	if (form->way == NQ_LATTICE) find_lattice(b, form);
	if (!read_lines(*form, &s)) return s;
	if (nq_notation_learn(scratch)) read_lines(scratch->form, &s);
	*form = scratch->form;
	/* Boards of a search in progress count as good, like solutions. */
	s.are_positions = s.in_search * 2 > s.boards && nq_are_positions(&s.positions);
	if (s.are_positions) s.good = s.in_search, s.good_lines = s.lines;
	return s;
}

static bool has_all_squares(const nq_form *form) {
	return !nq_is_run(form) || (form->way >= NQ_MATRIX && form->way <= NQ_LITERALS);
}

static score find_form(const beginning *b, int n, bool has_grids, nq_form *best) {
	const nq_reader *r = b->r;
	score most = {.of = b};
	for (int i = 0; i < FORMS; i++) {
		nq_form form = forms[i];
		if (form.is_spaced && r->notation[0].of.grid.width == 0) continue; /* no row of such cells */
		form.n = n, form.has_grids = has_grids, form.is_given = n == r->n || b->headed >> n & 1;
		form.is_free = r->good == NQ_GOOD_SQUARES, form.has_blocked = r->has_blocked;
		if (form.is_free && !has_all_squares(&form)) continue;
		score s = try_form(b, &form);
		/* only column names are read: 1 2 3 4 */
		bool are_names = s.good == 0 && nq_is_run(&form) && b->headed >> n & 1 && s.boards * 2 < b->content;
		if (s.boards == 0 || are_names || (most.boards > 0 && !is_better(&s, &most))) continue;
		most = s;
		*best = form;
		if (s.good * 3 >= s.boards * 2 && s.lines >= b->content) break; /* no other form can read more */
	}
	return most;
}

typedef struct {
	int count;
	nq_form form[NQ_NOTATIONS_AT_ONCE];
	score score;
	uint64_t content;
} choice;

static choice choose_forms(const beginning *b, int n) {
	choice c = {.score = {.of = b}};
	while (c.count < NQ_NOTATIONS_AT_ONCE) {
		nq_form *form = &c.form[c.count];
		score s = find_form(b, n, c.count > 0 && !nq_is_run(c.form), form);
		bool is_spare = c.count > 0 && (s.good * 2 < s.boards || (nq_has_counter(form) && s.boards == 1));
		if (s.boards == 0 || is_spare) break;
		c.count++;
		if (c.count == 1) c.score.are_positions = s.are_positions, c.score.positions = s.positions;
		c.score.good += s.good, c.score.boards += s.boards, c.score.lines += s.lines;
		if (c.score.lines >= b->content) break;
		score takes = {.of = b, .takes = true};
		read_lines(*form, &takes);
	}
	for (size_t line = 0; line < b->count + 2; line++) b->r->of_line[line] &= (uint8_t)~IS_TAKEN;
	return c;
}

/* Tries stated sizes first. Prefers the most squares in good boards, then the most lines. */
static choice find_size(const beginning *b) {
	nq_reader *r = b->r;
	uint64_t most_good = 0, most_lines = 0;
	choice best = {.count = 0};
	r->n = b->stated == 1 ? b->size[0] : 0;
	for (int i = -b->sizes; i < NQ_MAX; i++) {
		int size = i < 0 ? b->size[b->sizes + i] : (i + 3) % NQ_MAX + 1; /* 4, 5, … NQ_MAX, 1, 2, 3 */
		if (size == 1 && (b->content > 3 || b->numbers > 1)) continue;
		if (r->sizes != 0 && !(r->sizes >> size & 1)) continue;
		choice c = choose_forms(b, size);
		/* n = 2 and n = 3 have no solution */
		if ((size == 2 || size == 3) && i >= 0 && c.count > 0 && nq_is_run(&c.form[0])) continue;
		if (c.count > 0) r->sizes_read |= UINT64_C(1) << size;
		const score *s = &c.score;
		if (c.count == 0 || (nq_has_counter(&c.form[0]) && s->boards == 1 && !(b->headed >> size & 1))) continue;
		/* Unless good boards are solutions, a part of a board may be good: a larger size is better. */
		bool fills = (r->good != NQ_GOOD_SOLUTIONS || s->are_positions) && has_all_squares(&c.form[0]);
		uint64_t good = s->good * (uint64_t)size * (fills ? (uint64_t)size : 1);
		bool is_larger = fills ? best.count == 0 || size > r->n : s->lines > most_lines;
		if (good > most_good || (good == most_good && is_larger))
			best = c, r->n = size, most_good = good, most_lines = s->lines;
		bool is_clear = s->good == s->boards && s->good > 1 && s->lines * 2 >= b->content;
		is_clear |= s->good * 2 > s->boards && s->lines * 20 >= b->content * 19;
		if (is_clear && r->good == NQ_GOOD_SOLUTIONS && !s->are_positions) break;
	}
	return best;
}

static void count_heading(beginning *b, const nq_remark *m) {
	nq_line_form *h = nq_reader_form(b->r, m->form);
	if (h == NULL) return;
	if (h->count == 0) h->has_boards = true, h->heads_alone = m->heading == NQ_HEADS_ALONE && !m->has_total;
	else {
		uint64_t between = b->numbers - h->numbers - (uint64_t)m->numbers;
		h->has_boards &= b->lines - h->content > 1 && between != 1 && between != 2;
	}
	nq_count_line(h, m->number[0], m->has_total ? b->lines : UINT64_MAX);
	h->numbers = b->numbers, h->content = b->lines;
}

static void survey_line(beginning *b, const nq_text_line *line) {
	nq_remark m = nq_reader_remark(b->r, line);
	bool is_new = m.n > 0 && m.n <= NQ_MAX;
	bool is_row = m.kind == NQ_CONTENT && m.heading == NQ_NO_HEADING;
	if (!is_row && m.kind != NQ_RULE && b->block <= NQ_MAX) b->blocks[b->block]++;
	if (m.kind != NQ_RULE) b->block = is_row ? b->block + 1 : 0;
	if (is_row && m.numbers > 3 && m.numbers <= NQ_MAX) b->blocks[m.numbers]++;
	if (m.kind == NQ_BLANK || m.kind == NQ_RULE) return;
	b->lines++;
	b->numbers += (uint64_t)(m.digits > 3 ? m.digits : m.numbers);
	for (int i = 0; i < b->stated; i++) is_new &= b->size[i] != m.n;
	if (is_new && b->stated < 4) b->size[b->stated++] = m.n;
	if (m.columns <= NQ_MAX) b->headed |= UINT64_C(1) << m.columns;
	if (m.heading != NQ_NO_HEADING) count_heading(b, &m);
}

/* Numbered lines are headings if boards are between them, or if they are the whole text, with one number each. */
static void list_headings(nq_reader *r, const beginning *b) {
	for (nq_line_form *h = r->form; h < r->form + r->forms; h++) {
		bool is_whole = h->gap == 0 || (b != NULL && h->gap == b->lines); /* a total may be on the last line */
		bool is_counted = b != NULL && h->count > (h->heads_alone ? 0 : 1) && is_whole && h->first <= 1;
		h->is_heading = is_counted && (h->has_boards || (h->count == b->lines && b->numbers == b->lines));
		h->count = h->gap = 0;
	}
}

/* Counts the lines of a block, unless it is too short for a board, like `92`. */
static void end_block(beginning *b) {
	if (b->block_bytes > 3) b->content += (uint64_t)b->block;
	b->block = b->block_bytes = 0;
}

static void mark_line(beginning *b, const nq_text_line *line) {
	nq_remark m = nq_reader_remark(b->r, line);
	if (!line->continues) b->r->of_line[line->number] = (uint8_t)m.kind;
	if (m.kind == NQ_BLANK || m.kind == NQ_NOISE) end_block(b);
	if (m.kind != NQ_CONTENT) return;
	if (line->continues || (m.is_prose && !m.looks_like_board && m.numbers == 0)) return;
	b->block++;
	b->block_bytes += line->length;
}

/* Finds the prefix that all lines share, such as INFO:root: or 1700000000. */
static bool find_prefix(const beginning *b, char prefix[NQ_PREFIX]) {
	nq_text text;
	int lines = 0;
	for (const char *at = b->bytes; next_line(b, &text, &at);) {
		if (text.line.length == 0) continue;
		const char *end = prefix;
		strcpy(text.line.text + text.line.length, " ");
		if (lines++ == 0) memcpy(prefix, text.line.text, NQ_PREFIX), prefix[NQ_PREFIX - 1] = 0;
		else nq_text_common(text.line.text, &end), prefix[end - prefix] = 0;
	}
	size_t length = strlen(prefix);
	while (length > 0 && strchr(" :]|>)", prefix[length - 1]) == NULL) length--;
	prefix[length] = 0;
	return lines > 3 && length > 2;
}

/* Leaves out the last line, which may be cut, unless it is the only one. */
static size_t whole_lines(const char *bytes, size_t count) {
	size_t end = count;
	while (end > 0 && bytes[end - 1] != '\n') end--;
	return end > 0 ? end : count;
}

static choice choose(beginning b, int n) {
	nq_reader *r = b.r;
	size_t count = b.count;
	choice c = {.count = 0};
	nq_text text;
	list_headings(r, NULL);
	for (const char *at = b.bytes; next_line(&b, &text, &at);) survey_line(&b, &text.line);
	if (b.lines == 0) return c;
	list_headings(r, &b);
	b.sizes = b.stated;
	int most = 0; /* most frequent length of a block */
	for (int i = 4; i <= NQ_MAX; i++)
		if (b.blocks[i] > (most == 0 ? 0 : b.blocks[most])) most = i;
	if (most > 0) b.size[b.sizes++] = most;
	for (size_t some = count < FEW_BYTES ? count : FEW_BYTES;; some = count) {
		bool is_whole = some == count && count < NQ_READ_AHEAD;
		b.count = is_whole ? some : whole_lines(b.bytes, some), b.content = 0, b.block = b.block_bytes = 0;
		for (const char *at = b.bytes; next_line(&b, &text, &at);) mark_line(&b, &text.line);
		if (is_whole || b.content == 0) end_block(&b);
		r->n = n;
		c = n > 0 ? choose_forms(&b, n) : find_size(&b);
		c.content = b.content;
		if (c.count > 0 || some == count) return c;
	}
}

static bool reads_more(const choice *c, const choice *plain) {
	const score *s = &c->score, *p = &plain->score;
	if (s->lines > p->lines) return s->good > 0 && s->good * 2 >= s->boards;
	return s->good > 0 && s->good >= p->good && (p->good == 0 || s->lines >= c->content);
}

static void use(nq_reader *r, const choice *c) {
	r->count = c->count;
	r->good_ahead = c->score.good, r->lines_ahead = c->score.lines, r->ahead = c->score.positions;
	for (int i = 0; i < NQ_NOTATIONS_AT_ONCE; i++) {
		nq_form form = i < c->count ? c->form[i] : (nq_form){.way = NQ_WORD};
		form.has_parts = true;
		nq_reader_use(r, i, form);
		r->notation[i].boards = 0;
	}
}

/* Finds lists of the queens placed so far: [0], [0, 2], … Requires one in the first FIRST_BYTES. */
static bool find_growing_lists(beginning b, int n) {
	nq_reader *r = b.r;
	const nq_form form = {.way = NQ_GROWING, .n = n > 0 ? n : NQ_MAX};
	choice c = {.count = 1, .form[0] = form};
	if (b.count == NQ_READ_AHEAD) b.count = whole_lines(b.bytes, b.count);
	beginning first = b;
	memset(r->of_line, NQ_CONTENT, b.count + 2);
	if (first.count > FIRST_BYTES) first.count = FIRST_BYTES;
	c.score = try_form(&first, &c.form[0]);
	if (c.score.boards == 0) return false;
	c.form[0] = form;
	c.score = try_form(&b, &c.form[0]);
	if (!nq_are_positions(&c.score.positions)) return false;
	r->n = c.form[0].n;
	use(r, &c);
	return true;
}

void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count) {
	beginning b = {.r = r, .bytes = bytes, .count = count};
	if (find_growing_lists(b, n)) return;
	choice c = choose(b, n);
	bool has_prefix = find_prefix(&b, r->prefix);
	if (has_prefix && (c.score.good == 0 || nq_is_letter(r->prefix[r->prefix[0] == '[']))) {
		b.prefix = r->prefix;
		choice behind = choose(b, n);
		bool is_log = reads_more(&behind, &c);
		b.prefix = is_log ? r->prefix : NULL;
		c = is_log ? behind : choose(b, n);
	}
	use(r, &c);
	r->text.prefix = b.prefix;
}
