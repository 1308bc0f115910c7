/* seeks: how fast solutions come one after the other, and how long the longest ways to one take, in one thread, best of
 * some runs, in seconds of processor time. Prints `iterate N BOARDS SECONDS` and some `seek N INDEX SECONDS SECONDS`:
 * to the solution of that number, and from it to its number. Longest are the ways to the last solution of the largest
 * subtree that the table knows. */
#include "solutions.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static double least(double a, double b) { return a < b ? a : b; }

static void iterate(int n, int runs) {
	uint64_t boards = 0;
	double best = 1e9;
	for (int run = 0; run < runs; run++) {
		nq_solutions s;
		nq_board board;
		uint64_t nodes = UINT64_MAX;
		double begun = seconds();
		boards = 0;
		nq_solutions_start(&s, n);
		for (; nq_solutions_next(&s, &nodes) == NQ_FOUND; boards++) nq_solutions_board(&s, &board);
		best = least(best, seconds() - begun);
	}
	printf("iterate %d %" PRIu64 " %.6f\n", n, boards, best);
}

static uint64_t longest_way(int n) {
	uint64_t passed = 0, end = 0;
	uint32_t largest = 0;
	for (int pair = 0; pair < n * n; pair++) {
		uint32_t size = nq_subtree(n, pair / n, pair % n);
		passed += size;
		if (size <= largest) continue;
		largest = size;
		end = passed;
	}
	return end;
}

static void seek(int n, int runs) {
	uint64_t number = longest_way(n);
	double there = 1e9, back = 1e9;
	for (int run = 0; run < runs; run++) {
		nq_solution_seek way;
		nq_board board;
		uint64_t nodes = UINT64_MAX;
		double begun = seconds();
		nq_seek_number(&way, n, number);
		nq_seek_run(&way, &nodes);
		nq_solutions_next(&way.at, &nodes);
		nq_solutions_board(&way.at, &board);
		double arrived = seconds();
		nq_seek_board(&way, &board);
		nq_seek_run(&way, &nodes);
		if (way.number != number) printf("the number of %" PRIu64 " is %" PRIu64 "\n", number, way.number);
		back = least(back, seconds() - arrived);
		there = least(there, arrived - begun);
	}
	printf("seek %d %" PRIu64 " %.6f %.6f\n", n, number, there, back);
}

int main(void) {
	iterate(14, 5);
	seek(12, 25);
	seek(14, 25);
	seek(16, 5);
	seek(18, 2);
}
