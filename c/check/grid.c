#include "grid.h"

#include <string.h>

void nq_grid_start(nq_grid *g, nq_form form, nq_board_sink to) {
	memset(g, 0, offsetof(nq_grid, single));
	g->form = form, g->to = to;
}

static const nq_cell *cell_at(const nq_cell *first, int i, int n) { return &first[i / n * NQ_ROW_CELLS + i % n]; }

static int find_sign(const nq_sign_counts *s, const nq_cell *cell) {
	int i = 0;
	while (i < s->count && i < NQ_SIGNS && s->of[i].sign != cell->sign) i++;
	return i;
}

static int index_of(nq_sign_counts *s, const nq_cell *cell) {
	int i = find_sign(s, cell);
	if (i < s->count) return i;
	s->count = i + 1;
	s->of[i] = (nq_sign_count){.sign = cell->sign, .is_word = cell->label >= 0 || cell->sign >= 1u << 31};
	return i;
}

static void count_signs(nq_sign_counts *s, const nq_cell *first, int n) {
	int times[NQ_SIGNS + 1] = {0}, fresh = 0;
	for (int i = 0; i < n * n; i++) fresh += find_sign(s, cell_at(first, i, n)) == s->count;
	if (s->boards > 0 && fresh == n * n) return; /* all signs are new: another notation */
	s->boards++;
	for (int i = 0; i < n * n; i++) times[index_of(s, cell_at(first, i, n))]++;
	for (int i = 0; i < s->count; i++) {
		s->of[i].all += (uint32_t)times[i];
		s->of[i].boards += times[i] > 0;
		s->of[i].queens += times[i] == n;
		s->of[i].empties += times[i] == n * n - n;
	}
}

/* Likelier signs of queens have lower ranks; the first CROWNS are chess pieces. */
enum { CROWNS = 6, LIKELY = 20 };
static int rank_of(uint32_t sign) {
	int rank = 0;
	for (const char *at = "Qq♛♕👑👸Xx*1Dd●○■#RTt@"; *at != 0; rank++)
		if (nq_next_sign(&at) == sign) return rank;
	return rank;
}

bool nq_is_crown(uint32_t sign) { return rank_of(sign) < CROWNS; }

static bool is_likelier(const nq_sign_count *a, const nq_sign_count *b) {
	if (a->queens != b->queens) return a->queens > b->queens;
	int ranked = rank_of(a->sign) - rank_of(b->sign);
	return ranked != 0 ? ranked < 0 : a->all < b->all;
}

bool nq_grid_learn(const nq_grid *g, nq_form *form) {
	const nq_sign_counts *s = &g->counts;
	const nq_sign_count *queen = s->of, *most = s->of;
	bool are_words = true;
	if (s->boards == 0 || s->count > NQ_SIGNS) return false;
	for (const nq_sign_count *at = s->of; at < s->of + s->count; at++) {
		if (is_likelier(at, queen)) queen = at;
		if (at->all > most->all) most = at;
	}
	/* A crown is a queen, even on boards with more than n crowns: some programs do not clear their grid. */
	for (int i = 0; i < s->count && queen->queens * 2 < s->boards; i++)
		if (nq_is_crown(s->of[i].sign)) queen = &s->of[i];
	for (int i = 0; i < 3; i++) {
		bool is_usual = i < s->count && (&s->of[i] == queen || s->boards == 1 || s->of[i].boards * 2 > s->boards);
		form->known[i] = is_usual ? s->of[i].sign : most->sign;
	}
	if (form->is_free && s->count == 2 && nq_is_crown(s->of[0].sign) == nq_is_crown(s->of[1].sign))
		queen = &s->of[s->of[1].all < s->of[0].all];
	form->is_learnt = true;
	form->width = s->width;
	form->is_empty = s->count > 3;
	form->sign = form->is_empty ? most->sign : queen->sign;
	bool is_likely = rank_of(queen->sign) < LIKELY || form->n > 3 || form->is_free || s->count == 1;
	if (queen->sign == 0 || !is_likely || (form->n == 1 && !nq_is_crown(queen->sign))) return false;
	/* Boards of one sign are empty: the program prints them after removing all queens. */
	if (s->count == 1 && !most->is_word && most->sign > ' ' && most->sign != '1') {
		if (!nq_is_crown(most->sign)) form->sign = 'Q';
		return true;
	}
	if (!form->is_empty) return form->is_free || queen->queens * 2 >= s->boards || nq_is_crown(queen->sign);
	for (int i = 0; i < s->count; i++) are_words &= s->of[i].is_word || &s->of[i] == most;
	/* A search that places numbered queens one by one prints mostly empty squares. */
	bool are_most = most->all * 2 > s->boards * (uint32_t)(form->n * form->n);
	return are_words && s->count <= form->n + 2 && (most->empties * 2 >= s->boards || are_most);
}

static bool is_known(const nq_form *form, uint32_t sign) {
	return form->is_empty || form->is_free || sign == form->known[0] || sign == form->known[1] ||
	       sign == form->known[2];
}

static void take_board(nq_grid *g, int row, int column) {
	int n = g->form.n;
	const nq_cell *first = &g->cell[row][column];
	nq_printed_board board = {.rows = n, .columns = n, .line = g->span[row].first, .last = g->span[row + n - 1].last};
	if (!g->form.is_learnt) {
		if (g->counts.boards == 0) g->counts.width = g->width;
		count_signs(&g->counts, first, n);
		return;
	}
	for (int i = 0; i < n * n; i++) {
		uint32_t sign = cell_at(first, i, n)->sign;
		if (!is_known(&g->form, sign)) return;
		if ((sign == g->form.sign) != g->form.is_empty) board.queens[i / n] |= 1u << i % n;
		if (cell_at(first, i, n)->label == NQ_BLOCKED) board.blocked[i / n] |= 1u << i % n;
	}
	g->to.take(g->to.to, &board);
}

static void take_part(const nq_grid *g, int row) {
	int n = g->form.n;
	nq_printed_board board = {
		.rows = g->rows - row, .columns = n, .line = g->span[row].first, .last = g->span[g->rows - 1].last};
	if (!g->form.has_parts || g->width != g->form.width || g->form.is_empty) return;
	for (; row < g->rows; row++)
		for (int i = 0; i < g->width; i++) {
			const nq_cell *cell = &g->cell[row][i];
			if (!is_known(&g->form, cell->sign) && (n == g->width || cell->label < 0)) return;
		}
	g->to.take(g->to.to, &board);
}

static bool are_blank(const nq_cell *cells, int count, int stride) {
	for (int i = 0; i < count; i++)
		if (cells[i * stride].sign != 0) return false;
	return true;
}

/* Reads one board, or boards side by side, perhaps with a blank cell between two. */
static void take_rows(nq_grid *g, int row) {
	static const struct { int left, right; } labels[] = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {2, 1}, {2, 2}};
	int n = g->form.n;
	for (int i = 0; i < 7; i++) {
		int left = labels[i].left, inner = g->width - left - labels[i].right;
		const nq_cell *cells = g->cell[row];
		bool fits = inner >= n;
		for (int k = 0; fits && k < g->width - inner; k++) {
			const nq_cell *outside = cells + k + (k < left ? 0 : inner);
			fits &= are_blank(outside, n, NQ_ROW_CELLS) || nq_are_labels(outside, n, NQ_ROW_CELLS);
		}
		int stride = inner > n && (inner + 1) % (n + 1) == 0 ? n + 1 : n;
		for (int k = left + n; stride > n && k < left + inner; k += stride)
			if (!are_blank(cells + k, n, NQ_ROW_CELLS)) stride = n;
		if (!fits || (stride == n && inner % n != 0)) continue;
		for (int k = left; k + n <= left + inner; k += stride) take_board(g, row, k);
		return;
	}
}

void nq_grid_end(nq_grid *g) {
	int n = g->form.n, over = g->rows % n;
	int row = 0;
	if (over == 0 || g->form.has_parts)
		for (; row + n <= g->rows; row += n) take_rows(g, row);
	if (over > 0) take_part(g, row);
	g->rows = 0;
}

static void add_row(nq_grid *g, const nq_cell *cells, int width, uint64_t first, uint64_t last) {
	int n = g->form.n;
	if (g->rows > 0 && width != g->width) nq_grid_end(g);
	if (g->rows == 2 * n) {
		take_rows(g, 0);
		g->rows = n;
		memmove(g->cell, g->cell[n], (size_t)n * sizeof g->cell[0]);
		memmove(g->span, g->span + n, (size_t)n * sizeof g->span[0]);
	}
	g->width = width;
	g->span[g->rows].first = first, g->span[g->rows].last = last;
	memcpy(g->cell[g->rows++], cells, (size_t)width * sizeof cells[0]);
}

static void put_single(nq_grid *g, const nq_text_line *line, nq_line_kind kind) {
	int n = g->form.n, left = n - g->singles;
	bool is_frame = false;
	int count = kind == NQ_NOISE ? 0 : nq_part_of_row(line, left, &g->single[g->singles], &is_frame);
	bool ends = count == 0 && !is_frame;
	if (ends) nq_grid_end(g);
	else if (g->first == 0) g->first = line->number;
	g->singles += count;
	if (g->singles == n) add_row(g, g->single, n, g->first, line->number);
	if (ends || g->singles == n) g->singles = 0, g->first = 0;
}

/* True for names of columns and for a list such as 1, 3, 0, 2. */
static bool are_different(const nq_cell *cells, int count) {
	uint64_t seen = 0;
	for (int i = 0; i < count && cells[i].label >= 0; i++) seen |= UINT64_C(1) << cells[i].label % 64;
	return count > 2 && __builtin_popcountll(seen) == count;
}

void nq_grid_put(nq_grid *g, const nq_text_line *line, nq_line_kind kind) {
	const nq_form *form = &g->form;
	int n = form->n;
	nq_cell cells[NQ_LINE_CELLS];
	if (kind == NQ_RULE) return;
	if (form->way == NQ_SINGLE) {
		put_single(g, line, kind);
		return;
	}
	int count = kind == NQ_CONTENT ? nq_cells_of(line, form->way, n, &form->lattice, cells) : 0;
	for (int i = 0; i < count && form->has_blocked; i++)
		if ((cells[i].sign | 32) == 'x') cells[i] = (nq_cell){'.', NQ_BLOCKED};
	if (count < n || (n == 1 && (count > 1 || (cells[0].sign >= '0' && cells[0].sign <= '9')))) count = 0;
	if (form->in_turn && count % n != 0) count = 0;
	int named = count, width = form->in_turn ? n : count;
	while (named > 0 && cells[named - 1].sign == 0) named--;
	int labels = named < n ? named : n;
	if (kind == NQ_BLANK || are_different(cells + named - labels, labels)) {
		if (!form->is_spaced) nq_grid_end(g);
	} else if (count == 0 || width > NQ_ROW_CELLS) nq_grid_end(g);
	else if (named == 0 && strchr(line->text, '[') != NULL) return;
	else
		for (int at = 0; at + width <= count; at += width) add_row(g, cells + at, width, line->number, line->number);
}
