#include "tokens.h"

#include "ascii.h"
#include <string.h>

static void begin_gap(nq_tokens *t) {
	t->next = (nq_token){.gap = 1, .line = t->next.line};
	t->pending = t->last = 0;
}

void nq_tokens_start(nq_tokens *t, int n, bool over_lines) {
	t->n = n, t->over_lines = over_lines;
	begin_gap(t);
}

static void hash(nq_tokens *t, char c) { t->next.gap = (uint32_t)nq_hash(t->next.gap, c); }

static void add_blank(nq_tokens *t, bool is_before_word) {
	bool is_between_words = is_before_word && (t->last == 0 || nq_is_word(t->last));
	if (t->pending == '\n' || (t->pending == ' ' && is_between_words)) hash(t, t->pending);
}

static void add_to_gap(nq_tokens *t, char c) {
	if (nq_is_blank(c) || c == '\n') {
		if (t->pending != '\n') t->pending = c == '\n' && !t->over_lines ? '\n' : ' ';
		return;
	}
	bool continues_number = nq_is_digit(c) && nq_is_digit(t->last) && t->pending == 0;
	add_blank(t, nq_is_word(c));
	if (!continues_number) hash(t, nq_is_digit(c) ? '0' : c);
	t->next.has_letters |= nq_is_letter(c) || (unsigned char)c >= 0x80;
	t->next.has_marks |= !nq_is_word(c);
	t->pending = 0, t->last = c;
}

static void end_gap(nq_tokens *t) {
	add_blank(t, true);
	t->next.is_opened = t->last == '[' || t->last == '(' || t->last == '{';
	t->next.is_named = t->pending == 0 && (nq_is_letter(t->last) || t->last == '_');
}

enum { FAR = 1 << 30 };

static const char *read_digits(const char *at, int base, int64_t *number) {
	for (;; at++) {
		char low = (char)(*at | 32);
		int digit = nq_is_digit(*at) ? *at - '0' : base == 16 && low >= 'a' && low <= 'f' ? low - 'a' + 10 : base;
		if (digit >= base) return at;
		if (*number < FAR) *number = base * *number + digit;
	}
}

/* Reads a number: -1, #x0f, 0x0f, 0b1, 1.0, 1e+01. Returns its end, or NULL. */
static const char *read_number(const char *at, char before, int32_t *value) {
	int64_t number = 0, fraction = 0, power = 0;
	bool has_base = *at == '#' || *at == '0';
	int base = has_base && at[1] == 'x' ? 16 : has_base && at[1] == 'b' ? 2 : 10;
	bool may_sign = !nq_is_word(before) && before != ')' && before != ']' && before != '.';
	bool is_signed = may_sign && (*at == '-' || *at == '+'), is_below = is_signed && *at == '-';
	at += base == 10 ? is_signed : 2;
	const char *end = read_digits(at, base, &number);
	if (end == at) return NULL;
	while (*end == '.' && nq_is_digit(end[1])) end = read_digits(end + 1, 10, &fraction);
	if ((*end | 32) == 'e') {
		const char *digits = end + 1 + (end[1] == '+' || end[1] == '-'), *after = read_digits(digits, 10, &power);
		if (end[1] == '-') fraction |= power;
		if (after > digits) end = after;
	}
	for (; power > 0 && number > 0 && number < FAR; power--) number *= 10;
	*value = fraction > 0 || number >= FAR ? NQ_NO_NUMBER : (int32_t)(is_below ? -number : number);
	return end;
}

static const char *read_truth(const char *at, char before, int32_t *value) {
	char low = (char)(*at | 32);
	if ((low != '#' && low != 't' && low != 'f') || (*at != '#' && nq_is_word(before))) return NULL;
	size_t length = nq_begins_with(at, NQ_TRUE_WORDS);
	*value = length > 0;
	if (length == 0) length = nq_begins_with(at, NQ_FALSE_WORDS);
	return length > 0 && !nq_is_word(at[length]) ? at + length : NULL;
}

static const char *after_mark(const char *at) {
	const char *mark = at + nq_is_blank(*at);
	return *mark == ',' || *mark == ':' ? mark + 1 + nq_is_blank(mark[1]) : at;
}

/* Reads a square: `a1`, `Qa1`, `a, 1`, `1a` or `1, a`. Returns its end, or NULL. */
static const char *read_square(const char *at, char before, int n, int32_t *value) {
	bool rank_first = nq_is_digit(*at);
	int64_t rank = 0;
	if (nq_is_letter(before) || before == '_' || (rank_first && nq_is_digit(before))) return NULL;
	if (rank_first) at = after_mark(read_digits(at, 10, &rank));
	int piece = rank_first ? 0 : strchr("QDR", *at) != NULL ? 1 : strncmp(at, "♛", 2) == 0 ? 3 : 0;
	if (nq_is_letter(at[piece])) at += piece;
	int column = (*at | 32) - 'a';
	if (!nq_is_letter(*at) || column >= n) return NULL;
	const char *end = ++at;
	if (!rank_first) end = read_digits(at = after_mark(at), 10, &rank);
	if (rank < 1 || rank > 99 || end > at + 2 || (rank_first && nq_is_word(*end))) return NULL;
	*value = (n - (int32_t)rank) * n + column;
	return end;
}

const char *nq_after_label(const char *text) {
	const char *at = nq_after_blanks(text);
	if (*at == '[' && at[1] == ',') return text + strlen(text);
	size_t length = strchr("[vVcC", *at) != NULL ? nq_begins_with(at, NQ_LABELS) : 0;
	return length > 0 ? at + length : text;
}

const char *nq_tokens_begin(nq_tokens *t, const nq_text_line *line) {
	if (!line->continues) add_to_gap(t, '\n');
	t->next.line = line->number, t->before = 0;
	return nq_after_label(line->text);
}

bool nq_tokens_next(nq_tokens *t, const char **at) {
	for (const char *end; **at != 0; t->before = end[-1], *at = end) {
		int32_t *value = &t->next.value;
		const char *after = nq_after_digits(*at);
		if (t->before == 't' && after > *at && *after == '(') { /* skip the 64 of np.int64(3) */
			add_to_gap(t, '0');
			end = after;
			continue;
		}
		end = t->n > 0 ? read_square(*at, t->before, t->n, value) : read_number(*at, t->before, value);
		if (end == NULL && t->n == 0) end = read_truth(*at, t->before, value);
		if (end != NULL) {
			end_gap(t);
			t->token = t->next;
			begin_gap(t);
			t->before = end[-1], *at = end;
			return true;
		}
		add_to_gap(t, **at);
		end = *at + 1;
	}
	return false;
}

void nq_tokens_part(nq_tokens *t, const nq_text_line *line) {
	for (uint64_t number = line->number; number != 0; number >>= 8) hash(t, (char)number);
	hash(t, '\f');
	t->pending = '\n';
}
