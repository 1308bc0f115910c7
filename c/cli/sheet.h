/* sheet: lines of shards and ledgers, read from files, and the units of one count that they cover.
 *
 * Invariant: owner[unit] is 1 + the index into lines[] of the unit's only line, or 0 when no line has it.
 */
#pragma once

#include "shard.h"

typedef struct {
	const char *file;
	unsigned line;
} place;

/* Line of a file. `shard` is set for good and old lines. */
typedef struct {
	place at;
	const char *text;
	nq_line_state state;
	bool torn; /* last line, without a newline */
	long begins;
	nq_shard shard;
} sheet_line;

typedef struct {
	int n;                               /* 0: unknown */
	uint32_t units, count, room, finest; /* count: of lines; finest: the largest K of the lines */
	place *lines;
	uint32_t *owner;
	uint64_t total;
} sheet;

enum { WHY_TEXT = 320 };

typedef void sheet_reader(void *to, const sheet_line *line);

/* Calls `tell` for each line that is not blank. Returns false with `why` when the file cannot be read; `-` is stdin. */
bool sheet_read(const char *name, sheet_reader *tell, void *to, char why[WHY_TEXT]);

/* Returns true with `why` for a damaged or old line or one of another n. The first line sets n and units. */
bool sheet_refuses(sheet *s, const sheet_line *line, char why[WHY_TEXT]);

/* Returns false with `why`, and takes nothing, when the line is rejected or repeats a unit. */
bool sheet_take(sheet *s, const sheet_line *line, char why[WHY_TEXT]);

/* Exit with the reason on failure. */
void sheet_must_read(const char *name, sheet_reader *tell, void *to);
void sheet_must_take(sheet *s, const sheet_line *line);

void sheet_begin(sheet *s, int n, uint32_t units);
void sheet_end(sheet *s);
