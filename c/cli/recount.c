/* Samples ledger lines at random and counts their units again with another kernel. If m sampled lines are right, the
 * share of wrong lines is below 1 - 0.01^(1/m), with 99 % confidence. */
#include "pool.h"
#include "random.h"
#include "coverage.h"

#include <math.h>

typedef struct {
	place at;
	nq_shard shard;
	uint64_t again;
} line;

typedef struct {
	pool pool;
	coverage coverage;
	line *lines; /* all lines, sampled lines first */
	uint32_t count, capacity, sampled;
} recounting;

static void add_line(void *to, const shard_line *read) {
	recounting *r = to;
	coverage_add(&r->coverage, read);
	if (r->count == r->capacity) {
		r->capacity = 2 * r->capacity + 64;
		r->lines = or_fail(realloc(r->lines, r->capacity * sizeof *r->lines), "for so many lines");
	}
	r->lines[r->count++] = (line){.at = read->at, .shard = read->shard};
}

static void sample(recounting *r, double percent) {
	nq_random rng;
	FILE *source = fopen("/dev/urandom", "rb"); /* the author of the lines must not be able to predict the sample */
	if (source == NULL || fread(&rng.state, sizeof rng.state, 1, source) != 1) fail("/dev/urandom cannot be read");
	fclose(source);
	double wished = ceil(r->count * percent / 100);
	r->sampled = wished < 1 ? 1 : (uint32_t)wished;
	for (uint32_t i = 0; i < r->sampled; i++) {
		uint32_t j = i + nq_random_below(&rng, r->count - i);
		line sampled = r->lines[j];
		r->lines[j] = r->lines[i];
		r->lines[i] = sampled;
	}
}

static void list_units(recounting *r) {
	coverage *c = &r->coverage;
	memset(c->owner, 0, c->units * sizeof *c->owner);
	for (uint32_t i = 0; i < r->sampled; i++) nq_shard_own(&r->lines[i].shard, c->owner, i + 1);
	pool_allow(&r->pool, c->units);
	for (uint32_t unit = 0; unit < c->units; unit++)
		if (c->owner[unit] != 0) r->pool.units[r->pool.size++] = unit;
}

static void add(void *to, uint32_t unit, uint64_t count, double seconds) {
	recounting *r = to;
	(void)seconds;
	r->lines[r->coverage.owner[unit] - 1].again += count;
}

/* Chooses the first kernel that runs here and counted no sampled line. Slow kernels come first: they share the least
 * code with others. */
static void take_another_kernel(nq_count_plan *plan, const recounting *r) {
	for (int k = 0; nq_count_kernel_at(plan, k) != NULL; k++) {
		bool is_other = nq_count_kernel_runs(plan, k);
		for (uint32_t i = 0; i < r->sampled && is_other; i++)
			is_other = strcmp(r->lines[i].shard.kernel, nq_count_kernel_at(plan, k)) != 0;
		if (!is_other) continue;
		nq_count_take_kernel(plan, k);
		return;
	}
}

static uint32_t print_wrong(const recounting *r, const char *kernel) {
	uint32_t wrong = 0;
	for (uint32_t i = 0; i < r->sampled; i++) {
		const line *l = &r->lines[i];
		if (l->again == l->shard.count) continue;
		printf("wrong: %s line %u, units %u-%u/%u: %" PRIu64 " by %s, %" PRIu64 " by %s\n", l->at.file, l->at.line,
		       l->shard.first, l->shard.last, l->shard.step, l->shard.count, l->shard.kernel, l->again, kernel);
		wrong++;
	}
	return wrong;
}

static void print_confidence(const recounting *r, const char *kernel, uint32_t wrong) {
	const char *what = r->pool.size == r->sampled ? "units" : "lines";
	double part = 1 - pow(0.01, 1.0 / r->sampled);
	if (wrong > 0) printf("%u wrong of %u %s counted again by %s\n", wrong, r->sampled, what, kernel);
	else if (r->sampled == r->count) printf("all %u %s are right, counted again by %s\n", r->count, what, kernel);
	else if (part > 0.5)
		printf("%u of %u %s are right, counted again by %s: too few to say much about the others\n", r->sampled,
		       r->count, what, kernel);
	else
		printf("with %u of %u %s right, counted again by %s, fewer than 1 in %.0f is wrong, with "
		       "99 %% confidence\n",
		       r->sampled, r->count, what, kernel, floor(1 / part));
}

int cli_recount(const options *o) {
	recounting r = {.pool = {.found = add, .to = &r}};
	nq_count_plan *plan = &r.pool.plan;
	for (char **name = o->files; *name != NULL; name++) lines_read(*name, add_line, &r);
	if (r.count == 0) fail("%s has no line of a shard", o->files[0]);
	sample(&r, o->sample);
	list_units(&r);
	nq_count_plan_for(plan, r.coverage.n, NQ_COUNT_BEST);
	if (o->kernel != NULL) pool_take_kernel(plan, o->kernel);
	else take_another_kernel(plan, &r);
	const char *kernel = nq_count_kernel_at(plan, plan->kernel);
	pool_run(&r.pool, o);
	uint32_t wrong = print_wrong(&r, kernel);
	print_confidence(&r, kernel, wrong);
	free(r.coverage.owner), free(r.lines), free(r.pool.units);
	return finish(wrong > 0 ? NO_SOLUTION : OK);
}
