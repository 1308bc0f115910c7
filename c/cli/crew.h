/* crew: threads that count units of one count, while the one that called shows how far they are and hears of signals.
 *
 *     crew c = {.plan = …, .size = …, .step = 1, .found = …, .to = …};
 *     crew_equip(&c, &options);                threads and memory, or a refusal
 *     crew_run(&c);
 *     crew_dismiss(&c);
 *
 * Invariant: units are taken in the order of the list, each once; what hears of them is called under the lock, in no
 * order. Tables are written before any unit is counted, and only read then.
 * From crew_equip to crew_dismiss SIGINT and SIGTERM end the program with a sentence, at once, while the threads are
 * still at work on what a function below the caller has; a second signal ends it without. A signal that was ignored
 * from the start stays ignored, as in the background of a script.
 */
#pragma once

#include "cli.h"
#include "count.h"
#include "progress.h"

#include <pthread.h>
#include <signal.h>

/* Neighbours in the list that were counted, from `place` on. seconds: of the thread's processor. */
typedef struct {
	uint32_t place, units;
	uint64_t count;
	double seconds;
} crew_found;

enum { CREW_TOLD = 256 }; /* at a time, at most */
enum { CREW_MAX = 256 };  /* threads */

typedef struct crew crew;
typedef void crew_work(crew *c, int thread);

struct crew {
	nq_count_plan plan;
	int threads;
	const uint32_t *units; /* to count, in ascending order; NULL: `size` of them from `first`, every step-th */
	uint32_t first, step, size;
	bool each;           /* units are counted and reported one by one; else neighbours together */
	double seconds_most; /* no more units are taken after so long; 0: all are */
	void (*found)(void *to, const crew_found *found, uint32_t count);
	void (*tick)(void *to); /* five times a second, under the lock; may be NULL */
	void *to;
	const char *kept; /* a clause about what a stopped count leaves; NULL: nothing */
	/* The crew's own. */
	unsigned char *memory; /* the tables, then each thread's scratch */
	bool opened;
	progress progress;
	sigset_t signals, before;
	pthread_t listener;
	bool listens;
	crew_work *work;
	pthread_mutex_t lock; /* of what follows */
	pthread_cond_t news;
	int arrived, working, signal;
	uint32_t taken, done;
};

/* Refuses a kernel of another way, or not for this processor. */
void crew_take_kernel(nq_count_plan *plan, const char *kernel);

/* Chooses threads: --threads or one for each processor, none without a unit. All keep to --memory, by default 16 GB: in
 * smaller pieces, and where that is not enough with fewer threads. */
void crew_share(crew *c, const options *o);

/* Does so, and gets the memory, or refuses; reports much memory. */
void crew_equip(crew *c, const options *o);

uint64_t crew_bytes(const crew *c);

/* Counts. */
void crew_run(crew *c);

/* Other work that may last: work(c, 0 … threads-1), in a thread each, or in fewer where the system has no more. */
void crew_do(crew *c, int threads, crew_work *work);

void crew_dismiss(crew *c);

/* Ends the program with a sentence from within `found`. */
_Noreturn void crew_fail(crew *c, const char *why);
