/* shares: which share of a count is asked for, how much of it, and how much memory it may take. */
#include "cli.h"
#include "count.h"
#include "shard.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* More shards than units would leave some with nothing to name. */
static uint32_t most_shards(const options *o) {
	nq_count_plan plan = {.units = 0};
	nq_count_plan_for(&plan, o->n, NQ_COUNT_BEST);
	return plan.units;
}

void read_shards(options *o, const char *name, const char *value) {
	o->shard_of = (uint32_t)number(name, value, 1, most_shards(o));
}

void read_shard(options *o, const char *name, const char *value) {
	uint32_t most = most_shards(o);
	char allowed[64];
	snprintf(allowed, sizeof allowed, "I/K with 1 <= I <= K <= %" PRIu32, most);
	if (!nq_shard_read_place(value, &o->shard_index, &o->shard_of) || o->shard_of > most) refuse(name, value, allowed);
	if (o->fundamental) refuse(name, value, "only without --fundamental, which needs the whole count");
}

/* Bytes, or thousands of thousands of them: 500M, 16G, 16GB. */
void read_memory(options *o, const char *name, const char *value) {
	static const char units[] = "kMGT";
	char *end = NULL;
	errno = 0;
	uint64_t bytes = strtoull(value, &end, 10), times = 1;
	const char *unit = *end != 0 ? strchr(units, *end) : NULL;
	for (const char *u = units; unit != NULL && u <= unit; u++) times *= 1000;
	end += unit != NULL;
	end += *end == 'B';
	bool is_size = value[0] >= '0' && value[0] <= '9' && *end == 0 && errno == 0;
	if (!is_size || bytes == 0 || bytes > UINT64_MAX / times) refuse(name, value, "bytes, such as 500M or 16G");
	o->memory = bytes * times;
}

void read_sample(options *o, const char *name, const char *value) {
	char *end = NULL;
	o->sample = strtod(value, &end);
	end += *end == '%';
	bool is_number = value[0] >= '0' && value[0] <= '9' && *end == 0;
	if (!is_number || !(o->sample > 0 && o->sample <= 100)) refuse(name, value, "a part of 100 %, such as 1% or 0.1%");
}
