/* count: one count, or a shard of it, by several threads.
 *
 * Memory is had, or refused, before it begins. Then three pieces of work, each in threads, so that the one that waits
 * can be told to stop in any of them: the tables, the units, and what symmetry makes of the total.
 *
 * Invariant: units are taken in the order of the shard, each once; `taken`, `done` and the shard's count are read and
 * written under the lock. The tables are written before any unit is counted, and only read then. */
#define _POSIX_C_SOURCE 200809L
#include "cli.h"
#include "count.h"
#include "progress.h"
#include "shard.h"
#include "team.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

typedef struct {
	nq_count_plan plan;
	int threads;
	unsigned char *memory; /* the tables, then each thread's scratch */
	bool opened;
	nq_count_classes classes;
	progress progress;
	pthread_mutex_t lock; /* of what follows */
	nq_shard shard;
	uint32_t size, taken, done; /* units of the shard: in all, given out, counted */
} job;

/* --- memory --- */

static unsigned char *scratch_of(const job *j, int thread) {
	return j->memory + nq_count_aligned(j->plan.tables) + (uint64_t)thread * nq_count_aligned(j->plan.scratch);
}

static uint64_t bytes_needed(const job *j) {
	return nq_count_aligned(j->plan.tables) + (uint64_t)j->threads * nq_count_aligned(j->plan.scratch);
}

/* What the machine has and this process may use. A system that promises more than that stops a count in its middle. */
static uint64_t bytes_there(void) {
	uint64_t bytes = UINT64_MAX;
	struct rlimit limit;
#ifdef _SC_PHYS_PAGES
	long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
	if (pages > 0 && size > 0) bytes = (uint64_t)pages * (uint64_t)size;
#endif
	if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return bytes;
	return limit.rlim_cur < bytes ? limit.rlim_cur : bytes;
}

static void get_memory(job *j) {
	uint64_t needed = bytes_needed(j), there = bytes_there();
	void *memory = NULL;
	if (needed <= there && needed <= SIZE_MAX && posix_memalign(&memory, NQ_COUNT_ALIGN, (size_t)needed) == 0) {
		j->memory = memory;
		return;
	}
	fail("counting n = %d with --threads %d needs %.1f MB of memory; there are %.1f MB%s", j->plan.n, j->threads,
	     (double)needed / 1e6, (double)there / 1e6, needed <= there ? ", of which not enough are free" : "");
}

/* --- work --- */

static void open_tables(void *argument, int thread) {
	job *j = argument;
	(void)thread;
	j->opened = nq_count_open(&j->plan, j->memory);
}

static void classify(void *argument, int thread) {
	job *j = argument;
	(void)thread;
	j->classes = nq_count_classes_of(j->plan.n, j->shard.count);
}

/* Gives out at most so many of the shard's units, from *position on, and no more than an eighth of a fair share of
 * what is left: the last ones are shared by all. 0 when there are none. */
static uint32_t take(job *j, uint32_t most, uint32_t *position) {
	pthread_mutex_lock(&j->lock);
	uint32_t left = j->size - j->taken, fair = left / (8 * (uint32_t)j->threads) + 1;
	uint32_t units = most < fair ? most : fair;
	if (units > left) units = left;
	*position = j->taken;
	j->taken += units;
	pthread_mutex_unlock(&j->lock);
	return units;
}

static void give(job *j, uint32_t units, uint64_t sum) {
	pthread_mutex_lock(&j->lock);
	j->done += units;
	j->shard.count += sum;
	pthread_mutex_unlock(&j->lock);
}

static uint64_t count_from(const job *j, void *scratch, uint32_t position, uint32_t units) {
	uint64_t sum = 0;
	uint32_t first = j->shard.first, step = j->shard.step;
	if (step == 1) return nq_count_units(&j->plan, j->memory, scratch, first + position, first + position + units);
	for (uint32_t i = position; i < position + units; i++)
		sum += nq_count_units(&j->plan, j->memory, scratch, first + i * step, first + i * step + 1);
	return sum;
}

/* Asks for twice or half as many units until they take about a fiftieth of a second. */
static void count_units(void *argument, int thread) {
	job *j = argument;
	void *scratch = scratch_of(j, thread);
	uint32_t most = 1, units, position;
	nq_count_begin(&j->plan, j->memory, scratch);
	while ((units = take(j, most, &position)) > 0) {
		double begun = seconds_now();
		uint64_t sum = count_from(j, scratch, position, units);
		give(j, units, sum);
		double took = seconds_now() - begun;
		if (took < 0.01 && most < UINT32_MAX / 2) most *= 2;
		if (took > 0.04 && most > 1) most /= 2;
	}
}

/* --- the course of it --- */

static double part_done(job *j) {
	pthread_mutex_lock(&j->lock);
	double part = (double)j->done / j->size;
	pthread_mutex_unlock(&j->lock);
	return part;
}

static void look(void *argument) {
	job *j = argument;
	progress_draw(&j->progress, part_done(j));
}

/* Nothing of it can be used later, so nobody is waited for. */
static _Noreturn void stop(job *j, int signal) {
	char elapsed[DURATION_TEXT];
	write_duration(seconds_now() - j->progress.begun, elapsed);
	progress_erase(&j->progress);
	fprintf(stderr, "nqueens: stopped after %s with %.1f %% of the units counted; nothing is kept of them\n", elapsed,
	        100 * part_done(j));
	exit(STOPPED + signal);
}

static void run(job *j, team *t, int threads, void (*work)(void *job, int thread)) {
	int signal = team_run(t, threads, work, look, j);
	if (signal > 0) stop(j, signal);
	if (signal < 0) fail("no thread could be started");
}

static void run_all(job *j, bool fundamental) {
	team team;
	progress_begin(&j->progress, "units");
	team_open(&team);
	run(j, &team, 1, open_tables);
	if (!j->opened) fail("the tables for n = %d do not fit their plan, which is a defect", j->plan.n);
	j->progress.counted = seconds_now();
	run(j, &team, j->threads, count_units);
	if (fundamental) run(j, &team, 1, classify);
	team_close(&team);
	progress_erase(&j->progress);
}

/* --- the command --- */

static int processors(void) {
	long online = sysconf(_SC_NPROCESSORS_ONLN);
	return online < 1 ? 1 : online > TEAM_MAX ? TEAM_MAX : (int)online;
}

/* No thread without a unit: it would need scratch for nothing. */
static void plan_for(job *j, const options *o) {
	if (!nq_count_plan_for(&j->plan, o->n, NQ_COUNT_BEST))
		fail("n = %d has no way to be counted, which is a defect", o->n);
	bool whole = o->shard_of == 0;
	j->shard = nq_shard_cut(o->n, j->plan.units, whole ? 1 : o->shard_index, whole ? 1 : o->shard_of);
	j->size = nq_shard_size(&j->shard);
	nq_shard_add_kernels(&j->shard, nq_count_kernel_at(&j->plan, j->plan.kernel));
	j->threads = o->threads > 0 ? o->threads : processors();
	if ((uint32_t)j->threads > j->size) j->threads = (int)j->size;
}

static void print_result(const job *j, const options *o) {
	char text[NQ_SHARD_TEXT];
	nq_shard_write(&j->shard, text);
	if (o->shard_of > 0) printf("%s\n", text);
	else printf("%" PRIu64 "\n", o->fundamental ? j->classes.fundamental : j->shard.count);
}

static int count(const options *o) {
	job j = {.lock = PTHREAD_MUTEX_INITIALIZER};
	plan_for(&j, o);
	get_memory(&j);
	run_all(&j, o->fundamental);
	print_result(&j, o);
	free(j.memory);
	return finish(OK);
}

const command cli_count = {"count", count, {N, FUNDAMENTAL, THREADS, SHARD}, NQ_COUNT_MAX};
