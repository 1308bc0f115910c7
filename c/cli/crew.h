/* crew: worker threads that count units while the calling thread shows progress and handles signals. Set
 * `plan`, `size`, `step`, `found` and `to`, then call crew_equip, crew_run and crew_dismiss.
 *
 * Invariants: each unit is taken once, in list order; `found` and `tick` are called under the lock, in no fixed order.
 * Tables are read-only once the first unit is counted. From crew_equip to crew_dismiss, SIGINT and SIGTERM end the
 * program with a message, a second signal without one; a signal ignored from the start stays ignored.
 */
#pragma once

#include "cli.h"
#include "count.h"
#include "progress.h"

#include <pthread.h>
#include <signal.h>

/* Consecutive list entries from `place` on, counted together. seconds: CPU time of the thread. */
typedef struct {
	uint32_t place, units;
	uint64_t count;
	double seconds;
} crew_found;

enum { CREW_TOLD = 256 };
enum { CREW_MAX = 256 };

typedef struct crew crew;
typedef void crew_work(crew *c, int thread);

struct crew {
	nq_count_plan plan;
	int threads;
	const uint32_t *units; /* units to count, ascending; NULL: `size` units from `first`, every step-th */
	uint32_t first, step, size;
	bool each;
	double seconds_most; /* no more units are taken after this time; 0: no limit */
	void (*found)(void *to, const crew_found *found, uint32_t count);
	void (*tick)(void *to); /* five times a second, under the lock; may be NULL */
	void *to;
	const char *kept; /* clause of the message about what a stopped count leaves; NULL: none */
	/* Private to crew.c. */
	unsigned char *memory; /* tables, then each thread's scratch */
	bool opened;
	progress progress;
	sigset_t signals, before;
	pthread_t listener;
	bool listens;
	crew_work *work;
	pthread_mutex_t lock; /* protects the fields below */
	pthread_cond_t news;
	int arrived, working, signal;
	uint32_t taken, done;
};

/* Exits with an error when the kernel belongs to another way or processor. */
void crew_take_kernel(nq_count_plan *plan, const char *kernel);

/* Chooses the threads: --threads, or one per processor, at most one per unit. Fits --memory (default 16 GB) by smaller
 * pieces, then by fewer threads. */
void crew_share(crew *c, const options *o);

/* Calls crew_share and allocates the memory, or exits with an error; reports large amounts. */
void crew_equip(crew *c, const options *o);

uint64_t crew_bytes(const crew *c);

void crew_run(crew *c);

/* Runs work(c, 0 … threads-1) in parallel, in fewer threads when the system has no more. */
void crew_do(crew *c, int threads, crew_work *work);

void crew_dismiss(crew *c);

/* Ends the program with a message; called from within `found`. */
_Noreturn void crew_fail(crew *c, const char *why);
