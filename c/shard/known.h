/* known: whether a total can be right. */
#pragma once

#include <stdint.h>

/* Q(n), 1 ≤ n ≤ 27 (OEIS A000170); 0 where nobody knows it, or there is no solution. */
uint64_t nq_known_total(int n);

typedef enum {
	NQ_BELIEVED,
	NQ_NOT_KNOWN_ONE,     /* another is known */
	NQ_NOT_SYMMETRIC,     /* without those that turns leave as they are, turns make orbits of another size */
	NQ_OUT_OF_PROPORTION, /* Q(28) is not 10.5 to 11.5 times Q(27), as far as ratios of neighbours go: it may be right */
} nq_belief;

/* Seconds at n = 26, a minute at 28, where symmetry is all there is to look at. */
nq_belief nq_believe(int n, uint64_t total);
/* Whether a total leaves the boards without symmetry in orbits of 8, and the others in orbits of 4 and 2. */
int nq_is_symmetric(int n, uint64_t total);
/* Whether it is 10.5 to 11.5 times Q(n - 1); so where that is not known, or Q(n) is. */
int nq_is_in_proportion(int n, uint64_t total);
