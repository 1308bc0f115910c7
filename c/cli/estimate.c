/* From random units, extrapolates the memory of a count and its CPU time with all threads busy. If units take too long,
 * measures a smaller n and assumes equal time per solution. */
#include "coverage.h"
#include "pool.h"
#include "random.h"
#include "totals.h"

#include <math.h>
#include <sys/stat.h>

#define MEASURE_SECONDS 45.0
#define SOLUTION_SECONDS 1e-9
#define UNIT_SECONDS_MAX 12.0
#define SHARD_SECONDS 3600.0
#define YEAR_SECONDS 31557600.0
#define WATCH_SECONDS 60.0
#define GROWTH_AFTER_27 10.9 /* estimate of Q(n)/Q(n-1) */
enum { GROWTHS = 50, POLL_NANOSECONDS = 50000000 };

typedef struct {
	double seconds, squares;
	uint32_t counted;
} measured;

static double solutions(int n) { return n > 27 ? solutions(n - 1) * GROWTH_AFTER_27 : (double)nq_known_total(n); }

/* Random order, as measuring may stop early. */
static void shuffle_units(pool *c) {
	nq_random rng = {20};
	pool_allow(c, c->plan.units);
	for (; c->size < c->plan.units; c->size++) {
		uint32_t i = nq_random_below(&rng, c->size + 1);
		c->units[c->size] = c->units[i];
		c->units[i] = c->size;
	}
}

static void add(void *to, uint32_t unit, uint64_t count, double seconds) {
	measured *m = to;
	(void)unit, (void)count;
	m->seconds += seconds;
	m->squares += seconds * seconds;
	m->counted++;
}

/* Two standard errors in percent of the total, with finite-population correction. */
static double error_of(const measured *m, uint32_t units) {
	double n = m->counted, mean = m->seconds / n, variance = m->squares / n - mean * mean;
	if (m->counted < 2 || variance <= 0) return m->counted == units ? 0 : 100;
	return 200 * sqrt(variance / n * (1 - n / units)) / mean;
}

static void print_duration(double seconds) {
	char duration[DURATION_TEXT];
	write_duration(seconds, duration);
	printf("%s", seconds < 1 ? "under a second" : duration);
}

static void print_times(double seconds, int threads, uint64_t bytes, uint32_t units) {
	double shards = fmin(ceil(seconds / SHARD_SECONDS), units);
	printf("time ");
	print_duration(seconds / threads);
	printf(" with --threads %d\ncore-years %.3g\n", threads, seconds / YEAR_SECONDS);
	if (bytes > 0) printf("memory %.1f MB\n", (double)bytes / 1e6);
	printf("shards %.0f\nshard ", shards);
	print_duration(seconds / shards);
	printf(" on one thread\n");
}

static long size_of(const char *name) {
	struct stat info;
	if (stat(name, &info) != 0) fail("%s cannot be read: %s", name, strerror(errno));
	return (long)info.st_size;
}

static void add_count(void *to, const shard_line *line) {
	nq_shard *sum = to;
	if (!line->is_good || line->torn) return;
	sum->count += line->shard.count;
	sum->n = line->shard.n;
}

/* Watches the ledger for a minute and stores its n. Returns nanoseconds per solution. */
static double rate_of_ledger(const char *name, int *n) {
	nq_shard found[2] = {{0}};
	double at[2] = {0}, begun = seconds_now();
	int growths = 0;
	for (long size = size_of(name), now; growths < GROWTHS && seconds_now() - begun < WATCH_SECONDS; size = now) {
		nanosleep(&(struct timespec){.tv_nsec = POLL_NANOSECONDS}, NULL);
		if ((now = size_of(name)) == size) continue;
		at[growths > 0] = seconds_now();
		if (growths++ == 0) lines_read(name, add_count, &found[0]);
	}
	if (growths > 1) lines_read(name, add_count, &found[1]);
	if (found[1].count <= found[0].count)
		fail("%s did not grow twice in %.0f seconds; allowed: a ledger that a count is writing; or give --rate", name,
		     WATCH_SECONDS);
	*n = found[1].n;
	return 1e9 * (at[1] - at[0]) / (double)(found[1].count - found[0].count);
}

static int estimate_at_rate(const options *o) {
	int n = o->n;
	double rate = o->ledger != NULL ? rate_of_ledger(o->ledger, &n) : o->rate;
	print_times(1e-9 * rate * solutions(o->n), o->threads > 0 ? o->threads : 1, 0, units_of(o->n));
	printf("%s: %g ns per solution on each thread", o->ledger != NULL ? "measured in the ledger" : "not measured",
	       rate);
	if (n != o->n) printf(" at n = %d; assumed for n = %d too", n, o->n);
	putchar('\n');
	return finish(OK);
}

int cli_estimate(const options *o) {
	if (o->rate > 0 && o->ledger != NULL) reject("--ledger", o->ledger, "either --rate or --ledger");
	if (o->rate > 0 || o->ledger != NULL) return estimate_at_rate(o);
	measured m = {.counted = 0};
	pool c = {.seconds_most = MEASURE_SECONDS, .found = add, .to = &m}, requested = {.size = 0};
	int n = o->n;
	while (nq_count_plan_for(&c.plan, n, NQ_COUNT_BEST) &&
	       SOLUTION_SECONDS * solutions(n) / c.plan.units > UNIT_SECONDS_MAX)
		n--;
	shuffle_units(&c);
	pool_run(&c, o);
	free(c.units);
	double seconds = m.seconds / m.counted * c.plan.units;
	if (n != o->n) seconds *= solutions(o->n) / solutions(n);
	nq_count_plan_for(&requested.plan, o->n, NQ_COUNT_BEST);
	requested.size = requested.plan.units;
	pool_plan(&requested, o);
	print_times(seconds, c.threads, pool_bytes(&requested), requested.plan.units);
	if (n != o->n)
		printf("measured at n = %d, as units of n = %d take too long; equal time per solution is assumed\n", n, o->n);
	else printf("measured %u of %u units, right within %.1f %%\n", m.counted, c.plan.units, error_of(&m, c.plan.units));
	return finish(OK);
}
