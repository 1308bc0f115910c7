#include "set_ups.h"
#include "random_blocked.h"

static nq_completions all;
static nq_tally tally;

static nq_seek next_completion(uint64_t slice) {
	nq_seek end = NQ_MORE;
	while (end == NQ_MORE) {
		uint64_t nodes = slice;
		end = nq_completions_next(&all, &nodes);
		must(end != NQ_MORE || nodes == 0);
	}
	return end;
}

static void tally_up(const nq_setup *s, bool with_heat, uint64_t slice) {
	double progress = 0;
	nq_tally_start(&tally, s, with_heat);
	for (nq_seek end = NQ_MORE; end == NQ_MORE;) {
		uint64_t nodes = slice;
		end = nq_tally_run(&tally, &nodes);
		must(end != NQ_NEVER && (end == NQ_FOUND || nodes == 0));
		must(nq_tally_progress(&tally) > progress - 1e-9 && nq_tally_progress(&tally) < 1 + 1e-9);
		progress = nq_tally_progress(&tally);
	}
	must(progress > 1 - 1e-9);
}

static void agrees(const nq_setup *s) {
	int8_t column[NQ_COMPLETE_MAX];
	count_completions(s);
	must(completable(s) == (truth.count > 0));
	if (truth.count > 0) nq_decide_read(&decider, column);
	must(truth.count == 0 || completes(s, column));
	nq_completions_start(&all, s);
	for (uint64_t i = 0; i < truth.count && i < ORACLE_LISTED; i++) {
		must(next_completion(UINT64_MAX) == NQ_FOUND);
		nq_decide_read(&all.d, column);
		must(memcmp(column, truth.column[i], (size_t)s->n) == 0);
	}
	if (truth.count < ORACLE_LISTED) must(next_completion(1) == NQ_NEVER && next_completion(1) == NQ_NEVER);
	tally_up(s, true, UINT64_MAX);
	must(tally.count == truth.count);
	for (int row = 0; row < s->n; row++)
		for (int col = 0; col < s->n; col++) must(tally.heat[row][col] == truth.heat[row][col]);
}

TEST("existence, completions in order, their number and heat equal the reference on small and random positions") {
	for (int n = 1; n <= 4; n++) each_small(n, agrees);
	each_random(3000, 10, agrees);
	for (int i = 0; i < 12; i++) {
		nq_setup s = random_set_up(11 + i % 2, (int)random_below(3), 10 + (int)random_below(50));
		agrees(&s);
	}
}

static void mirrors(nq_setup *s) {
	for (int row = 0; row < s->n; row++)
		for (int col = 0; col < s->n; col++)
			if (blocked(s, row, col)) s->blocked[row] |= UINT64_C(1) << (s->n - 1 - col);
}

TEST("existence, completions, number and heat equal the reference on mirror-symmetric positions") {
	for (int i = 0; i < 300; i++) {
		nq_setup s = random_set_up(4 + i % 7, 0, (int)random_below(25));
		mirrors(&s);
		if (s.n % 2 == 1 && i % 3 == 0) nq_setup_give(&s, (int)random_below((uint64_t)s.n), s.n / 2);
		agrees(&s);
	}
}

TEST("empty boards have the known number of completions, to n = 14") {
	for (int n = 1; n <= 14; n++) {
		nq_setup s;
		uint64_t sum = 0;
		nq_setup_start(&s, n);
		tally_up(&s, true, 1000000);
		must(tally.count == nq_known_total(n));
		for (int col = 0; col < n; col++) sum += tally.heat[n / 2][col];
		must(sum == tally.count);
	}
}

TEST("boards of n = 20 to 64, empty, with a fixed queen or half blocked, are completed") {
	for (int n = 20; n <= NQ_COMPLETE_MAX; n++)
		for (int i = 0; i < 3; i++) {
			nq_setup s;
			int8_t column[NQ_COMPLETE_MAX];
			nq_setup_start(&s, n);
			if (i == 1) nq_setup_give(&s, (int)random_below((uint64_t)n), (int)random_below((uint64_t)n));
			if (i == 2) block_at_random(&s, 50, (uint64_t)n);
			must(completable(&s));
			nq_decide_read(&decider, column);
			must(completes(&s, column));
		}
}

TEST("nq_decide_run() in slices of any size gives the same state, and a copy continues independently") {
	static nq_decide whole, sliced, copy;
	for (uint64_t slice = 1; slice < 3000; slice = 3 * slice + 1) {
		nq_setup s;
		uint64_t used = 0, all_nodes = UINT64_MAX;
		nq_setup_start(&s, 28);
		block_at_random(&s, 76, slice);
		nq_decide_start(&whole, &s);
		nq_decide_start(&sliced, &s);
		nq_seek end = nq_decide_run(&whole, &all_nodes), in_slices = NQ_MORE;
		while (in_slices == NQ_MORE) {
			uint64_t nodes = slice;
			in_slices = nq_decide_run(&sliced, &nodes);
			used += slice - nodes;
			memcpy(&copy, &sliced, sizeof copy);
			memset(&sliced, 0xff, sizeof sliced);
			memcpy(&sliced, &copy, sizeof copy);
		}
		must(end == in_slices && used == UINT64_MAX - all_nodes);
		must(memcmp(whole.open.squares, sliced.open.squares, sizeof whole.open.squares) == 0);
		must(memcmp(whole.weight, sliced.weight, sizeof whole.weight) == 0);
	}
}

TEST("nq_setup rejects squares off the board, queens on blocked squares, and invalid sizes") {
	nq_setup s;
	must(!nq_setup_start(&s, 0) && !nq_setup_start(&s, NQ_COMPLETE_MAX + 1) && nq_setup_start(&s, 4));
	must(nq_setup_give(&s, 0, 4) == NQ_OUTSIDE && nq_setup_block(&s, -1, 0) == NQ_OUTSIDE);
	must(nq_setup_give(&s, 0, 1) == NQ_TAKEN && nq_setup_give(&s, 0, 1) == NQ_TAKEN);
	must(nq_setup_block(&s, 0, 1) == NQ_IMPOSSIBLE && nq_setup_block(&s, 3, 3) == NQ_TAKEN);
	must(nq_setup_give(&s, 3, 3) == NQ_IMPOSSIBLE && queens_of(&s) == 1 && blocked_of(&s) == 1);
}
