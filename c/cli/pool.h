/* Worker threads count units while the calling thread shows progress. */
#pragma once

#include "cli.h"
#include "count.h"
#include "progress.h"

#include <pthread.h>

enum { POOL_MAX = 256 };

typedef struct {
	nq_count_plan plan;
	int threads;
	uint32_t *units, size;
	double seconds_most; /* if not 0, no unit is taken after this time */
	/* Called under the lock, with units in any order. seconds: CPU time if seconds_most > 0, else 0. */
	void (*found)(void *to, uint32_t unit, uint64_t count, double seconds);
	void *to;
	/* private to pool.c: */
	unsigned char *memory;
	double begun;
	pthread_mutex_t lock; /* protects all fields below */
	pthread_cond_t changed;
	int arrived;
	uint32_t taken, done;
} pool;

/* Exits if the kernel does not fit the plan's way of counting or this processor. */
void pool_take_kernel(nq_count_plan *plan, const char *kernel);

/* Allocates `units` for `most` units; the caller frees it. */
void pool_allow(pool *c, uint32_t most);

/* Uses --threads, or a thread per processor, at most one per unit. If --memory (default 16 GB) is too small, uses
 * smaller buffers, then fewer threads. */
void pool_plan(pool *c, const options *o);

uint64_t pool_bytes(const pool *c);

void pool_run(pool *c, const options *o);
