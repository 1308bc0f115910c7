/* mistakes: faults that learners make, each as a small change of the search that goes row by row, with three arrays of
 * lines or with a list of columns. One is walked like a search, event by event, and so it can be asked whether a
 * program that prints these lines, or these boards, may have made it.
 *
 * Plain data without pointers. Invariant: a mistaken search looks at no array outside of its bounds, takes no square
 * twice in a frame, and so ends.
 */
#pragma once

#include "../search.h"

/* A line of mistakes_table.h each, the likeliest first. */
typedef enum {
#define MISTAKE(name, id, sentence) NQ_##name,
#include <check/mistakes_table.h>
#undef MISTAKE
	NQ_MISTAKES
} nq_mistake;

typedef struct {
	nq_search head; /* `search` means nothing here */
	nq_mistake mistake;
	bool given_up;                              /* nothing more is tried in the rows that are open */
	uint64_t columns, diagonals, antidiagonals; /* taken, as the program believes; bits of nq_lines */
	int8_t queens[NQ_MAX];                      /* the column put down last in each row, NQ_EMPTY before */
	uint32_t shown[NQ_MAX];                     /* the squares of the board that it prints, bit c for column c */
	uint32_t attacked[NQ_MAX];                  /* the squares marked as attacked by any queen */
	int8_t rows[NQ_MAX + 1], cols[NQ_MAX + 1];  /* of each frame its row, and the column of its queen */
} nq_mistaken;

const char *nq_mistake_id(nq_mistake mistake);
const char *nq_mistake_sentence(nq_mistake mistake); /* English, one sentence */

/* Whether its walk is the right one, and only what is printed at the end is not. */
bool nq_shows_in_boards_only(nq_mistake mistake);

void nq_mistaken_start(nq_mistaken *m, nq_mistake mistake, int n);

/* As nq_search_run. */
uint64_t nq_mistaken_run(nq_mistaken *m, uint64_t at_most, nq_counted until);
