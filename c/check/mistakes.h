/* mistakes: faults that learners make, each a small change of the search that goes row by row. A mistaken search is
 * walked like a right one, event by event, and its events and boards are compared with those of a program.
 *
 * Plain data without pointers. Invariant: a mistaken search looks at no array outside of its bounds, takes no square
 * twice in a frame, and so ends.
 */
#pragma once

#include "../search.h"

/* A line of mistakes_table.h each. */
typedef enum {
#define MISTAKE(name, id, sentence) NQ_##name,
#include <check/mistakes_table.h>
#undef MISTAKE
	NQ_MISTAKES
} nq_mistake;

typedef struct {
	nq_search head; /* `search` means nothing here */
	nq_mistake mistake;
	bool given_up;                              /* no more squares are tried in the open rows */
	uint64_t columns, diagonals, antidiagonals; /* taken, as the program believes; bits of nq_lines */
	int8_t queens[NQ_MAX];                      /* the column put down last in each row, NQ_EMPTY before */
	uint32_t shown[NQ_MAX];                     /* the squares of the board that it prints, bit c for column c */
	uint32_t attacked[NQ_MAX];                  /* the squares marked as attacked by any queen */
	int8_t rows[NQ_MAX + 1], cols[NQ_MAX + 1];  /* of each frame its row, and the column of its queen */
} nq_mistaken;

const char *nq_mistake_id(nq_mistake mistake);
const char *nq_mistake_sentence(nq_mistake mistake); /* English, one sentence */

/* The walk is right, and only the printed boards are wrong. */
bool nq_shows_in_boards_only(nq_mistake mistake);

void nq_mistaken_start(nq_mistaken *m, nq_mistake mistake, int n);

/* As nq_search_run. */
uint64_t nq_mistaken_run(nq_mistaken *m, uint64_t at_most, nq_counted until);
