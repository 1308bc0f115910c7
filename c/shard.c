/* How shards are cut, their line both ways, and which units lines have.
 *
 * Why every K-th unit: neighbouring units cost about the same, distant ones do not, and so the shards cost about the
 * same. Of 64 shards at n = 16 the dearest is 8 % dearer than the mean; were they ranges it would be 72 %, and with
 * eight ranges each still 19 %. And the line stays short. */
#include "shard.h"
#include "count.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

nq_shard nq_shard_cut(int n, uint32_t units, uint32_t index, uint32_t of) {
	nq_shard s = {
		.n = n, .index = index, .of = of, .first = index - 1, .step = of, .units = units, .version = NQ_COUNT_VERSION};
	s.last = s.first + (units - 1 - s.first) / of * of;
	return s;
}

uint32_t nq_shard_size(const nq_shard *s) { return (s->last - s->first) / s->step + 1; }

/* --- the line --- */

size_t nq_shard_write(const nq_shard *s, char text[NQ_SHARD_TEXT]) {
	return (size_t)snprintf(text, NQ_SHARD_TEXT,
	                        "n %d shard %" PRIu32 "/%" PRIu32 " units %" PRIu32 "-%" PRIu32 "/%" PRIu32 " of %" PRIu32
	                        " version %" PRIu32 " count %" PRIu64,
	                        s->n, s->index, s->of, s->first, s->last, s->step, s->units, s->version, s->count);
}

/* The readers move *text on past what they read, and are false where it is something else. */

static bool read_word(const char **text, const char *word) {
	size_t length = strlen(word);
	if (strncmp(*text, word, length) != 0) return false;
	*text += length;
	return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool read_long(const char **text, uint64_t *number) {
	if (!is_digit(**text)) return false;
	for (*number = 0; is_digit(**text); ++*text) {
		uint64_t digit = (uint64_t)(**text - '0');
		if (*number > (UINT64_MAX - digit) / 10) return false;
		*number = *number * 10 + digit;
	}
	return true;
}

static bool read_number(const char **text, uint32_t *number) {
	uint64_t wide;
	if (!read_long(text, &wide) || wide > UINT32_MAX) return false;
	*number = (uint32_t)wide;
	return true;
}

static bool read_place(const char **text, uint32_t *index, uint32_t *of) {
	return read_number(text, index) && read_word(text, "/") && read_number(text, of) && *index >= 1 && *index <= *of;
}

static bool read_units(const char **text, nq_shard *s) {
	return read_number(text, &s->first) && read_word(text, "-") && read_number(text, &s->last) &&
	       read_word(text, "/") && read_number(text, &s->step) && read_word(text, " of ") &&
	       read_number(text, &s->units) && read_word(text, " version ") && read_number(text, &s->version);
}

static bool units_are_sound(const nq_shard *s) {
	return s->step > 0 && s->first <= s->last && s->last < s->units && (s->last - s->first) % s->step == 0;
}

bool nq_shard_read(nq_shard *s, const char *text) {
	static const char blanks[] = " \t\r\n";
	uint32_t n;
	text += strspn(text, blanks);
	if (!read_word(&text, "n ") || !read_number(&text, &n) || n < 1 || n > NQ_COUNT_MAX) return false;
	if (!read_word(&text, " shard ") || !read_place(&text, &s->index, &s->of)) return false;
	if (!read_word(&text, " units ") || !read_units(&text, s) || !units_are_sound(s)) return false;
	if (!read_word(&text, " count ") || !read_long(&text, &s->count)) return false;
	s->n = (int)n;
	return text[strspn(text, blanks)] == 0;
}

bool nq_shard_read_place(const char *text, uint32_t *index, uint32_t *of) {
	return read_place(&text, index, of) && *text == 0;
}

/* --- covering --- */

uint32_t nq_shard_claim(const nq_shard *s, uint32_t *owner, uint32_t line) {
	for (uint64_t unit = s->first; unit <= s->last; unit += s->step) {
		if (owner[unit] != 0) return (uint32_t)unit;
		owner[unit] = line;
	}
	return s->units;
}

uint32_t nq_shard_missing(const uint32_t *owner, uint32_t units, uint32_t *first) {
	uint32_t missing = 0;
	for (uint32_t unit = 0; unit < units; unit++)
		if (owner[unit] == 0 && missing++ == 0) *first = unit;
	return missing;
}
