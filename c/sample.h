/* sample: a search that moves queens, walked to its end from many seeds, one after the other, and how the walks end.
 *
 *     nq_sample s;
 *     nq_sample_start(&s, walk, search, 8, (nq_chance){.seed = 0}, 1000)     seeds 0 … 999
 *     while (nq_sample_run(&s, 10000) == NQ_MORE) ...                        so many steps at most
 *     s.ends[NQ_SOLVED].count                                                of 1000
 *
 *     moves    0      width    2 width          NQ_SAMPLE_CELLS width
 *     cells    | [0]  |  [1]   |   ...    [255] |     twice as wide, for all ends, once a walk takes more moves
 *
 * Invariant: the cells of an end add up to its count. What is told depends on the seeds alone, not on how it was cut.
 */
#pragma once

#include "search.h"
#include "seek.h"

enum { NQ_SAMPLE_CELLS = 256 };

typedef enum { NQ_STUCK, NQ_SOLVED, NQ_ENDS } nq_end;

typedef struct {
	uint64_t sum;
	double squares; /* the sum of them */
} nq_tally;

typedef struct {
	uint64_t count;                 /* walks that ended so */
	nq_tally moves, restarts;       /* of all of them */
	uint64_t cell[NQ_SAMPLE_CELLS]; /* how many took width * i … width * (i + 1) - 1 moves */
} nq_sample_end;

typedef struct {
	nq_search *walk; /* under way, of chance.seed; the caller's */
	nq_chance chance;
	uint64_t left;  /* walks to end, this one included */
	uint64_t width; /* of a cell: a power of two */
	nq_sample_end ends[NQ_ENDS];
} nq_sample;

/* So many walks, seed by seed from chance->seed on; walk: nq_search_bytes(search, n) bytes. False when there are to be
 * none, the search takes no such chance, or n is not for it. */
bool nq_sample_start(nq_sample *s, nq_search *walk, int search, int n, const nq_chance *chance, uint64_t walks);

/* Takes so many steps at most, at least one: found, once all walks have ended. */
nq_seek nq_sample_run(nq_sample *s, uint64_t at_most);
