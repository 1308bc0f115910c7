/* printed_rows: what rows are made of, and boards of rows; see printed.h. */
#include "printed_rows.h"

#include "../lines.h"

#include <string.h>

static bool finish(nq_printed *p, int rows, int columns) {
	p->board.rows = rows, p->board.columns = columns;
	p->board.line = p->begins;
	p->kind = NQ_NO_ROWS;
	p->height = 0;
	p->has_dashes = false;
	if (p->n == 0 && rows == columns) p->n = rows;
	p->boards++;
	p->states = false;
	return true;
}

static nq_look queen_look(const nq_printed *p) {
	int counts[NQ_CROWN + 1] = {0};
	for (int row = 0; row < p->height; row++)
		for (int col = 0; col < p->width; col++) counts[p->cells[row][col]]++;
	if (counts[NQ_CROWN] > 0) return NQ_CROWN;
	if (counts[NQ_CROSS] > 0) return NQ_CROSS;
	bool inverted = counts[NQ_BLANK] == 0 && counts[NQ_LIGHT] > 0 && counts[NQ_LIGHT] < counts[NQ_DARK];
	return inverted ? NQ_LIGHT : NQ_DARK;
}

static bool board_of_cells(nq_printed *p) {
	int queen = p->kind == NQ_SIGNS ? (int)queen_look(p) : 1;
	for (int row = 0; row < p->height; row++) {
		p->board.queens[row] = 0;
		for (int col = 0; col < p->width; col++)
			if (p->cells[row][col] == queen) p->board.queens[row] |= nq_bit(col);
	}
	return finish(p, p->height, p->width);
}

static void clear_squares(nq_printed *p) { memset(p->board.queens, 0, sizeof p->board.queens); }

static bool board_of_pairs(nq_printed *p) {
	int n = p->n > 0 ? p->n : p->height, from = 1;
	for (int i = 0; i < p->height; i++)
		if (p->pair[i][0] <= 0 || p->pair[i][1] <= 0) from = 0;
	clear_squares(p);
	for (int i = 0; i < p->height; i++) {
		int row = p->pair[i][0] - from, col = p->pair[i][1] - from;
		if (row >= 0 && row < n && col >= 0 && col < n) p->board.queens[row] |= nq_bit(col);
	}
	return finish(p, n, n);
}

bool nq_rows_end_board(nq_printed *p) {
	bool is_pairs = p->kind == NQ_PAIRS && p->height >= 4;
	bool is_short = p->n > 0 ? p->width == p->n : 2 * p->height > p->width && p->height > 1;
	if (is_pairs) return board_of_pairs(p);
	if ((p->kind == NQ_SIGNS || p->kind == NQ_BITS) && p->height > 0 && is_short) return board_of_cells(p);
	p->kind = NQ_NO_ROWS;
	p->height = 0;
	return false;
}

static bool make_room(nq_printed *p, nq_rows_kind kind, int width) {
	bool ended = p->kind != kind || p->width != width ? nq_rows_end_board(p) : false;
	if (p->height == 0) p->begins = p->line;
	p->kind = kind, p->width = width;
	return ended;
}

static bool is_board(nq_printed *p) { return ++p->height == p->width && board_of_cells(p); }

static bool all_dashes(const nq_cut_row *row) {
	for (int i = 0; i < row->count; i++)
		if (!row->item[i].is_dash) return false;
	return true;
}

/* Cells of signs. Numbers among them are zeros, which look like empty squares, or in FEN count those. How many there
 * are, 0 for no row. */
static int cells_of_signs(const nq_cut_row *row, uint8_t cells[NQ_MAX]) {
	int width = 0;
	for (int i = 0; i < row->count; i++) {
		const nq_item *item = &row->item[i];
		bool is_number = item->kind == NQ_NUMBER, counts = is_number && row->is_fen && item->number > 0;
		if (item->kind == NQ_NAME || (is_number && item->number != 0 && !counts)) return 0;
		uint64_t many = counts ? item->number : is_number ? (uint64_t)item->digits : 1;
		if (many > (uint64_t)(NQ_MAX - width)) return 0;
		memset(cells + width, (int)(is_number ? NQ_BLANK : item->look), (size_t)many);
		width += (int)many;
	}
	return width;
}

static bool add_signs(nq_printed *p, const nq_cut_row *row) {
	uint8_t cells[NQ_MAX];
	bool is_rule = all_dashes(row) && !p->has_dashes;
	int width = is_rule ? 0 : cells_of_signs(row, cells);
	if (width == 0) return false;
	bool ended = make_room(p, NQ_SIGNS, width);
	memcpy(p->cells[p->height], cells, (size_t)width);
	for (int i = 0; i < row->count; i++) p->has_dashes = p->has_dashes || row->item[i].is_dash;
	return is_board(p) || ended;
}

static int group_from(const nq_cut_row *row, int from, nq_cut_row *group) {
	int end = from + 1;
	while (end < row->count && row->item[end].is_glued) end++;
	*group = (nq_cut_row){.count = end - from};
	memcpy(group->item, row->item + from, (size_t)group->count * sizeof group->item[0]);
	return end;
}

static bool add_signs_side_by_side(nq_printed *p, const nq_cut_row *row, bool *ended) {
	nq_cut_row group;
	uint8_t cells[NQ_MAX];
	int groups = 0;
	for (int i = 0; i < row->count; i++) groups += i == 0 || !row->item[i].is_glued;
	if (groups < 2) return false;
	for (int i = 0; i < row->count;) {
		i = group_from(row, i, &group);
		if (cells_of_signs(&group, cells) != groups) return false;
	}
	for (int i = 0; i < row->count;) {
		i = group_from(row, i, &group);
		if (add_signs(p, &group)) *ended = true;
	}
	return true;
}

static bool add_bits(nq_printed *p, int width, uint32_t bits) {
	bool ended = make_room(p, NQ_BITS, width);
	for (int col = 0; col < width; col++) p->cells[p->height][col] = bits >> col & 1;
	return is_board(p) || ended;
}

/* A column for each row; -1 for a row without a queen. Where neither 0 nor n is among any they count from 0. */
static bool add_columns(nq_printed *p, int n, const int columns[NQ_MAX]) {
	bool has_zero = false, has_n = false;
	for (int i = 0; i < n; i++) {
		has_zero = has_zero || columns[i] <= 0;
		has_n = has_n || columns[i] >= n;
	}
	if (has_zero || has_n) p->from = has_zero ? 0 : 1;
	int from = p->from < 0 ? 0 : p->from;
	p->begins = p->line;
	for (int row = 0; row < n; row++) {
		int col = columns[row] - from;
		p->board.queens[row] = col >= 0 && col < n ? nq_bit(col) : 0;
	}
	return finish(p, n, n);
}

static int value_of(const nq_item *item) {
	int value = item->number > 999 ? 999 : (int)item->number;
	return item->is_negative ? -value : value;
}

static bool add_digits(nq_printed *p, const nq_item *item) {
	int columns[NQ_MAX], n = item->digits;
	uint64_t left = item->number;
	uint32_t seen = 0;
	for (int i = n - 1; i >= 0; i--, left /= 10) {
		columns[i] = (int)(left % 10);
		seen |= nq_bit(columns[i]);
	}
	uint32_t all = nq_bit(n) - 1;
	if (p->n != n && (p->n != 0 || (seen != all && seen != all << 1))) return false;
	return add_columns(p, n, columns);
}

static bool add_number(nq_printed *p, const nq_item *item) {
	enum { FEWEST = 4, MOST = 10 };
	if (item->is_bits && item->digits >= FEWEST && item->digits <= NQ_MAX && (p->n == 0 || p->n == item->digits))
		return add_bits(p, item->digits, item->bits);
	bool may_be = item->digits >= FEWEST && item->digits <= MOST && !item->is_negative;
	return may_be && add_digits(p, item);
}

static bool add_pair(nq_printed *p, const nq_cut_row *row) {
	bool ended = make_room(p, NQ_PAIRS, 2);
	if (p->height == NQ_MAX) return ended;
	for (int i = 0; i < 2; i++) p->pair[p->height][i] = value_of(&row->item[i]);
	return (++p->height == p->n && board_of_pairs(p)) || ended;
}

static bool add_numbers(nq_printed *p, const nq_cut_row *row) {
	int columns[NQ_MAX], count = row->count;
	const nq_item *item = row->item;
	if (p->n > 1 && count == p->n + 1 && item->number == p->boards + 1) item++, count--;
	bool bits = true;
	uint32_t set = 0;
	if (count > NQ_MAX) return false;
	for (int i = 0; i < count; i++) {
		columns[i] = value_of(&item[i]);
		bits = bits && (columns[i] == 0 || columns[i] == 1);
		set |= (uint32_t)(columns[i] == 1) << i;
	}
	if (count == 1) return add_number(p, item);
	bool may_be_list = p->n == 0 || p->n == count || count > 3;
	if (bits && count > 2 && !(p->has_lists && may_be_list)) return add_bits(p, count, set);
	if (count == 2 && p->n != 2) return add_pair(p, row);
	if (!may_be_list) return false;
	p->has_lists = true;
	return add_columns(p, count, columns);
}

/* Files from a, ranks from 1 at the bottom. */
static bool add_names(nq_printed *p, const nq_cut_row *row) {
	int n = p->n > 0 ? p->n : row->count;
	if (n > NQ_MAX || row->count < 2) return false;
	p->begins = p->line;
	clear_squares(p);
	for (int i = 0; i < row->count; i++) {
		const nq_item *item = &row->item[i];
		int line = n - value_of(item);
		if (line < 0 || line >= n || item->file >= n) return false;
		p->board.queens[line] |= nq_bit(item->file);
	}
	return finish(p, n, n);
}

/* 2-4-1-3: dashes that part numbers are none of them. */
static void drop_dashes(nq_cut_row *row) {
	bool parts = row->count > 2 && row->count % 2 == 1;
	for (int i = 0; i < row->count; i++) {
		const nq_item *item = &row->item[i];
		parts = parts && (i % 2 == 0 ? item->kind == NQ_NUMBER : item->kind == NQ_SIGN && item->is_dash);
	}
	if (!parts) return;
	row->count = row->count / 2 + 1;
	for (int i = 0; i < row->count; i++) row->item[i] = row->item[2 * i];
}

bool nq_rows_add(nq_printed *p, nq_cut_row *row) {
	int kinds = 0, kept = 0;
	bool ended = false;
	if (row->count > NQ_ROW_ITEMS || row->count == 0) return false;
	for (int i = 0; i < row->count; i++)
		if (!row->is_framed || !row->item[i].is_framed) row->item[kept++] = row->item[i];
	row->count = kept;
	drop_dashes(row);
	for (int i = 0; i < row->count; i++) kinds |= 1 << row->item[i].kind;
	if (row->is_fen) return add_signs(p, row);
	if (kinds & 1 << NQ_SIGN) return add_signs_side_by_side(p, row, &ended) ? ended : add_signs(p, row);
	if (kinds == 1 << NQ_NUMBER) return add_numbers(p, row);
	return kinds == 1 << NQ_NAME && add_names(p, row);
}
