#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 5, FILLINGS = 120, HALF = 60, SETS_OF_ROWS = 32, DISTANCES = 625 };

static int rank[FILLINGS][ROWS];

/* `set` is SETS_OF_ROWS * rank + rows (last_rows.h). True if no queen of these rows is in the column of this rank. */
static bool avoids(int filling, int set) {
	for (int row = 0; row < ROWS; row++)
		if (rank[filling][row] == set / SETS_OF_ROWS && set >> row & 1) return false;
	return true;
}

/* True if no queens of the filling attack each other. The base-5 digits of `set` are the distances between neighbouring
 * columns, minus 1. */
static bool is_peaceful(int filling, int set) {
	int column[ROWS] = {0};
	for (int i = 1, unit = 125; i < ROWS; i++, unit /= 5) column[i] = column[i - 1] + set / unit % 5 + 1;
	for (int a = 0; a < ROWS; a++)
		for (int b = a + 1; b < ROWS; b++)
			if (abs(column[rank[filling][a]] - column[rank[filling][b]]) == b - a) return false;
	return true;
}

static void write_sets(int from, int end, bool has(int filling, int set)) {
	for (int set = from; set < end; set++) {
		uint64_t half[2] = {0, 0};
		for (int filling = 0; filling < FILLINGS; filling++)
			half[filling / HALF] |= (uint64_t)has(filling, set) << filling % HALF;
		printf("{{0x%015" PRIx64 ", 0x%015" PRIx64 "}},%c", half[0], half[1], set % 4 == 3 ? '\n' : ' ');
	}
}

int main(void) {
	int count = 0;
	for (int number = 0; number < 3125; number++) {
		int digits[ROWS], used = 0;
		for (int row = ROWS - 1, left = number; row >= 0; row--, left /= 5) used |= 1 << (digits[row] = left % 5);
		for (int row = 0; row < ROWS && used == 31; row++) rank[count][row] = digits[row];
		count += used == 31;
	}
	printf("/* Written by generate_last_rows.c; see last_rows.h. */\n/* clang-format off */\n");
	printf("static const uint8_t nq_rank[NQ_FILLINGS][NQ_LAST] = {\n");
	for (int f = 0; f < FILLINGS; f++)
		printf("{%d, %d, %d, %d, %d},%c", rank[f][0], rank[f][1], rank[f][2], rank[f][3], rank[f][4],
		       f % 6 == 5 ? '\n' : ' ');
	printf("};\nstatic const nq_fillings nq_avoiding[NQ_LAST][%d] = {\n", SETS_OF_ROWS);
	for (int of_rank = 0; of_rank < ROWS; of_rank++) {
		printf("{\n");
		write_sets(of_rank * SETS_OF_ROWS, (of_rank + 1) * SETS_OF_ROWS, avoids);
		printf("},\n");
	}
	printf("};\nstatic const nq_fillings nq_peaceful[NQ_DISTANCES] = {\n");
	write_sets(0, DISTANCES, is_peaceful);
	printf("\n};\n");
	return EXIT_SUCCESS;
}
