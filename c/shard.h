/* shard: the share of a count's units that one machine takes, and the line that says so.
 *
 *     n 18 shard 3/8 units 2-12282/8 of 12283 version 5 kernel avx512 count 82793514 crc32c 1b0c5d2e
 *
 *     unit    0   1   2   3   4   5   6   7   8   9  10  11 …          shard 3 of 8 has every eighth unit, from unit 2
 *     on shard   1   2   3   4   5   6   7   8   1   2   3   4 …
 *
 * Invariant: the units of a shard are `first`, first + step, … `last`, at least one of them, all below `units`. The
 * line names its units by themselves: lines of different K add up as well, as long as they have each unit once. A
 * ledger is a file of lines of one unit each. What stands before ` crc32c` is what the checksum is of (crc32c.h).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Room for a line and its final zero: at most 100 digits, a kernel and 55 other characters; for a kernel and its. */
enum { NQ_SHARD_TEXT = 192, NQ_KERNEL_TEXT = 32 };

typedef struct {
	int n;
	uint32_t index, of; /* 1 ≤ index ≤ of */
	uint32_t first, last, step;
	uint32_t units;              /* of the whole count */
	uint32_t version;            /* NQ_COUNT_VERSION of the program that counted */
	char kernel[NQ_KERNEL_TEXT]; /* or several, joined by +: a-z, 0-9, - and + */
	uint64_t count;
} nq_shard;

/* 1 ≤ index ≤ of ≤ units; the version is this program's, the count 0, the kernel empty. */
nq_shard nq_shard_cut(int n, uint32_t units, uint32_t index, uint32_t of);

uint32_t nq_shard_size(const nq_shard *s);

/* Writes the line without its end; returns its length. */
size_t nq_shard_write(const nq_shard *s, char text[NQ_SHARD_TEXT]);

/* Adds a kernel's name, or several joined by +; `many` where they do not fit. */
void nq_shard_add_kernels(nq_shard *s, const char *kernels);

typedef enum {
	NQ_LINE_GOOD,
	NQ_LINE_NONE,    /* something else */
	NQ_LINE_DAMAGED, /* the checksum is wrong, or missing in a line of this version */
	NQ_LINE_OLD,     /* without a checksum, of an earlier version */
} nq_line_state;

/* Blanks around the line are allowed. Written only when it is good, or old; units of n and version are not checked. */
nq_line_state nq_shard_read(nq_shard *s, const char *text);

/* I/K, 1 ≤ I ≤ K. */
bool nq_shard_read_place(const char *text, uint32_t *index, uint32_t *of);

/* owner[unit] is the line that has the unit, 0: none. The first of a shard's units with an owner, `units`: none; and
 * giving them all to a line. */
uint32_t nq_shard_first_owned(const nq_shard *s, const uint32_t *owner);
void nq_shard_own(const nq_shard *s, uint32_t *owner, uint32_t line);

/* How many units have no owner, and the first of them. */
uint32_t nq_shard_missing(const uint32_t *owner, uint32_t units, uint32_t *first);
