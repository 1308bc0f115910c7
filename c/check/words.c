/* Splits a line into items: words, numbers and other signs. Words have the classes of lexicon_table.h. */
#include "words.h"

#include "ascii.h"

#include <strings.h>
#include <string.h>

enum { ITEMS = 96, AROUND = 8, TAIL = 64 };
#define MOST UINT64_C(1000000000000000000)

enum {
#define LEXICON(class, words) BIT_OF_##class,
#include <check/lexicon_table.h>
#define LEXICON(class, words) class = 1 << BIT_OF_##class,
#include <check/lexicon_table.h>
};
static const char *const lexicon[] = {
#define LEXICON(class, words) " " words,
#include <check/lexicon_table.h>
};

typedef enum { END, WORD, NUMBER, MARK, FOREIGN } item_kind; /* FOREIGN: other alphabets */

typedef struct {
	item_kind kind;
	bool is_joined;
	int length;
	unsigned classes;
	uint64_t number;
	const char *at;
} item;

/* Items of kind END surround the others, so that each has neighbours. */
typedef struct {
	int count;
	unsigned classes;
	item *first, item[AROUND + ITEMS + AROUND];
} items;

static bool is_latin(char c) {
	return nq_is_letter(c) || c == '_' || ((unsigned char)c >= 0xc3 && (unsigned char)c <= 0xc9) || c == '\xe1';
}

static void classify(item *i) {
	size_t longest = i->kind == WORD ? (size_t)i->length : 1;
	const char begin[] = {' ', nq_is_letter(*i->at) ? (char)(*i->at | 32) : *i->at, 0};
	for (size_t k = 0; k < sizeof lexicon / sizeof lexicon[0]; k++)
		for (const char *word = lexicon[k]; (word = strstr(word, begin)) != NULL;) {
			size_t length = strcspn(++word, " "), begins = word[length - 1] == '*';
			bool fits = i->kind == FOREIGN ? length >= longest : begins ? length - 1 <= longest : length == longest;
			if (fits && strncasecmp(i->at, word, length - begins) == 0) {
				if (i->kind == FOREIGN && length > longest) longest = length, i->length = (int)length, i->classes = 0;
				i->classes |= 1u << k;
			}
		}
}

/* Reads a number like 92 or 14,772,512. */
static const char *read_number(const char *at, uint64_t *number) {
	*number = nq_next_number(&at, MOST);
	while (*at == ',' && *number > 0 && nq_after_digits(at + 1) == at + 4) {
		at++;
		*number = 1000 * *number + nq_next_number(&at, MOST);
	}
	return at;
}

static void cut(const char *at, items *out) {
	memset(out, 0, sizeof *out);
	out->first = out->item + AROUND;
	for (bool is_joined = false; *at != 0 && out->count < ITEMS; is_joined = true) {
		/* Skip the middle of a long line: totals are near the start or the end. */
		if (out->count == ITEMS / 2 && strlen(at) > TAIL) at += strlen(at) - TAIL;
		if (nq_is_blank(*at)) is_joined = false;
		at = nq_after_blanks(at);
		if (*at == 0) break;
		item *i = &out->first[out->count++];
		*i = (item){.kind = MARK, .is_joined = is_joined, .at = at};
		unsigned lead = (unsigned char)*at;
		if (nq_is_digit(*at)) i->kind = NUMBER, at = read_number(at, &i->number);
		else if (is_latin(*at) && strncmp(at, "×", 2) != 0) {
			i->kind = WORD;
			while (is_latin(*at) || (unsigned char)(*at - 0x80) < 0x40) at++;
		} else {
			if ((lead >= 0xca && lead < 0xe1) || (lead >= 0xe3 && lead < 0xee)) i->kind = FOREIGN;
			nq_next_sign(&at);
		}
		i->length = (int)(at - i->at);
		if (i->kind == WORD || i->kind == FOREIGN) classify(i);
		at = i->at + i->length;
		/* h is a statistic in `h = 3`, a label in `H ..Q.` */
		if (i->length == 1 && at[strspn(at, " ")] != '=') i->classes &= ~(unsigned)STATISTIC;
		out->classes |= i->classes;
		if (i->classes & HEADING && strncmp(at, "(s)", 3) == 0) i->classes = COUNTED | TOTAL, at += 3;
	}
}

static bool is_mark(const item *i, const char *marks) { return i->kind == MARK && strchr(marks, *i->at) != NULL; }
static bool is_text(const item *i, const char *word) {
	return (size_t)i->length == strlen(word) && strncasecmp(i->at, word, strlen(word)) == 0;
}

/* Returns the stated board size (n = 8, 8 x 8, 8-queens), or 0. Overwrites sizes with blanks. */
static int take_size(char *text) {
	int size = 0;
	for (char *at = text; *at != 0; at++) {
		size_t run = strspn(at, "0123456789 -"), length = 0;
		if (run > 0 && !nq_is_word(at[run])) at += run - 1;
		else if (at == text || !nq_is_word(at[-1])) length = nq_begins_with(at, NQ_SIZES);
		if (length == 0) continue;
		const char *number = nq_find_digit(at);
		uint64_t n = nq_next_number(&number, MOST);
		const char *other = nq_find_digit(number);
		bool is_even = nq_is_blank(*number) == nq_is_blank(other[-1]); /* false for 3 x3, as in `x2=3 x3=1` */
		bool is_square = other >= at + length || (is_even && nq_next_number(&other, MOST) == n);
		if (n >= 1000 || !is_square || (*number == '-' && nq_is_digit(number[1]))) continue;
		if (size == 0) size = (int)n;
		memset(at, ' ', length);
	}
	return size;
}

/* True if a word for solutions follows the number: `92 distinct solutions`, `92通り`. False for `2000 solutions/s`, for
 * the 9 of `9 solutions=2`, and for the ordinal 第3解. */
static bool is_counted(const item *i) {
	bool follows_word = i[-1].kind == WORD || i[-1].kind == NUMBER || is_mark(i - 1, ".#");
	const item *k = i + 1;
	if ((follows_word && i->is_joined) || is_text(i - 1, "第") || i[-1].classes & STATISTIC) return false;
	while (k->classes & QUALITY) k++;
	return k->classes & COUNTED && k[1].kind != NUMBER && (k->kind == FOREIGN || !k->is_joined) &&
	       !(k[1].is_joined && is_mark(k + 1, "/=")) && !(k[1].classes & STATISTIC);
}

/* True if a word for totals stands before the number, with only words and marks between: `Total solutions found: 92`,
 * `解の数は 92`. As `solution 92` may be a heading, the word before it must be "total" or "number". */
static bool is_stated(const item *i) {
	bool is_apart = !i->is_joined, is_heading = false;
	bool is_argument = is_mark(i - 1, "(") && i[-1].is_joined && i[-2].kind == WORD;
	if (is_argument || (is_mark(i - 1, "[") && !is_mark(i + 1, "]")) || is_text(i - 1, "in") ||
	    (i[1].classes & STATISTIC && !is_mark(i + 2, "=:")))
		return false; /* count(8) and 5 steps are no totals */
	for (int words = 0; (--i)->kind != END && words < 7;) {
		if (is_mark(i, ":=->([)\".|*`")) is_apart = true;
		else if (i->kind == FOREIGN) {
			if (!is_text(i, "は")) return i->classes & TOTAL && !is_heading && !(i[-1].classes & (SIZE | STATISTIC));
		} else if (i->kind != WORD || i->classes & (SIZE | STATISTIC)) return false;
		else {
			if (words++ == 0) is_heading = i->classes & HEADING;
			if (words == 1 && i->classes & FEWER && is_mark(i + 1, ":=")) return true;
			if (i->classes & TOTAL && is_apart && !(i[-1].classes & (SIZE | STATISTIC)))
				return !is_heading || is_text(i, "total") || is_text(i, "number");
		}
	}
	return false;
}

/* True for 92 in 92.5 (not 92.0) and 3 in 3/7: no totals. */
static bool is_part(const item *i) {
	bool goes_on = is_mark(i + 1, ".,/") && i[1].is_joined && i[2].kind == NUMBER && i[2].is_joined;
	goes_on &= !is_mark(i + 1, ".") || i[2].number > 0;
	bool follows_on = is_mark(i - 1, ".,/-") && i->is_joined && i[-1].is_joined && i[-2].kind != END;
	return goes_on || follows_on;
}

static bool begins_list(const item *i) { return i[1].kind == NUMBER || (is_mark(i + 1, ",;") && i[2].kind == NUMBER); }

/* Classes of the words about a number. In `expected 92 solutions, got 90`, "expected" and "solutions" are about 92. */
static unsigned classes_around(const item *i) {
	const item *next = i + 1, *k = i - 1;
	unsigned classes = 0;
	while (next->kind != NUMBER && next->kind != END) next++;
	for (; k->kind != NUMBER && k->kind != END && !is_mark(k, ",;"); k--) classes |= k->classes;
	for (k = i + 1; k < next && !(next->kind == NUMBER && is_mark(k, ",;(")); k++) classes |= k->classes;
	return classes;
}

static nq_total total_at(const item *i, int n) {
	unsigned classes = classes_around(i);
	bool is_part_found = i[-2].kind == NUMBER && is_text(i - 1, "of") && i[-3].classes & TOTAL; /* Found 90 of 92 */
	return (nq_total){.value = is_part_found ? i[-2].number : i->number,
	                  .n = n,
	                  .is_unique = classes & FEWER,
	                  .is_vague = classes & VAGUE && !(classes & VALID),
	                  .is_fundamental = classes & FUNDAMENTAL};
}

/* True for the 12 of `92 solutions (12 fundamental)` and `92 distinct solutions, 12 up to symmetry`. */
static bool is_second_total(const item *i, unsigned classes) {
	if (i->kind != NUMBER || is_part(i)) return false;
	return i[1].classes & FEWER || (classes & FEWER && !(i[1].classes & STATISTIC) && !(i[-1].classes & STATISTIC));
}

static void read_total(const items *all, nq_remark *r) {
	const item *first = all->first, *last = first + all->count - 1;
	bool is_row = r->n > 0 && last->kind == NUMBER; /* n = 8: 92 */
	r->total.n = r->n;
	for (const item *i = first; i < last && is_row; i++) is_row = is_mark(i, ":=->");
	r->has_total |= is_row;
	if (is_row) r->total.value = last->number;
	for (int pass = 0; pass < 2; pass++)
		for (const item *i = first; i->kind != END && !r->has_total; i++) {
			if (i->kind != NUMBER || is_part(i) || (r->numbers > 5 && begins_list(i))) continue;
			if (classes_around(i) & EXPECTED) continue;
			r->has_total = pass == 0 ? is_counted(i) : is_stated(i);
			if (!r->has_total) continue;
			r->total = total_at(i, r->n);
			r->total.is_vague &= all->count > 3;
			while ((++i)->kind != END && !is_second_total(i, all->classes)) continue;
			if (i->kind == NUMBER) r->second_total = (nq_total){.value = i->number, .n = r->n, .is_unique = true};
		}
}

/* True for +---+ and ====, but not for rows of squares like - - - - and -*--. */
static bool is_rule(const char *text) {
	bool has_line = false;
	int signs = 0, words = 0, stars = 0;
	for (const char *at = text; *at != 0; at++) {
		if (nq_is_blank(*at)) continue;
		signs++, words += at == text || nq_is_blank(at[-1]), stars += *at == '*';
		has_line |= *at != '|';
	}
	bool is_row = (words >= 3 && words == signs) || stars == 1;
	return text[strspn(text, "-+=_|~:*/^ \t")] == 0 && has_line && signs >= 3 && !is_row;
}

static const char parts[] = " \t|,'\"";

/* Number of different signs in a row of squares: 2 for `.Q..`; always 1 for a row with digits. 0 if it is no row: rows
 * have four signs of one or two kinds, or five of three kinds (four if all are symbols). */
static int squares_between(const char *at, const char *end, bool may_have_digits) {
	nq_signs kinds = {0};
	int count = 0;
	bool is_plain = true, has_digits = false, are_symbols = true;
	while (at < end) {
		uint32_t sign = nq_next_sign(&at);
		char c = sign < 0x80 ? (char)sign : '.';
		if (strchr(parts, c) != NULL) continue;
		nq_add_sign(&kinds, sign);
		count++;
		is_plain &= is_latin(c) || nq_is_digit(c), has_digits |= nq_is_digit(c);
		are_symbols &= (sign >= 0x2000 && sign < 0x3000) || sign >= 0x1f000;
	}
	bool is_line = true;
	for (int i = 0; i < kinds.count; i++)
		is_line &= kinds.sign[i] < 0x80 && strchr(kinds.count == 1 ? "-=+~*#_" : "-=+~>", (int)kinds.sign[i]) != NULL;
	bool is_few = kinds.count <= 3 && count > 3 && (are_symbols || count > kinds.count + 1);
	if (!is_few || is_plain || is_line || (has_digits && !may_have_digits)) return 0;
	return has_digits ? 1 : kinds.count;
}

/* squares_between of the first word that is a row (`.Q..`); else 1 if the whole line is a row (`. Q . .`, `|.|Q|`). */
static int squares_in(const char *text) {
	int words = 0, singles = 0, bars = 0;
	bool are_labels = true;
	uint32_t before = 0;
	text = nq_after_bracket(text);
	for (const char *at = text; *at != 0;) {
		for (; *at != 0 && strchr(parts, *at) != NULL; at++) bars += *at == '|' || *at == ',';
		const char *end = at + strcspn(at, parts);
		if (at == end) break;
		int kinds = squares_between(at, end, true);
		if (kinds > 0) return kinds;
		words++;
		uint32_t sign = nq_next_sign(&at);
		if (at == end || strchr("])}", *at) != NULL) {
			singles++;
			are_labels &= before == 0 || sign == before + 1 || sign == before - 1;
			before = sign;
		}
		at = end;
	}
	bool are_singles = singles == words && (words >= 3 ? !are_labels : bars >= 3) && strchr(text, ':') == NULL;
	return are_singles || squares_between(text, text + strlen(text), false) > 0;
}

typedef struct {
	/* words: words of two letters or more; letters: words of one letter */
	int marks, words, long_words, foreign, letters;
	int names, kinds;
	bool has_pair, has_fraction;
	const char *last_number;
} inventory;

/* True for a later part of a number: 5 in 0.5, 23 in 10:23:41, 05 in 1e-05, 41 in 2024-05-01T10:23:41. */
static bool goes_on(const item *i) {
	if (i->kind != NUMBER || !i->is_joined || !i[-1].is_joined) return false;
	if ((is_text(i - 1, "t") || is_mark(i - 1, "+")) && goes_on(i - 2)) return true;
	if (is_mark(i - 1, "-") && is_text(i - 2, "e") && i[-2].is_joined && i[-3].kind == NUMBER) return true;
	if (i[-2].kind != NUMBER) return false;
	bool is_time = is_mark(i - 1, ":") && i[-2].length == 2 && !nq_is_digit(i->at[2]);
	bool is_date = is_mark(i - 1, "-/") && (i[-2].length == 4 || (i->length == 2 && goes_on(i - 2)));
	return is_mark(i - 1, ".") || is_time || is_date;
}

static inventory count_items(const items *all, nq_remark *r) {
	inventory c = {.last_number = NULL};
	for (const item *i = all->first; i->kind != END; i++) {
		bool is_word = i->kind == WORD;
		c.marks += i->kind == MARK, c.foreign += i->kind == FOREIGN;
		int length = i->length - (i->at[i->length - 1] == '_'); /* q1 and q_1 are names */
		c.letters += is_word && length == 1, c.words += is_word && length > 1;
		c.long_words += is_word && i->length > 2;
		c.names += is_word && length == 1 && i[1].kind == NUMBER && i[1].is_joined;
		c.has_pair |= nq_begins_with(i->at, NQ_PAIRS) > 0;
		const item *k = all->first;
		while (k < i && (k->kind != WORD || k->length != i->length || strncmp(k->at, i->at, (size_t)i->length) != 0))
			k++;
		c.kinds += is_word && k == i;
		if (i->kind == NUMBER) c.last_number = i->at + i->length;
		bool is_between = is_mark(i, "/") || is_text(i, "of");
		r->is_ratio |= is_between && i[-1].kind == NUMBER && i[1].kind == NUMBER;
		if (i->kind != NUMBER || goes_on(i)) continue;
		bool is_decimal = is_mark(i + 1, ".") && i[1].is_joined && goes_on(i + 2);
		c.has_fraction |= is_decimal && i[2].number > 0;
		if (r->numbers < 2) r->number[r->numbers] = is_decimal ? UINT64_MAX : i->number;
		r->numbers++;
	}
	return c;
}

/* A heading is a word or a mark with one or two numbers: "Solution 3:", "#1", "解1", "2)", "- 1/2 -". A list or row is
 * no heading. */
static nq_heading_kind heading_of(const items *all, const inventory *c, const nq_remark *r, const char *text) {
	if (r->numbers < 1 || r->numbers > 2) return NQ_NO_HEADING;
	const char *first = nq_after_blanks(text);
	int words = c->long_words + c->foreign;
	bool is_list = strchr("[({<=,>", text[strlen(text) - 1]) != NULL ||
	               (strchr("[({", *first) != NULL && !r->is_ratio && nq_is_digit(text[strspn(text, " \t[({")]));
	bool is_item = strncmp(first, "- ", 2) == 0; /* YAML item */
	bool is_few = (r->numbers == 1 || r->is_ratio) && (c->marks > 0 || r->is_ratio) && words == 0 && !is_item &&
	              all->count <= (r->is_ratio ? 9 : 7);
	if ((words == 0 && !is_few) || is_list || squares_in(c->last_number) > 0) return NQ_NO_HEADING;
	bool is_one = r->is_ratio ? is_few : r->numbers == 1 && words + (*first == '#') == 1 && all->count <= 7;
	return is_one && r->number[0] <= 1 ? NQ_HEADS_ALONE : NQ_MAY_HEAD;
}

nq_remark nq_remark_on(const nq_text_line *line) {
	const char *text = line->text;
	nq_remark r = {.form = nq_text_form(text)};
	items all;
	char sized[sizeof line->text];
	if (line->length == 0 && line->colours < 2) r.kind = NQ_BLANK;
	else if (is_rule(text)) r.kind = NQ_RULE;
	if (r.kind != NQ_CONTENT) return r;
	r.n = take_size(strcpy(sized, text));
	cut(sized, &all);
	inventory c = count_items(&all, &r);
	int squares = r.n == 0 && r.numbers <= 2 ? squares_in(text) : 0;
	const char *list = strrchr(text, '[');
	bool has_list = list != NULL && nq_count_numbers(list, list + strspn(list, "[0123456789, ")) > 3;
	bool shows_board = squares > 1 || has_list, has_words = c.words + c.foreign > 0;
	bool is_statistic = all.classes & STATISTIC && !shows_board; /* not Solution 1 (2 ms): [1, 3, 0, 2] */
	bool is_coloured = line->colours >= 3 && line->length == (int)strspn(text, " ");
	bool is_label = r.numbers < 3 && line->length > 0 && text[line->length - 1] == '='; /* [1,2] = */
	bool is_list = r.numbers >= 2 && !is_label && !has_words && !c.has_fraction && strchr(text, ':') == NULL;
	bool is_row =
		!is_label && c.words + c.letters >= 3 && c.kinds <= 2 && r.numbers + c.foreign == 0; /* True False False */
	bool has_board = (r.numbers >= (all.classes & PROMPT ? 4 : 3) && !c.has_fraction) || c.names >= 3 || c.has_pair ||
	                 (r.n == 0 && is_row) || squares > 0;
	r.looks_like_board = is_coloured || is_list || (has_board && !is_statistic);
	r.is_ratio &= r.numbers == 2;
	r.heading = heading_of(&all, &c, &r, text);
	const char *bare = text + strspn(text, "=> ");
	r.is_alone = r.numbers == 1 && bare[strspn(bare, "0123456789, ")] == 0;
	for (int i = 1; all.count == 1 && r.numbers == 1 && i < all.first->length; i++)
		if (all.first->at[i] != all.first->at[i - 1] + 1) r.digits = all.first->length;
	r.is_bare = !has_words && text[strspn(text, " \t[](){},;:|/>")] != 0;
	if (has_words) r.is_prose = r.numbers <= 2 && !is_row && squares < 2;
	else if (r.numbers == 1) r.is_prose = line->length <= 8 && c.marks + c.letters > 0;
	else r.is_prose = r.numbers == 0 && c.letters == 0 && line->length <= 12 && !r.looks_like_board;
	bool is_sentence = r.numbers <= 2 && 4 * c.kinds >= 3 * (c.words + c.letters) && c.letters < 3;
	r.is_harmless = is_statistic || (all.classes & SUBJECT && is_sentence);
	bool is_in_row = r.numbers > 0 && all.classes & SIZE; /* Row 2: no solution */
	r.has_total = !is_in_row && nq_find_word(sized, NQ_NONE) != NULL;
	if (r.numbers < 3) {
		bool is_beyond = r.number[0] > r.number[1] && !is_statistic && nq_find_word(sized, NQ_RATIOS) != NULL;
		r.is_alone |= text[nq_begins_with(text, NQ_LAST_TOTALS)] == 0;
		r.total.is_rows = nq_begins_with(sized, NQ_ROW_TOTALS) > 0;
		if (is_beyond || r.total.is_rows) r.has_total = true, r.total.value = r.number[0];
	}
	if (all.count < ITEMS) read_total(&all, &r);
	bool is_short = r.numbers <= (r.has_total && is_statistic ? 5 : 2); /* 5: 92 solutions, 12 unique, 0:01, 3 ms */
	bool is_size_alone = r.n > 0 && r.numbers + c.letters == 0 && (has_words || all.count == 0 || *text == '>');
	bool is_ending = r.numbers == 0 && !r.looks_like_board && nq_begins_with(text, NQ_ENDINGS) > 0;
	bool is_known = is_size_alone || is_ending || (is_label && r.numbers > 0);
	if ((is_short && (r.has_total || is_statistic)) || is_known) r.kind = NQ_NOISE;
	return r;
}
