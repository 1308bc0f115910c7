/* words: see words.h. A line is cut into items; each has the classes of its word in the lexicon. */
#include "words.h"

#include "ascii.h"

#include <string.h>

enum { ITEMS = 96, TAIL = 64 };
#define MOST UINT64_C(1000000000000000000)

enum {
	COUNTED = 1,      /* after a total: 92 solutions */
	QUALITY = 2,      /* comes between: 92 distinct solutions */
	TOTAL = 4,        /* precedes a total: Found 92 */
	HEADING = 8,      /* with a number, a heading: Solution 3 */
	FEWER = 16,       /* maybe a total of fundamental solutions */
	FUNDAMENTAL = 32, /* a total of fundamental solutions */
	STATISTIC = 64,
	SUBJECT = 128, /* in sentences about the puzzle */
	QUEENS = 256,
	SIZE = 512, /* a number after it is no total */
	NO = 1024,
	NOT = 2048,
	EXISTS = 4096,
	MORE = 8192,
	NO_SOLUTION = 16384
};

static const struct {
	unsigned classes;
	const char *words;
} lexicon[] = {
#define LEXICON(classes, words) {classes, words},
#include <check/lexicon_table.h>
#undef LEXICON
};

typedef enum { WORD, NUMBER, MARK, FOREIGN } item_kind; /* FOREIGN: outside of the Latin alphabet */

typedef struct {
	item_kind kind;
	bool is_apart;
	int length;
	unsigned classes;
	uint64_t number;
	const char *at;
} item;

typedef struct {
	int count;
	unsigned classes;
	item item[ITEMS];
} items;

/* --- items --- */

static bool is_latin(char c) {
	return nq_is_letter(c) || c == '_' || ((unsigned char)c >= 0xc3 && (unsigned char)c <= 0xc9);
}

/* Ignores the case of the text. */
static bool is_same(const char *text, const char *word, size_t length) {
	for (size_t i = 0; i < length; i++)
		if ((text[i] >= 'A' && text[i] <= 'Z' ? text[i] | 32 : text[i]) != word[i]) return false;
	return true;
}

static void classify(item *i) {
	size_t longest = i->kind == WORD ? (size_t)i->length : 1;
	for (size_t k = 0; k < sizeof lexicon / sizeof lexicon[0]; k++)
		for (const char *word = lexicon[k].words; *word != 0;) {
			size_t length = strcspn(word, " "), begins = word[length - 1] == '*';
			bool fits = i->kind == FOREIGN ? length >= longest : begins ? length - 1 <= longest : length == longest;
			if (fits && is_same(i->at, word, length - begins)) {
				if (i->kind == FOREIGN && length > longest) longest = length, i->length = (int)length, i->classes = 0;
				i->classes |= lexicon[k].classes;
			}
			word += length + (word[length] == ' ');
		}
}

/* Digits, or groups of three between commas. */
static const char *read_number(const char *at, uint64_t *number) {
	*number = nq_next_number(&at, MOST);
	while (*at == ',' && *number > 0 && strspn(at + 1, "0123456789") == 3) {
		at++;
		*number = 1000 * *number + nq_next_number(&at, MOST);
	}
	return at;
}

static void cut(const char *at, items *out) {
	out->count = 0, out->classes = 0;
	for (bool is_apart = true; *at != 0 && out->count < ITEMS; is_apart = false) {
		if (out->count == ITEMS / 2 && strlen(at) > TAIL) at += strlen(at) - TAIL; /* totals are at the ends */
		while (nq_is_blank(*at)) is_apart = true, at++;
		if (*at == 0) break;
		item *i = &out->item[out->count++];
		*i = (item){.kind = MARK, .is_apart = is_apart, .at = at};
		unsigned lead = (unsigned char)*at;
		if (nq_is_digit(*at)) i->kind = NUMBER, at = read_number(at, &i->number);
		else if (is_latin(*at)) {
			i->kind = WORD;
			while (is_latin(*at) || (unsigned char)(*at - 0x80) < 0x40) at++;
		} else {
			if ((lead >= 0xca && lead < 0xe0) || (lead >= 0xe3 && lead < 0xee)) i->kind = FOREIGN;
			nq_next_sign(&at);
		}
		i->length = (int)(at - i->at);
		if (i->kind == WORD || i->kind == FOREIGN) classify(i);
		out->classes |= i->classes;
		at = i->at + i->length;
	}
}

static bool has_kind(const items *all, int i, item_kind kind) {
	return i >= 0 && i < all->count && all->item[i].kind == kind;
}
static bool has_class(const items *all, int i, unsigned classes) {
	return i >= 0 && i < all->count && all->item[i].classes & classes;
}
static bool is_mark(const items *all, int i, const char *marks) {
	return has_kind(all, i, MARK) && strchr(marks, *all->item[i].at) != NULL;
}
static bool is_text(const items *all, int i, const char *word) {
	size_t length = strlen(word);
	return i >= 0 && i < all->count && (size_t)all->item[i].length == length && is_same(all->item[i].at, word, length);
}
static bool is_joined(const items *all, int i) { return i < all->count && !all->item[i].is_apart; }

/* --- the size of the board --- */

/* The board size that items from `i` on state, 0 for none, and the number of these items: n = 8, 8 x 8, 8-queens. */
static int size_at(const items *all, int i, int *length) {
	bool is_n = is_text(all, i, "n") && (is_mark(all, i + 1, "=:") || is_text(all, i + 1, "is"));
	int k = !is_n ? i : is_mark(all, i + 2, "\"") ? i + 3 : i + 2;
	const item *at = &all->item[k];
	*length = k - i + 1;
	if (!has_kind(all, k, NUMBER) || at->number >= 1000) return 0;
	if (is_n) return (int)at->number;
	bool is_square = (is_text(all, i + 1, "x") || is_text(all, i + 1, "×")) && has_kind(all, i + 2, NUMBER) &&
	                 all->item[i + 2].number == at->number;
	bool has_dash = is_mark(all, i + 1, "-") && has_class(all, i + 2, QUEENS);
	*length = is_square || has_dash ? 3 : 2;
	return is_square || has_dash || has_class(all, i + 1, QUEENS) ? (int)at->number : 0;
}

static int take_size(items *all) {
	int found = 0, left = 0;
	for (int i = 0, length; i < all->count;) {
		int n = size_at(all, i, &length);
		if (found == 0) found = n;
		if (n > 0) i += length;
		else all->item[left++] = all->item[i++];
	}
	all->count = left;
	return found;
}

/* --- totals --- */

/* "No solution", "Solution does not exist", "not solvable: solution", 解なし */
static bool says_none(const items *all) {
	if (all->classes & NO_SOLUTION) return true;
	for (int i = 0; i < all->count; i++) {
		if (!is_text(all, i, "solution") && !is_text(all, i, "solutions")) continue;
		if (!has_class(all, i - 1, MORE) && (has_class(all, i - 1, NO) || has_class(all, i - 2, NO))) return true;
		for (int k = i - 3; k < i + 6; k++)
			if (has_class(all, k, NOT) && (k < i || all->classes & EXISTS)) return true;
	}
	return false;
}

/* `92 distinct solutions`, `92通り`, but not `2000 solutions/s` or 第3解. */
static bool is_counted(const items *all, int i) {
	bool follows_word = has_kind(all, i - 1, WORD) || has_kind(all, i - 1, NUMBER) || is_mark(all, i - 1, ".#");
	int k = i + 1;
	if ((follows_word && is_joined(all, i)) || is_text(all, i - 1, "第")) return false;
	while (has_class(all, k, QUALITY)) k++;
	return has_class(all, k, COUNTED) && (has_kind(all, k, FOREIGN) || !is_joined(all, k)) && !is_mark(all, k + 1, "/");
}

/* `Total number of solutions: 92`, `解の数は 92`: only words and equals signs separate the total's word from the
 * number. A heading word next to the number needs "total" or "number" before it. */
static bool is_stated(const items *all, int i) {
	bool is_apart = all->item[i].is_apart, is_heading = false;
	if (has_class(all, i + 1, STATISTIC)) return false; /* found in 5 steps */
	for (int k = i - 1, words = 0; k >= 0 && words < 7; k--) {
		if (is_mark(all, k, ":=->()\"")) is_apart = true;
		else if (has_kind(all, k, FOREIGN)) {
			if (!is_text(all, k, "は")) return has_class(all, k, TOTAL) && !is_heading;
		} else if (!has_kind(all, k, WORD) || has_class(all, k, SIZE | STATISTIC)) return false;
		else {
			if (words++ == 0) is_heading = has_class(all, k, HEADING);
			if (has_class(all, k, TOTAL) && is_apart)
				return !is_heading || is_text(all, k, "total") || is_text(all, k, "number");
		}
	}
	return false;
}

/* 92.5, 2,0, 3/7 and 2e1 are no totals. */
static bool is_part(const items *all, int i) {
	bool joins = is_mark(all, i + 1, ".,/") && is_joined(all, i + 1) && has_kind(all, i + 2, NUMBER);
	bool follows_on = i > 1 && is_mark(all, i - 1, ".,/-") && is_joined(all, i) && is_joined(all, i - 1);
	bool has_power = is_joined(all, i + 1) && has_kind(all, i + 1, WORD) && (*all->item[i + 1].at | 32) == 'e';
	return (joins && is_joined(all, i + 2)) || follows_on || has_power;
}

static bool begins_list(const items *all, int i) {
	return has_kind(all, i + 1, NUMBER) || (is_mark(all, i + 1, ",;") && has_kind(all, i + 2, NUMBER));
}

static unsigned classes_around(const items *all, int i) {
	unsigned classes = 0;
	for (int k = i - 1; k >= 0 && !has_kind(all, k, NUMBER); k--) classes |= all->item[k].classes;
	for (int k = i + 1; k < all->count && !has_kind(all, k, NUMBER); k++) classes |= all->item[k].classes;
	return classes;
}

static void read_total(const items *all, nq_remark *r) {
	r->total.n = r->n;
	int last = all->count - 1;
	bool is_row = r->n > 0 && has_kind(all, last, NUMBER); /* n = 8: 92 */
	for (int i = 0; i < last && is_row; i++) is_row = is_mark(all, i, ":=->");
	r->has_total = says_none(all) || is_row;
	if (is_row) r->total.value = all->item[last].number;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < all->count && !r->has_total; i++) {
			if (all->item[i].kind != NUMBER || is_part(all, i) || (r->numbers > 5 && begins_list(all, i))) continue;
			r->has_total = pass == 0 ? is_counted(all, i) : is_stated(all, i);
			if (!r->has_total) continue;
			unsigned classes = classes_around(all, i);
			r->total.value = all->item[i].number;
			r->total.is_fewer = classes & FEWER, r->total.is_fundamental = classes & FUNDAMENTAL;
		}
}

/* --- boards and headings --- */

static uint64_t form_of(const char *at) {
	uint64_t hash = UINT64_C(14695981039346656037);
	while (nq_is_blank(*at)) at++;
	for (; *at != 0; at++) {
		char c = nq_is_digit(*at) ? '0' : *at;
		while (c == '0' && nq_is_digit(at[1])) at++;
		hash = (hash ^ (unsigned char)c) * UINT64_C(1099511628211);
	}
	return hash;
}

/* A line around or between rows. */
static bool is_rule(const char *text) {
	bool has_line = false;
	int signs = 0, words = 0, singles = 0;
	if (strncmp(text, "\\hline", 6) == 0) return true;
	for (const char *at = text; *at != 0; at++) {
		if (strchr("-+=_|~:*/^ \t", *at) == NULL) return false;
		if (nq_is_blank(*at)) continue;
		signs++;
		has_line = has_line || *at != '|';
		bool begins = at == text || nq_is_blank(at[-1]), ends = at[1] == 0 || nq_is_blank(at[1]);
		words += begins, singles += begins && ends;
	}
	return has_line && signs >= 3 && !(words >= 3 && singles == words);
}

typedef struct {
	uint32_t kind[4];
	int kinds, count;
	bool is_plain, has_digits; /* is_plain: letters and digits alone */
} signs;

static void add_sign(signs *s, uint32_t sign) {
	int k = 0;
	while (k < s->kinds && s->kind[k] != sign) k++;
	if (k == s->kinds && k < 4) s->kind[s->kinds++] = sign;
	s->has_digits = s->has_digits || (sign < 0x80 && nq_is_digit((char)sign));
	s->is_plain = (s->count++ == 0 || s->is_plain) && sign < 0x80 && (is_latin((char)sign) || nq_is_digit((char)sign));
}

static bool are_squares(const signs *s) {
	bool is_line = s->kinds == 1 && s->kind[0] < 0x80 && strchr("-=+~*#_", (int)s->kind[0]) != NULL;
	return s->count > 3 && s->count > s->kinds + 1 && s->kinds <= 3 && !s->is_plain && !is_line;
}

/* Few kinds of repeated signs, in the whole text or in a word; at least three words of one sign that are no labels; or
 * a row of boxes with at most one sign. */
static bool has_squares(const char *text) {
	signs whole = {.kinds = 0};
	int words = 0, singles = 0, bars = 0;
	bool are_labels = true;
	uint32_t before = 0;
	while (*text != 0) {
		signs word = {.kinds = 0};
		for (; *text != 0 && strchr(" \t|,", *text) != NULL; text++) bars += *text == '|';
		while (*text != 0 && strchr(" \t|,", *text) == NULL) {
			uint32_t sign = nq_next_sign(&text);
			add_sign(&word, sign), add_sign(&whole, sign);
		}
		if (word.count == 0) break;
		if (are_squares(&word)) return true;
		words++;
		if (word.count > 1) continue;
		singles++;
		are_labels = are_labels && (before == 0 || word.kind[0] == before + 1 || word.kind[0] == before - 1);
		before = word.kind[0];
	}
	bool are_singles = singles == words && (words >= 3 ? !are_labels : bars >= 3);
	return are_singles || (!whole.has_digits && are_squares(&whole));
}

typedef struct {
	int marks, words, long_words, foreign, letters; /* letters: words of one letter; words: of more */
	int names;                                      /* a1 b5 */
	bool has_pair, repeats;                         /* (0, 1); a repeated word */
	const char *last_number;
} inventory;

/* True if the item continues a number: 0.5, 10:23:41. */
static bool goes_on(const items *all, int i) {
	if (!has_kind(all, i, NUMBER) || !has_kind(all, i - 2, NUMBER) || !is_joined(all, i) || !is_joined(all, i - 1))
		return false;
	const item *before = &all->item[i - 2];
	bool is_time = is_mark(all, i - 1, ":") && before->length == 2 && !nq_is_digit(all->item[i].at[2]);
	if (is_mark(all, i - 1, ",")) return all->item[i].length == 3 && goes_on(all, i - 2); /* 10:23:00,123 */
	bool is_date =
		is_mark(all, i - 1, "-/") && (before->length == 4 || (all->item[i].length == 2 && goes_on(all, i - 2)));
	return is_mark(all, i - 1, ".") || is_time || is_date;
}

static inventory count_items(const items *all, nq_remark *r) {
	inventory c = {.last_number = NULL};
	for (int i = 0; i < all->count; i++) {
		const item *at = &all->item[i];
		bool is_word = at->kind == WORD, ends_name = has_kind(all, i + 1, NUMBER) && is_joined(all, i + 1);
		c.marks += at->kind == MARK, c.foreign += at->kind == FOREIGN;
		c.letters += is_word && at->length == 1, c.words += is_word && at->length > 1;
		c.long_words += is_word && at->length > 2;
		c.names += is_word && at->length == 1 && ends_name;
		c.has_pair = c.has_pair || (is_mark(all, i, "(") && has_kind(all, i + 1, NUMBER) && is_mark(all, i + 2, ",") &&
		                            has_kind(all, i + 3, NUMBER) && is_mark(all, i + 4, ")"));
		for (int k = 0; k < i && is_word; k++)
			c.repeats = c.repeats || (has_kind(all, k, WORD) && all->item[k].length == at->length &&
			                          strncmp(all->item[k].at, at->at, (size_t)at->length) == 0);
		if (at->kind == NUMBER) c.last_number = at->at + at->length;
		if (at->kind != NUMBER || goes_on(all, i)) continue;
		bool is_decimal = is_mark(all, i + 1, ".") && is_joined(all, i + 1) && goes_on(all, i + 2);
		if (r->numbers < 2) r->number[r->numbers] = is_decimal ? UINT64_MAX : at->number;
		r->numbers++;
	}
	return c;
}

/* "Solution 3:", "#1", "解1", "2)", "--- 1/2 ---": a word or a mark and one or two numbers, but no list or row. */
static nq_heading_kind heading_of(const items *all, const inventory *c, const nq_remark *r, const char *text) {
	size_t length = strlen(text), first = strspn(text, " \t");
	bool is_list = strchr("[({<=,>", text[length - 1]) != NULL ||
	               (strchr("[({", text[first]) != NULL && nq_is_digit(text[strspn(text, " \t[({")]));
	bool is_ratio = r->numbers == 2 && strchr(text, '/') != NULL;
	bool is_few = (r->numbers == 1 || is_ratio) && c->marks > 0 && c->long_words + c->foreign == 0 &&
	              all->count <= (is_ratio ? 9 : 7);
	bool has_word = c->long_words > 0 || strstr(text, "解") != NULL;
	if ((!has_word && !is_few) || r->numbers < 1 || r->numbers > 2 || is_list || has_squares(c->last_number))
		return NQ_NO_HEADING;
	bool is_one = is_ratio ? is_few : c->long_words + c->foreign + (text[first] == '#') == 1 && all->count <= 7;
	return is_one && r->number[0] <= 1 ? NQ_HEADS_ALONE : NQ_MAY_HEAD;
}

nq_remark nq_remark_on(const nq_text_line *line) {
	const char *text = line->text;
	nq_remark r = {.form = form_of(text)};
	items all;
	if (line->length == 0 && line->colours < 2) r.kind = NQ_BLANK;
	else if (is_rule(text)) r.kind = NQ_RULE;
	if (r.kind != NQ_CONTENT) return r;
	cut(text, &all);
	r.n = take_size(&all);
	inventory c = count_items(&all, &r);
	bool is_statistic = all.classes & STATISTIC, has_words = c.words + c.foreign > 0;
	bool is_coloured = line->colours >= 3 && line->length == (int)strspn(text, " ");
	bool is_list = r.numbers >= 2 && !has_words && strchr(text, ':') == NULL;
	bool has_board = r.numbers >= 3 || c.names >= 3 || c.has_pair || has_squares(text);
	r.looks_like_board = is_coloured || is_list || (has_board && !is_statistic);
	r.heading = r.numbers > 0 ? heading_of(&all, &c, &r, text) : NQ_NO_HEADING;
	r.is_alone = all.count == 1 && r.numbers == 1;
	if (has_words) r.has_words = r.numbers <= 2;
	else if (r.numbers == 1) r.has_words = line->length <= 8 && c.marks + c.letters > 0;
	else r.has_words = r.numbers == 0 && c.letters == 0 && line->length <= 12;
	bool is_sentence = r.numbers <= 2 && !c.repeats && c.letters < 3;
	r.is_harmless = is_statistic || (all.classes & SUBJECT && is_sentence);
	if (all.count < ITEMS) read_total(&all, &r);
	bool is_short = r.numbers <= (r.has_total && is_statistic ? 5 : 2); /* 92 solutions, 12 fundamental, 0.2 s */
	if (is_short && (r.has_total || is_statistic)) r.kind = NQ_NOISE;
	return r;
}
