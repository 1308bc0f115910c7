/* Workers also fill the tables, so that the main thread can end the program at any time. A thread waits for signals in
 * sigwait; there are no handlers. */
#define _POSIX_C_SOURCE 200809L
#include "pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
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

#define DEFAULT_MEMORY UINT64_C(16000000000)
#define LARGE_MEMORY UINT64_C(4000000000)

static int processors(void) {
	long online = sysconf(_SC_NPROCESSORS_ONLN);
	return online < 1 ? 1 : online > POOL_MAX ? POOL_MAX : (int)online;
}

void pool_plan(pool *c, const options *o) {
	const uint64_t most = o->memory > 0 ? o->memory : DEFAULT_MEMORY;
	nq_count_hold(&c->plan, most);
	const uint64_t tables = nq_count_aligned(c->plan.tables);
	c->threads = o->threads > 0 ? o->threads : processors();
	if ((uint32_t)c->threads > c->size) c->threads = c->size > 0 ? (int)c->size : 1;
	for (;; c->threads--) {
		const uint64_t each = most > tables ? (most - tables) / (uint64_t)c->threads : 0;
		nq_count_hold(&c->plan, tables + each / NQ_COUNT_ALIGN * NQ_COUNT_ALIGN);
		if (c->threads == 1 || pool_bytes(c) <= most) return;
	}
}

static unsigned char *scratch_of(const pool *c, int thread) {
	return c->memory + nq_count_aligned(c->plan.tables) + (uint64_t)thread * nq_count_aligned(c->plan.scratch);
}

uint64_t pool_bytes(const pool *c) {
	return nq_count_aligned(c->plan.tables) + (uint64_t)c->threads * nq_count_aligned(c->plan.scratch);
}

/* Checked first: a system that overcommits would kill the process later. */
static uint64_t available_bytes(void) {
	uint64_t bytes = UINT64_MAX;
	struct rlimit limit;
#ifdef _SC_PHYS_PAGES
	long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
	if (pages > 0 && size > 0) bytes = (uint64_t)pages * (uint64_t)size;
#endif
	if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return bytes;
	return limit.rlim_cur < bytes ? limit.rlim_cur : bytes;
}

static void *wait_for_signal(void *argument) {
	pool *c = argument;
	int number;
	if (sigwait(&c->signals, &number) != 0) return NULL;
	pthread_sigmask(SIG_UNBLOCK, &c->signals, NULL);
	pthread_mutex_lock(&c->lock);
	c->signal = number;
	pthread_cond_signal(&c->changed);
	pthread_mutex_unlock(&c->lock);
	for (;;) pause();
}

static void add_unless_ignored(sigset_t *signals, int number) {
	struct sigaction action;
	if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(signals, number);
}

static void block_signals(pool *c) {
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->changed, NULL);
	sigemptyset(&c->signals);
	add_unless_ignored(&c->signals, SIGINT);
	add_unless_ignored(&c->signals, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &c->signals, &c->old_mask);
	c->has_listener = pthread_create(&c->listener, NULL, wait_for_signal, c) == 0;
	if (!c->has_listener) pthread_sigmask(SIG_SETMASK, &c->old_mask, NULL);
}

/* The listener is cancelled in sigwait or pause, where it does not hold the lock. */
void pool_close(pool *c) {
	if (c->has_listener) {
		pthread_cancel(c->listener);
		pthread_join(c->listener, NULL);
	}
	pthread_sigmask(SIG_SETMASK, &c->old_mask, NULL);
	free(c->memory);
}

void pool_open(pool *c, const options *o) {
	pool_plan(c, o);
	uint64_t needed = pool_bytes(c), available = available_bytes();
	void *memory = NULL;
	if (o->memory > 0 && needed > o->memory)
		fail("counting n = %d with --threads 1 needs %.1f MB of memory; --memory allows %.1f MB", c->plan.n,
		     (double)needed / 1e6, (double)o->memory / 1e6);
	if (needed > available || needed > SIZE_MAX || posix_memalign(&memory, NQ_COUNT_ALIGN, (size_t)needed) != 0)
		fail("counting n = %d with --threads %d needs %.1f MB of memory; there are %.1f MB%s", c->plan.n, c->threads,
		     (double)needed / 1e6, (double)available / 1e6,
		     needed <= available ? ", of which not enough are free" : "");
	if (needed >= LARGE_MEMORY)
		fprintf(stderr, "nqueens: n = %d with --threads %d takes %.1f GB of memory\n", c->plan.n, c->threads,
		        (double)needed / 1e9);
	c->memory = memory;
	block_signals(c);
}

static void open_tables(pool *c, int thread) {
	(void)thread;
	c->opened = nq_count_open(&c->plan, c->memory);
}

/* Takes up to `most` of the next units, at most an eighth of a thread's fair share. Stores the place of the
 * first in *place; returns their number. */
static uint32_t take(pool *c, uint32_t most, uint32_t *place) {
	pthread_mutex_lock(&c->lock);
	if (c->seconds_most > 0 && seconds_now() - c->progress.counted > c->seconds_most) c->size = c->taken;
	uint32_t left = c->size - c->taken, fair = left / (8 * (uint32_t)c->threads) + 1;
	uint32_t units = most < fair ? most : fair;
	if (units > left) units = left;
	*place = c->taken;
	c->taken += units;
	pthread_mutex_unlock(&c->lock);
	return units;
}

static void report(pool *c, const pool_result *found, uint32_t count) {
	pthread_mutex_lock(&c->lock);
	for (uint32_t i = 0; i < count; i++) c->done += found[i].units;
	c->found(c->to, found, count);
	pthread_mutex_unlock(&c->lock);
}

static uint32_t unit_at(const pool *c, uint32_t place) {
	return c->units != NULL ? c->units[place] : c->first + place * c->step;
}

static double seconds_of_thread(void) {
	struct timespec time;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static uint32_t count_some(const pool *c, void *scratch, uint32_t place, uint32_t end, pool_result *found) {
	uint32_t first = unit_at(c, place), units = 1;
	while (!c->each && place + units < end && unit_at(c, place + units) == first + units) units++;
	double begun = seconds_of_thread();
	uint64_t count = nq_count_units(&c->plan, c->memory, scratch, first, first + units);
	*found = (pool_result){place, units, count, seconds_of_thread() - begun};
	return units;
}

static void count_units(pool *c, int thread) {
	void *scratch = scratch_of(c, thread);
	pool_result found[POOL_RESULTS];
	uint32_t most = 1, units, place;
	nq_count_begin(&c->plan, c->memory, scratch);
	while ((units = take(c, most, &place)) > 0) {
		double begun = seconds_now();
		uint32_t results = 0;
		for (uint32_t at = place; at < place + units;) {
			at += count_some(c, scratch, at, place + units, &found[results++]);
			if (results < POOL_RESULTS && at < place + units) continue;
			report(c, found, results);
			results = 0;
		}
		double took = seconds_now() - begun;
		if (took < 0.01 && most < UINT32_MAX / 2) most *= 2;
		if (took > 0.04 && most > 1) most /= 2;
	}
}

static void leave(pool *c, int threads) {
	pthread_mutex_lock(&c->lock);
	c->working -= threads;
	pthread_cond_signal(&c->changed);
	pthread_mutex_unlock(&c->lock);
}

static void *run_thread(void *argument) {
	pool *c = argument;
	pthread_mutex_lock(&c->lock);
	int number = c->arrived++;
	pthread_mutex_unlock(&c->lock);
	c->work(c, number);
	leave(c, 1);
	return NULL;
}

static double part_done(const pool *c) { return c->size > 0 ? (double)c->done / c->size : 1; }

static _Noreturn void stop(pool *c) {
	char elapsed[DURATION_TEXT];
	write_duration(seconds_now() - c->progress.begun, elapsed);
	progress_erase(&c->progress);
	fprintf(stderr, "nqueens: stopped after %s with %.1f %% of the units counted; %s\n", elapsed, 100 * part_done(c),
	        c->saved != NULL ? c->saved : "nothing is kept of them");
	exit(STOPPED + c->signal);
}

_Noreturn void pool_fail(pool *c, const char *why) {
	progress_erase(&c->progress);
	fail("%s", why);
}

static struct timespec in_a_fifth_of_a_second(void) {
	struct timespec time;
	clock_gettime(CLOCK_REALTIME, &time);
	time.tv_nsec += 200000000;
	time.tv_sec += time.tv_nsec / 1000000000;
	time.tv_nsec %= 1000000000;
	return time;
}

/* Draws without the lock, as a slow terminal must not delay the workers. */
static void wait_for_all(pool *c) {
	pthread_mutex_lock(&c->lock);
	while (c->working > 0 && c->signal == 0) {
		struct timespec time = in_a_fifth_of_a_second();
		if (pthread_cond_timedwait(&c->changed, &c->lock, &time) == 0) continue;
		if (c->tick != NULL) c->tick(c->to);
		double part = part_done(c);
		pthread_mutex_unlock(&c->lock);
		progress_draw(&c->progress, part);
		pthread_mutex_lock(&c->lock);
	}
	if (c->signal > 0) stop(c);
	pthread_mutex_unlock(&c->lock);
}

void pool_do(pool *c, int threads, pool_work *work) {
	pthread_t thread[POOL_MAX];
	int started = 0;
	c->work = work;
	c->arrived = 0;
	c->working = threads;
	while (started < threads && pthread_create(&thread[started], NULL, run_thread, c) == 0) started++;
	if (started == 0) fail("no thread could be started");
	leave(c, threads - started);
	wait_for_all(c);
	for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
}

void pool_run(pool *c) {
	progress_begin(&c->progress, "units");
	pool_do(c, 1, open_tables);
	if (!c->opened) fail("the tables for n = %d do not fit their plan: this is a bug", c->plan.n);
	c->progress.counted = seconds_now();
	pool_do(c, c->threads, count_units);
	progress_erase(&c->progress);
}
