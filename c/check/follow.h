/* follow: walks all searches and mistakes along with a trace, and finds the line at which each differs from it. A
 * program may start in any corner and go by rows or by columns; its first square leaves two of these eight readings.
 * Searches that place and remove the same queens are twins, and share a follower unless the trace has details.
 * Invariant: a follower that is not lost stands at the last event of the trace; the events that the trace lacks are
 * of kinds that the program does not print. */
#pragma once

#include "legal.h"
#include "mistakes.h"

typedef struct {
	int entered, row, col; /* first square; row entered before it, or NQ_UNSTATED */
	bool only_places;
	bool is_quiet;    /* removals are implied (legal.h) */
	bool has_details; /* tests or step numbers */
} nq_opening;

enum { NQ_FROM_RIGHT = 1, NQ_FROM_BELOW = 2, NQ_TRANSPOSED = 4, NQ_READINGS = 8 };

/* Convert a program's square to the search's and back. Values off the board are unchanged. */
void nq_read_square(int n, int reading, int *row, int *col);
void nq_read_back(int n, int reading, int *row, int *col);

/* In each of two readings: 16 searches, one of them also from below, and all mistakes. The state of exact-cover
 * takes 1664 words at NQ_MAX, that of any other search fewer than 64. */
enum { NQ_FOLLOWERS = 2 * (17 + NQ_MISTAKES) };
enum { NQ_STATE_WORDS = 2 * (17 * 64 + 1664 + NQ_MISTAKES * (sizeof(nq_mistaken) / sizeof(uint64_t))) };

typedef struct {
	int search;        /* its index; -1: a mistake */
	uint32_t searches; /* bits: this search and its twins */
	nq_mistake mistake;
	int reading;
	uint64_t lost; /* first line that differs; 0: none */
	nq_wrong at;   /* fault at line `lost`, or earlier if an event is missing there; by_row counts the search's rows */
	/* End of a mistake that is not lost: with the trace, after removals that are not printed, or later. */
	enum { NQ_WAS_OVER, NQ_PRINTS_NO_REMOVALS, NQ_WENT_ON, NQ_ENDS } end;
	/* Kinds without a missing event; first missing event of each other kind. */
	nq_counted not_passed;
	nq_wrong passed[NQ_KINDS];
	/* Step numbers may count steps of the search or events of the trace. Distance from each count at the first
	 * numbered line, and true if a later line has another distance. */
	bool numbered, not_steps, not_events;
	int64_t to_steps, to_events;
	int state;
} nq_follower;

typedef struct {
	int n, only; /* index of the requested search; -1: any */
	int64_t events;
	nq_counted kinds;
	nq_counted as_mistakes; /* without removals if the trace has none */
	bool has_details;
	int count, going_count;
	int words;
	int16_t going[NQ_FOLLOWERS];
	nq_follower all[NQ_FOLLOWERS];
	uint64_t states[NQ_STATE_WORDS];
} nq_followers;

/* start_row: row in which search `only` starts; `only` -1: compares all searches in all readings. */
void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening);

void nq_followers_next(nq_followers *f, const nq_event *event, uint64_t line);

/* Ends the trace. Searches that would go on are lost at this line; mistakes are not: the program may have been
 * stopped. */
void nq_followers_end(nq_followers *f, uint64_t line);

/* Search that the trace follows longest; may be NULL. */
const nq_follower *nq_followers_best(const nq_followers *f);

/* Bits by index: searches of followers with the same reading and the same `lost`. */
uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as);

/* Bits by nq_mistake: mistakes that explain all lines; of those, the ones that best explain the end. */
uint32_t nq_followers_mistakes(const nq_followers *f);
