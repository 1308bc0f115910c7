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

/* A line of a file: where, what it is, what it says. The shard is set when it is good or old. */
typedef struct {
	place at;
	const char *text;
	nq_line_state state;
	bool torn;   /* no end of line behind it: the last */
	long begins; /* bytes of the file before it; of a file that can be gone back in */
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

/* Tells of each line that is not blank. False, and why, when the file cannot be read; `-` is stdin. */
bool sheet_read(const char *name, void (*tell)(void *to, const sheet_line *line), void *to, char why[WHY_TEXT]);

/* Why a line is not of this count by this program: damaged, old, of another n. Takes n and units of the first line. */
bool sheet_refuses(sheet *s, const sheet_line *line, char why[WHY_TEXT]);

/* Takes a line's units and count; false, and why, and nothing taken, when it is refused or has a unit twice. */
bool sheet_take(sheet *s, const sheet_line *line, char why[WHY_TEXT]);

/* Of a count of n by this program. */
void sheet_begin(sheet *s, int n, uint32_t units);
void sheet_end(sheet *s);
