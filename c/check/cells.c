#include "cells.h"

#include "ascii.h"

#include <string.h>

static uint32_t sign_of(const char *from, const char *to) {
	const char *at = from;
	uint32_t first = from < to ? nq_next_sign(&at) : 0;
	uint64_t hash = 0;
	if (at >= to) return first;
	for (; from < to; from++) hash = nq_hash(hash, *from);
	return (uint32_t)hash | 1u << 31;
}

static int32_t label_of(const char *from, const char *to) {
	if (to - from == 1 && nq_is_letter(*from)) return *from | 32;
	while (from < to && (nq_is_letter(*from) || *from == '_')) from++;
	if (from == to || to - from > 6) return -1;
	int32_t number = (int32_t)nq_next_number(&from, INT32_MAX);
	while (from < to && (*from == '.' || *from == ':')) from++;
	return from == to ? number : -1;
}

static bool is_around(char c) { return !nq_is_word(c) && strchr(" \t[](){}<>\"'`,;", c) != NULL; }

static nq_cell cell_of(const char *from, const char *to) {
	while (from < to && is_around(*from)) from++;
	while (from < to && is_around(to[-1])) to--;
	while (to - from > 1 && *from == '_') from++;
	while (to - from > 1 && to[-1] == '_') to--;
	return (nq_cell){sign_of(from, to), label_of(from, to)};
}

static const char *after_prefix(const char *text) {
	const char *at = nq_after_blanks(text);
	while (nq_is_letter(*at)) at++;
	at = nq_after_blanks(at);
	if (!nq_is_digit(*at)) return text;
	at = nq_after_digits(at);
	return *at != 0 && strchr(":).>", *at) != NULL && nq_is_blank(at[1]) ? at + 1 : text;
}

/* Skips the key of a PHP array: [0] => */
static const char *after_key(const char *text) {
	const char *arrow = strstr(text, "=>");
	return arrow == NULL ? text : arrow + 2;
}

/* Skips a prompt, such as `Enter n:` before `. Q . .`. Bytes \xe2 and \xf0 begin signs such as ♛. */
static const char *after_prompt(const char *text) {
	static const char marks[] = ":?=>";
	bool has_word = strcspn(text, " :?=>") > 2 || (*text | 32) == 'n';
	if (!has_word) return text;
	const char *range = strstr(text, "): "); /* n (4-12): */
	if (range != NULL) text = range + 1;
	const char *mark = text + strcspn(text, "0123456789_.,;|#*+-/()[]{}'\"@:?=>\xe2\xf0");
	bool is_prompt = *mark != 0 && strchr(marks, *mark) != NULL && strpbrk(mark + 1, marks) == NULL;
	return is_prompt && *nq_after_blanks(mark + 1) != 0 ? mark + 1 : text;
}

static int split(const char *text, const char *separators, nq_cell *cells) {
	int count = 0;
	for (const char *at = text, *end; at != NULL; at = *end == 0 ? NULL : end + 1) {
		end = at + strcspn(at, separators);
		cells[count++] = cell_of(at, end);
	}
	return count;
}

static int separated(const char *text, int n, nq_cell *cells) {
	static const char separators[][2] = {"|", "\t", ",", ";"};
	const char *from = nq_after_bracket(after_prefix(text));
	for (int i = 0; i < 4; i++) {
		int count = split(from, separators[i], cells);
		if (count < 2) continue;
		if (count > n && i == 0 && cells[0].sign == 0) memmove(cells, cells + 1, (size_t)--count * sizeof cells[0]);
		count -= count > n && cells[count - 1].sign == 0;
		if (count >= n) return count;
	}
	return 0;
}

static int in_words(const char *text, nq_cell *cells) {
	int all = split(after_prefix(text), " \t|", cells), count = 0;
	for (int i = 0; i < all; i++)
		if (cells[i].sign != 0 && cells[i].sign != '/') cells[count++] = cells[i];
	return count;
}

static int enclosed(const char *text, nq_cell *cells) {
	static const char opens[] = "[({<'\"", closes[] = "])}>'\"";
	int count = 0;
	for (const char *at = text; *at != 0; at++) {
		const char *mark = strchr(opens, *at), *end = at + 1;
		if (mark == NULL) continue;
		char close = closes[mark - opens];
		int signs = 0;
		while (*end != 0 && *end != close) signs += nq_next_sign(&end) > ' ';
		if (*end == close && signs <= 2) cells[count++] = cell_of(at + 1, end), at = end;
		else if (close == *mark) return 0;
	}
	return count;
}

static int in_strings(const char *text, const char *parts, bool is_fen, int n, nq_cell *cells) {
	int count = 0;
	for (const char *at = text, *end; *at != 0; at = end) {
		nq_signs k = {0};
		int signs = 0;
		bool is_name = true, is_plain = true;
		at += strspn(at, parts);
		end = at + strcspn(at, parts);
		const char *last = end;
		while (last > at && strchr(";:", last[-1]) != NULL) last--;
		if (at[0] == '#' && at[1] == '*' && nq_is_digit(at[2])) at += 2;
		bool is_number = nq_is_digit(*at) && at + strspn(at, "0123456789.") == last;
		while (at < last) {
			uint32_t sign = '.';
			int times = 1;
			is_name &= nq_is_letter(*at), is_plain &= nq_is_letter(*at) || nq_is_digit(*at);
			if (is_fen && nq_is_digit(*at)) times = (int)nq_next_number(&at, (uint64_t)n + 1);
			else sign = nq_next_sign(&at);
			if (sign == ' ') continue;
			nq_add_sign(&k, sign);
			for (; times > 0; times--, signs++)
				if (count + signs < NQ_LINE_CELLS) cells[count + signs] = (nq_cell){sign, -1};
		}
		bool is_lone = n < 3 && is_plain && !(k.count == 1 && k.sign[0] == 'Q');
		bool fits = (signs == n || (n > 3 && signs == n * n)) && count + signs <= NQ_LINE_CELLS;
		if (fits && k.count <= 3 && !is_lone) count += signs;
		else if (signs > 1 && count == 0 && !(signs <= 3 && is_plain) && !is_name && !is_number) return 0;
	}
	return count;
}

/* Splits a line at blanks. If the parts are no row, ignores the blanks, as in `.. Q.`. */
static int in_words_of_signs(const char *text, bool is_fen, int n, nq_cell *cells) {
	static const char parts[] = " \t,\"'[](){}|/";
	int count = in_strings(text, strchr(text, '"') == NULL ? parts : parts + 2, is_fen, n, cells);
	return count > 0 ? count : in_strings(text, "", is_fen, n, cells);
}

static int in_colours(const nq_text_line *line, nq_cell *cells) {
	int count = 0;
	for (int i = 0; i < line->colours; i++) {
		bool is_last = i + 1 == line->colours;
		int from = line->colour[i].at, to = is_last ? line->length : line->colour[i + 1].at;
		if (from > to) from = to;
		nq_cell cell = cell_of(line->text + from, line->text + to);
		if (line->colour[i].style == 0 ? cell.sign == 0 : from == to && !is_last) continue;
		if (cell.sign == 0) cell.sign = 1u << 30 | line->colour[i].style;
		cells[count++] = cell;
	}
	return count;
}

int nq_part_of_row(const nq_text_line *line, int most, nq_cell *row, bool *is_frame) {
	nq_cell cells[NQ_LINE_CELLS];
	const char *at = nq_after_blanks(after_key(line->text));
	while (at[0] == '-' && at[1] == ' ') at += 2;
	size_t length = strlen(at);
	*is_frame = strspn(at, "[](){},") == length || strchr("[({", at[length - 1]) != NULL || strcmp(at, "Array") == 0;
	int count = enclosed(at, cells);
	if (*is_frame || count > most) return 0;
	if (count > 1 && (*at == '\'' || *at == '"')) { /* Node.js splits long arrays into lines */
		memcpy(row, cells, (size_t)count * sizeof cells[0]);
		return count;
	}
	*row = count > 0 ? cells[count - 1] : cell_of(at, at + length);
	return count < 3 && (count > 0 || strpbrk(at, " \t") == NULL) && row->sign != 0;
}

bool nq_are_labels(const nq_cell *cells, int count, int stride) {
	if (count < 3) return false;
	int first = cells[0].label, step = cells[stride].label - first;
	for (int i = 0; i < count; i++)
		if (cells[i * stride].label < 0 || cells[i * stride].label != first + i * step) return false;
	return step == 1 || step == -1;
}

int nq_named_columns(const nq_text_line *line) {
	static const char parts[] = " \t|,;\"";
	nq_cell cells[NQ_LINE_CELLS];
	int count = 0;
	char letter = 0;
	for (const char *at = line->text, *end; *at != 0; at = end) {
		at += strspn(at, parts);
		end = at + strcspn(at, parts);
		cells[count] = cell_of(at, end);
		if (cells[count].sign != 0 && ++count == 4 && !nq_are_labels(cells + 1, 3, 1)) return 0;
		const char *number = nq_find_digit(at);
		char before = number > at && number < end ? number[-1] : 0;
		bool is_other = nq_is_letter(before) && letter != 0 && letter != before;
		if (is_other || before == '(' || before == '[' || before == '{') return 0;
		if (nq_is_letter(before)) letter = before;
	}
	int others = count > 3 && cells[0].label < 0;
	return nq_are_labels(cells + others, count - others, 1) ? count - others : 0;
}

/* Skips a row label such as `Row 1:`, `1` or `a`. In `Q   1`, the letter is a queen. */
static const char *after_label(const char *row) {
	const char *at = after_prefix(row);
	if (at == row) at = nq_after_digits(at);
	bool is_letter = at == row && nq_is_letter(*row);
	const char *next = nq_after_blanks(at + is_letter);
	if (is_letter && (*row == 'Q' || nq_is_digit(*next) || *next == *row)) return row;
	return nq_is_blank(at[is_letter]) && *next != 0 ? next : row;
}

typedef struct {
	bool has_label;
	int count, place[NQ_MAX];
	uint32_t sign[NQ_MAX];
} placed_signs;

/* Lists the signs of a row, without labels and brackets; none if there are more than n signs, more than two kinds of
 * signs, or only digits other than a single 1. */
static placed_signs signs_of(const nq_text_line *line, int n) {
	bool are_digits = true;
	nq_signs k = {0};
	const char *text = line->text, *at = after_label(text), *end = text + strlen(text);
	placed_signs s = {.has_label = at > nq_after_blanks(text)};
	const char *last = end;
	while (last > at && nq_is_digit(last[-1])) last--;
	if (last > nq_after_blanks(at) && nq_is_blank(last[-1])) end = last;
	for (int column = (int)(at - text); at < end; column++) {
		uint32_t c = nq_next_sign(&at);
		if (c > 0x7f || strchr(" \t|[](){}", (int)c) == NULL) {
			nq_add_sign(&k, c);
			are_digits &= c >= '0' && c <= '9';
			if (s.count == n || k.count > 2) return (placed_signs){.count = 0};
			s.place[s.count] = column, s.sign[s.count++] = c;
		}
	}
	if (are_digits && (s.count > 1 || s.sign[0] != '1')) s.count = 0;
	return s;
}

void nq_lattice_add(nq_lattice *l, const nq_text_line *line, int n) {
	placed_signs s = signs_of(line, n);
	l->has_signs |= s.count > 0 && s.sign[0] != '1';
	l->is_full |= s.count == n && n > 1;
	l->labels |= s.count == 0 ? 0 : 1u << s.has_label;
	for (int i = 0; i < s.count; i++) {
		int place = s.place[i];
		if (l->last < 0) l->first = l->last = place;
		int away = place > l->first ? place - l->first : l->first - place;
		while (away != 0) {
			int rest = l->pitch % away;
			l->pitch = away, away = rest;
		}
		if (place < l->first) l->first = place;
		if (place > l->last) l->last = place;
	}
}

static int in_lattice(const nq_text_line *line, int n, const nq_lattice *l, nq_cell *cells) {
	placed_signs s = signs_of(line, n);
	if (l->is_full || l->labels == 3 || l->pitch == 0 || s.count == 0) return 0;
	if (l->last - l->first != l->pitch * (n - 1)) return 0;
	if (l->has_signs && s.count == 1 && s.sign[0] == '1') return 0;
	for (int i = 0; i < n; i++) cells[i] = (nq_cell){0, -1};
	for (int i = 0; i < s.count; i++) {
		int at = s.place[i] - l->first;
		if (at < 0 || at % l->pitch != 0 || at / l->pitch >= n) return 0;
		cells[at / l->pitch].sign = s.sign[i];
	}
	return n;
}

int nq_cells_of(const nq_text_line *line, nq_way way, int n, const nq_lattice *lattice, nq_cell cells[NQ_LINE_CELLS]) {
	const char *text = after_key(after_prompt(line->text));
	switch (way) {
	case NQ_WORDS: return in_words(text, cells);
	case NQ_SEPARATED: return separated(text, n, cells);
	case NQ_ENCLOSED: return enclosed(text, cells);
	case NQ_COLOURS: return in_colours(line, cells);
	case NQ_LATTICE: return in_lattice(line, n, lattice, cells);
	case NQ_FEN: return strchr(text, '/') != NULL ? in_words_of_signs(text, true, n, cells) : 0;
	default: return in_words_of_signs(text, false, n, cells);
	}
}
