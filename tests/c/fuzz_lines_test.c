#include "fuzz.h"
#include "shard.h"

enum { UNITS_MOST = 4096 };

static void is_one_that_is_written(const nq_shard *s) {
	char text[NQ_SHARD_TEXT], twice[NQ_SHARD_TEXT];
	nq_shard again;
	must(1 <= s->index && s->index <= s->of);
	must(s->first <= s->last && s->last < s->units && s->step > 0 && (s->last - s->first) % s->step == 0);
	must(strlen(s->kernel) < NQ_KERNEL_TEXT);
	must(nq_shard_write(s, text) < NQ_SHARD_TEXT && nq_shard_read(&again, text));
	must(nq_shard_write(&again, twice) < NQ_SHARD_TEXT && strcmp(twice, text) == 0);
}

static void covers_its_units(const nq_shard *s) {
	uint32_t *owner = allocate(s->units * sizeof *owner), *missing = allocate(s->units * sizeof *missing);
	memset(owner, 0, s->units * sizeof *owner);
	must(nq_shard_first_owned(s, owner) == s->units);
	must(nq_shard_missing(s, owner, missing) == nq_shard_size(s));
	must(missing[0] == s->first && missing[nq_shard_size(s) - 1] == s->last);
	nq_shard_own(s, owner, 7);
	uint32_t owned = 0;
	for (uint32_t unit = 0; unit < s->units; unit++) owned += owner[unit] == 7;
	must(owned == nq_shard_size(s) && nq_shard_first_owned(s, owner) == s->first);
	must(nq_shard_missing(s, owner, NULL) == 0);
	free(owner), free(missing);
}

static void read_line(const char *line) {
	nq_shard s;
	memset(&s, 0xa5, sizeof s);
	if (!nq_shard_read(&s, line)) return;
	is_one_that_is_written(&s);
	if (s.units <= UNITS_MOST) covers_its_units(&s);
}

/* Random bytes never match a checksum, so each line is also read with its correct checksum. */
FUZZ("lines", "any line is rejected, or read as a shard and written back unchanged", const char *bytes, size_t count) {
	char *line = allocate(count + 32);
	memcpy(line, bytes, count);
	line[count] = 0;
	uint32_t index, of;
	if (nq_shard_read_place(line, &index, &of)) must(1 <= index && index <= of);
	read_line(line);
	size_t length = strlen(line);
	snprintf(line + length, 32, " crc32c %08x", (unsigned)nq_crc32c(line, length));
	read_line(line);
	free(line);
}

FUZZ_MAIN
