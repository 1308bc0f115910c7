/* The threads of a team, and the one that waits for signals.
 *
 * No signal has a handler: a thread of its own waits for them (sigwait), so that nothing here runs in the middle of
 * something else, and no flag is shared outside the lock. */
#define _POSIX_C_SOURCE 200809L
#include "team.h"

#include <stddef.h>
#include <time.h>
#include <unistd.h>

static void *hear(void *argument) {
	team *t = argument;
	int number;
	if (sigwait(&t->signals, &number) != 0) return NULL;
	pthread_sigmask(SIG_UNBLOCK, &t->signals, NULL);
	pthread_mutex_lock(&t->lock);
	t->signal = number;
	pthread_cond_signal(&t->news);
	pthread_mutex_unlock(&t->lock);
	for (;;) pause(); /* for a second signal */
}

static void add_unless_ignored(sigset_t *signals, int number) {
	struct sigaction action;
	if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(signals, number);
}

void team_open(team *t) {
	*t = (team){.signal = 0};
	pthread_mutex_init(&t->lock, NULL);
	pthread_cond_init(&t->news, NULL);
	sigemptyset(&t->signals);
	add_unless_ignored(&t->signals, SIGINT);
	add_unless_ignored(&t->signals, SIGTERM);
	pthread_sigmask(SIG_BLOCK, &t->signals, &t->before);
	t->listens = pthread_create(&t->listener, NULL, hear, t) == 0;
	if (!t->listens) pthread_sigmask(SIG_SETMASK, &t->before, NULL);
}

/* Waiting for a signal is where a thread may be cancelled; under the lock it is not. */
void team_close(team *t) {
	if (t->listens) {
		pthread_cancel(t->listener);
		pthread_join(t->listener, NULL);
	}
	pthread_sigmask(SIG_SETMASK, &t->before, NULL);
}

static int arrive(team *t) {
	pthread_mutex_lock(&t->lock);
	int number = t->arrived++;
	pthread_mutex_unlock(&t->lock);
	return number;
}

static void leave(team *t, int threads) {
	pthread_mutex_lock(&t->lock);
	t->working -= threads;
	pthread_cond_signal(&t->news);
	pthread_mutex_unlock(&t->lock);
}

static void *member(void *argument) {
	team *t = argument;
	t->work(t->job, arrive(t));
	leave(t, 1);
	return NULL;
}

/* The clock of condition variables may be set meanwhile; then one look comes early or late. */
static struct timespec a_fifth_of_a_second_on(void) {
	struct timespec time;
	clock_gettime(CLOCK_REALTIME, &time);
	time.tv_nsec += 200000000;
	time.tv_sec += time.tv_nsec / 1000000000;
	time.tv_nsec %= 1000000000;
	return time;
}

/* Looks without the lock, so that nobody waits for a slow terminal. */
static int wait_for_all(team *t, void (*look)(void *job)) {
	pthread_mutex_lock(&t->lock);
	while (t->working > 0 && t->signal == 0) {
		struct timespec time = a_fifth_of_a_second_on();
		if (pthread_cond_timedwait(&t->news, &t->lock, &time) == 0) continue;
		pthread_mutex_unlock(&t->lock);
		look(t->job);
		pthread_mutex_lock(&t->lock);
	}
	int signal = t->signal;
	pthread_mutex_unlock(&t->lock);
	return signal;
}

int team_run(team *t, int threads, void (*work)(void *job, int thread), void (*look)(void *job), void *job) {
	pthread_t thread[TEAM_MAX];
	int started = 0;
	t->work = work;
	t->job = job;
	t->arrived = 0;
	t->working = threads;
	while (started < threads && pthread_create(&thread[started], NULL, member, t) == 0) started++;
	leave(t, threads - started);
	if (started == 0) return -1;
	int signal = wait_for_all(t, look);
	for (int i = 0; i < started && signal == 0; i++) pthread_join(thread[i], NULL);
	return signal;
}
