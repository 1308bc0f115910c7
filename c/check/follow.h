/* follow: finds the searches and the mistakes that print the same events as a trace, and up to which line. Followers
 * are walked along with the trace and are lost at the first line where they differ.
 *
 * A program may start in any corner of the board, by rows or by columns; the first square leaves two readings. Searches
 * that place and remove the same queens are twins: one follower walks for all unless the trace has details.
 *
 * Invariant: the last event of a follower that is not lost is the last one reported; events that it left out before are
 * of kinds that the program does not print.
 */
#pragma once

#include "legal.h"
#include "mistakes.h"

typedef struct {
	int entered, row, col; /* first square; entered: row entered before it, or NQ_UNSTATED */
	bool only_places;      /* all events with a square are placements */
	bool is_quiet;         /* there are no removals, and the placements are right if removals are implied */
	bool has_details;      /* tests or step numbers */
} nq_opening;

/* A reading: bits for the differences between the program's rows and columns and a search's. */
enum { NQ_FROM_RIGHT = 1, NQ_FROM_BELOW = 2, NQ_TRANSPOSED = 4, NQ_READINGS = 8 };

/* Convert the program's square to the search's, and back. Values off the board are unchanged. */
void nq_read_square(int n, int reading, int *row, int *col);
void nq_read_back(int n, int reading, int *row, int *col);

/* Each reading has 16 searches, one of them from below too, and all mistakes. exact-cover needs 1664 words at NQ_MAX,
 * every other search fewer than 64. */
enum { NQ_FOLLOWERS = 2 * (17 + NQ_MISTAKES) };
enum { NQ_STATE_WORDS = 2 * (17 * 64 + 1664 + NQ_MISTAKES * (sizeof(nq_mistaken) / sizeof(uint64_t))) };

typedef struct {
	int search;        /* index into the table; -1: a mistake */
	uint32_t searches; /* bits: this search and its twins */
	nq_mistake mistake;
	int reading;
	uint64_t lost; /* first line that differs; 0: none */
	nq_wrong at;   /* line `lost`, or an earlier line lacking an event; by_row as the search counts */
	/* End of a mistake that is not lost: with the trace, with unprinted removals, or later. */
	enum { NQ_WAS_OVER, NQ_PRINTS_NO_REMOVALS, NQ_WENT_ON, NQ_ENDS } end;
	/* passed: first omitted event by kind; not_passed: kinds without. */
	nq_counted not_passed;
	nq_wrong passed[NQ_KINDS];
	/* Printed numbers count steps of the search or events; their differences at the first numbered line. */
	bool numbered, not_steps, not_events;
	int64_t to_steps, to_events;
	int state;
} nq_follower;

typedef struct {
	int n, only; /* only: index of the requested search, -1: any */
	int64_t events;
	nq_counted kinds;       /* of the events so far; also placements and, unless the trace is quiet, removals */
	nq_counted as_mistakes; /* `kinds` for mistakes, which may print no removals */
	bool has_details;
	int count, going_count;
	int words;                   /* of `states` in use */
	int16_t going[NQ_FOLLOWERS]; /* not lost */
	nq_follower all[NQ_FOLLOWERS];
	uint64_t states[NQ_STATE_WORDS];
} nq_followers;

/* only: index of the only search, read from above and from the left, from start_row on; -1: all searches. */
void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening);

void nq_followers_next(nq_followers *f, const nq_event *event, uint64_t line);

/* Ends the trace: searches that would go on are lost at this line. Mistakes are not lost: the program may have
 * been stopped. */
void nq_followers_end(nq_followers *f, uint64_t line);

/* Search that the trace follows longest; may be NULL. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* The searches that never differed from this one, as bits by index, itself included. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as);

/* Bits: among mistakes that explain all lines, those that best explain the end. */
uint32_t nq_followers_mistakes(const nq_followers *f);
