/* follow: which known search, or known mistake, does what a trace tells, and up to which line. All of them are walked
 * along with it, in each way in which a program may go over the board: rows from above or below, columns from either
 * side, columns in place of rows. Those that do otherwise are lost at that line; most are after a few.
 *
 * Plain data without pointers. Invariant: a follower that is not lost has done just what was told: its last event is
 * the last one told, and those between were of kinds that the program does not print.
 */
#pragma once

#include "legal.h"
#include "mistakes.h"

enum { NQ_FROM_RIGHT = 1, NQ_FROM_BELOW = 2, NQ_TRANSPOSED = 4, NQ_READINGS = 8 };

enum { NQ_FOLLOWED_SEARCHES = 16, NQ_FOLLOWERS = (NQ_FOLLOWED_SEARCHES + NQ_MISTAKES) * NQ_READINGS };
/* The states of most searches are so large at most; one of exact-cover is kept apart. */
enum { NQ_FOLLOWER_WORDS = 64, NQ_LARGE_WORDS = 1664 };

typedef struct {
	bool begun, not_steps, not_events;
	int64_t to_steps, to_events;
} nq_numbers;

typedef struct {
	int search; /* index into the table; -1: a mistake */
	nq_mistake mistake;
	int reading;
	int sleeps_with;      /* another that does the same as far as is told, -1: it is awake */
	uint64_t lost;        /* the line at which it did otherwise; 0: it has not */
	bool goes_on;         /* it has a mistake, and was not over where the trace was */
	nq_said found;        /* what the program did there; NQ_START: it ended */
	nq_expected expected; /* there, in the program's rows and columns */
	nq_verdict verdict;   /* of it, when it is a test */
	uint64_t step;        /* after it */
	nq_numbers numbers;
	int large; /* its state is large[] of the followers, from 1; 0: it is here */
	union {
		nq_search head;
		nq_mistaken mistaken;
		uint64_t words[NQ_FOLLOWER_WORDS];
	} state;
} nq_follower;

typedef struct {
	int n, only, start_row; /* only: one search, as it is; -1: all */
	int count;              /* 0 before the first event */
	int64_t events;
	nq_counted told;
	bool told_by, told_steps;    /* which queen attacks a square; tests, or numbers of steps */
	int16_t going[NQ_FOLLOWERS]; /* those that are neither lost nor asleep */
	int going_count;
	nq_follower all[NQ_FOLLOWERS];
	int large_count;
	uint64_t large[NQ_READINGS][NQ_LARGE_WORDS];
} nq_followers;

void nq_followers_start(nq_followers *f, int n, int only, int start_row);

void nq_followers_next(nq_followers *f, const nq_said *said, uint64_t line);

/* There are no more lines: those that would go on are lost at this one. A program that makes a mistake may have been
 * stopped, so those stay, to be named if none is over. */
void nq_followers_end(nq_followers *f, uint64_t line);

const nq_search *nq_follower_state(const nq_followers *f, const nq_follower *of);

/* The search that was followed longest; NULL when there was no event. One whose queens may attack each other is meant
 * only where it was asked for, checks are told, or all of it is the same and solutions are told: else who tests no
 * diagonals would be right. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* The searches that did the same as this one all the time, a bit for each by its index, itself among them. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as);

/* The mistakes that explain all lines, a bit for each: those that are over with them, if any is. */
uint32_t nq_followers_mistakes(const nq_followers *f);
