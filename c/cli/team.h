/* team: threads that do a piece of work together, while the thread that called waits, looks on five times a second and
 * hears of SIGINT and SIGTERM.
 *
 *     team_open(&team);
 *     signal = team_run(&team, threads, work, look, job);             any number of times
 *     team_close(&team);
 *
 * Invariant: from team_open to team_close these signals do nothing but make team_run return, at once; the threads are
 * then still at work on the job, so all that is left is to say so and exit, from a function below the one that has the
 * job. A second signal ends the program. A signal ignored from the start stays ignored, as in the background of a
 * script.
 */
#pragma once

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>

enum { TEAM_MAX = 256 };

typedef struct {
	void (*work)(void *job, int thread); /* thread: 0 … threads-1 */
	void *job;
	sigset_t signals, before;
	pthread_t listener;
	bool listens;
	pthread_mutex_t lock; /* of what follows */
	pthread_cond_t news;
	int arrived, working, signal;
} team;

void team_open(team *t);

/* Runs work(job, 0 … threads-1) in a thread each, in fewer where the system has no more. 0 when all have ended; the
 * signal, when one came; -1 when there is no thread to be had. */
int team_run(team *t, int threads, void (*work)(void *job, int thread), void (*look)(void *job), void *job);

void team_close(team *t);
