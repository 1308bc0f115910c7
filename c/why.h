/* Proves that an initial position (complete.h) has no completion.
 *
 * nq_reason finds a minimal conflict set: fixed queens and blocked squares that together exclude every completion. If
 * one of them is dropped, there is a completion. nq_chain finds a proof. It is a list of links, for example:
 *
 *   Q . . .  NQ_NARROWED   row 1, (2, 3)  (2, 3) is closed: a queen there would attack all squares left in row 1
 *   . . o o  NQ_FORCED     row 2, (2, 1)  the only square left in row 2 gets a queen
 *   . o . o  NQ_EXHAUSTED  row 3          row 3 has no square left: there is no completion
 *   . o o .  (o: open squares at the start)
 *
 * NQ_SUPPOSE opens a case: it assumes a queen on an open square. NQ_EXHAUSTED ends the case. The squares closed in
 * the case reopen, and the assumed square is closed. */
#pragma once

#include "complete.h"

enum { NQ_CHAIN_MAX = 1000 };

enum { NQ_SUPPOSE = NQ_EXHAUSTED + 1 };

typedef struct {
	uint8_t kind;
	uint8_t line;    /* row, or NQ_COLUMNS + column; 0 for NQ_SUPPOSE */
	int8_t row, col; /* square that gets a queen or is closed; NQ_NOWHERE in the last link */
	uint8_t depth;   /* number of cases that contain this link; a case includes its first and last link */
} nq_link;

static inline nq_link nq_link_to(uint16_t square, int kind, int line, int depth) {
	return (nq_link){(uint8_t)kind, (uint8_t)line, (int8_t)nq_row_of(square), (int8_t)nq_col_of(square),
	                 (uint8_t)depth};
}

typedef struct {
	uint64_t word[(NQ_CHAIN_MAX + 63) / 64];
} nq_link_set;

typedef struct {
	nq_setup setup;
	nq_open open;  /* open squares after the links so far */
	nq_open again; /* open squares while verifying a shorter proof */
	enum { NQ_PROVING, NQ_PROBING, NQ_SHORTENING, NQ_ENDED } doing;
	int depth;
	nq_tried cases[NQ_COMPLETE_MAX];
	int begins[NQ_COMPLETE_MAX];
	uint16_t by[NQ_COMPLETE_SQUARES];
	int probe, best; /* probe: next line to try; best: best square so far */
	uint64_t least;
	int shorten; /* next link to try to drop, counting down */
	bool too_long;
	int length; /* 0 without a proof */
	nq_link links[NQ_CHAIN_MAX];
	nq_link_set needs[NQ_CHAIN_MAX];
} nq_chain;

void nq_chain_start(nq_chain *c, const nq_setup *setup);

/* NQ_FOUND: links[0 … length-1] are the proof; no link or case is redundant. NQ_NEVER: a completion exists or, if
 * `too_long`, no proof of at most NQ_CHAIN_MAX links was found. */
nq_seek nq_chain_run(nq_chain *c, uint64_t *nodes);

/* Makes nq_chain_run drop the links and cases that the last link does not need. */
void nq_chain_shorten(nq_chain *c);

typedef struct {
	nq_setup left;
	nq_chain chain;
	nq_decide d;
	enum { NQ_EXPLAINING, NQ_DECIDING, NQ_LEAVING_OUT, NQ_EXPLAINED } doing;
	int next; /* number of the square to leave out; blocked squares come first */
} nq_reason;

void nq_reason_start(nq_reason *r, const nq_setup *setup);

/* NQ_FOUND: `left` is the minimal conflict set; for n = 2 or 3, it is empty. NQ_NEVER: a completion exists. */
nq_seek nq_reason_run(nq_reason *r, uint64_t *nodes);

double nq_reason_progress(const nq_reason *r);
