#include "test.h"
#include "shard.h"

enum { LINES = 2000 };

static nq_shard random_shard(void) {
	static const char *const kernels[] = {"plain", "avx512", "wasm-scalar", "avx512+portable"};
	uint32_t units = 1 + (uint32_t)random_below(UINT64_C(1) << (1 + random_below(31)));
	uint32_t of = 1 + (uint32_t)random_below(units), index = 1 + (uint32_t)random_below(of);
	nq_shard s = nq_shard_cut(1 + (int)random_below(NQ_COUNT_MAX), units, index, of);
	nq_shard_add_kernel(&s, kernels[random_below(4)]);
	s.count = random_below(UINT32_MAX) << random_below(33);
	return s;
}

static bool same_shard(const nq_shard *a, const nq_shard *b) {
	return a->n == b->n && a->index == b->index && a->of == b->of && a->first == b->first && a->last == b->last &&
	       a->step == b->step && a->units == b->units && a->version == b->version && a->count == b->count &&
	       strcmp(a->kernel, b->kernel) == 0;
}

/* Reads a copy of exact size, so that the sanitizer notices reads beyond it. */
static bool read(nq_shard *s, const char *text) {
	char *copy = malloc(strlen(text) + 1);
	strcpy(copy, text);
	bool is_good = nq_shard_read(s, copy);
	free(copy);
	return is_good;
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
		must(read(&read_back, text) && same_shard(&s, &read_back));
		snprintf(padded, sizeof padded, " \t%s \r\n", text);
		must(read(&read_back, padded) && same_shard(&s, &read_back));
	}
}

TEST("the longest line fits into NQ_SHARD_TEXT bytes") {
	nq_shard s = {NQ_COUNT_MAX, UINT32_MAX, UINT32_MAX, UINT32_MAX - 1, UINT32_MAX - 1, UINT32_MAX,
	              UINT32_MAX,   UINT32_MAX, {0},        UINT64_MAX},
			 read_back;
	char text[NQ_SHARD_TEXT];
	memset(s.kernel, 'k', NQ_KERNEL_TEXT - 1);
	must(nq_shard_write(&s, text) < NQ_SHARD_TEXT && read(&read_back, text));
	must(same_shard(&s, &read_back));
}

TEST("nq_shard_read() rejects lines with a changed letter") {
	for (int i = 0; i < LINES; i++) {
		char text[NQ_SHARD_TEXT];
		nq_shard s = random_shard(), read_back;
		for (size_t at = 0, length = nq_shard_write(&s, text); at < length; at++) {
			const char written = text[at];
			text[at] ^= (char)(1 << random_below(7));
			must(!read(&read_back, text));
			text[at] = written;
		}
	}
}

TEST("nq_shard_read() rejects lines without checksum") {
	nq_shard s;
	must(!read(&s, "n 8 shard 2/3 units 1-61/3 of 64 version 5 kernel plain count 30") && !read(&s, ""));
}

TEST("nq_is_symmetric() accepts all known totals, and rejects them plus 1 to 7") {
	for (int n = 4; n <= 23; n++) must(nq_is_symmetric(n, nq_known_total(n)));
	for (int n = 8; n <= 16; n++)
		for (uint64_t by = 1; by <= 8; by++) must(nq_is_symmetric(n, nq_known_total(n) + by) == (by == 8));
}
