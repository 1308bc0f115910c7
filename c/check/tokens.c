/* tokens: see tokens.h. */
#include "tokens.h"

#include "shape.h"

#include <string.h>

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
static bool is_blank(char c) { return c == ' ' || c == '\t'; }
static bool is_word(char c) { return is_letter(c) || is_digit(c) || c == '_' || (unsigned char)c >= 0x80; }

static void begin_gap(nq_tokens *t) {
	t->gap = 2166136261u;
	t->pending = 0;
	t->after_mark = t->after_digit = t->has_letters = t->has_marks = false;
	t->last = 0;
}

void nq_tokens_start(nq_tokens *t, int squares, bool over_lines) {
	t->squares = squares, t->over_lines = over_lines;
	begin_gap(t);
}

static void hash(nq_tokens *t, char c) { t->gap = (t->gap ^ (unsigned char)c) * 16777619u; }

static void add_to_gap(nq_tokens *t, char c) {
	if (is_blank(c) || c == '\n') {
		if (t->pending != '\n') t->pending = c == '\n' && !t->over_lines ? '\n' : ' ';
		return;
	}
	bool is_mark = !is_word(c);
	if (t->pending == '\n' || (t->pending == ' ' && !t->after_mark && !is_mark)) hash(t, t->pending);
	if (t->pending != 0) t->after_digit = false;
	t->pending = 0;
	if (!is_digit(c) || !t->after_digit) hash(t, is_digit(c) ? '0' : c);
	t->after_mark = is_mark, t->after_digit = is_digit(c);
	t->has_letters = t->has_letters || is_letter(c) || (unsigned char)c >= 0x80;
	t->has_marks = t->has_marks || is_mark;
	t->last = c;
}

static void end_gap(nq_tokens *t, nq_token *token) {
	if (t->pending == '\n' || (t->pending == ' ' && !t->after_mark)) hash(t, t->pending);
	token->gap = t->gap;
	token->has_letters = t->has_letters, token->has_marks = t->has_marks;
	token->is_opened = t->last == '[' || t->last == '(' || t->last == '{';
	token->is_named = t->pending == 0 && (is_letter(t->last) || t->last == '_');
	begin_gap(t);
}

/* --- numbers --- */

static const char *read_digits(const char *at, int base, int64_t *number) {
	enum { FAR = 1 << 30 };
	for (;; at++) {
		char low = (char)(*at | 32);
		int digit = is_digit(*at) ? *at - '0' : base == 16 && low >= 'a' && low <= 'f' ? low - 'a' + 10 : 99;
		if (digit >= base) return at;
		if (*number < FAR) *number = base * *number + digit;
	}
}

static bool is_truth(const char *at, const char *word, bool ends) {
	size_t length = strlen(word);
	return strncmp(at, word, length) == 0 && (!ends || !is_word(at[length]));
}

/* `T` `F` `true` `False` `#t` as 1 and 0. */
static const char *read_truth(const char *at, bool is_apart, int32_t *value) {
	static const char *const words[] = {"true", "True", "TRUE", "T", "false", "False", "FALSE", "F"};
	if (*at == '#' && (at[1] == 't' || at[1] == 'f') && !is_word(at[2])) {
		*value = at[1] == 't';
		return at + 2;
	}
	for (int i = 0; i < 8 && is_apart; i++)
		if (is_truth(at, words[i], true)) {
			*value = i < 4;
			return at + strlen(words[i]);
		}
	return NULL;
}

/* A number from `at` on, with sign, as #x0f or 0x0f, 1.0 or 1e+01; NULL when none begins there. */
static const char *read_number(const char *at, char before, int32_t *value) {
	int64_t number = 0;
	bool may_sign = !is_word(before) && before != ')' && before != ']' && before != '.', is_below = *at == '-';
	if (*at == '#' && (at[1] == 'x' || at[1] == 'b')) {
		const char *end = read_digits(at + 2, at[1] == 'x' ? 16 : 2, &number);
		*value = number > INT32_MAX / 2 ? NQ_NO_NUMBER : (int32_t)number;
		return end == at + 2 ? NULL : end;
	}
	if (*at == '0' && at[1] == 'x') {
		const char *end = read_digits(at + 2, 16, &number);
		*value = (int32_t)number;
		return end == at + 2 ? NULL : end;
	}
	if ((*at == '-' || *at == '+') && may_sign && is_digit(at[1])) at++;
	else is_below = false;
	if (!is_digit(*at)) return NULL;
	at = read_digits(at, 10, &number);
	bool is_whole = number < INT32_MAX / 2;
	while (*at == '.' && is_digit(at[1])) {
		int64_t fraction = 0;
		at = read_digits(at + 1, 10, &fraction);
		is_whole = is_whole && fraction == 0;
	}
	if ((*at | 32) == 'e' && (is_digit(at[1]) || ((at[1] == '-' || at[1] == '+') && is_digit(at[2])))) {
		int64_t power = 0;
		bool is_small = at[1] == '-';
		at = read_digits(at + 1 + !is_digit(at[1]), 10, &power);
		for (; power > 0 && number < INT32_MAX / 20; power--) number = is_small ? number / 10 : number * 10;
	}
	*value = is_whole ? (int32_t)(is_below ? -number : number) : NQ_NO_NUMBER;
	return at;
}

/* `a1` `Qa1` `A, 1`: a letter up to that of the last column, and a rank; NULL when no square is named there. */
static const char *read_square(const char *at, char before, int n, int32_t *value) {
	static const char *const queens[] = {"Q", "D", "R", "♛", "♕"};
	if (is_letter(before) || before == '_') return NULL;
	for (int i = 0; i < 5; i++) {
		size_t length = strlen(queens[i]);
		if (strncmp(at, queens[i], length) != 0 || !is_letter(at[length])) continue;
		at += length;
		break;
	}
	int column = (*at | 32) - 'a';
	if (!is_letter(*at) || column >= n) return NULL;
	at++;
	const char *mark = at + is_blank(*at);
	if (*mark == ',' || *mark == ':') at = mark + 1 + is_blank(mark[1]);
	int64_t rank = 0;
	const char *end = read_digits(at, 10, &rank);
	if (end == at || end > at + 2) return NULL;
	*value = ((int32_t)rank - 1) * NQ_SQUARE_BASE + column;
	return rank < 1 ? NULL : end;
}

void nq_tokens_put(nq_tokens *t, const nq_text_line *line, nq_take_token *take, void *to) {
	const char *at = line->text + nq_noise_before(line->text);
	char before = 0;
	if (!line->continues) add_to_gap(t, '\n');
	while (*at != 0) {
		nq_token token = {.line = line->number};
		const char *end =
			t->squares > 0 ? read_square(at, before, t->squares, &token.value) : read_number(at, before, &token.value);
		if (end == NULL && t->squares == 0 && strchr("#TtFf", *at) != NULL)
			end = read_truth(at, !is_word(before), &token.value);
		if (end == NULL) {
			before = *at;
			add_to_gap(t, *at++);
			continue;
		}
		end_gap(t, &token);
		take(to, &token);
		before = end[-1];
		at = end;
	}
}

void nq_tokens_part(nq_tokens *t, const nq_text_line *line) {
	for (uint64_t number = line->number; number != 0; number >>= 8) hash(t, (char)number);
	hash(t, '\f');
	t->pending = '\n';
}
