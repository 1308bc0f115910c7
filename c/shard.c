/* Adjacent units take about equally long, distant units do not. So shard I of K has every K-th unit. */
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

uint32_t nq_crc32c(const char *text, size_t length) {
	uint32_t crc = ~0u;
	for (size_t i = 0; i < length; i++) {
		crc ^= (unsigned char)text[i];
		for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0x82f63b78u : 0);
	}
	return ~crc;
}

size_t nq_shard_write(const nq_shard *s, char text[NQ_SHARD_TEXT]) {
	size_t length = (size_t)snprintf(
		text, NQ_SHARD_TEXT, "n %d shard %u/%u units %u-%u/%u of %u version %u kernel %s count %" PRIu64, s->n,
		s->index, s->of, s->first, s->last, s->step, s->units, s->version, s->kernel, s->count);
	uint32_t crc = nq_crc32c(text, length);
	return length + (size_t)snprintf(text + length, NQ_SHARD_TEXT - length, " crc32c %08x", crc);
}

void nq_shard_add_kernel(nq_shard *s, const char *kernel) {
	if (strcmp(s->kernel, kernel) == 0) return;
	snprintf(s->kernel, NQ_KERNEL_TEXT, "%s", s->kernel[0] == 0 ? kernel : "many");
}

static bool is_sound(const nq_shard *s) {
	return s->n >= 1 && s->n <= NQ_COUNT_MAX && s->index >= 1 && s->index <= s->of && s->step > 0 &&
	       s->first <= s->last && s->last < s->units && (s->last - s->first) % s->step == 0;
}

bool nq_shard_read(nq_shard *s, const char *text) {
	static const char blanks[] = " \t\r\n";
	_Static_assert(NQ_KERNEL_TEXT > 31, "a kernel fits");
	char again[NQ_SHARD_TEXT];
	nq_shard read = {.n = 0};
	text += strspn(text, blanks);
	sscanf(text, "n %d shard %u/%u units %u-%u/%u of %u version %u kernel %31[a-z0-9+-] count %" SCNu64, &read.n,
	       &read.index, &read.of, &read.first, &read.last, &read.step, &read.units, &read.version, read.kernel,
	       &read.count);
	size_t length = nq_shard_write(&read, again);
	if (!is_sound(&read) || strncmp(again, text, length) != 0 || text[length + strspn(text + length, blanks)] != 0)
		return false;
	*s = read;
	return true;
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

uint32_t nq_shard_missing(const nq_shard *s, const uint32_t *owner, uint32_t *units) {
	uint32_t missing = 0;
	for (uint64_t unit = s->first; unit <= s->last; unit += s->step) {
		if (owner[unit] != 0) continue;
		if (units != NULL) units[missing] = (uint32_t)unit;
		missing++;
	}
	return missing;
}

bool nq_is_symmetric(int n, uint64_t total) {
	uint64_t half = nq_count_half_turn(n), quarter = nq_count_quarter_turn(n);
	return total >= half && (total - half) % 8 == 0 && (half - quarter) % 4 == 0 && quarter % 2 == 0;
}
