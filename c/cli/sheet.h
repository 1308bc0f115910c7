/* sheet: lines of shards and of ledgers, read from files, and which units of one count they have.
 *
 * Invariant: owner[unit] is which of the lines taken so far has the unit, from 1, and 0 when none has; lines[owner - 1]
 * says where it stands. Each unit has one owner at most.
 */
#pragma once

#include "shard.h"

typedef struct {
	const char *file;
	unsigned line;
} place;

/* A line of a file. The shard is set when it is good or old. */
typedef struct {
	place at;
	const char *text;
	nq_line_state state;
	bool torn;   /* the last, without an end of line */
	long begins; /* bytes of the file before it */
	nq_shard shard;
} sheet_line;

typedef struct {
	int n;                               /* 0 until it is known */
	uint32_t units, count, room, finest; /* count: of lines; finest: the largest K of the lines */
	place *lines;
	uint32_t *owner;
	uint64_t total;
} sheet;

enum { WHY_TEXT = 320 };

/* Calls tell for each line that is not blank. False, and why, when the file cannot be read; `-` is stdin. */
bool sheet_read(const char *name, void (*tell)(void *to, const sheet_line *line), void *to, char why[WHY_TEXT]);

/* Why a line is not of this count by this program: damaged, old, of another n. The first line decides n and units. */
bool sheet_refuses(sheet *s, const sheet_line *line, char why[WHY_TEXT]);

/* False, and why, and nothing taken, when the line is refused or has a unit twice. */
bool sheet_take(sheet *s, const sheet_line *line, char why[WHY_TEXT]);

void sheet_begin(sheet *s, int n, uint32_t units);
void sheet_end(sheet *s);
