/* ledger: a file to which the count of each unit is appended as it comes, so that a count stopped at any instant goes
 * on from there, on this machine or another.
 *
 * A ledger has a line (shard.h) for each unit, in any order, and nothing else. Lines are written whole, by one process
 * at a time: a lock says so, which ends with the process. What was written is there though the process is killed, and
 * though the machine fails what is older than a minute (fsync).
 */
#pragma once

#include "shard.h"

typedef struct {
	const char *name;
	nq_shard shard;    /* count and kernels: of the units in the ledger */
	uint32_t *missing; /* the shard's other units, ascending */
	uint32_t missing_count;
	int file;
	long size;     /* of whole lines */
	double synced; /* time of the first write since the last fsync; 0: none */
} ledger;

/* Opens or makes the ledger of a shard. A torn last line is dropped; damaged ones are named on stderr and moved to
 * FILE.damaged. Ends the program when FILE is no ledger, has other units or one twice, or cannot be read or written. */
void ledger_open(ledger *l, const char *name, const nq_shard *shard);

/* False, errno set, when it could not be written: then no part of a line is there. */
typedef struct {
	uint32_t unit;
	uint64_t count;
} ledger_entry;
bool ledger_append(ledger *l, const char *kernel, const ledger_entry *entries, uint32_t count);

/* Calls fsync, when a minute has passed. */
void ledger_tick(ledger *l);
void ledger_close(ledger *l);
