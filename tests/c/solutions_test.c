#include "boards.h"

TEST("nq_solutions_next() finds solutions in the order of the search `scan`, in slices of any size") {
	for (int n = NQ_MIN; n <= LARGEST_LISTED; n++)
		for (uint64_t slice = 1; slice <= 4096; slice *= 64) {
			nq_solutions s;
			nq_solutions_start(&s, n);
			for (int i = 0, count = list(n); i < count; i++) {
				nq_board board = next_board(&s, slice);
				must(same(&board, &listed[i]));
			}
			must(next_in_slices(&s, slice) == NQ_NEVER && next_in_slices(&s, slice) == NQ_NEVER);
		}
}

TEST("nq_solutions_skip() uses its whole budget; slices together use as many nodes as one call") {
	for (uint64_t slice = 1; slice < 5000; slice = 3 * slice + 1) {
		nq_solutions whole, sliced;
		uint64_t all = UINT64_MAX, count = UINT64_MAX, used = 0, passed_by = UINT64_MAX;
		nq_solutions_start(&whole, 9);
		nq_solutions_start(&sliced, 9);
		must(nq_solutions_skip(&whole, &count, &all) == NQ_NEVER && UINT64_MAX - count == nq_known_total(9));
		for (nq_seek end = NQ_MORE; end == NQ_MORE;) {
			uint64_t nodes = slice;
			end = nq_solutions_skip(&sliced, &passed_by, &nodes);
			used += slice - nodes;
			must(end != NQ_FOUND && (end != NQ_MORE || nodes == 0));
		}
		must(used == UINT64_MAX - all && passed_by == count);
	}
}

static void skip_to(nq_solutions *s, uint64_t count, const nq_board *there) {
	nq_board board;
	uint64_t nodes = UINT64_MAX;
	must(nq_solutions_skip(s, &count, &nodes) == NQ_FOUND && count == 0);
	nq_solutions_board(s, &board);
	must(same(&board, there));
}

TEST("nq_solutions_skip(k) equals k calls of next") {
	for (int n = NQ_MIN; n <= LARGEST_LISTED; n++)
		for (int i = 0, count = list(n); i < 50 && count > 0; i++) {
			nq_solutions s;
			uint64_t first = random_below((uint64_t)count), second = random_below((uint64_t)count - first);
			nq_solutions_start(&s, n);
			skip_to(&s, first, &listed[first]);
			nq_solutions_again(&s);
			skip_to(&s, second, &listed[first + second]);
		}
}

static void start_from(const nq_board *from, int count) {
	nq_solutions s;
	int i = 0;
	nq_solutions_start_from(&s, from);
	while (i < count && nq_compare(&listed[i], from) < 0) i++;
	for (int end = i + 3; i < end && i < count; i++) {
		nq_board board = next_board(&s, 1000);
		must(same(&board, &listed[i]));
	}
	if (i == count) must(next_in_slices(&s, 1000) == NQ_NEVER);
}

TEST("nq_solutions_start_from() begins at the first solution not less than the board") {
	for (int n = NQ_MIN; n <= LARGEST_LISTED; n++)
		for (int i = 0, count = list(n); i < 300; i++) {
			nq_board from = i % 3 == 0 && count > 0 ? listed[random_below((uint64_t)count)]
			                : i % 3 == 1            ? random_permutation(n)
			                                        : random_columns(n);
			if (i % 4 == 0) from.column[n - 1] = (int8_t)random_below((uint64_t)n);
			start_from(&from, count);
		}
}

TEST("solutions to n = 32 are valid and in order") {
	for (int n = LARGEST_LISTED + 1; n <= NQ_MAX; n++)
		for (int from = 0; from < 4; from++) {
			nq_solutions s;
			nq_board before = from == 0 ? (nq_board){.n = n} : random_permutation(n), board;
			uint64_t nodes = 200000;
			nq_solutions_start_from(&s, &before);
			for (bool first = true; nq_solutions_next(&s, &nodes) == NQ_FOUND; first = false, before = board) {
				nq_solutions_board(&s, &board);
				must(nq_is_permutation(&board) && is_solution(&board) && nq_compare(&board, &before) >= !first);
			}
		}
}
