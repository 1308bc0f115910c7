/* timeline: random access over a search, forwards and backwards, by checkpoints ("copies").
 *
 *     step      0        s        2s       3s       4s   ...
 *     copy[]    [0]      [1]      [2]      [3]                 s = spacing
 *               o--------o--------o--------o----x
 *                                      ^now     ^furthest
 *
 *     memory    | now | cursor | furthest | copy 0 | copy 1 | ...          each as large as the search's state
 *
 * A moment is reached by walking from the last checkpoint before it. Memory limits their number, and NQ_MOST_COPIES:
 * more would slow every walk by a quarter for no visible gain. When full, every other one is dropped and the spacing
 * doubles. `at_most` bounds the steps of one call; after NQ_MORE call again with equal arguments; `now` changes only at
 * NQ_FOUND.
 *
 * Invariant: checkpoint i is the state after i * spacing steps, for 0 <= i < copies; none lies beyond furthest; the
 * next is due exactly at copies * spacing.
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
	nq_search *now;    /* current moment; NULL before the first start */
	nq_search *cursor; /* on the way to the next moment */
	nq_search *furthest;
	unsigned char *copy; /* first checkpoint; `capacity`, an even number, fit */
	size_t size;
	uint64_t spacing, copies, capacity;
} nq_timeline;

/* Memory for the most checkpoints within these limits, or for the fewest. 0: unknown search or unsupported n. */
size_t nq_timeline_bytes(int search, int n);

/* Starts at step 0 in memory aligned for a uint64_t. Returns false and writes nothing when it cannot hold
 * NQ_LEAST_COPIES or an argument is out of range (nq_search_start). */
bool nq_timeline_start(nq_timeline *t, void *memory, size_t bytes, int search, int n, int start_row);

/* Only directly after the start; on false, start again. See nq_search_set_up and nq_search_chance. */
bool nq_timeline_set_up(nq_timeline *t, const nq_setup *setup);
bool nq_timeline_chance(nq_timeline *t, const nq_chance *chance);

static inline const nq_search *nq_timeline_copy(const nq_timeline *t, uint64_t i) {
	return (const nq_search *)(t->copy + i * t->size);
}

/* Extends the far end; true once the whole walk is known. */
bool nq_timeline_extend(nq_timeline *t, uint64_t at_most);

/* Then t->furthest->step is the walk's length. */
static inline bool nq_timeline_measured(const nq_timeline *t) { return t->furthest->kind == NQ_DONE; }

/* Seeks the ordinal-th event of these kinds, or the test with the ordinal-th probe; 0 is the start. NQ_NEVER: the
 * search ends before; `now` is unchanged. */
nq_seek nq_timeline_seek(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t at_most);

/* Seeks the first of these events after a known step, at a row and a column (NQ_EMPTY: any). NQ_MORE: none in the next
 * `at_most` steps; continue from their end. */
nq_seek nq_timeline_find(nq_timeline *t, uint64_t after, nq_counted kinds, int row, int col, uint64_t at_most);

/* Ordinals of the next and previous of these events, without probes; 0: none. */
uint64_t nq_timeline_next(const nq_timeline *t, nq_counted kinds);
uint64_t nq_timeline_previous(const nq_timeline *t, nq_counted kinds);
