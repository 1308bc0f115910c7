/* One machine's share of the units of a count, and its text line.
 *
 *   n 18 shard 3/8 units 2-12282/8 of 12283 version 5 kernel avx512 count 82793514 crc32c 1b0c5d2e
 *
 * Shard 3 of 8 has every eighth unit, from unit 2 on: `first`, first + step, … `last` < `units`. Counts of lines may
 * be added if each unit is in exactly one line; the number of shards (8) may differ. The checksum covers
 * the text before ` crc32c`. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A line has at most 100 digits, a kernel name and 55 other characters. */
enum { NQ_SHARD_TEXT = 192, NQ_KERNEL_TEXT = 32 };

typedef struct {
	int n;
	uint32_t index, of;
	uint32_t first, last, step;
	uint32_t units, version;
	char kernel[NQ_KERNEL_TEXT]; /* characters a-z, 0-9, - and + */
	uint64_t count;
} nq_shard;

/* Requires 1 ≤ `index` ≤ `of` ≤ `units`. */
nq_shard nq_shard_cut(int n, uint32_t units, uint32_t index, uint32_t of);

uint32_t nq_shard_size(const nq_shard *s);

/* CRC-32C (Castagnoli, RFC 3720). */
uint32_t nq_crc32c(const char *text, size_t length);

size_t nq_shard_write(const nq_shard *s, char text[NQ_SHARD_TEXT]);

/* Stores the name of the kernel, or `many` if it differs from the stored name. */
void nq_shard_add_kernel(nq_shard *s, const char *kernel);

/* Returns false, without change, for text that nq_shard_write did not write; ignores surrounding blanks. Does not check
 * the number of units. */
bool nq_shard_read(nq_shard *s, const char *text);

/* Parses I/K with 1 ≤ I ≤ K; returns false for other text. */
bool nq_shard_read_place(const char *text, uint32_t *index, uint32_t *of);

/* owner[unit] is the number, from 1, of the line that has the unit; 0: none. Returns the shard's first unit with an
 * owner, or s->units. */
uint32_t nq_shard_first_owned(const nq_shard *s, const uint32_t *owner);
void nq_shard_own(const nq_shard *s, uint32_t *owner, uint32_t line);

/* Number of the shard's units without an owner; stores them in `units`, unless it is NULL. */
uint32_t nq_shard_missing(const nq_shard *s, const uint32_t *owner, uint32_t *units);

/* For n > 1: true if orbits of 2, 4 and 8 solutions can sum to the total. */
bool nq_is_symmetric(int n, uint64_t total);
