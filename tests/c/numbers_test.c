#include "boards.h"
#include "symmetry.h"

enum { LARGEST_SAMPLED = 16, SLICE = 1 << 20 };

static nq_seek run(nq_solution_seek *seek, uint64_t slice) {
	double before = nq_seek_progress(seek);
	must(before == 0 || before == 1);
	for (;;) {
		uint64_t nodes = slice;
		nq_seek end = nq_seek_run(seek, &nodes);
		double part = nq_seek_progress(seek);
		must(part >= before - 1e-12 && part <= 1 && (end != NQ_FOUND || part >= 1 - 1e-9));
		if (end != NQ_MORE) return end;
		before = part;
	}
}

static nq_board solution_at(int n, uint64_t number, uint64_t slice) {
	nq_solution_seek seek;
	must(nq_seek_number(&seek, n, number) && run(&seek, slice) == NQ_FOUND && seek.number == number);
	return next_board(&seek.at, slice);
}

static uint64_t number_of(const nq_board *board, uint64_t slice) {
	nq_solution_seek seek;
	must(nq_seek_board(&seek, board) && run(&seek, slice) == NQ_FOUND);
	return seek.number;
}

TEST("nq_seek_board() finds k for the k-th solution, to n = 10; progress never falls") {
	for (int n = NQ_MIN; n <= LARGEST_LISTED; n++)
		for (int i = 0, count = list(n); i < count; i++) {
			uint64_t number = (uint64_t)i + 1, slice = 1 + random_below(i % 2 == 0 ? 2 : 2000);
			nq_board board = solution_at(n, number, slice);
			must(same(&board, &listed[i]) && number_of(&board, slice) == number);
		}
}

TEST("nq_seek_board() returns k for k-th solutions to n = 16, some at borders of subtrees") {
	for (int n = LARGEST_LISTED + 1; n <= LARGEST_SAMPLED; n++)
		for (int i = 0; i < (n < 15 ? 30 : 4); i++) {
			uint64_t number = 1 + random_below(nq_known_total(n));
			int last = (int)random_below((uint64_t)(n * n));
			if (i % 2 == 0) {
				number = (uint64_t)(i % 4 / 2);
				for (int pair = 0; pair <= last; pair++) number += nq_subtree(n, pair / n, pair % n);
				if (number < 1 || number > nq_known_total(n)) continue;
			}
			nq_board board = solution_at(n, number, SLICE);
			must(is_solution(&board) && number_of(&board, SLICE) == number);
		}
}

TEST("subtrees add up to the known totals to n = 18") {
	for (int n = NQ_MIN; n <= NQ_SUBTREES_MAX; n++) {
		uint64_t sum = 0;
		for (int first = 0; first < n; first++)
			for (int second = 0; second < n; second++) sum += nq_subtree(n, first, second);
		must(sum == nq_known_total(n) && nq_solutions_total(n) == sum);
	}
	must(nq_solutions_total(0) == 0 && nq_solutions_total(NQ_SUBTREES_MAX + 1) == 0 && nq_solutions_total(-1) == 0);
}

TEST("nq_solutions_start(), nq_seek_number() and nq_seek_board() reject invalid input") {
	nq_solutions s;
	nq_solution_seek seek;
	const nq_board unsound[] = {
		{.n = 0}, {.n = NQ_MAX + 1}, {.n = 4, .column = {1, 4, 0, 2}}, {.n = 4, .column = {1, -1, 0, 2}}};
	const nq_board twice = {.n = 4, .column = {1, 3, 1, 3}}, attacking = {.n = 4, .column = {0, 2, 1, 3}};
	static const struct {
		int n;
		uint64_t number;
	} none[] = {{8, 0}, {8, 93}, {3, 2}, {0, 1}, {NQ_MAX + 1, 1}, {NQ_SUBTREES_MAX + 1, 2}, {8, UINT64_MAX}};
	must(!nq_solutions_start(&s, 0) && !nq_solutions_start(&s, NQ_MAX + 1));
	for (int i = 0; i < 4; i++) must(!nq_solutions_start_from(&s, &unsound[i]) && !nq_seek_board(&seek, &unsound[i]));
	for (int i = 0; i < 7; i++) must(!nq_seek_number(&seek, none[i].n, none[i].number));
	must(!nq_seek_board(&seek, &twice) && !nq_seek_board(&seek, &attacking));
	must(nq_solutions_start(&s, NQ_MAX) && nq_solutions_start(&s, NQ_SUBTREES_MAX + 1));
	nq_board large = next_board(&s, UINT64_MAX);
	must(is_solution(&large) && !nq_seek_board(&seek, &large) && nq_seek_number(&seek, NQ_MAX, 1));
	must(nq_seek_number(&seek, 2, 1) && run(&seek, 1000) == NQ_NEVER);
}
