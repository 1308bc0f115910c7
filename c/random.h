/* Random integers, equal on every machine: splitmix64 (Steele, Lea and Flood, OOPSLA 2014). */
#pragma once

#include <stdint.h>

typedef struct {
	uint64_t state;
} nq_random;

static inline uint32_t nq_random_bits(nq_random *rng) {
	uint64_t mixed = rng->state += UINT64_C(0x9e3779b97f4a7c15);
	mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
	return (uint32_t)((mixed ^ mixed >> 31) >> 32);
}

/* Uniform in 0 … below-1, 1 ≤ below ≤ 2^32 (Lemire, ACM TOMACS 29, 2019). */
static inline uint32_t nq_random_below(nq_random *rng, uint64_t below) {
	uint64_t scaled = nq_random_bits(rng) * below;
	while ((uint32_t)scaled < below && (uint32_t)scaled < (UINT64_C(1) << 32) % below)
		scaled = nq_random_bits(rng) * below;
	return (uint32_t)(scaled >> 32);
}
