/* mistakes: common mistakes of learners, each a small change of the search that goes row by row. A mistaken search is
 * walked like a right one.
 *
 * Invariant: a mistaken search stays within its arrays and tries no square twice in a frame, so it ends.
 */
#pragma once

#include "../search.h"

typedef enum {
#define MISTAKE(name, ...) NQ_##name,
#include <check/mistakes_table.h>
#undef MISTAKE
	NQ_MISTAKES
} nq_mistake;

typedef struct {
	nq_search head; /* `search` is not used */
	nq_mistake mistake;
	bool given_up;                              /* open rows try no more squares */
	uint64_t columns, diagonals, antidiagonals; /* lines marked as taken, as bits */
	int8_t queens[NQ_MAX];                      /* last column placed in each row; NQ_EMPTY: none */
	uint32_t shown[NQ_MAX];
	uint32_t attacked[NQ_MAX];
	int8_t rows[NQ_MAX + 1], cols[NQ_MAX + 1]; /* by frame: its row, and its queen's column */
} nq_mistaken;

const char *nq_mistake_id(nq_mistake mistake);
const char *nq_mistake_sentence(nq_mistake mistake);

/* True if the walk is right but printed boards are wrong. */
bool nq_shows_in_boards_only(nq_mistake mistake);

void nq_mistaken_start(nq_mistaken *m, nq_mistake mistake, int n);

/* Like nq_search_run. */
uint64_t nq_mistaken_run(nq_mistaken *m, uint64_t at_most, nq_counted until);
