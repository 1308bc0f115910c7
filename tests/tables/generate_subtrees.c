/* Writes subtrees_table.h, in minutes for n = 18. Uses nq_count_plain, which shares no code with solutions.c: tests
 * compare both. */
#include "count.h"
#include "solutions.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
	int largest = argc == 2 ? atoi(argv[1]) : 0;
	if (largest < 1 || largest > NQ_SUBTREES_MAX) return EXIT_FAILURE;
	printf("/* For each n, number k of line c counts solutions with queens in column c of row 0 and k of row 1, for c\n"
	       " * up to the middle. Written by generate_subtrees.c. */\n/* clang-format off */\n");
	for (int n = 1; n <= largest; n++) {
		printf("/* n = %d */\n", n);
		for (int first = 0; 2 * first < n; first++, printf("\n"))
			for (int second = 0; second < n; second++) {
				uint32_t unit = (uint32_t)(first * n + second);
				uint64_t boards = nq_count_plain(n, unit, unit + 1);
				printf("%s%" PRIu64 ",", second > 0 ? " " : "", 2 * first + 1 == n ? boards : boards / 2);
			}
		fflush(stdout);
	}
	return EXIT_SUCCESS;
}
