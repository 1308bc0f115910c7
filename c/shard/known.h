/* known: whether a total can be right. */
#pragma once

#include "../totals.h"

typedef enum {
	NQ_BELIEVED,
	NQ_NOT_KNOWN_ONE,     /* another is known */
	NQ_NOT_SYMMETRIC,     /* orbits under turns would have other sizes */
	NQ_OUT_OF_PROPORTION, /* a warning: Q(28) is not 10.5 to 11.5 times Q(27) */
} nq_belief;

/* A minute at n = 28. */
nq_belief nq_believe(int n, uint64_t total);
/* Whether a total leaves the boards without symmetry in orbits of 8, and the others in orbits of 4 and 2. */
int nq_is_symmetric(int n, uint64_t total);
/* For n = 28, whether it is 10.5 to 11.5 times Q(27). */
int nq_is_in_proportion(int n, uint64_t total);
