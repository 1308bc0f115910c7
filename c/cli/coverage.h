/* Reads ledger lines (shard.h) from files. A coverage records which units of a count these lines have. */
#pragma once

#include "shard.h"

typedef struct {
	const char *file;
	unsigned line;
} place;

typedef struct {
	place at;
	char *text;
	bool is_good, torn;
	long begins;
	nq_shard shard;
} shard_line;

typedef struct {
	bool leaves_out; /* reports rejected lines instead of exiting */
	int n;
	uint32_t units, lines, finest;
	uint32_t *owner;
	uint64_t total;
} coverage;

typedef void line_reader(void *to, const shard_line *line);

/* Reports each non-blank line. Name `-`: stdin. Exits if the file cannot be read. */
void lines_read(const char *name, line_reader *report, void *to);

/* Number of units of a count of n. A count has no more shards than units. */
uint32_t units_of(int n);

/* Sets n. Without this call, the first line sets it. */
void coverage_begin(coverage *c, int n);

/* Adds a line to a coverage. If the line is damaged, of an old version or another n, or repeats a unit, skips it
 * (leaves_out) or exits. */
line_reader coverage_add;
