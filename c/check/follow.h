/* Runs all searches, and searches with common mistakes (mistakes.h), in step with a trace. A follower runs one search,
 * or several that place and remove the same queens if the trace prints nothing else. At the first line that differs,
 * the follower is lost. A program may start in any corner and go by rows or columns. So a trace has eight readings
 * (mirrored or rotated boards); its first square fits two. Invariant: a follower that is not lost is at the last event
 * of the trace. It skipped only kinds of events that the program does not print. */
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
	int search;        /* index of a search, or -1 for a mistake */
	uint32_t searches; /* `search` and its twins, which place and remove the same queens; bits 1 << index */
	nq_mistake mistake;
	int reading;
	uint64_t lost; /* first line of the trace that differs, or 0 */
	nq_wrong at;   /* fault at line `lost`, or an event missing before it; expected.by_row is of the mirrored board */
	/* End of a mistaken search that agrees with the whole trace. NQ_PRINTS_NO_REMOVALS: the search is over, but the
	 * trace lacks its removals. */
	enum { NQ_WAS_OVER, NQ_PRINTS_NO_REMOVALS, NQ_WENT_ON, NQ_ENDS } end;
	nq_counted not_passed;     /* kinds with every event printed so far */
	nq_wrong passed[NQ_KINDS]; /* [kind]: its first missing event; unset if in `not_passed` */
	/* Printed step numbers may count steps of the search or events of the trace. */
	bool numbered;
	int64_t to_steps, to_events; /* printed number minus number of steps, or of events */
	bool not_steps, not_events;  /* printed numbers do not count steps, do not count events */
	int state;
} nq_follower;

typedef struct {
	int n, only;
	int64_t events;
	nq_counted kinds;
	nq_counted as_mistakes; /* `kinds` for searches with mistakes; has no NQ_REMOVE if the trace only places queens */
	bool has_details;
	int count, going_count;
	int words;
	int16_t going[NQ_FOLLOWERS];
	nq_follower all[NQ_FOLLOWERS];
	uint64_t states[NQ_STATE_WORDS];
} nq_followers;

/* only: index of the search to follow, from start_row; -1: all searches, in the two readings that fit `opening`. */
void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening);

void nq_followers_next(nq_followers *f, const nq_event *event, uint64_t line);

/* Ends the trace at this line. A follower whose search goes on is lost; if mistaken, only if removals are
 * missing, too. */
void nq_followers_end(nq_followers *f, uint64_t line);

/* Search that agrees with the trace longest; may be NULL. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* Searches (bits 1 << index) with the same reading and first differing line as `as`. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as);

/* Mistakes (bits 1 << nq_mistake) that explain all lines with the lowest `end` among such mistakes. */
uint32_t nq_followers_mistakes(const nq_followers *f);
