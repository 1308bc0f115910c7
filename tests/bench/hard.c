/* hard: completes boards with random blocked squares, or counts the solutions of the empty board; processor time of one
 * thread.
 *
 *     hard N PERCENT BOARDS           prints `SECONDS` for each board, seeds 1, 2 …
 *     hard N PERCENT BOARDS --board   also prints `SQUARES COLUMNS`: `x` blocked and `.` open, row by row; the queens'
 *                                     columns with commas between, or `none`
 *     hard N tally                    prints `COUNT SECONDS` for the empty board, with counts by square, best of nine
 */
#include "../c/random_blocked.h"
#include "complete.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static nq_setup setup;
static nq_decide decider;
static nq_tally tally;

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void print_board(bool found) {
	int8_t column[NQ_COMPLETE_MAX];
	putchar(' ');
	for (int i = 0; i < setup.n * setup.n; i++) putchar(setup.blocked[i / setup.n] >> i % setup.n & 1 ? 'x' : '.');
	if (!found) printf(" none");
	if (found) nq_decide_read(&decider, column);
	for (int row = 0; row < setup.n && found; row++) printf("%c%d", row == 0 ? ' ' : ',', column[row]);
}

static void decide(int n, int percent, uint64_t seed, bool with_board) {
	uint64_t nodes = UINT64_MAX;
	nq_setup_start(&setup, n);
	block_at_random(&setup, percent, seed);
	double begun = seconds();
	nq_decide_start(&decider, &setup);
	bool found = nq_decide_run(&decider, &nodes) == NQ_FOUND;
	printf("%.6f", seconds() - begun);
	if (with_board) print_board(found);
	putchar('\n');
}

static void count(int n) {
	double best = 1e9;
	for (int run = 0; run < 9; run++) {
		uint64_t nodes = UINT64_MAX;
		double begun = seconds();
		nq_setup_start(&setup, n);
		nq_tally_start(&tally, &setup, true);
		nq_tally_run(&tally, &nodes);
		double took = seconds() - begun;
		best = took < best ? took : best;
	}
	printf("%" PRIu64 " %.6f\n", tally.count, best);
}

int main(int argc, char **argv) {
	if (argc < 3) return 2;
	int n = atoi(argv[1]);
	if (strcmp(argv[2], "tally") == 0) count(n);
	for (int seed = 1; argc > 3 && seed <= atoi(argv[3]); seed++) decide(n, atoi(argv[2]), (uint64_t)seed, argc > 4);
	return 0;
}
