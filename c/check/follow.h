/* follow: which search, or which mistake, does what a trace reports, and up to which line. Each is walked along with
 * the trace, event by event, and is lost at the first line where it does otherwise; most are lost after a few lines.
 *
 * A program may go over the board from any side, by rows or by columns. All start in a corner, so the first square
 * leaves two ways: rows or columns from that corner on. Searches that only differ in which queen refuses a square are
 * walked as one until the trace reports more than queens.
 *
 * Plain data without pointers. Invariant: a follower that is not lost has done exactly what the trace reports: its last
 * event is the last one reported, and those between are of kinds that the program does not print.
 */
#pragma once

#include "legal.h"
#include "mistakes.h"

/* The first square of a trace, and the row entered before it, NQ_UNSTATED if none is reported; and which events the
 * beginning has. */
typedef struct {
	int entered, row, col;
	bool only_places; /* no other events with a square */
	bool is_quiet;    /* no removals, and the placements are right if those are implied */
} nq_opening;

/* A reading: bits for the ways in which the program's rows and columns differ from a search's. */
enum { NQ_FROM_RIGHT = 1, NQ_FROM_BELOW = 2, NQ_TRANSPOSED = 4, NQ_READINGS = 8 };

/* The program's square as the search's, and back. What is outside of the board stays. */
void nq_read_square(int n, int reading, int *row, int *col);
void nq_read_back(int n, int reading, int *row, int *col);

/* Each way has 16 searches, one of them from below too, and all mistakes. exact-cover needs 1664 words at NQ_MAX, every
 * other search fewer than 64. */
enum { NQ_FOLLOWERS = 2 * (17 + NQ_MISTAKES) };
enum { NQ_STATE_WORDS = 2 * (17 * 64 + 1664 + NQ_MISTAKES * (sizeof(nq_mistaken) / sizeof(uint64_t))) };

/* The line at which a follower and the trace part. */
typedef struct {
	uint64_t line;
	nq_event found;       /* the program's event; NQ_START: it ended */
	nq_expected expected; /* the follower's event, in the program's rows and columns */
	nq_verdict verdict;   /* of that event, when it is a test */
	uint64_t step;        /* number of that event */
} nq_parting;

typedef struct {
	int search; /* index into the table; -1: a mistake */
	nq_mistake mistake;
	int reading;
	int twin;      /* index of the follower that does the same so far and is walked for both; -1: none */
	uint64_t lost; /* the line at which it was seen to do otherwise; 0: it has not */
	nq_parting at; /* that line, or an earlier one where an event was left out */
	/* A mistake that is not lost: it was over with the trace, over but for removals not printed, or went on. */
	enum { NQ_WAS_OVER, NQ_PRINTS_NO_REMOVALS, NQ_WENT_ON, NQ_ENDS } end;
	/* The first event of each kind that the program left out: it may be one that does not print this kind. */
	nq_counted not_passed;
	nq_parting passed[NQ_KINDS];
	/* The program numbers its lines by the steps of the search or by its own lines; the difference of the first one. */
	bool numbered, not_steps, not_events;
	int64_t to_steps, to_events;
	int state; /* index into `states` */
} nq_follower;

typedef struct {
	int n, only; /* only: index of the requested search, -1: any */
	int64_t events;
	nq_counted kinds;       /* of the events so far, and queens put down and taken back */
	nq_counted as_mistakes; /* the same for mistakes: the program may print no removals */
	bool has_details;       /* tests or numbers of steps were reported */
	int count, going_count;
	int words;                   /* of `states` in use */
	int16_t going[NQ_FOLLOWERS]; /* neither lost nor walked by a twin */
	nq_follower all[NQ_FOLLOWERS];
	uint64_t states[NQ_STATE_WORDS];
} nq_followers;

/* only: that search alone, rows from above and columns from the left, from start_row on; -1: all. */
void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening);

void nq_followers_next(nq_followers *f, const nq_event *event, uint64_t line);

/* There are no more lines: searches that would go on are lost at this one. A program that makes a mistake may have been
 * stopped, so mistakes stay, to be named if none is over. */
void nq_followers_end(nq_followers *f, uint64_t line);

const nq_search *nq_follower_state(const nq_followers *f, const nq_follower *of);

/* The search that was followed longest; NULL when there is none. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* The searches that did the same as this one all the time, a bit for each by its index, itself among them. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as);

/* The mistakes that explain all lines, a bit for each: of those that explain most of its end. */
uint32_t nq_followers_mistakes(const nq_followers *f);
