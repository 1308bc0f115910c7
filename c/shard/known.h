/* known: checks a total against known totals, orbit sizes and the growth from n to n + 1. */
#pragma once

#include "../totals.h"

typedef enum {
	NQ_BELIEVED,
	NQ_NOT_KNOWN_ONE,
	NQ_NOT_SYMMETRIC,     /* the total is no sum of orbit sizes */
	NQ_OUT_OF_PROPORTION, /* a warning: Q(28) is not 10.5 to 11.5 times Q(27) */
} nq_belief;

nq_belief nq_believe(int n, uint64_t total);
/* True if `total` is a sum of orbit sizes: 8 or, for symmetric boards, 4 or 2. */
int nq_is_symmetric(int n, uint64_t total);
int nq_is_in_proportion(int n, uint64_t total);
