/* Mistaken searches: searches by rows, each with a common mistake of learners. Invariant: a search stays within its
 * arrays and tries no square twice in a call of its function, so it ends. */
#pragma once

#include "../search.h"

typedef enum {
#define MISTAKE(name, ...) NQ_##name,
#include <check/mistakes_table.h>
	NQ_MISTAKES
} nq_mistake;

typedef struct {
	nq_search head;
	nq_mistake mistake;
	bool given_up;
	uint64_t columns, diagonals, antidiagonals;
	int8_t queens[NQ_MAX]; /* column of the queen placed last in each row, or NQ_EMPTY */
	uint32_t shown[NQ_MAX], attacked[NQ_MAX];
	int8_t rows[NQ_MAX + 1], cols[NQ_MAX + 1];
} nq_mistaken;

const char *nq_mistake_id(int mistake);

bool nq_shows_in_boards_only(nq_mistake mistake);

void nq_mistaken_start(nq_mistaken *m, nq_mistake mistake, int n);

uint64_t nq_mistaken_run(nq_mistaken *m, uint64_t at_most, nq_counted until);
