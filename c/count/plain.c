/* Reference implementation: bitmask backtracking, short enough to verify by reading. Unit u has the boards with queens
 * in columns u / n and u % n of the first two rows. If the first queen is left of the middle, a board counts twice, as
 * its mirror image is not searched. */
#include "../count.h"

static uint64_t below(uint32_t free_columns, uint32_t left, uint32_t right) {
	if (free_columns == 0) return 1;
	uint64_t sum = 0;
	for (uint32_t open = free_columns & ~(left | right); open != 0; open &= open - 1) {
		uint32_t queen = open & -open;
		sum += below(free_columns ^ queen, (left | queen) << 1, (right | queen) >> 1);
	}
	return sum;
}

static uint64_t unit(int n, uint32_t u) {
	uint32_t size = (uint32_t)n, all = (1u << n) - 1;
	uint32_t first = 1u << u / size, second = 1u << u % size;
	uint64_t weight = 2 * (u / size) + 1 == size ? 1 : 2;
	if (2 * (u / size) + 1 > size) return 0;
	if (n == 1) return 1;
	if (second & (first | first << 1 | first >> 1)) return 0;
	return weight * below(all ^ first ^ second, first << 2 | second << 1, first >> 2 | second >> 1);
}

uint64_t nq_count_plain(int n, uint32_t first, uint32_t end) {
	uint64_t sum = 0;
	for (uint32_t u = first; u < end; u++) sum += unit(n, u);
	return sum;
}
