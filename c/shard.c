/* Adjacent units cost about the same, distant units do not, so a shard has every K-th unit. At n = 16 the slowest of 64
 * shards takes 8 % more than the mean; with ranges of units it would take 72 % more. */
#include "shard.h"
#include "count.h"
#include "shard/crc32c.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

nq_shard nq_shard_cut(int n, uint32_t units, uint32_t index, uint32_t of) {
	nq_shard s = {
		.n = n, .index = index, .of = of, .first = index - 1, .step = of, .units = units, .version = NQ_COUNT_VERSION};
	s.last = s.first + (units - 1 - s.first) / of * of;
	return s;
}

uint32_t nq_shard_size(const nq_shard *s) { return (s->last - s->first) / s->step + 1; }

static size_t write_values(const nq_shard *s, char text[NQ_SHARD_TEXT]) {
	return (size_t)snprintf(text, NQ_SHARD_TEXT, "n %d shard %u/%u units %u-%u/%u of %u version %u%s%s count %" PRIu64,
	                        s->n, s->index, s->of, s->first, s->last, s->step, s->units, s->version,
	                        s->kernel[0] != 0 ? " kernel " : "", s->kernel, s->count);
}

size_t nq_shard_write(const nq_shard *s, char text[NQ_SHARD_TEXT]) {
	size_t length = write_values(s, text);
	uint32_t crc = nq_crc32c(text, length);
	return length + (size_t)snprintf(text + length, NQ_SHARD_TEXT - length, " crc32c %08x", crc);
}

static bool has_kernel(const char *kernels, const char *name, size_t length) {
	for (; *kernels != 0; kernels += strcspn(kernels, "+"), kernels += *kernels == '+')
		if (strcspn(kernels, "+") == length && memcmp(kernels, name, length) == 0) return true;
	return false;
}

void nq_shard_add_kernels(nq_shard *s, const char *kernels) {
	for (size_t length; (length = strcspn(kernels, "+")) > 0; kernels += length, kernels += *kernels == '+') {
		size_t used = strlen(s->kernel);
		if (strcmp(s->kernel, "many") == 0 || has_kernel(s->kernel, kernels, length)) continue;
		if (used + length + 2 > NQ_KERNEL_TEXT) strcpy(s->kernel, "many");
		else snprintf(s->kernel + used, NQ_KERNEL_TEXT - used, "%s%.*s", used > 0 ? "+" : "", (int)length, kernels);
	}
}

static bool is_sound(const nq_shard *s) {
	return s->n >= 1 && s->n <= NQ_COUNT_MAX && s->index >= 1 && s->index <= s->of && s->step > 0 &&
	       s->first <= s->last && s->last < s->units && (s->last - s->first) % s->step == 0;
}

/* Accepts only what write_values writes: no signs, no further blanks, no numbers that are too large. */
static bool read_values(nq_shard *s, const char *text, size_t length) {
	static const char before_count[] = " count ";
	_Static_assert(NQ_KERNEL_TEXT > 31, "a kernel fits");
	char again[NQ_SHARD_TEXT];
	const char *count = strstr(text, before_count);
	*s = (nq_shard){.count = count != NULL ? strtoull(count + strlen(before_count), NULL, 10) : 0};
	sscanf(text, "n %d shard %u/%u units %u-%u/%u of %u version %u kernel %31[a-z0-9+-]", &s->n, &s->index, &s->of,
	       &s->first, &s->last, &s->step, &s->units, &s->version, s->kernel);
	return is_sound(s) && write_values(s, again) == length && memcmp(again, text, length) == 0;
}

static const char *find_checksum(const char *text, size_t length, uint32_t *crc) {
	static const char word[] = " crc32c ";
	const size_t before = sizeof word - 1, digits = 8;
	if (length < before + digits) return NULL;
	const char *at = text + length - digits - before;
	if (memcmp(at, word, before) != 0 || strspn(at + before, "0123456789abcdef") < digits) return NULL;
	*crc = (uint32_t)strtoul(at + before, NULL, 16);
	return at;
}

nq_line_state nq_shard_read(nq_shard *s, const char *text) {
	static const char blanks[] = " \t\r\n";
	nq_shard read;
	uint32_t crc;
	text += strspn(text, blanks);
	size_t length = strlen(text);
	while (length > 0 && strchr(blanks, text[length - 1]) != NULL) length--;
	const char *end = find_checksum(text, length, &crc);
	if (end != NULL) length = (size_t)(end - text);
	if (end != NULL && nq_crc32c(text, length) != crc) return NQ_LINE_DAMAGED;
	if (!read_values(&read, text, length) || (end != NULL && read.kernel[0] == 0)) return NQ_LINE_NONE;
	if (end == NULL && read.version >= NQ_COUNT_VERSION) return NQ_LINE_DAMAGED;
	*s = read;
	return end != NULL ? NQ_LINE_GOOD : NQ_LINE_OLD;
}

bool nq_shard_read_place(const char *text, uint32_t *index, uint32_t *of) {
	int end = 0;
	return strspn(text, "0123456789/") == strlen(text) && sscanf(text, "%9u/%9u%n", index, of, &end) == 2 &&
	       text[end] == 0 && *index >= 1 && *index <= *of;
}

uint32_t nq_shard_first_owned(const nq_shard *s, const uint32_t *owner) {
	for (uint64_t unit = s->first; unit <= s->last; unit += s->step)
		if (owner[unit] != 0) return (uint32_t)unit;
	return s->units;
}

void nq_shard_own(const nq_shard *s, uint32_t *owner, uint32_t line) {
	for (uint64_t unit = s->first; unit <= s->last; unit += s->step) owner[unit] = line;
}

uint32_t nq_shard_missing(const uint32_t *owner, uint32_t units, uint32_t *first) {
	uint32_t missing = 0;
	for (uint32_t unit = 0; unit < units; unit++)
		if (owner[unit] == 0 && missing++ == 0) *first = unit;
	return missing;
}
