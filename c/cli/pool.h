/* pool: worker threads count units while the calling thread shows progress and handles signals. Set `plan`, `size`,
 * `step`, `found` and `to` before pool_open. Units are taken in list order. `found` and `tick` are called under the
 * lock, with results in any order. SIGINT and SIGTERM end the program with a message, a second signal without one;
 * signals ignored at the start stay ignored. */
#pragma once

#include "cli.h"
#include "count.h"
#include "progress.h"

#include <pthread.h>
#include <signal.h>

/* Result of `units` list entries from `place` on. seconds: CPU time. */
typedef struct {
	uint32_t place, units;
	uint64_t count;
	double seconds;
} pool_result;

enum { POOL_RESULTS = 256 };
enum { POOL_MAX = 256 };

typedef struct pool pool;
typedef void pool_work(pool *c, int thread);

struct pool {
	nq_count_plan plan;
	int threads;
	const uint32_t *units; /* ascending; NULL: `size` units from `first` on, `step` apart */
	uint32_t first, step, size;
	bool each;
	double seconds_most; /* no unit is taken after this time; 0: no limit */
	void (*found)(void *to, const pool_result *found, uint32_t count);
	void (*tick)(void *to); /* five times a second; may be NULL */
	void *to;
	const char *saved; /* end of the stop message: where results are saved; NULL: nowhere */
	/* private to pool.c: */
	unsigned char *memory;
	bool opened;
	progress progress;
	sigset_t signals, old_mask;
	pthread_t listener;
	bool has_listener;
	pool_work *work;
	pthread_mutex_t lock; /* protects all fields below */
	pthread_cond_t changed;
	int arrived, working, signal;
	uint32_t taken, done;
};

/* Exits if the kernel is of another way or processor. */
void pool_take_kernel(nq_count_plan *plan, const char *kernel);

/* Uses --threads, or one thread per processor, at most one per unit. To stay within --memory (default 16 GB), makes
 * pieces smaller, then uses fewer threads. */
void pool_plan(pool *c, const options *o);

/* Plans and allocates the memory, or exits; prints a message if it is large. */
void pool_open(pool *c, const options *o);

uint64_t pool_bytes(const pool *c);

void pool_run(pool *c);

void pool_do(pool *c, int threads, pool_work *work);

void pool_close(pool *c);

/* Only `found` may call this. */
_Noreturn void pool_fail(pool *c, const char *why);
