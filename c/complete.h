/* Completions of an initial position, n ≤ NQ_COMPLETE_MAX. A completion is a solution with all fixed queens and no
 * queen on a blocked square.
 *
 *   . x . .   nq_setup_start(&s, 4);
 *   . . . Q   nq_setup_give(&s, 1, 3);
 *   . . . .   nq_setup_block(&s, 0, 1), nq_setup_block(&s, 3, 0);
 *   x . . .   nq_decide_start(&d, &s);
 *             while (nq_decide_run(&d, &nodes) == NQ_MORE) ...
 *
 * nq_decide finds one completion, nq_completions lists all in lexicographic order, nq_tally counts them. If there is
 * none, why.h proves it. Structs have no pointers: a copy is a checkpoint. */
#pragma once

#include "complete/open.h"
#include "seek.h"
#include "solutions/row.h"

enum { NQ_COMPLETE_LINES = 2 * NQ_COMPLETE_MAX };

typedef struct {
	uint16_t square, closed;
} nq_tried;

typedef struct {
	nq_open open;
	int depth, base; /* tried[0 … base-1]: the caller's queens; tried[base … depth-1]: the search's */
	nq_tried tried[NQ_COMPLETE_MAX];
	uint32_t weight[NQ_COMPLETE_LINES]; /* [line]: 1 + number of times that the line lost its last square */
	uint32_t failures, restarts;
} nq_decide;

void nq_decide_start(nq_decide *d, const nq_setup *setup);

nq_seek nq_decide_run(nq_decide *d, uint64_t *nodes);

void nq_decide_read(const nq_decide *d, int8_t column[NQ_COMPLETE_MAX]);

typedef struct {
	nq_decide d;
	enum { NQ_UNDECIDED, NQ_HAS_WITNESS, NQ_AT_RESULT } at;
	int8_t witness[NQ_COMPLETE_MAX]; /* a completion of the prefix, if known */
} nq_completions;

void nq_completions_start(nq_completions *c, const nq_setup *setup);

/* After NQ_FOUND, nq_decide_read(&c->d, …) reads the completion. */
nq_seek nq_completions_next(nq_completions *c, uint64_t *nodes);

enum { NQ_TALLY_ROWS = 32 };

typedef struct {
	nq_decide d; /* if by_rows, only `open` is used */
	bool by_rows, with_heat, mirrored;
	int row; /* current row if by_rows; -1 at the end */
	uint32_t open[NQ_TALLY_ROWS];
	uint32_t blocked[NQ_TALLY_ROWS]; /* [c]: bitmask of column c's blocked squares in the last rows */
	nq_row rows[NQ_TALLY_ROWS];
	uint64_t found[NQ_TALLY_ROWS]; /* [row]: completions found with the present queens above `row` */
	bool is_over;
	double done, share[NQ_COMPLETE_MAX + 1];
	uint64_t count; /* valid at the end, like `heat` */
	uint64_t heat[NQ_COMPLETE_MAX][NQ_COMPLETE_MAX];
} nq_tally;

void nq_tally_start(nq_tally *t, const nq_setup *setup, bool with_heat);

/* Returns NQ_FOUND at the end, even if there are no completions. */
nq_seek nq_tally_run(nq_tally *t, uint64_t *nodes);

double nq_tally_progress(const nq_tally *t);
