#include "pool.h"

#include <signal.h>
#include <unistd.h>

void pool_take_kernel(nq_count_plan *plan, const char *kernel) {
	char allowed[128] = "";
	const char *name;
	for (int i = 0; (name = nq_count_kernel_at(plan, i)) != NULL; i++) {
		if (!nq_count_kernel_runs(plan, i)) continue;
		if (strcmp(name, kernel) == 0) {
			nq_count_take_kernel(plan, i);
			return;
		}
		snprintf(allowed + strlen(allowed), sizeof allowed - strlen(allowed), "%s%s", i > 0 ? ", " : "", name);
	}
	fail("--kernel is \"%s\"; allowed for n = %d on this processor: %s", kernel, plan->n, allowed);
}

void pool_allow(pool *c, uint32_t most) { c->units = or_fail(malloc(most * sizeof *c->units), "for so many units"); }

#define DEFAULT_MEMORY UINT64_C(16000000000)

void pool_plan(pool *c, const options *o) {
	uint64_t most = o->memory > 0 ? o->memory : DEFAULT_MEMORY;
	nq_count_hold(&c->plan, most);
	uint64_t tables = nq_count_aligned(c->plan.tables);
	const long online = sysconf(_SC_NPROCESSORS_ONLN);
	c->threads = o->threads > 0 ? o->threads : online < 1 ? 1 : online > POOL_MAX ? POOL_MAX : (int)online;
	if ((uint32_t)c->threads > c->size) c->threads = (int)c->size;
	for (;; c->threads--) {
		uint64_t each = most > tables ? (most - tables) / (uint64_t)c->threads : 0;
		nq_count_hold(&c->plan, tables + each / NQ_COUNT_ALIGN * NQ_COUNT_ALIGN);
		if (c->threads == 1 || pool_bytes(c) <= most) return;
	}
}

uint64_t pool_bytes(const pool *c) {
	return nq_count_aligned(c->plan.tables) + (uint64_t)c->threads * nq_count_aligned(c->plan.scratch);
}

/* Physical memory. Systems allocate more, but may kill a process that uses it. */
static uint64_t available_bytes(void) {
#ifdef _SC_PHYS_PAGES
	long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
	if (pages > 0 && size > 0) return (uint64_t)pages * (uint64_t)size;
#endif
	return SIZE_MAX;
}

static void *allocate(const pool *c, uint64_t limit) {
	uint64_t needed = pool_bytes(c), available = available_bytes(), most = limit > 0 ? limit : available;
	void *memory = NULL;
	if (needed > most || needed > available || posix_memalign(&memory, NQ_COUNT_ALIGN, (size_t)needed) != 0)
		fail("counting n = %d with --threads %d needs %.1f MB of memory; %s %.1f MB", c->plan.n, c->threads,
		     (double)needed / 1e6, limit > 0 ? "--memory allows" : "there are at most", (double)most / 1e6);
	return memory;
}

/* CPU time of this thread; 0 if not needed, as reading it takes a tenth of the time of a short unit. */
static double processor_seconds(const pool *c) { return c->seconds_most > 0 ? seconds_by(CLOCK_THREAD_CPUTIME_ID) : 0; }

static bool may_take(pool *c) {
	if (c->seconds_most > 0 && seconds_now() - c->begun > c->seconds_most) c->size = c->taken;
	return c->taken < c->size;
}

static void *count_units(void *argument) {
	pool *c = argument;
	pthread_mutex_lock(&c->lock);
	uint64_t before = (uint64_t)c->arrived++ * nq_count_aligned(c->plan.scratch);
	pthread_mutex_unlock(&c->lock);
	void *scratch = c->memory + nq_count_aligned(c->plan.tables) + before;
	nq_count_begin(&c->plan, c->memory, scratch);
	pthread_mutex_lock(&c->lock);
	while (may_take(c)) {
		uint32_t unit = c->units[c->taken++];
		pthread_mutex_unlock(&c->lock);
		double begun = processor_seconds(c);
		uint64_t count = nq_count_units(&c->plan, c->memory, scratch, unit, unit + 1);
		double seconds = processor_seconds(c) - begun;
		pthread_mutex_lock(&c->lock);
		c->found(c->to, unit, count, seconds);
		c->done++;
	}
	pthread_cond_signal(&c->changed);
	pthread_mutex_unlock(&c->lock);
	return NULL;
}

enum { STOPPED = 128, POLL_NANOSECONDS = 100000000 };

static volatile sig_atomic_t stopped_by; /* signal that ends the count, or 0 */

static void stop(int number) { stopped_by = number; }

static void stop_on(int number) {
	if (signal(number, stop) == SIG_IGN) signal(number, SIG_IGN);
}

/* Needs the lock, so that no thread is writing to the ledger. */
static _Noreturn void report_stop(const pool *c, const progress *p, bool has_ledger) {
	char elapsed[DURATION_TEXT];
	progress_end(p);
	write_duration(seconds_now() - p->begun, elapsed);
	fprintf(stderr, "nqueens: stopped after %s with %.1f %% of the units counted; %s\n", elapsed,
	        100.0 * c->done / c->size,
	        has_ledger ? "the ledger has them: run the same again to go on" : "they are not stored");
	_Exit(STOPPED + stopped_by);
}

/* Draws the progress without the lock, as a slow terminal must not delay the workers. */
static void wait_for_all(pool *c, bool has_ledger) {
	progress p = progress_begin("units");
	pthread_mutex_lock(&c->lock);
	while (c->done < c->size) {
		struct timespec next;
		clock_gettime(CLOCK_REALTIME, &next);
		next.tv_nsec += POLL_NANOSECONDS;
		if (next.tv_nsec >= 1000000000) next.tv_sec++, next.tv_nsec -= 1000000000;
		if (pthread_cond_timedwait(&c->changed, &c->lock, &next) == 0) continue;
		if (stopped_by != 0) report_stop(c, &p, has_ledger);
		double part = (double)c->done / c->size;
		pthread_mutex_unlock(&c->lock);
		progress_draw(&p, part);
		pthread_mutex_lock(&c->lock);
	}
	pthread_mutex_unlock(&c->lock);
	progress_end(&p);
}

void pool_run(pool *c, const options *o) {
	pthread_t thread[POOL_MAX];
	int started = 0;
	pool_plan(c, o);
	c->memory = allocate(c, o->memory);
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->changed, NULL);
	if (!nq_count_open(&c->plan, c->memory))
		fail("the tables for n = %d do not fit their plan: this is a bug", c->plan.n);
	c->begun = seconds_now();
	stop_on(SIGINT), stop_on(SIGTERM);
	while (started < c->threads && pthread_create(&thread[started], NULL, count_units, c) == 0) started++;
	if (started == 0) fail("no thread could be started");
	wait_for_all(c, o->ledger != NULL);
	for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
	free(c->memory);
}
