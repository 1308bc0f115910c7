/* timeline: random access over a search, forwards and backwards, without storing its steps.
 *
 *     step      0        s        2s       3s       4s   ...
 *     copy[]    [0]      [1]      [2]      [3]                 s = spacing
 *               o--------o--------o--------o----x
 *                                      ^now     ^furthest
 *
 * Because a search is plain data, evenly spaced copies of it are enough: a moment is reached by walking on
 * from the nearest copy before it, and going back is going forward from an earlier copy. When the copies
 * are full every other one is dropped and the spacing doubles, so memory is fixed whatever the length.
 *
 * All work is done in slices: `at_most` bounds the steps walked by one call, and NQ_MORE asks to be
 * called again with the same arguments. Nothing the caller looks at (`now`) changes before NQ_FOUND.
 *
 * Invariant: copy[i] is the search after i * spacing steps, for 0 <= i < copies; no copy lies beyond furthest;
 * the next one is due exactly at copies * spacing.
 */
#ifndef NQ_TIMELINE_H
#define NQ_TIMELINE_H

#include "search.h"
#include "seek.h"

enum { NQ_COPIES = 4096, NQ_FIRST_SPACING = 1 };

typedef struct {
    nq_search now;      /* the moment looked at */
    nq_search cursor;   /* on the way to it */
    nq_search furthest; /* how far the search has been walked */
    uint64_t spacing;
    uint32_t copies;
    nq_search copy[NQ_COPIES];
} nq_timeline;

/* Sets t to step 0 of a search. Arguments and result as nq_search_start. */
bool nq_timeline_start(nq_timeline *t, int search, int n, int start_row);

/* Walks on at the far end, looking at nothing; true once the whole walk is known. */
bool nq_timeline_extend(nq_timeline *t, uint64_t at_most);

/* Whether the whole walk is known; then its length in steps is nq_search_steps(&t->furthest). */
static inline bool nq_timeline_measured(const nq_timeline *t) { return t->furthest.kind == NQ_DONE; }

/* Goes to the first moment at which so much has been counted: the ordinal-th event of these kinds, or the test that makes the
 * ordinal-th probe. For NQ_EVERY_EVENT ordinal is a step number; 0 is always the start. NQ_NEVER: the search ends
 * before, and now is unchanged. */
nq_seek nq_timeline_seek(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t at_most);

/* The ordinal to seek for the next and for the previous of these events, not probes, as seen from now. 0 for the
 * previous means there is none. */
uint64_t nq_timeline_next(const nq_timeline *t, nq_counted kinds);
uint64_t nq_timeline_previous(const nq_timeline *t, nq_counted kinds);

#endif
