/* yardstick: what a good textbook would write, for the bench to compare with. Depth-first over bit masks, one queen a
 * row; the first queen goes into the left half, its mirror images count too. No more symmetry, no threads.
 * `yardstick N`, 1 to 27, prints the solutions and the seconds on one line. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t solutions(uint32_t all, uint32_t columns, uint32_t left, uint32_t right) {
	if (columns == all) return 1;
	uint64_t sum = 0;
	for (uint32_t poss = ~(columns | left | right) & all; poss != 0;) {
		uint32_t queen = poss & -poss;
		poss ^= queen;
		sum += solutions(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
	}
	return sum;
}

static uint64_t total(int n) {
	uint32_t all = (UINT32_C(1) << n) - 1;
	uint64_t sum = 0;
	for (int column = 0; column < n / 2; column++) {
		uint32_t queen = UINT32_C(1) << column;
		sum += 2 * solutions(all, queen, queen << 1, queen >> 1);
	}
	uint32_t middle = UINT32_C(1) << n / 2;
	return n % 2 == 1 ? sum + solutions(all, middle, middle << 1, middle >> 1) : sum;
}

static double seconds(void) {
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int count, char **words) {
	double start = seconds();
	uint64_t sum = total(count == 2 ? atoi(words[1]) : 1);
	printf("%" PRIu64 " %.6f\n", sum, seconds() - start);
}
