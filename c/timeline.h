/* timeline: random access over a search, forwards and backwards, without storing its steps.
 *
 *     step      0        s        2s       3s       4s   ...
 *     copy[]    [0]      [1]      [2]      [3]                 s = spacing
 *               o--------o--------o--------o----x
 *                                      ^now     ^furthest
 *
 *     memory    | now | cursor | furthest | copy 0 | copy 1 | ...          each as large as the search's state
 *
 * A moment is reached by walking on from the nearest copy before it. There are as many copies as the caller's memory
 * holds, and no more than NQ_MOST_COPIES: more would slow every walk down by a quarter, and no seek would be seen to be
 * faster. When they are as many, every other one is dropped and the spacing doubles. `at_most` bounds the steps that
 * one call walks; NQ_MORE asks to be called again with the same arguments, and `now` does not change before NQ_FOUND.
 *
 * Invariant: copy i is the search after i * spacing steps, for 0 <= i < copies; no copy lies beyond furthest; the next
 * one is due exactly at copies * spacing.
 */
#pragma once

#include "search.h"
#include "seek.h"

enum {
	NQ_TIMELINE_BYTES = 8 << 20,
	NQ_TIMELINE_BYTES_LARGE = 256 << 20, /* n > NQ_MAX */
	NQ_LEAST_COPIES = 4,
	NQ_MOST_COPIES = 4096
};

typedef struct {
	nq_search *now;    /* the moment looked at; NULL before any start */
	nq_search *cursor; /* on the way to it */
	nq_search *furthest;
	unsigned char *copy; /* the first of `copies`, with room for `capacity`, an even number */
	size_t size;         /* bytes of each */
	uint64_t spacing, copies, capacity;
} nq_timeline;

/* Memory for the most copies, within the limits above, or for the fewest. 0: no such search, or n is not for it. */
size_t nq_timeline_bytes(int search, int n);

/* Step 0 of a search, in the caller's memory, aligned for a uint64_t. False, and nothing written, when it does not hold
 * NQ_LEAST_COPIES or an argument is out of range (nq_search_start). */
bool nq_timeline_start(nq_timeline *t, void *memory, size_t bytes, int search, int n, int start_row);

/* Right after the start; false: start again. See nq_search_set_up and nq_search_chance. */
bool nq_timeline_set_up(nq_timeline *t, const nq_setup *setup);
bool nq_timeline_chance(nq_timeline *t, const nq_chance *chance);

static inline const nq_search *nq_timeline_copy(const nq_timeline *t, uint64_t i) {
	return (const nq_search *)(t->copy + i * t->size);
}

/* Walks on at the far end; true once the whole walk is known. */
bool nq_timeline_extend(nq_timeline *t, uint64_t at_most);

/* Then t->furthest->step is the walk's length. */
static inline bool nq_timeline_measured(const nq_timeline *t) { return t->furthest->kind == NQ_DONE; }

/* Goes to the ordinal-th event of these kinds, or the test that makes the ordinal-th probe; of NQ_EVERY_EVENT that is a
 * step number, and 0 is always the start. NQ_NEVER: the search ends before, and now is unchanged. */
nq_seek nq_timeline_seek(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t at_most);

/* Goes to the first of these events after a known step, at a row and a column; NQ_EMPTY: at any. NQ_MORE: it is not
 * among the next `at_most` steps; call again from their end. */
nq_seek nq_timeline_find(nq_timeline *t, uint64_t after, nq_counted kinds, int row, int col, uint64_t at_most);

/* Ordinals of the next and the previous of these events, not probes; 0: there is none. */
uint64_t nq_timeline_next(const nq_timeline *t, nq_counted kinds);
uint64_t nq_timeline_previous(const nq_timeline *t, nq_counted kinds);
