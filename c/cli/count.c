#include "count.h"
#include "pool.h"
#include "ledger.h"
#include "shard.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef struct {
	pool pool;
	nq_shard shard;
	ledger ledger;
	uint64_t fundamental;
} job;

static const char *kernel_of(const job *j) { return nq_count_kernel_at(&j->pool.plan, j->pool.plan.kernel); }

static void add(void *to, const pool_result *found, uint32_t count) {
	job *j = to;
	for (uint32_t i = 0; i < count; i++) j->shard.count += found[i].count;
}

static void append(void *to, const pool_result *found, uint32_t count) {
	job *j = to;
	ledger_entry entries[POOL_RESULTS];
	char why[256];
	for (uint32_t i = 0; i < count; i++) entries[i] = (ledger_entry){j->pool.units[found[i].place], found[i].count};
	if (ledger_append(&j->ledger, kernel_of(j), entries, count)) return;
	snprintf(why, sizeof why, "%.120s cannot be written: %s; what it has is kept: make room and run the same again",
	         j->ledger.name, strerror(errno));
	pool_fail(&j->pool, why);
}

static void tick(void *to) { ledger_tick(&((job *)to)->ledger); }

static void classify(pool *c, int thread) {
	job *j = c->to;
	(void)thread;
	j->fundamental = nq_count_fundamental(j->shard.n, j->shard.count);
}

static void plan_for(job *j, const options *o) {
	nq_count_plan *plan = &j->pool.plan;
	nq_count_plan_for(plan, o->n, NQ_COUNT_BEST);
	if (o->kernel != NULL) pool_take_kernel(plan, o->kernel);
	bool whole = o->shard_of == 0;
	j->shard = nq_shard_cut(o->n, plan->units, whole ? 1 : o->shard_index, whole ? 1 : o->shard_of);
	nq_shard_add_kernels(&j->shard, kernel_of(j));
	j->pool.first = j->shard.first;
	j->pool.step = j->shard.step;
	j->pool.size = nq_shard_size(&j->shard);
	j->pool.found = add;
	j->pool.to = j;
}

static void resume(job *j, const char *name) {
	ledger_open(&j->ledger, name, &j->shard);
	j->pool.units = j->ledger.missing;
	j->pool.size = j->ledger.missing_count;
	j->pool.each = true;
	j->pool.found = append;
	j->pool.tick = tick;
	j->pool.saved = "the ledger has them: run the same again to go on";
}

static void print_result(const job *j, const options *o) {
	char text[NQ_SHARD_TEXT];
	nq_shard_write(&j->shard, text);
	if (o->shard_of > 0) printf("%s\n", text);
	else printf("%" PRIu64 "\n", o->fundamental ? j->fundamental : j->shard.count);
}

static int count(const options *o) {
	job j = {.fundamental = 0};
	plan_for(&j, o);
	if (o->ledger != NULL) resume(&j, o->ledger);
	pool_open(&j.pool, o);
	if (j.pool.size > 0) pool_run(&j.pool);
	if (o->ledger != NULL) j.shard = j.ledger.shard, ledger_close(&j.ledger);
	if (o->fundamental) pool_do(&j.pool, 1, classify);
	pool_close(&j.pool);
	print_result(&j, o);
	return finish(OK);
}

const command cli_count = {"count", count, {N, FUNDAMENTAL, THREADS, SHARD, LEDGER, MEMORY, KERNEL}, NQ_COUNT_MAX};
