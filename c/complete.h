/* complete: boards that begin with queens given and squares blocked. A completion holds all queens given, uses no
 * square blocked, and has a queen in each row and each column of which no two attack each other.
 *
 *     nq_setup s;                                          . x . .       nq_setup_start(&s, 4)
 *     nq_decide d;                                         . . . Q       nq_setup_give(&s, 1, 3)
 *     nq_decide_start(&d, &s);                             . . . .       nq_setup_block(&s, 0, 0), (&s, 0, 1) ...
 *     while (nq_decide_run(&d, &nodes) == NQ_MORE) ...     x . . .
 *
 * One completion or none (nq_decide), all of them in lexicographic order (nq_completions), how many (nq_tally). Why
 * there is none: why.h. n goes to NQ_COMPLETE_MAX, rows and columns count from 0. What may last takes from a budget of
 * nodes, queens tried, and says NQ_MORE when it is used up. Every struct is plain data without pointers, the caller's:
 * a copy is a whole copy that goes on by itself. Nothing depends on a clock or on how the work is cut into slices.
 */
#pragma once

#include "complete/open.h"
#include "seek.h"
#include "solutions/row.h"

#include <stdbool.h>
#include <stdint.h>

/* --- one completion --- */

enum { NQ_COMPLETE_LINES = 2 * NQ_COMPLETE_MAX };

typedef struct {
	uint16_t square, closed; /* how many were closed before */
} nq_tried;

typedef struct {
	nq_open open;
	int depth, base; /* tried[base … depth-1] are the search's, those before the caller's */
	nq_tried tried[NQ_COMPLETE_MAX];
	uint32_t weight[NQ_COMPLETE_LINES]; /* by line: 1, and 1 for each time that no square of it was left */
	uint32_t failures, patience;        /* since the last restart, and their limit */
	uint32_t restarts;
} nq_decide;

void nq_decide_start(nq_decide *d, const nq_setup *setup);

nq_seek nq_decide_run(nq_decide *d, uint64_t *nodes);

void nq_decide_read(const nq_decide *d, int8_t column[NQ_COMPLETE_MAX]);

/* --- all completions, top row first, columns from the left --- */

typedef struct {
	nq_decide d; /* its first `base` queens are the way taken, each leftmost in the first row left */
	enum { NQ_ASKING, NQ_KNOWING, NQ_AT } at;
	int8_t witness[NQ_COMPLETE_MAX]; /* a completion of the way, if one is known */
} nq_completions;

void nq_completions_start(nq_completions *c, const nq_setup *setup);

/* NQ_FOUND: nq_decide_read(&c->d, …) gives it. */
nq_seek nq_completions_next(nq_completions *c, uint64_t *nodes);

/* --- how many --- */

enum { NQ_TALLY_ROWS = 32 };

typedef struct {
	nq_decide d; /* open squares at the start; closing squares, the search */
	bool by_rows, with_heat;
	bool mirrored; /* by rows: the board is its own mirror image, left and right */
	int row;       /* by rows: -1 when it is over */
	uint32_t open[NQ_TALLY_ROWS];
	uint32_t shut[NQ_TALLY_ROWS]; /* by column, the blocked squares of the last rows */
	nq_row rows[NQ_TALLY_ROWS];
	uint64_t found[NQ_TALLY_ROWS]; /* by row, below the queens above */
	bool is_over;                  /* closing squares */
	double done, share[NQ_COMPLETE_MAX + 1];
	uint64_t count; /* closing squares: so far; else and of heat, once it is over */
	uint64_t heat[NQ_COMPLETE_MAX][NQ_COMPLETE_MAX];
} nq_tally;

void nq_tally_start(nq_tally *t, const nq_setup *setup, bool with_heat);

/* NQ_FOUND once all are counted (there may be none), else NQ_MORE. */
nq_seek nq_tally_run(nq_tally *t, uint64_t *nodes);

double nq_tally_progress(const nq_tally *t);
