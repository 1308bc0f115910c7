/* ledger: a file with a line (shard.h) for each counted unit, in any order, so that a stopped count can resume. One
 * process at a time writes whole lines, which survive its death and, after a minute, a crash of the machine. */
#pragma once

#include "shard.h"

typedef struct {
	const char *name;
	nq_shard shard; /* all units of the ledger; count and kernels of the counted ones */
	uint32_t *missing;
	uint32_t missing_count;
	int file;
	long size;
	double synced; /* time of the first unsynced write; 0: none */
} ledger;

/* Opens or creates a ledger. Drops a torn last line; moves damaged lines to FILE.damaged. Exits when FILE is no ledger,
 * has foreign or repeated units, or cannot be read or written. */
void ledger_open(ledger *l, const char *name, const nq_shard *shard);

typedef struct {
	uint32_t unit;
	uint64_t count;
} ledger_entry;
/* On failure, returns false, sets errno and leaves no partial line. */
bool ledger_append(ledger *l, const char *kernel, const ledger_entry *entries, uint32_t count);

void ledger_tick(ledger *l);
void ledger_close(ledger *l);
