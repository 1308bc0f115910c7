/* ledger: a file with the count of each unit, appended as units finish, so that a stopped count can resume anywhere.
 *
 * Contents: one line (shard.h) per unit, in any order. Lines are written whole, by one process at a time (file lock).
 * Written lines survive the death of the process, and after a minute (fsync) a crash of the machine.
 */
#pragma once

#include "shard.h"

typedef struct {
	const char *name;
	nq_shard shard;    /* count and kernels of the units in the ledger */
	uint32_t *missing; /* missing units of the shard, ascending */
	uint32_t missing_count;
	int file;
	long size;     /* bytes of whole lines */
	double synced; /* time of the first write since the last fsync; 0: none */
} ledger;

/* Opens or creates the ledger of a shard. Drops a torn last line; moves damaged lines to FILE.damaged and lists them on
 * stderr. Exits when FILE is no ledger, has foreign or repeated units, or cannot be read or written. */
void ledger_open(ledger *l, const char *name, const nq_shard *shard);

/* Returns false with errno set, and no partial line written, on failure. */
typedef struct {
	uint32_t unit;
	uint64_t count;
} ledger_entry;
bool ledger_append(ledger *l, const char *kernel, const ledger_entry *entries, uint32_t count);

void ledger_tick(ledger *l);
void ledger_close(ledger *l);
