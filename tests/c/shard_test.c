#include "test.h"
#include "shard.h"
#include "shard/crc32c.h"
#include "shard/known.h"

enum { LINES = 2000, CHANGES = 200000 };

static nq_shard random_shard(void) {
	static const char *const kernels[] = {"plain", "avx512", "wasm-scalar", "avx512+portable"};
	uint32_t units = 1 + (uint32_t)random_below(UINT64_C(1) << (1 + random_below(31)));
	uint32_t of = 1 + (uint32_t)random_below(units), index = 1 + (uint32_t)random_below(of);
	nq_shard s = nq_shard_cut(1 + (int)random_below(NQ_COUNT_MAX), units, index, of);
	nq_shard_add_kernels(&s, kernels[random_below(4)]);
	s.count = random_below(UINT32_MAX) << random_below(33);
	return s;
}

static bool same_shard(const nq_shard *a, const nq_shard *b) {
	return a->n == b->n && a->index == b->index && a->of == b->of && a->first == b->first && a->last == b->last &&
	       a->step == b->step && a->units == b->units && a->version == b->version && a->count == b->count &&
	       strcmp(a->kernel, b->kernel) == 0;
}

/* A copy of exact size: the sanitizer notices reads beyond it. */
static nq_line_state read(nq_shard *s, const char *text) {
	char *copy = malloc(strlen(text) + 1);
	strcpy(copy, text);
	nq_line_state state = nq_shard_read(s, copy);
	free(copy);
	return state;
}

TEST("the checksum is the published CRC-32C") {
	must(nq_crc32c("123456789", 9) == 0xe3069283 && nq_crc32c("", 0) == 0);
	char zeros[32] = {0}, ones[32];
	memset(ones, 0xff, sizeof ones);
	must(nq_crc32c(zeros, 32) == 0x8a9136aa && nq_crc32c(ones, 32) == 0x62a8ab43); /* RFC 3720, B.4 */
}

TEST("nq_shard_read() reads back nq_shard_write(), even with blanks around it") {
	for (int i = 0; i < LINES; i++) {
		char text[NQ_SHARD_TEXT], padded[NQ_SHARD_TEXT + 8];
		nq_shard s = random_shard(), read_back;
		must(nq_shard_write(&s, text) == strlen(text));
		must(read(&read_back, text) == NQ_LINE_GOOD && same_shard(&s, &read_back));
		snprintf(padded, sizeof padded, " \t%s \r\n", text);
		must(read(&read_back, padded) == NQ_LINE_GOOD && same_shard(&s, &read_back));
	}
}

TEST("the longest line fits into NQ_SHARD_TEXT bytes") {
	nq_shard s = {NQ_COUNT_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX - 1, UINT32_MAX - 1, UINT32_MAX,
	              UINT32_MAX,   UINT32_MAX, {0},        UINT64_MAX},
			 read_back;
	char text[NQ_SHARD_TEXT];
	memset(s.kernel, 'k', NQ_KERNEL_TEXT - 1);
	must(nq_shard_write(&s, text) < NQ_SHARD_TEXT && read(&read_back, text) == NQ_LINE_GOOD);
	must(same_shard(&s, &read_back));
}

TEST("nq_shard_read() accepts no line with up to five changed bits, or changes within four letters") {
	for (int i = 0; i < CHANGES; i++) {
		char text[NQ_SHARD_TEXT], changed[NQ_SHARD_TEXT];
		nq_shard s = random_shard(), read_back;
		size_t length = nq_shard_write(&s, text);
		memcpy(changed, text, length + 1);
		if (i % 2 == 0)
			for (uint64_t bits = 1 + random_below(5); bits > 0; bits--)
				changed[random_below(length)] ^= (char)(1 << random_below(7));
		else
			for (uint64_t from = random_below(length - 4), at = from; at < from + 4; at++)
				if (random_below(2) == 0) changed[at] = (char)(' ' + (char)random_below(95));
		if (memcmp(changed, text, length) == 0 || strlen(changed) < length) continue;
		if (strspn(changed, " \t\r\n") > 0 || strchr(" \t\r\n", changed[length - 1]) != NULL) continue;
		must(read(&read_back, changed) != NQ_LINE_GOOD);
	}
}

TEST("a line without checksum counts as old, but as damaged if it names this version") {
	nq_shard s;
	must(read(&s, "n 8 shard 2/3 units 1-61/3 of 64 version 4 count 30") == NQ_LINE_OLD && s.version == 4);
	must(read(&s, "n 8 shard 2/3 units 1-61/3 of 64 version 5 kernel plain count 30") == NQ_LINE_DAMAGED);
	must(read(&s, "n 8 shard 2/3 units 1-61/3 of 64 count 30") == NQ_LINE_NONE && read(&s, "") == NQ_LINE_NONE);
}

TEST("nq_shard_add_kernels() names each kernel once, and `many` if there is no room") {
	nq_shard s = {.n = 8};
	nq_shard_add_kernels(&s, "avx512");
	nq_shard_add_kernels(&s, "avx2");
	nq_shard_add_kernels(&s, "avx512+portable+avx2");
	must(strcmp(s.kernel, "avx512+avx2+portable") == 0);
	nq_shard_add_kernels(&s, "avx");
	must(strcmp(s.kernel, "avx512+avx2+portable+avx") == 0);
	nq_shard_add_kernels(&s, "wasm-scalar");
	nq_shard_add_kernels(&s, "sse4");
	must(strcmp(s.kernel, "many") == 0);
}

TEST("nq_believe() accepts only the known total") {
	for (int n = 1; n <= 20; n++) {
		must(nq_known_total(n) == known[n].all && nq_believe(n, known[n].all) == NQ_BELIEVED);
		for (uint64_t by = 1; by < 20; by++) must(nq_believe(n, known[n].all + by) == NQ_NOT_KNOWN_ONE);
	}
	for (int n = 1; n <= 23; n++) must(nq_is_symmetric(n, nq_known_total(n)));
	must(nq_believe(27, nq_known_total(27)) == NQ_BELIEVED && nq_known_total(28) == 0 && nq_known_total(-1) == 0);
}

TEST("nq_is_in_proportion() accepts totals of n = 28 from 10.5 to 11.5 times the last known total") {
	uint64_t tenth = nq_known_total(27) / 10;
	for (uint64_t tenths = 1; tenths < 400; tenths++) {
		must(nq_is_in_proportion(28, tenths * tenth + tenth / 2) == (tenths >= 105 && tenths < 115));
		must(nq_is_in_proportion(27, tenths * tenth) && nq_is_in_proportion(29, tenths * tenth));
	}
}

TEST("nq_is_symmetric() accepts one number in eight") {
	for (int n = 8; n <= 16; n++)
		for (uint64_t by = 1; by < 8; by++)
			must(!nq_is_symmetric(n, known[n].all + by) && nq_is_symmetric(n, known[n].all + 8));
}
