/* Runs all searches, and mistaken searches (mistakes.h), in step with a trace. A follower runs one search. It is lost
 * at the first line of the trace that differs. Twins are searches that place and remove the same queens. They share a
 * follower if the trace has no details.
 *
 * A program may start in any corner and go by rows or columns. So a trace has eight readings: rotations and mirror
 * images of its board. In reading NQ_FROM_RIGHT, the last column is column 0. The first square fits two readings: one
 * by rows and one by columns.
 *
 * Invariant: a follower that is not lost is at the last event of the trace. It skipped only kinds of events that the
 * program does not print. */
#pragma once

#include "legal.h"
#include "mistakes.h"

typedef struct {
	int entered, row, col; /* row, col: first square; entered: row entered before it, or NQ_UNSTATED */
	bool only_places;
	bool is_quiet;    /* the trace implies removals (legal.h) */
	bool has_details; /* the trace has tests or step numbers */
} nq_opening;

enum { NQ_FROM_RIGHT = 1, NQ_FROM_BELOW = 2, NQ_TRANSPOSED = 4, NQ_READINGS = 8 };

/* Convert a square of the trace to the search's square, and back. Squares off the board do not change. */
void nq_read_square(int n, int reading, int *row, int *col);
void nq_read_back(int n, int reading, int *row, int *col);

/* Each of two readings has followers for all mistakes and at most 17 searches. A search's state has fewer than 64
 * words, except exact-cover with up to 1664. */
enum { NQ_FOLLOWERS = 2 * (17 + NQ_MISTAKES) };
enum { NQ_STATE_WORDS = 2 * (17 * 64 + 1664 + NQ_MISTAKES * (sizeof(nq_mistaken) / sizeof(uint64_t))) };

typedef struct {
	int search;        /* index, or -1 for a mistaken search */
	uint32_t searches; /* `search` and its twins, as bits 1 << index */
	nq_mistake mistake;
	int reading;
	uint64_t lost; /* first line of the trace that differs, or 0 */
	nq_wrong at;   /* event at line `lost`, or one missing before it; expected.by_row is a row of the search's board */
	/* End of a mistaken search that agrees with the whole trace. NQ_PRINTS_NO_REMOVALS: the search is over, but the
	 * trace lacks its removals. */
	enum { NQ_WAS_OVER, NQ_PRINTS_NO_REMOVALS, NQ_WENT_ON, NQ_ENDS } end;
	nq_counted complete;              /* kinds of events that the trace has printed in full so far */
	nq_wrong first_missing[NQ_KINDS]; /* [kind]: first event that the trace lacks, if not `complete` */
	/* Printed step numbers may count steps of the search or events of the trace. */
	bool numbered;
	int64_t to_steps;           /* first printed number minus the number of the search's step */
	int64_t to_events;          /* first printed number minus the number of the trace's event */
	bool not_steps, not_events; /* a later number contradicts to_steps or to_events */
	int state;
} nq_follower;

typedef struct {
	int n;
	int only; /* index of the only search to follow, or -1 */
	int64_t events;
	nq_counted kinds;       /* kinds of events that the program prints */
	nq_counted as_mistakes; /* for mistaken searches: lacks NQ_REMOVE if the trace only places queens */
	bool has_details;
	int count, going_count;
	int words;
	int16_t going[NQ_FOLLOWERS];
	nq_follower all[NQ_FOLLOWERS];
	uint64_t states[NQ_STATE_WORDS];
} nq_followers;

/* Follows search `only` from start_row or, if it is -1, all searches in the two readings that fit `opening`. */
void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening);

void nq_followers_next(nq_followers *f, const nq_event *event, uint64_t line);

/* Ends the trace at this line. A follower whose search goes on is lost. A mistaken search is lost only if it
 * also made removals that the trace lacks. */
void nq_followers_end(nq_followers *f, uint64_t line);

/* Search that agrees with the trace longest; may be NULL. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* Searches (bits 1 << index) that stop agreeing at the same line as `other`, read the same way. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *other);

/* Mistakes that explain the whole trace, as bits 1 << nq_mistake. Of these, only the ones with the lowest `end`. */
uint32_t nq_followers_mistakes(const nq_followers *f);
