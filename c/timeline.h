/* Random access over a search, forwards and backwards, by checkpoints ("copies").
 *
 *   copy[]    [0]      [1]      [2]      [3]       spacing: steps between two checkpoints
 *             o--------o--------o--------o----x
 *                                    ^now     ^furthest
 *
 *   memory    | now | cursor | furthest | copy 0 | copy 1 | ...    each as large as the search's state
 *
 * When nq_timeline_most_copies are stored, every second one is dropped and the spacing doubles. `at_most` limits the
 * steps of a call; after NQ_MORE repeat the call. `now` changes only at NQ_FOUND.
 *
 * Invariant: checkpoint i is the state after first + i * spacing steps, for 0 <= i < copies; none lies beyond
 * furthest. */
#pragma once

#include "search.h"
#include "seek.h"

enum {
	NQ_TIMELINE_BYTES = 8 << 20,
	NQ_TIMELINE_BYTES_LARGE = 256 << 20, /* for n > NQ_MAX */
	NQ_LEAST_COPIES = 4,
	NQ_MOST_COPIES = 4096, /* storing more would make a search a quarter slower */
	NQ_CLOSE = 4096,       /* a cheap search takes this many steps in 50 µs, so a seek needs no closer checkpoints */
	NQ_MOST_CLOSE = 1024   /* limit while the spacing is below NQ_CLOSE; dropping leaves half, enough for the page */
};

typedef struct {
	nq_search *now; /* NULL before the first start */
	nq_search *cursor, *furthest;
	unsigned char *copy; /* `copies` checkpoints, at most `capacity` (an even number) */
	size_t size;
	uint64_t first, spacing, copies, capacity;
} nq_timeline;

/* Bytes for as many checkpoints as the limits allow, at least NQ_LEAST_COPIES. 0: unknown search or invalid n. */
size_t nq_timeline_bytes(int search, int n);

/* Starts at step 0 in memory aligned for a uint64_t. Returns false, without change, when there is no space for
 * NQ_LEAST_COPIES or an argument is out of range. */
bool nq_timeline_start(nq_timeline *t, void *memory, size_t bytes, int search, int n, int start_row);

/* Makes `now` the first checkpoint, after the caller has replaced `now` by a later state of this walk or, at step 0,
 * has set options of the search. Earlier steps can no longer be reached. */
void nq_timeline_resume(nq_timeline *t);

static inline const nq_search *nq_timeline_copy(const nq_timeline *t, uint64_t i) {
	return (const nq_search *)(t->copy + i * t->size);
}

/* Limit of checkpoints at the present spacing. Steps of large boards are slow, so their checkpoints are closer. */
static inline uint64_t nq_timeline_most_copies(const nq_timeline *t) {
	bool is_close = t->spacing < NQ_CLOSE && t->now->n <= NQ_MAX;
	return is_close && t->capacity > NQ_MOST_CLOSE ? NQ_MOST_CLOSE : t->capacity;
}

/* Extends the known part of the walk; true if the whole walk is known. */
bool nq_timeline_extend(nq_timeline *t, uint64_t at_most);

/* Seeks the ordinal-th event of these kinds; for NQ_EVERY_PROBE, the test that includes this probe. Ordinal 0 is
 * the start. NQ_NEVER: the walk has fewer. */
nq_seek nq_timeline_seek(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t at_most);

/* Seeks the first event of these kinds after a known step, in `row` and `col` (NQ_EMPTY: any). NQ_MORE: the next
 * `at_most` steps have none; to continue, add `at_most` to `after`. */
nq_seek nq_timeline_find(nq_timeline *t, uint64_t after, nq_counted kinds, int row, int col, uint64_t at_most);

/* Ordinals of the next and previous event of these kinds (0: no previous one). `kinds` must not be NQ_EVERY_PROBE. */
uint64_t nq_timeline_next(const nq_timeline *t, nq_counted kinds);
uint64_t nq_timeline_previous(const nq_timeline *t, nq_counted kinds);
