/* A file with a line (shard.h) for each counted unit, in any order, so that a stopped count can resume. Only one
 * process at a time can write. Lines survive the process and, after a minute, a crash of the machine. */
#pragma once

#include "coverage.h"

#include <stdio.h>
#include <time.h>

typedef struct {
	const char *name; /* NULL: not open */
	FILE *file;
	nq_shard next; /* next line; ledger_append sets its unit and count */
	time_t synced;
} ledger;

/* Opens or creates a ledger of the shard. Adds its lines to *counted, their counts and kernels to *shard. Drops an
 * incomplete last line, and damaged lines. Exits when the file is no ledger of this shard, repeats a unit, or cannot be
 * read or written. New lines name `kernel`. */
void ledger_open(ledger *l, const char *name, nq_shard *shard, const char *kernel, coverage *counted);

void ledger_append(ledger *l, uint32_t unit, uint64_t count);

void ledger_close(ledger *l);
