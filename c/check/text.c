#include "text.h"

#include "ascii.h"

#include <string.h>

enum { LOST = 0xfffd, LONG_LINE = NQ_TEXT_LINE - 256 };

static int bytes_after(uint32_t lead) { return lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0; }

static bool is_utf8(const unsigned char *bytes, size_t count) {
	for (size_t i = 0; i < count;) {
		uint64_t next = UINT64_MAX;
		if (count - i >= sizeof next) memcpy(&next, bytes + i, sizeof next);
		if ((next & 0x8080808080808080) == 0) {
			i += sizeof next;
			continue;
		}
		int more = bytes_after(bytes[i]);
		if ((bytes[i] >= 0x80 && bytes[i] < 0xc2) || bytes[i] > 0xf4) return false;
		for (i++; more > 0 && i < count; more--, i++)
			if ((bytes[i] & 0xc0) != 0x80) return false;
	}
	return true;
}

static nq_encoding encoding_of(const unsigned char *bytes, size_t count) {
	if (count >= 2 && bytes[0] == 0xff && bytes[1] == 0xfe) return NQ_UTF16LE;
	if (count >= 2 && bytes[0] == 0xfe && bytes[1] == 0xff) return NQ_UTF16BE;
	return is_utf8(bytes, count) ? NQ_UTF8 : NQ_SHIFT_JIS;
}

void nq_text_start(nq_text *t, const char *bytes, size_t count) {
	memset(t, 0, offsetof(nq_text, line.text));
	t->encoding = encoding_of((const unsigned char *)bytes, count);
	t->line.number = 1;
}

typedef struct {
	uint32_t first, last, sign, step;
} range;

static const range shift_jis[] = {
#define SIGNS(first, last, sign, step) {first, last, sign, step},
#include <check/shift_jis_table.h>
	{0, UINT32_MAX, LOST, 0},
};
static const range signs[] = {
#include <check/signs_table.h>
	{0, UINT32_MAX, 0, 1},
};

static uint32_t replaced(const range *r, uint32_t code) {
	while (code < r->first || code > r->last) r++;
	return r->sign + r->step * (code - r->first);
}

static void append(nq_text_line *l, uint32_t c) {
	int more = (c >= 0x80) + (c >= 0x800) + (c >= 0x10000);
	l->text[l->length++] = (char)(more == 0 ? c : 0x1f80u >> more | c >> 6 * more);
	while (more-- > 0) l->text[l->length++] = (char)(0x80 | (c >> 6 * more & 63));
}

size_t nq_begins_with(const char *text, nq_list list) {
	static const char *const lists[NQ_LISTS][120] = {
#define BEGINNINGS(list, ...) [NQ_##list] = {__VA_ARGS__},
#include <check/beginnings_table.h>
	};
	for (const char *const *lead = lists[list]; *lead != NULL; lead++) {
		const char *with = *lead, *at = text;
		if (*with >= 'a' && *with != (*at | 32)) continue;
		for (; *with != 0 && *with != '|'; with++, at++) {
			if (*with == '0' && nq_is_digit(*at)) at = nq_after_digits(at) - 1;
			else if (*with == ' ' && *at == ' ') at += strspn(at, " ") - 1;
			else if (*with == '~') at += (int)strspn(at, " -") - 1;
			else if (*with != *at && (!nq_is_letter(*at) || *with != (*at | 32))) break;
		}
		bool ends = *with == '|' && with[1] == 0 ? !nq_is_letter(*at) : strchr(with, *at) != NULL;
		if (*with == 0 || (*with == '|' && ends)) return (size_t)(at - text);
	}
	return 0;
}

const char *nq_after_bracket(const char *text) {
	const char *bracket = strpbrk(text, "[({");
	return bracket != NULL && bracket - text < 4 ? bracket + 1 : text;
}

const char *nq_find_word(const char *text, nq_list list) {
	for (const char *at = text; *at != 0; at++) {
		bool is_ascii = (unsigned char)*at < 0x80;
		if (is_ascii && (!nq_is_letter(*at) || !nq_is_word(at[1]) || (at > text && nq_is_letter(at[-1])))) continue;
		size_t length = nq_begins_with(at, list);
		if (length > 0) return at + length;
	}
	return NULL;
}

/* Replaces HTML: table cells get bars, line breaks become slashes, &#98xx; is Q, other tags are dropped. */
static void drop_tags(nq_text_line *l) {
	char *to = l->text;
	while ((to = strchr(to, '<')) != NULL && nq_begins_with(to, NQ_TAGS) == 0) to++;
	if (to == NULL) return;
	to = l->text;
	for (const char *at = l->text; *at != 0;) {
		const char *end = *at == '<' ? strchr(at, '>') : NULL;
		if (end != NULL && nq_begins_with(at, NQ_CELL_TAGS) > 0) *to++ = '|';
		if (end != NULL && end[1] != 0 && strncmp(at, "<br", 3) == 0) to = (char *)memcpy(to, " / ", 3) + 3;
		if (end != NULL) at = end + 1;
		else if (strncmp(at, "&nbsp;", 6) == 0) *to++ = ' ', at += 6;
		else if (strncmp(at, "&#98", 4) == 0 && strlen(at) > 6) *to++ = 'Q', at += 7;
		else *to++ = *at++;
	}
	l->length = (int)(to - l->text);
}

/* True if the text begins like 2024-03 or 10: */
static bool begins_stamp(const char *at) {
	if (!nq_is_digit(at[0]) || !nq_is_digit(at[1])) return false;
	return at[2] == ':' || (nq_is_digit(at[2]) && nq_is_digit(at[3]) && (at[4] == '-' || at[4] == '/'));
}

/* Length of a date or a time. After one of them (is_after), also of a log level: 2024-03-05 10:11:12,100 [INFO]. */
static size_t stamp_length(const char *at, bool is_after) {
	const char *from = at + (*at == '[');
	size_t length = begins_stamp(from) ? strspn(from, "0123456789-/:.,TZ") : 0;
	if (length < 8) length = is_after ? nq_begins_with(from, NQ_LEVELS) : 0;
	const char *end = from + length + (from[length] == ']');
	return length > 0 && (*end == ' ' || (*end == 0 && is_after)) ? (size_t)(end - at) : 0;
}

static void drop_before(nq_text_line *l, const char *at) {
	if (at == l->text) return;
	l->length -= (int)(at - l->text);
	memmove(l->text, at, (size_t)l->length + 1);
}

static void drop_stamps(nq_text_line *l) {
	const char *at = l->text, *blank = nq_after_blanks(at);
	for (size_t length; (length = stamp_length(blank, at > l->text)) > 0; blank = at + strspn(at, " "))
		at = blank + length;
	drop_before(l, at);
}

const char *nq_text_common(const char *line, const char **prefix) {
	while (*line != 0) {
		if (nq_is_digit(*line) && nq_is_digit(**prefix))
			line = nq_after_digits(line), *prefix = nq_after_digits(*prefix);
		else if (*line == **prefix) line++, (*prefix)++;
		else break;
	}
	return line;
}

static void drop_prefix(nq_text_line *l, const char *prefix) {
	strcpy(l->text + l->length++, " "); /* so that `LOG:` has the prefix `LOG: ` */
	const char *at = nq_text_common(l->text, &prefix);
	if (*prefix == 0) drop_before(l, at);
}

uint64_t nq_text_form(const char *at) {
	uint64_t hash = 0;
	for (at = nq_after_blanks(at); *at != 0; at++) {
		char c = nq_is_digit(*at) ? '0' : *at;
		while (c == '0' && nq_is_digit(at[1])) at++;
		hash = nq_hash(hash, c);
	}
	return hash;
}

static bool end_line(nq_text *t) {
	nq_text_line *l = &t->line;
	l->text[l->length] = 0;
	t->is_done = true;
	if (l->colours == 0) drop_stamps(l);
	if (t->prefix != NULL) drop_prefix(l, t->prefix);
	if (t->has_tag) drop_tags(l);
	while (!t->is_cut && l->length > 0 && nq_is_blank(l->text[l->length - 1])) l->length--;
	l->text[l->length] = 0;
	return true;
}

static void begin_colour(nq_text *t) {
	nq_text_line *l = &t->line;
	if (l->colours == NQ_TEXT_COLOURS) return;
	l->colour[l->colours].at = (int16_t)l->length;
	l->colour[l->colours++].style = t->style;
}

static void begin_line(nq_text *t) {
	t->line.number += !t->is_cut;
	t->line.continues = t->is_cut;
	t->is_cut = false;
	t->line.length = t->line.colours = 0;
	t->is_done = t->has_tag = false;
	if (t->style != 0) begin_colour(t);
}

static void escape(nq_text *t, uint32_t c) {
	uint32_t kind = t->escape;
	if (kind == 27) {
		bool goes_on = c == '[' || c == ']' || c == '(' || c == ')';
		t->escape = goes_on ? c : 0;
		t->code = 0;
	} else if (kind == '[' && c < '@') t->code = t->code * 31 + c;
	else if (kind != ']' || c == 7) t->escape = 0;
	if (kind != '[' || c != 'm') return;
	bool ends = t->code == 0 || t->code == '0' || t->code == '0' * 31 + '0';
	t->style = ends ? 0 : (uint16_t)(1 + t->code % 65535);
	begin_colour(t);
}

/* True where a line is cut: between words if it is overlong, and after HTML table rows. */
static bool is_full(const nq_text_line *l, uint32_t c) {
	if (c == '>' && l->length > 5 && memcmp(l->text + l->length - 5, "</tr>", 5) == 0) return true;
	if (l->length <= LONG_LINE) return false;
	return l->length >= NQ_TEXT_LINE - 8 || (c < 0x80 && strchr(" ,;[]{}()\"'", (int)c) != NULL);
}

static bool take(nq_text *t, uint32_t c) {
	bool was_return = t->after_return, ends = c == '\n' || c == '\r';
	t->after_return = c == '\r';
	if (c == '\n' && was_return) return false;
	if (ends && t->is_cut) {
		t->is_cut = false;
		return false;
	}
	if (t->is_done) begin_line(t);
	if (ends) return end_line(t);
	if (t->escape != 0 || c == 27) {
		if (c == 27) t->escape = 27;
		else escape(t, c);
		return false;
	}
	bool joined = t->joins;
	t->joins = c == 0x200d;
	bool is_wide = c == 0x3000;
	c = joined ? 0 : is_wide ? ' ' : c < 0x80 ? c : replaced(signs, c);
	if (c == 0 || c == '\f') return false;
	append(&t->line, c);
	t->has_tag |= c == '<';
	if (is_wide) append(&t->line, ' ');
	t->is_cut = is_full(&t->line, c);
	return t->is_cut && end_line(t);
}

static bool put_utf8(nq_text *t, uint32_t b) {
	if (b < 0x80) {
		t->missing = 0;
		return take(t, b);
	}
	if (t->missing > 0 && (b & 0xc0) == 0x80) {
		t->code = t->code << 6 | (b & 0x3f);
		return --t->missing == 0 && take(t, t->code < 0x80 ? LOST : t->code);
	}
	t->missing = bytes_after(b);
	t->code = b & (0x3fU >> t->missing);
	return t->missing == 0 && take(t, LOST);
}

static bool put_utf16(nq_text *t, uint32_t b) {
	if (t->missing == 0) {
		t->code = t->code << 16 | b; /* keeps a first surrogate in the upper bits */
		t->missing = 1;
		return false;
	}
	t->missing = 0;
	uint32_t low = t->code & 0xff, unit = t->encoding == NQ_UTF16LE ? b << 8 | low : low << 8 | b,
			 above = t->code >> 16;
	t->code = 0;
	if (unit >= 0xd800 && unit < 0xdc00) {
		t->code = unit;
		return false;
	}
	if (unit >= 0xdc00 && unit < 0xe000) unit = 0x10000 + ((above & 0x3ff) << 10 | (unit & 0x3ff));
	return take(t, unit);
}

static bool put_shift_jis(nq_text *t, uint32_t b) {
	if (t->missing > 0) {
		t->missing = 0;
		return take(t, replaced(shift_jis, t->code << 8 | b));
	}
	bool is_first = (b >= 0x81 && b <= 0x9f) || (b >= 0xe0 && b <= 0xfc);
	t->code = b, t->missing = is_first;
	return !is_first && take(t, b >= 0x80 ? LOST : b);
}

static bool put(nq_text *t, uint32_t b) {
	if (t->encoding == NQ_UTF8) return put_utf8(t, b);
	return t->encoding == NQ_SHIFT_JIS ? put_shift_jis(t, b) : put_utf16(t, b);
}

static bool take_plain(nq_text *t, const char **at, const char *end) {
	const char *from = *at, *line_end = memchr(from, '\n', (size_t)(end - from));
	if (line_end != NULL) end = line_end;
	if (t->is_done) begin_line(t);
	int left = LONG_LINE - t->line.length, count = end - from > left ? left : (int)(end - from);
	memcpy(t->line.text + t->line.length, from, (size_t)count);
	t->line.length += count;
	*at = end + (line_end != NULL);
	return line_end != NULL && end_line(t);
}

/* A faster put() for ASCII; stops at < and >, which need put(). */
static void copy_ascii(nq_text *t, const char **at, const char *end) {
	if (t->encoding != NQ_UTF8 || t->missing > 0 || t->is_done || t->joins || t->escape != 0) return;
	for (; *at < end && t->line.length < LONG_LINE; ++*at) {
		char c = **at;
		if (c < ' ' || c > '~' || c == '<' || c == '>') return;
		t->line.text[t->line.length++] = c;
	}
}

bool nq_text_next(nq_text *t, const char **at, const char *end) {
	while (*at < end) {
		if (t->is_plain ? take_plain(t, at, end) : put(t, (unsigned char)*(*at)++)) return true;
		copy_ascii(t, at, end);
	}
	return false;
}

bool nq_text_end(nq_text *t) { return !t->is_done && (t->line.length > 0 || t->line.colours > 0) && end_line(t); }

bool nq_text_each(nq_text *t, const char **at, const char *end) { return nq_text_next(t, at, end) || nq_text_end(t); }

uint32_t nq_next_sign(const char **at) {
	const unsigned char *b = (const unsigned char *)*at;
	int more = bytes_after(*b);
	if (*b == 0) return 0;
	uint32_t c = more == 0 ? *b : *b & (0x3fU >> more);
	for (b++; more > 0; more--) c = c << 6 | (*b++ & 0x3f);
	*at = (const char *)b;
	return c;
}

void nq_add_sign(nq_signs *s, uint32_t sign) {
	int i = 0;
	while (i < s->count && s->sign[i] != sign) i++;
	if (i == s->count && i < 4) s->sign[s->count++] = sign;
}
