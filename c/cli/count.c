#include "count.h"
#include "pool.h"
#include "ledger.h"

typedef struct {
	pool pool;
	nq_shard shard;
	ledger ledger;
} job;

static void add(void *to, uint32_t unit, uint64_t count, double seconds) {
	job *j = to;
	(void)seconds;
	j->shard.count += count;
	if (j->ledger.name != NULL) ledger_append(&j->ledger, unit, count);
}

int cli_count(const options *o) {
	job j = {.pool = {.found = add, .to = &j}};
	coverage counted = {.n = 0};
	bool whole = o->shard_of == 0;
	char text[NQ_SHARD_TEXT];
	nq_count_plan_for(&j.pool.plan, o->n, NQ_COUNT_BEST);
	if (o->kernel != NULL) pool_take_kernel(&j.pool.plan, o->kernel);
	j.shard = nq_shard_cut(o->n, j.pool.plan.units, whole ? 1 : o->shard_index, whole ? 1 : o->shard_of);
	const char *kernel = nq_count_kernel_at(&j.pool.plan, j.pool.plan.kernel);
	coverage_begin(&counted, o->n);
	if (o->ledger != NULL) ledger_open(&j.ledger, o->ledger, &j.shard, kernel, &counted);
	pool_allow(&j.pool, nq_shard_size(&j.shard));
	j.pool.size = nq_shard_missing(&j.shard, counted.owner, j.pool.units);
	free(counted.owner);
	if (j.pool.size > 0) {
		nq_shard_add_kernel(&j.shard, kernel);
		pool_run(&j.pool, o);
	}
	free(j.pool.units);
	if (o->ledger != NULL) ledger_close(&j.ledger);
	nq_shard_write(&j.shard, text);
	if (!whole) printf("%s\n", text);
	else printf("%" PRIu64 "\n", o->fundamental ? nq_count_fundamental(o->n, j.shard.count) : j.shard.count);
	return finish(OK);
}
