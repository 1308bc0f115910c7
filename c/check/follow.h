/* follow: finds the searches and the mistakes that print the same events as a trace, and the line up to which they do.
 * A follower is a search or a mistake that is walked along with the trace. It is lost at the first line where it
 * differs.
 *
 * A program may start in any corner of the board and go by rows or by columns; its first square leaves two of these
 * eight readings. Searches that place and remove the same queens are twins: one follower walks for all of them unless
 * the trace has details.
 *
 * Invariant: a follower that is not lost stands at the last event of the trace; the events that it passed and the trace
 * lacks are of kinds that the program does not print.
 */
#pragma once

#include "legal.h"
#include "mistakes.h"

typedef struct {
	int entered, row, col; /* first square; entered: row entered before that, or NQ_UNSTATED */
	bool only_places;      /* all events with a square are placements */
	bool is_quiet;         /* no removal is printed; placements imply them */
	bool has_details;      /* there are tests or step numbers */
} nq_opening;

/* Bits of a reading: the ways in which the program's rows and columns differ from a search's. */
enum { NQ_FROM_RIGHT = 1, NQ_FROM_BELOW = 2, NQ_TRANSPOSED = 4, NQ_READINGS = 8 };

/* Convert the program's square to the search's, and back. Values off the board are unchanged. */
void nq_read_square(int n, int reading, int *row, int *col);
void nq_read_back(int n, int reading, int *row, int *col);

/* Each of the two readings has 16 searches, one of them a second time from below, and all mistakes. The state of
 * exact-cover has 1664 words at NQ_MAX, that of every other search fewer than 64. */
enum { NQ_FOLLOWERS = 2 * (17 + NQ_MISTAKES) };
enum { NQ_STATE_WORDS = 2 * (17 * 64 + 1664 + NQ_MISTAKES * (sizeof(nq_mistaken) / sizeof(uint64_t))) };

typedef struct {
	int search;        /* index of the search; -1: a mistake */
	uint32_t searches; /* bits: this search and its twins */
	nq_mistake mistake;
	int reading;
	uint64_t lost; /* first line that differs; 0: none */
	nq_wrong at;   /* fault at line `lost`, or at an earlier line that lacks an event; by_row in the search's rows */
	/* If a mistake is not lost: it ends with the trace, after removals that are not printed, or later. */
	enum { NQ_WAS_OVER, NQ_PRINTS_NO_REMOVALS, NQ_WENT_ON, NQ_ENDS } end;
	/* passed: first missing event of each kind; not_passed: kinds without a missing event. */
	nq_counted not_passed;
	nq_wrong passed[NQ_KINDS];
	/* Printed step numbers count either steps of the search or events of the trace. to_steps, to_events: distances from
	 * both counts at the first numbered line; not_steps, not_events: a later line has another distance. */
	bool numbered, not_steps, not_events;
	int64_t to_steps, to_events;
	int state;
} nq_follower;

typedef struct {
	int n, only; /* only: index of the requested search, -1: any */
	int64_t events;
	nq_counted kinds;       /* kinds of events so far; always with placements and, if the trace prints any, removals */
	nq_counted as_mistakes; /* `kinds` for the followers that are mistakes: they may print no removals */
	bool has_details;
	int count, going_count;
	int words;                   /* number of words of `states` in use */
	int16_t going[NQ_FOLLOWERS]; /* indices of followers that are not lost */
	nq_follower all[NQ_FOLLOWERS];
	uint64_t states[NQ_STATE_WORDS];
} nq_followers;

/* only: index of the only search, read from above and from the left, from start_row on; -1: all searches. */
void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening);

void nq_followers_next(nq_followers *f, const nq_event *event, uint64_t line);

/* Ends the trace: searches that would go on are lost at this line. Mistakes are not lost: the program may have
 * been stopped. */
void nq_followers_end(nq_followers *f, uint64_t line);

/* Follower of the search that the trace follows longest; may be NULL. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* Bits by index: this follower's searches, and those of followers with the same reading and the same `lost`. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as);

/* Bits by nq_mistake: of the mistakes that explain all lines, those that best explain the end. */
uint32_t nq_followers_mistakes(const nq_followers *f);
