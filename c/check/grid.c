/* grid: see grid.h. */
#include "grid.h"

#include <string.h>

typedef struct {
	nq_sign_counts *learn;
	nq_take_board *take;
	void *to;
} sink;

void nq_grid_start(nq_grid *g, nq_grid_form form) {
	g->form = form;
	g->rows = g->width = 0;
}

/* --- signs --- */

static void count_sign(nq_sign_counts *s, nq_cell cell, int times, int n) {
	int i = 0;
	while (i < s->count && i < NQ_SIGNS && s->of[i].sign != cell.sign) i++;
	if (i >= NQ_SIGNS) {
		s->count = NQ_SIGNS + 1;
		return;
	}
	if (i == s->count)
		s->of[s->count++].sign = cell.sign, s->of[i].all = s->of[i].boards = s->of[i].queens = s->of[i].empties = 0;
	s->of[i].all += (uint32_t)times;
	s->of[i].boards++;
	s->of[i].queens += times == n;
	s->of[i].empties += times == n * n - n;
	s->of[i].is_word = cell.label >= 0 || cell.sign >= 1u << 31;
}

static void count_signs(nq_sign_counts *s, const nq_cell *first, int n) {
	bool counted[NQ_MAX][NQ_MAX] = {{false}};
	s->boards++;
	for (int i = 0; i < n * n; i++) {
		nq_cell cell = first[i / n * NQ_ROW_CELLS + i % n];
		int times = 0;
		if (counted[i / n][i % n]) continue;
		for (int k = i; k < n * n; k++) {
			if (first[k / n * NQ_ROW_CELLS + k % n].sign != cell.sign) continue;
			counted[k / n][k % n] = true;
			times++;
		}
		count_sign(s, cell, times, n);
	}
}

/* Decides between signs that fit as well as each other: the lower, the likelier a queen. */
static int rank_of(uint32_t sign) {
	static const char queens[] = "Qq♛♕👑👸Xx*1Dd●○■#RTt@";
	int rank = 0;
	for (const char *at = queens; *at != 0; rank++)
		if (nq_next_sign(&at) == sign) return rank;
	return rank;
}

/* Boards of one sign alone are empty: solutions may be printed once all queens are taken back. */
static bool are_empty_squares(const nq_sign_counts *s, int n) {
	return n > 1 && s->count == 1 && !s->of[0].is_word && s->of[0].sign > ' ' && s->of[0].sign != '1';
}

static bool is_crown(uint32_t sign) { return sign == 'Q' || sign == 0x265b || sign == 0x2655 || sign == 0x1f451; }

bool nq_grid_learn(nq_grid_form *form, const nq_sign_counts *s) {
	int best = 0, most = 0;
	bool are_words = true;
	if (s->boards == 0 || s->count > NQ_SIGNS) return false;
	for (int i = 1; i < s->count; i++) {
		uint32_t a = s->of[i].queens, b = s->of[best].queens;
		int ranked = rank_of(s->of[i].sign) - rank_of(s->of[best].sign);
		if (a > b || (a == b && (ranked < 0 || (ranked == 0 && s->of[i].all < s->of[best].all)))) best = i;
		if (s->of[i].all > s->of[most].all) most = i;
	}
	uint32_t boards = (uint32_t)s->boards;
	bool are_empty = are_empty_squares(s, form->n);
	/* The grid may not be cleared between solutions; then a crown is the queen all the same. */
	for (int i = 0; i < s->count && s->of[best].queens * 2 < boards; i++)
		if (is_crown(s->of[i].sign)) best = i;
	uint32_t sign = s->of[best].sign;
	form->width = s->width;
	/* A sign that few boards have is a mistake. */
	for (int i = 0; i < 3; i++) {
		bool is_usual = i < s->count && (boards == 1 || s->of[i].boards * 2 > boards);
		form->known[i] = s->of[is_usual ? i : most].sign;
	}
	form->is_empty = s->count > 3;
	form->sign = form->is_empty ? s->of[most].sign : sign;
	if (form->n == 1 && !is_crown(sign) && sign != 'q') return false;
	if (are_empty && !is_crown(sign)) form->sign = 'Q';
	if (are_empty) return true;
	if (!form->is_empty) return s->of[best].queens * 2 >= boards || is_crown(sign);
	for (int i = 0; i < s->count; i++) are_words = are_words && (s->of[i].is_word || i == most);
	return are_words && s->count <= form->n + 2 && s->of[most].empties * 2 >= boards;
}

/* --- boards --- */

static bool is_known(const nq_grid_form *form, uint32_t sign) {
	return form->is_empty || sign == form->known[0] || sign == form->known[1] || sign == form->known[2];
}

static void take_board(const nq_grid *g, const nq_cell *first, uint64_t line, uint64_t last, const sink *s) {
	int n = g->form.n;
	nq_printed_board board = {.rows = n, .columns = n, .line = line, .last = last};
	if (s->learn != NULL) {
		if (s->learn->boards == 0) s->learn->width = g->width;
		count_signs(s->learn, first, n);
		return;
	}
	for (int i = 0; i < n * n; i++)
		if (!is_known(&g->form, first[i / n * NQ_ROW_CELLS + i % n].sign)) return;
	for (int i = 0; i < n * n; i++)
		if ((first[i / n * NQ_ROW_CELLS + i % n].sign == g->form.sign) != g->form.is_empty)
			board.queens[i / n] |= UINT32_C(1) << i % n;
	s->take(s->to, &board);
}

static bool is_outer(const nq_cell *column, int n) {
	bool is_empty = true;
	for (int i = 0; i < n; i++) is_empty = is_empty && column[i * NQ_ROW_CELLS].sign == 0;
	return is_empty || nq_are_labels(column, n, NQ_ROW_CELLS);
}

/* n rows: one board, or several side by side, without labels. */
static void take_rows(const nq_grid *g, int from, const sink *s) {
	static const struct { int left, right; } labels[] = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {2, 1}, {2, 2}};
	int n = g->form.n;
	for (size_t i = 0; i < sizeof labels / sizeof labels[0]; i++) {
		int left = labels[i].left, right = labels[i].right, inner = g->width - left - right;
		bool are_outer = inner >= n;
		for (int k = 0; are_outer && k < left; k++) are_outer = is_outer(&g->cell[from][k], n);
		for (int k = 1; are_outer && k <= right; k++) are_outer = is_outer(&g->cell[from][g->width - k], n);
		if (!are_outer) continue;
		/* A blank cell may stand between boards in boxes. */
		int beside = (inner + 1) / (n + 1), stride = n;
		bool is_boxed = beside > 1 && inner == beside * n + beside - 1;
		for (int k = 1; k < beside && is_boxed; k++) {
			const nq_cell *gap = &g->cell[from][left + k * (n + 1) - 1];
			for (int row = 0; row < n; row++) is_boxed = is_boxed && gap[row * NQ_ROW_CELLS].sign == 0;
		}
		if (is_boxed) stride = n + 1;
		else if (inner % n != 0) continue;
		for (int at = left; at + n <= left + inner; at += stride)
			take_board(g, &g->cell[from][at], g->lines[from], g->lines[from + n - 1], s);
		return;
	}
}

static void drop_rows(nq_grid *g, int count) {
	g->rows -= count;
	memmove(g->cell, g->cell[count], (size_t)g->rows * sizeof g->cell[0]);
	memmove(g->lines, g->lines + count, (size_t)g->rows * sizeof g->lines[0]);
}

/* A board of too few rows or, behind one that is whole, the rows too many. */
static void take_part(const nq_grid *g, int from, const sink *s) {
	int n = g->form.n, rows = g->rows - from;
	nq_printed_board board = {.rows = rows, .columns = n, .line = g->lines[from], .last = g->lines[g->rows - 1]};
	if (!g->form.has_parts || g->width != g->form.width || g->form.is_empty) return;
	for (int i = 0; i < rows * g->width; i++) {
		const nq_cell *cell = &g->cell[from + i / g->width][i % g->width];
		if (!is_known(&g->form, cell->sign) && (n == g->width || cell->label < 0)) return;
	}
	s->take(s->to, &board);
}

static void end_block(nq_grid *g, const sink *s) {
	int n = g->form.n, over = g->rows % n, from = 0;
	if (over == 0 || g->form.has_parts)
		for (; from + n <= g->rows; from += n) take_rows(g, from, s);
	if (over > 0) take_part(g, from, s);
	g->rows = 0;
}

static void add_row(nq_grid *g, const nq_cell *cells, int width, uint64_t line, const sink *s) {
	int n = g->form.n;
	if (g->rows > 0 && width != g->width) end_block(g, s);
	if (g->rows == 2 * n) {
		take_rows(g, 0, s);
		drop_rows(g, n);
	}
	g->width = width;
	g->lines[g->rows] = line;
	memcpy(g->cell[g->rows++], cells, (size_t)width * sizeof cells[0]);
}

static bool are_empty(const nq_cell *cells, int count) {
	for (int i = 0; i < count; i++)
		if (cells[i].sign != 0) return false;
	return true;
}

/* The names of n columns, above or below a board. */
static bool is_header(const nq_cell *cells, int count, int n) {
	while (count > 0 && cells[count - 1].sign == 0) count--;
	if (n > count) n = count;
	return nq_are_labels(cells + count - n, n, 1);
}

/* Brackets stand around a list. Names such as q1 q2 q3 have one letter; a1 b2 c3 are squares. */
static bool may_name_columns(const char *text) {
	char letter = 0;
	for (; *text != 0; text++) {
		bool is_named = (*text | 32) >= 'a' && (*text | 32) <= 'z' && text[1] >= '0' && text[1] <= '9';
		bool opens_list = strchr("({[", *text) != NULL && text[1] >= '0' && text[1] <= '9';
		if (opens_list) return false;
		if (is_named && letter != 0 && letter != *text) return false;
		if (is_named) letter = *text;
	}
	return true;
}

int nq_named_columns(const nq_text_line *line) {
	static const nq_way ways[] = {NQ_WORDS, NQ_BARS, NQ_COMMAS};
	enum { FEW = 3 };
	nq_cell cells[NQ_LINE_CELLS];
	for (int i = 0; i < 3 && may_name_columns(line->text); i++) {
		int count = nq_cells_of(line, ways[i], FEW, NULL, cells);
		while (count > 0 && cells[count - 1].sign == 0) count--;
		if (nq_are_labels(cells, count, 1)) return count;
		if (count > FEW && cells[0].label < 0 && nq_are_labels(cells + 1, count - 1, 1)) return count - 1;
	}
	return 0;
}

void nq_grid_put(nq_grid *g, const nq_text_line *line, nq_line_kind kind, nq_sign_counts *learn, nq_take_board *take,
                 void *to) {
	const sink s = {learn, take, to};
	const nq_grid_form *form = &g->form;
	nq_cell cells[NQ_LINE_CELLS];
	if (kind == NQ_RULE) return;
	if (kind == NQ_BLANK) {
		if (!form->is_spaced) end_block(g, &s);
		return;
	}
	int count = kind == NQ_NOISE ? 0 : nq_cells_of(line, form->way, form->n, &form->lattice, cells);
	bool is_number = count == 1 && cells[0].sign >= '0' && cells[0].sign <= '9';
	if (form->n == 1 && (count > 1 || is_number)) count = 0;
	if (count == 0 || (!form->in_turn && count > NQ_ROW_CELLS)) end_block(g, &s);
	else if (is_header(cells, count, form->n)) {
		if (!form->is_spaced) end_block(g, &s);
	} else if (are_empty(cells, count) && strchr(line->text, '[') != NULL) return; /* the frame of a drawn matrix */
	else if (!form->in_turn) add_row(g, cells, count, line->number, &s);
	else
		for (int at = 0; at + form->n <= count; at += form->n) add_row(g, cells + at, form->n, line->number, &s);
}

void nq_grid_end(nq_grid *g, nq_sign_counts *learn, nq_take_board *take, void *to) {
	const sink s = {learn, take, to};
	end_block(g, &s);
}
