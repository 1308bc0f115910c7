#include "boards.h"
#include "symmetry.h"

enum { LARGEST_CLASSIFIED = 12 };

static void classify(int n, uint64_t slice) {
	nq_solutions s;
	nq_board board, canonical;
	uint64_t number = 0, of[9] = {0};
	const uint64_t half = nq_count_half_turn(n), quarter = nq_count_quarter_turn(n);
	if (n <= LARGEST_LISTED) list(n);
	nq_solutions_start(&s, n);
	for (nq_seek end = NQ_MORE; end != NQ_NEVER;) {
		uint64_t nodes = slice;
		end = nq_classes_next(&s, &number, &nodes);
		if (end != NQ_FOUND) continue;
		nq_solutions_board(&s, &board);
		must(nq_canonical(&board, &canonical) == NQ_IDENTITY);
		must(n > LARGEST_LISTED || same(&board, &listed[number - 1]));
		of[nq_orbit(&board)]++;
	}
	must(of[1] + 2 * of[2] + 4 * of[4] + 8 * of[8] == nq_known_total(n));
	must(of[1] + of[2] + of[4] + of[8] == nq_known_classes(n));
	must(nq_known_classes(n) == nq_count_fundamental(n, nq_known_total(n)));
	must(n == 1 || (4 * of[4] + 2 * of[2] == half && 2 * of[2] == quarter));
}

TEST("nq_classes_next() gives the known number of classes, with right numbers and orbit sizes") {
	for (int n = NQ_MIN; n <= LARGEST_CLASSIFIED; n++)
		for (uint64_t slice = n < 9 ? 1 : 1000; slice <= 1000000; slice *= 1000) classify(n, slice);
}
