#pragma once

#include "random.h"
#include "setup.h"

static void block_at_random(nq_setup *setup, int percent, uint64_t seed) {
	nq_random rng = {seed};
	int squares = setup->n * setup->n, left = squares * percent / 100;
	for (int square = 0; square < squares; square++) {
		if ((int)nq_random_below(&rng, (uint64_t)(squares - square)) >= left) continue;
		setup->blocked[square / setup->n] |= nq_bit64(square % setup->n);
		left--;
	}
}
