/* cells: see cells.h. */
#include "cells.h"

#include <string.h>

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* --- one cell --- */

static uint32_t sign_of(const char *from, const char *to) {
	const char *at = from;
	uint32_t first = nq_next_sign(&at), hash = 2166136261u;
	if (at >= to) return first;
	for (; from < to; from++) hash = (hash ^ (unsigned char)*from) * 16777619u;
	return hash | 1u << 31;
}

static bool is_same(const char *from, const char *to, const char *word) {
	size_t length = strlen(word);
	if ((size_t)(to - from) != length) return false;
	for (size_t i = 0; i < length; i++)
		if ((from[i] >= 'A' && from[i] <= 'Z' ? from[i] | 32 : from[i]) != word[i]) return false;
	return true;
}

static int32_t label_of(const char *from, const char *to) {
	int32_t number = 0;
	if (to - from == 1 && is_letter(*from)) return *from | 32;
	while (from < to && (is_letter(*from) || *from == '_')) from++;
	if (from == to || to - from > 6) return -1;
	for (; from < to && is_digit(*from); from++) number = 10 * number + (*from - '0');
	while (from < to && strchr(".:", *from) != NULL) from++;
	return from == to ? number : -1;
}

/* A cell without quotes, brackets and what pads it: _Q_, ###, 'Q', 0., TRUE. */
static nq_cell cell_of(const char *from, const char *to) {
	static const char around[] = " \t[](){}<>\"'`,;";
	while (from < to && strchr(around, *from) != NULL) from++;
	while (from < to && strchr(around, to[-1]) != NULL) to--;
	nq_cell cell = {0, label_of(from, to)};
	if (from == to) return cell;
	if (is_same(from, to, "true") || is_same(from, to, "#t") || is_same(from, to, ".true.")) cell.sign = '1';
	if (is_same(from, to, "false") || is_same(from, to, "#f") || is_same(from, to, ".false.")) cell.sign = '0';
	if (cell.sign != 0) return cell;
	const char *point = from;
	while (point < to && is_digit(*point)) point++;
	if (point > from && point < to && *point == '.') {
		const char *zeros = point + 1;
		while (zeros < to && *zeros == '0') zeros++;
		if (zeros == to) to = point;
	}
	const char *left = from, *right = to;
	while (left < right && *left == '_') left++;
	while (right > left && right[-1] == '_') right--;
	if (left < right) from = left, to = right;
	const char *at = from;
	uint32_t first = nq_next_sign(&at);
	bool is_one = true; /* sign, once or again and again */
	while (at < to) is_one = nq_next_sign(&at) == first && is_one;
	cell.sign = is_one ? first : sign_of(from, to);
	return cell;
}

/* --- labels --- */

bool nq_are_labels(const nq_cell *cells, int count, int stride) {
	if (count < 3) return false;
	int step = cells[stride].label - cells[0].label;
	if (step != 1 && step != -1) return false;
	for (int i = 0; i < count; i++)
		if (cells[i * stride].label < 0 || cells[i * stride].label != cells[0].label + i * step) return false;
	return true;
}

/* --- lines --- */

/* `Row 1: `, `3) ` before a row. */
static const char *after_prefix(const char *text) {
	const char *at = text + strspn(text, " \t");
	while (is_letter(*at)) at++;
	at += strspn(at, " \t");
	if (!is_digit(*at)) return text;
	while (is_digit(*at)) at++;
	const char *mark = at + strspn(at, " \t");
	if (*mark == ':' || *mark == ')') at = mark;
	else if (*at != '.' && *at != '>') return text;
	return is_blank(at[1]) ? at + 1 + strspn(at + 1, " \t") : text;
}

static int add(nq_cell cells[NQ_LINE_CELLS], int count, const char *from, const char *to) {
	if (count < NQ_LINE_CELLS) cells[count] = cell_of(from, to);
	return count + 1;
}

static bool is_empty_but(const char *from, const char *to, const char *marks) {
	for (; from < to; from++)
		if (strchr(marks, *from) == NULL) return false;
	return true;
}

/* Cells between at least n - 1 separators; outside of the first and the last one nothing need be. */
static int between(const char *text, char separator, int n, const char *before, const char *behind, nq_cell *cells) {
	int count = 0, separators = 0;
	const char *from = text, *end = text + strlen(text);
	for (const char *at = text; at < end; at++) separators += *at == separator;
	if (separators < (n > 1 ? n - 1 : 1)) return 0;
	for (const char *at = text; at <= end; at++) {
		if (at < end && *at != separator) continue;
		bool is_outside = (from == text && before != NULL && is_empty_but(from, at, before)) ||
		                  (at == end && (before != NULL || count >= n) && is_empty_but(from, at, behind));
		if (!is_outside) count = add(cells, count, from, at);
		from = at + 1;
	}
	return count;
}

static int in_commas(const char *text, int n, nq_cell *cells) {
	text = after_prefix(text);
	for (const char *separator = "\t,;"; *separator != 0 && n > 1; separator++) {
		int count = between(text, *separator, n, NULL, " ])}", cells);
		if (count > 0) return count;
	}
	return 0;
}

static int in_boxes(const char *text, int n, nq_cell *cells) {
	int count = 0;
	for (const char *at = text; *at != 0; at++) {
		static const char opens[] = "[({<", closes[] = "])}>";
		const char *open = strchr(opens, *at);
		if (open == NULL) continue;
		const char *end = at + 1;
		int signs = 0;
		while (*end != 0 && strchr("[](){}<>", *end) == NULL && signs <= 4) nq_next_sign(&end), signs++;
		if (*end != closes[open - opens] || signs > 4) continue;
		count = add(cells, count, at + 1, end);
		at = end;
	}
	return count < n ? 0 : count;
}

static int in_quotes(const char *text, int n, nq_cell *cells) {
	int count = 0;
	for (const char *at = text; *at != 0; at++) {
		if (*at != '\'' && *at != '"') continue;
		const char *end = strchr(at + 1, *at), *sign = at + 1;
		int signs = 0;
		if (end == NULL) break;
		while (sign < end) signs += nq_next_sign(&sign) > ' ';
		if (signs > 2) return 0;
		count = add(cells, count, at + 1, end);
		at = end;
	}
	return count < n ? 0 : count;
}

static int in_words(const char *text, int n, nq_cell *cells) {
	int count = 0, longs = 0;
	uint32_t known[3];
	text = after_prefix(text);
	for (const char *at = text; *at != 0;) {
		at += strspn(at, " \t[](){},");
		const char *end = at + strcspn(at, " \t");
		bool is_name = end - at > 2;
		for (const char *c = at; c < end; c++)
			is_name = is_name && (is_letter(*c) || ((*c == ':' || *c == '.') && c > at));
		if (at == end) continue;
		count = add(cells, count, at, end);
		if (count > NQ_LINE_CELLS) return 0;
		const nq_cell *cell = &cells[count - 1];
		if (cell->sign == 0 || cell->sign == '|') count--;
		else if (is_name) {
			int k = 0;
			while (k < longs && known[k] != cell->sign) k++;
			if (k == longs && longs < 3) known[longs++] = cell->sign;
		}
		at = end;
	}
	return count < n || longs > 2 ? 0 : count;
}

/* Words of n signs each, of at most three kinds. Other words, but for short labels before the first, make it no row. */
static int in_strings(const char *text, int n, nq_cell *cells) {
	/* Within quotation marks blanks part signs. */
	const char *parts = &" \t,\"'[](){}|/"[strchr(text, '"') == NULL ? 0 : 2];
	int count = 0;
	for (const char *at = text; *at != 0;) {
		at += strspn(at, parts);
		const char *word = at, *end = at + strcspn(at, parts);
		uint32_t kinds[4];
		int signs = 0, known = 0;
		bool is_name = true, is_plain = true;
		if (word[0] == '#' && word[1] == '*') word += 2;
		if (strncmp(word, "\\n", 2) == 0) word += 2;
		at = end;
		while (end > word && strchr(";:", end[-1]) != NULL) end--;
		for (const char *sign = word; sign < end; signs++) {
			int k = 0;
			while (*sign == ' ' && sign < end - 1) sign++;
			is_name = is_name && is_letter(*sign), is_plain = is_plain && (is_letter(*sign) || is_digit(*sign));
			uint32_t c = nq_next_sign(&sign);
			while (k < known && kinds[k] != c) k++;
			if (k == known && known < 4) kinds[known++] = c;
			if (count + signs < NQ_LINE_CELLS && signs < n) cells[count + signs] = (nq_cell){c, -1};
		}
		bool is_lone = n < 3 && is_plain && !(signs == 1 && kinds[0] == 'Q');
		if (signs == n && known <= 3 && !is_lone) {
			if (count + n > NQ_LINE_CELLS) return 0;
			count += n;
		} else if (signs > 1 && count == 0 && !(signs <= 3 && is_plain) && !is_name) return 0;
	}
	return count;
}

/* n signs in groups: .. Q.. . */
static int in_groups(const char *text, int n, nq_cell *cells) {
	uint32_t kinds[3];
	int count = 0, known = 0;
	while (*text != 0) {
		uint32_t c = nq_next_sign(&text);
		int k = 0;
		if (c == ' ') continue;
		while (k < known && kinds[k] != c) k++;
		if (count == n || k == 3) return 0;
		if (k == known) kinds[known++] = c;
		cells[count++] = (nq_cell){c, -1};
	}
	return count == n ? n : 0;
}

static int in_fen(const char *text, int n, nq_cell *cells) {
	static const char around[] = " \t[](){}\"'.,;:=|";
	int count = 0;
	for (const char *at = text, *end; *at != 0; at = end) {
		int row = 0, slashes = 0;
		at += strspn(at, around);
		end = at + strcspn(at, around);
		for (const char *c = at; c < end; c++) slashes += *c == '/';
		if (slashes != n - 1) continue;
		for (; at < end;) {
			int number = 0;
			uint32_t sign = '.';
			while (is_digit(*at) && number <= n) number = 10 * number + *at++ - '0';
			if (number == 0 && (*at | 32) == 'q') number = 1, sign = 'Q', at++;
			else if (number == 0 && *at == '/') {
				if (row != n) return 0;
				row = 0, at++;
			} else if (number == 0) return 0;
			for (; number > 0 && row < n && count < NQ_LINE_CELLS; number--, row++)
				cells[count++] = (nq_cell){sign, -1};
			if (number > 0) return 0;
		}
		if (row != n) return 0;
	}
	return count;
}

/* A cell's sign or, where it is blank, its colour. */
static int in_colours(const nq_text_line *line, int n, nq_cell *cells) {
	int count = 0;
	for (int i = 0; i < line->colours; i++) {
		const char *from = line->text + line->colour[i].at;
		const char *to = line->text + (i + 1 < line->colours ? line->colour[i + 1].at : line->length);
		if (from > line->text + line->length) from = line->text + line->length;
		bool is_visible = to > from && !is_empty_but(from, to, " ");
		if (line->colour[i].style == 0 ? !is_visible : to <= from && i + 1 < line->colours) continue;
		count = add(cells, count, from, to > from ? to : from);
		if (count > NQ_LINE_CELLS) return 0;
		if (cells[count - 1].sign == 0) cells[count - 1].sign = 1u << 30 | line->colour[i].style;
	}
	return count < n ? 0 : count;
}

/* --- the lattice --- */

static int width_of(uint32_t c) {
	return (c >= 0x2e80 && c < 0xa4d0) || c >= 0x1f000 || (c >= 0xac00 && c < 0xd7a4) ? 2 : 1;
}

/* Places and signs of a line that has nothing but a few of two kinds; how many. */
static int signs_of(const nq_text_line *line, int n, int place[NQ_MAX], uint32_t sign[NQ_MAX]) {
	int count = 0, width = 0, kinds = 0;
	uint32_t kind[3] = {0};
	for (const char *at = line->text; *at != 0;) {
		uint32_t c = nq_next_sign(&at);
		if (c != ' ' && c != '\t' && c != '|') {
			int k = 0;
			while (k < kinds && kind[k] != c) k++;
			if (k == kinds && kinds < 3) kind[kinds++] = c;
			if (count >= n || count >= NQ_MAX || kinds > 2) return 0;
			place[count] = width, sign[count++] = c;
		}
		width += width_of(c);
	}
	bool is_number = count == 1 && sign[0] >= '0' && sign[0] <= '9' && sign[0] != '1';
	return is_number ? 0 : count;
}

void nq_lattice_add(nq_lattice *l, const nq_text_line *line, int n) {
	int place[NQ_MAX];
	uint32_t sign[NQ_MAX];
	int count = signs_of(line, n, place, sign);
	if (count == n && n > 1) l->is_full = true;
	for (int i = 0; i < count; i++) {
		if (l->last < 0) l->first = l->last = place[i];
		int away = place[i] > l->first ? place[i] - l->first : l->first - place[i];
		while (away != 0) {
			int rest = l->pitch % away;
			l->pitch = away, away = rest;
		}
		if (place[i] < l->first) l->first = place[i];
		if (place[i] > l->last) l->last = place[i];
	}
}

static int in_lattice(const nq_text_line *line, int n, const nq_lattice *l, nq_cell *cells) {
	int place[NQ_MAX];
	uint32_t sign[NQ_MAX];
	int count =
		!l->is_full && l->pitch > 0 && l->last - l->first == l->pitch * (n - 1) ? signs_of(line, n, place, sign) : 0;
	if (count == 0) return 0;
	for (int i = 0; i < n; i++) cells[i] = (nq_cell){0, -1};
	for (int i = 0; i < count; i++) {
		int at = place[i] - l->first;
		if (at < 0 || at % l->pitch != 0 || at / l->pitch >= n) return 0;
		cells[at / l->pitch].sign = sign[i];
	}
	return n;
}

int nq_cells_of(const nq_text_line *line, nq_way way, int n, const nq_lattice *lattice, nq_cell cells[NQ_LINE_CELLS]) {
	int count = 0;
	const char *text = line->text;
	switch (way) {
	case NQ_WORDS: count = in_words(text, n, cells); break;
	case NQ_BARS: count = between(text, '|', n, " [('\"", " ])',\"", cells); break;
	case NQ_BOXES: count = in_boxes(text, n, cells); break;
	case NQ_QUOTES: count = in_quotes(text, n, cells); break;
	case NQ_COMMAS: count = in_commas(text, n, cells); break;
	case NQ_COLOURS: count = in_colours(line, n, cells); break;
	case NQ_LATTICE: count = in_lattice(line, n, lattice, cells); break;
	case NQ_FEN: count = in_fen(text, n, cells); break;
	default:
		count = in_strings(text, n, cells);
		if (count == 0) count = in_groups(text, n, cells);
	}
	return count > NQ_LINE_CELLS || count < n ? 0 : count;
}
