/* words: see words.h. A line is cut into items once; the patterns below compare items. */
#include "words.h"

#include "shape.h"

#include <string.h>

enum { ITEMS = 64, WORD_LENGTH = 23 };
#define MOST UINT64_C(1000000000000000000)

typedef enum { WORD, NUMBER, MARK, FOREIGN } kind; /* FOREIGN: a character outside of the Latin alphabet */

typedef struct {
	kind kind;
	bool is_apart;              /* a blank stands before it */
	char word[WORD_LENGTH + 1]; /* lower case, or the mark */
	uint64_t number;
	const char *at;
} item;

typedef struct {
	int count;
	item item[ITEMS];
} items;

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_latin(char c) {
	return ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '_' || ((unsigned char)c >= 0xc3 && (unsigned char)c <= 0xc9);
}
static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* Digits, or groups of three between commas. */
static const char *read_number(const char *at, uint64_t *number) {
	for (*number = 0; is_digit(*at) || (*at == ',' && *number > 0 && is_digit(at[1]) && is_digit(at[2]) &&
	                                    is_digit(at[3]) && !is_digit(at[4]));
	     at++)
		if (*at != ',' && *number < MOST) *number = 10 * *number + (uint64_t)(*at - '0');
	return at;
}

static void cut(const char *at, items *out) {
	bool is_apart = true;
	out->count = 0;
	while (*at != 0 && out->count < ITEMS) {
		item *i = &out->item[out->count];
		const char *from = at;
		if (is_blank(*at)) {
			is_apart = true, at++;
			continue;
		}
		*i = (item){.is_apart = is_apart, .at = at};
		if (is_digit(*at)) {
			i->kind = NUMBER;
			at = read_number(at, &i->number);
		} else if (is_latin(*at)) {
			i->kind = WORD;
			while (is_latin(*at) || (unsigned char)(*at - 0x80) < 0x40) at++;
		} else {
			unsigned lead = (unsigned char)*at;
			i->kind = (lead >= 0xca && lead < 0xe0) || (lead >= 0xe3 && lead < 0xee) ? FOREIGN : MARK;
			nq_next_sign(&at);
		}
		for (int k = 0; i->kind != NUMBER && k < WORD_LENGTH && from + k < at; k++)
			i->word[k] = (char)(from[k] >= 'A' && from[k] <= 'Z' ? from[k] | 32 : from[k]);
		is_apart = false;
		out->count++;
	}
}

/* A list is words between blanks; one that ends in `*` matches every word that begins so. */
static bool is_listed(const char *word, const char *list) {
	size_t length = strlen(word);
	for (const char *at = list; *at != 0;) {
		size_t long_as = strcspn(at, " ");
		bool begins = at[long_as - 1] == '*';
		if (begins ? strncmp(word, at, long_as - 1) == 0 : length == long_as && memcmp(word, at, length) == 0)
			return true;
		at += long_as;
		at += *at == ' ';
	}
	return false;
}

static bool has_part(const char *text, const char *list) {
	char part[32];
	for (const char *at = list; *at != 0;) {
		size_t length = strcspn(at, " ");
		memcpy(part, at, length);
		part[length] = 0;
		if (strstr(text, part) != NULL) return true;
		at += length;
		at += *at == ' ';
	}
	return false;
}

static bool is_word(const items *all, int i, const char *list) {
	return i >= 0 && i < all->count && all->item[i].kind == WORD && is_listed(all->item[i].word, list);
}

static bool is_mark(const items *all, int i, const char *marks) {
	return i >= 0 && i < all->count && all->item[i].kind == MARK && strchr(marks, all->item[i].word[0]) != NULL;
}

static bool is_number(const items *all, int i) { return i >= 0 && i < all->count && all->item[i].kind == NUMBER; }

static bool has_word(const items *all, const char *list) {
	for (int i = 0; i < all->count; i++)
		if (is_word(all, i, list)) return true;
	return false;
}

static const char statistics[] =
	"node nodes call calls step steps time elapsed second seconds sec secs ms memory kb mb backtrack* recursi* attempt* "
	"check checks checked test tests tested iteration* visited propagat* failure* real user sys passed "
	"restart* depth version cpu date thread* variable* clause* constraint* conflict* decision* try tries move moves "
	"generation* fitness explored";
static const char counted[] =
	"solution solutions ways models answers arrangements placements configurations boards results "
	"possibilities lösungen soluciones";
static const char qualities[] = "distinct different unique fundamental total valid possible all correct";
static const char totals[] =
	"solutions total count found models num_solutions numsolutions number results answers sols "
	"total_solutions solutions_found solution_count nsolutions";
static const char fewer[] = "unique distinct fundamental inequivalent symmetr*";
static const char subjects[] =
	"queen* n board solv* search* solver* optimal* satisf* enter input find* solution* all version "
	"reading unique hh size";
static const char queens[] = "queen queens damen reines reinas";

/* --- the size of the board --- */

/* The board size that items from `i` on state, 0 for none, and how many items say so. */
static int size_at(const items *all, int i, int *length) {
	const item *at = all->item + i;
	bool is_n =
		is_word(all, i, "n") && (is_mark(all, i + 1, "=:") || is_word(all, i + 1, "is")) && is_number(all, i + 2);
	*length = 3;
	if (is_n && at[2].number < 1000) return (int)at[2].number;
	if (!is_number(all, i) || at->number >= 1000) return 0;
	bool is_square = i + 2 < all->count && is_number(all, i + 2) && at[2].number == at->number &&
	                 (is_word(all, i + 1, "x") || strcmp(at[1].word, "×") == 0);
	if (is_square) return (int)at->number;
	bool is_joined = is_mark(all, i + 1, "-") && is_word(all, i + 2, queens);
	*length = is_joined ? 3 : 2;
	if (is_joined || is_word(all, i + 1, queens)) return (int)at->number;
	*length = 1;
	return i + 1 < all->count && (strncmp(at[1].at, "クイーン", 12) == 0 || strncmp(at[1].at, "女王", 6) == 0)
	           ? (int)at->number
	           : 0;
}

/* Takes the size of the board out of the items. */
static int take_size(items *all) {
	int found = 0, kept = 0;
	for (int i = 0; i < all->count;) {
		int length, n = size_at(all, i, &length);
		if (n > 0) {
			if (found == 0) found = n;
			i += length;
		} else all->item[kept++] = all->item[i++];
	}
	all->count = kept;
	return found;
}

/* --- totals --- */

static bool says_none(const items *all, const char *text) {
	if (has_part(
			text,
			"解なし 解はない 解はありません 解がない 解が存在しない 解は存在しない 解がありません 解は存在しません "
			"存在しない"))
		return true;
	if (has_word(all, "unsolvable impossible")) return true;
	for (int i = 0; i < all->count; i++) {
		if (!is_word(all, i, "solution solutions")) continue;
		bool is_more = is_word(all, i - 1, "more further other another additional");
		if (!is_more && (is_word(all, i - 1, "no") || is_word(all, i - 2, "no"))) return true;
		for (int k = i + 1; k < all->count && k < i + 6; k++)
			if (is_word(all, k, "not doesn don") && has_word(all, "exist exists found")) return true;
		for (int k = i - 1; k >= 0 && k >= i - 3; k--)
			if (is_word(all, k, "not")) return true;
	}
	return false;
}

static bool follows(const char *at, const char *list) {
	while (is_digit(*at) || *at == ',' || is_blank(*at)) at++;
	for (; *list != 0; list += *list == ' ') {
		size_t length = strcspn(list, " ");
		if (strncmp(at, list, length) == 0) return strncmp(at, "個目", 6) != 0;
		list += length;
	}
	return false;
}

/* `92 distinct solutions`, `92通り` */
static bool is_counted(const items *all, int i) {
	const item *at = all->item + i;
	if (i > 0 && !at->is_apart && all->item[i - 1].kind != MARK && all->item[i - 1].kind != FOREIGN) return false;
	if (i > 0 && !at->is_apart && is_mark(all, i - 1, ".#")) return false;
	bool is_ordinal = i > 0 && strcmp(all->item[i - 1].word, "第") == 0;
	if (!is_ordinal && follows(at->at, "個の解 通り つの解 解 とおり 個")) return true;
	int k = i + 1;
	while (is_word(all, k, qualities)) k++;
	bool is_rate = is_mark(all, k + 1, "/"); /* 2000 solutions/s */
	return is_word(all, k, counted) && all->item[k].is_apart && !is_rate;
}

/* `Total number of solutions: 92`: only words and marks of equality stand between the number and what it counts. */
static bool is_stated(const items *all, int i, const char *text) {
	bool is_apart = all->item[i].is_apart, is_heading = false;
	int words = 0;
	for (int k = i - 1; k >= 0 && words < 7; k--) {
		const item *before = &all->item[k];
		if (before->kind == MARK && strchr(":=->()\"", before->word[0]) != NULL) is_apart = true;
		else if (before->kind != WORD) break;
		else {
			if (is_word(all, k, "queens queen size rows columns")) return false;
			if (words++ == 0) is_heading = is_word(all, k, "solution board answer model result");
			if (is_word(all, k, totals) && is_apart) return !is_heading || is_word(all, k, "total number");
		}
	}
	static const char *const before[] = {"解の数", "解の個数", "解数", "解答数", "合計", "総数", "全部で", "計"};
	for (size_t k = 0; k < sizeof before / sizeof before[0]; k++) {
		const char *found = strstr(text, before[k]), *after = found == NULL ? NULL : found + strlen(before[k]);
		while (after != NULL && after < all->item[i].at &&
		       (strchr(" :=>-", *after) != NULL || strncmp(after, "は", 3) == 0))
			after += *after < 0 ? 3 : 1;
		if (after == all->item[i].at) return true;
	}
	return false;
}

/* 92.5, 2,0 and 2e1 are no totals. */
static bool is_part(const items *all, int i) {
	bool joins =
		is_mark(all, i + 1, ".,/") && is_number(all, i + 2) && !all->item[i + 1].is_apart && !all->item[i + 2].is_apart;
	bool follows_on = i > 1 && is_mark(all, i - 1, ".,/-") && !all->item[i].is_apart && !all->item[i - 1].is_apart;
	bool has_power = is_word(all, i + 1, "e e1 e2") && !all->item[i + 1].is_apart;
	return joins || follows_on || has_power;
}

static void read_total(const items *all, const char *text, nq_remark *r) {
	r->is_fewer = has_word(all, fewer) || has_part(text, "基本解 本質");
	r->is_fundamental = has_word(all, "fundamental inequivalent") || has_part(text, "基本解 本質");
	if (says_none(all, text)) {
		r->has_total = true;
		return;
	}
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < all->count && !r->has_total; i++) {
			if (all->item[i].kind != NUMBER || is_part(all, i)) continue;
			r->has_total = pass == 0 ? is_counted(all, i) : !r->is_statistic && is_stated(all, i, text);
			r->total = all->item[i].number;
		}
}

static void read_form(const items *all, const char *text, nq_remark *r) {
	int marks = 0, words = 0, names = 0, letters = 0, others = 0;
	for (int i = 0; i < all->count; i++) {
		const item *at = &all->item[i];
		int length = (int)strlen(at->word);
		marks += at->kind == MARK, names += at->kind == WORD;
		words += at->kind == FOREIGN || (at->kind == WORD && length >= 2);
		letters += at->kind == WORD && length >= 3;
		others += at->kind == FOREIGN;
		if (at->kind != NUMBER) continue;
		if (r->numbers < 2) r->number[r->numbers] = at->number;
		r->numbers++;
	}
	size_t length = strlen(text);
	char last = length > 0 ? text[length - 1] : ' ', first = *(text + strspn(text, " \t"));
	bool opens = strchr("[({<=,>", last) != NULL ||
	             (strchr("[({", first) != NULL && first != 0 && is_digit(text[strspn(text, " \t[({")]));
	bool is_few = r->numbers == 1 && marks > 0 && letters + others == 0 && all->count <= 7;
	r->is_alone = all->count == 1 && r->numbers == 1;
	bool is_marked = letters > 0 || strstr(text, "解") != NULL || is_few;
	r->may_head = is_marked && r->numbers >= 1 && r->numbers <= 2 && !opens && !nq_ends_in_squares(text);
	bool has_signs = all->count > words + r->numbers + others;
	r->has_words = words > 0         ? r->numbers <= 2
	               : r->numbers == 1 ? length <= 8 && has_signs
	                                 : r->numbers == 0 && names == 0 && length <= 12;
	r->is_bare = words == 0 && r->numbers >= 2 && strchr(text, ':') == NULL;
	r->heads_alone = r->may_head && letters + others + (first == '#') == 1 && all->count <= 7 && r->number[0] <= 1;
}

static bool looks_like_board(const items *all, const nq_remark *r, const char *text) {
	int alone = 0, words = 0, names = 0, bars = 0;
	bool is_run = true, has_pair = false;
	char before = 0;
	if (r->numbers >= 3) return true;
	for (int i = 0; i < all->count; i++) {
		const item *at = &all->item[i];
		names += at->kind == WORD && at->word[1] == 0 && is_number(all, i + 1) && !all->item[i + 1].is_apart;
		has_pair = has_pair || (is_mark(all, i, "(") && is_number(all, i + 1) && is_mark(all, i + 2, ",") &&
		                        is_number(all, i + 3) && is_mark(all, i + 4, ")"));
	}
	if (names >= 3 || has_pair || (r->numbers == 0 && nq_has_few_signs(text))) return true;
	for (const char *at = text; *at != 0; at++) bars += *at == '|';
	for (const char *at = text; *at != 0;) {
		uint32_t seen[4];
		int kinds = 0, signs = 0;
		bool is_name = true;
		at += strspn(at, " \t|,");
		while (*at != 0 && strchr(" \t|,", *at) == NULL) {
			int k = 0;
			is_name = is_name && (is_latin(*at) || is_digit(*at));
			uint32_t sign = nq_next_sign(&at);
			while (k < kinds && seen[k] != sign) k++;
			if (k == kinds && kinds < 4) seen[kinds++] = sign;
			signs++;
		}
		if (signs > 3 && kinds <= 3 && !is_name) return true;
		if (signs > 0) words++;
		if (signs != 1) continue;
		is_run = is_run && (before == 0 || (char)seen[0] == before + 1 || (char)seen[0] == before - 1);
		before = (char)seen[0];
		alone++;
	}
	if (bars >= 3 && words < 2) return alone == words; /* a queen in a row of boxes, or none */
	return words >= 3 && alone == words && !is_run;
}

/* No word comes twice, and hardly any has one letter: a row of cells is no sentence. */
static bool is_sentence(const items *all) {
	int singles = 0;
	for (int i = 0; i < all->count; i++) {
		if (all->item[i].kind != WORD) continue;
		singles += all->item[i].word[1] == 0;
		for (int k = 0; k < i; k++)
			if (all->item[k].kind == WORD && strcmp(all->item[i].word, all->item[k].word) == 0) return false;
	}
	return singles < 3;
}

nq_remark nq_remark_on(const nq_text_line *line) {
	const char *text = line->text;
	nq_remark r = {.form = nq_form_of(text)};
	items all;
	r.is_blank = line->length == 0 && line->colours < 2;
	r.is_rule = nq_is_rule(text);
	if (r.is_blank || r.is_rule) return r;
	cut(text, &all);
	read_form(&all, text, &r);
	r.is_statistic = has_word(&all, statistics) || has_part(text, "回数 時間 秒 探索 呼び出し");
	r.is_subject = has_word(&all, subjects) || has_part(text, "クイーン 盤 女王 入力");
	r.looks_like_board = r.is_bare || (line->colours >= 3 && line->length == (int)strspn(text, " ")) ||
	                     (!r.is_statistic && looks_like_board(&all, &r, text));
	r.is_harmless = r.is_statistic || (r.is_subject && r.numbers <= 2 && is_sentence(&all));
	r.n = take_size(&all);
	if (all.count < ITEMS) read_total(&all, text, &r);
	return r;
}
