#include "moved.h"
#include "timeline.h"

static void counts_are_those_of_the_board(const nq_search *s, const int *before) {
	const nq_search_type *type = nq_type_of(s);
	nq_moved moved;
	(void)before;
	type->read_moved(s, &moved);
	must(moved.pairs == count_pairs() && memcmp(moved.column, board, (size_t)s->n * sizeof board[0]) == 0);
	for (int row = 0; row < s->n; row++)
		for (int col = 0; col < s->n; col++) must(type->attackers(s, row, col) == attacked_times(row, col, s->n));
}

TEST("numbers of attackers and pairs equal a recount after every step") { every_walk(counts_are_those_of_the_board); }

static void a_move_says_what_it_did(const nq_search *s, const int *before) {
	nq_moved moved;
	int changed = 0;
	nq_type_of(s)->read_moved(s, &moved);
	for (int row = 0; row < s->n; row++) changed += before[row] != board[row];
	if (s->kind == NQ_SCATTER) return;
	must(changed == (s->kind == NQ_MOVE));
	must(s->kind == NQ_MOVE ? moved.from == before[s->row] : moved.from == NQ_EMPTY && moved.before == moved.pairs);
	if (s->kind == NQ_MOVE) {
		must(board[s->row] == s->col && s->col != moved.from);
		memcpy(board, before, (size_t)s->n * sizeof board[0]);
		must(count_pairs() == moved.before);
	}
	must(s->kind != NQ_SOLUTION || moved.pairs == 0);
	must(s->kind != NQ_DONE || nq_has_succeeded(s) == (moved.pairs == 0));
}

TEST("a move changes one row and reports its old column and pairs; success means no attacking pairs") {
	every_walk(a_move_says_what_it_did);
}

static void climb_is_steepest(uint64_t seed, int n) {
	nq_chance chance = chance_of(seed, true);
	nq_search *s = begun("hill-climbing", n, chance);
	int sideways = 0, restarts = 0;
	nq_search_run(s, 1, 0);
	for (;;) {
		take_board(s);
		uint64_t now = count_pairs(), best = best_of_all();
		if (now == 0) break;
		must(nq_search_run(s, 1, 0) == 1);
		bool goes_on = best < now || (best == now && sideways < chance.most[NQ_SIDEWAYS]);
		bool begins_anew = !goes_on && restarts < chance.most[NQ_RESTARTS];
		must(s->kind == (goes_on ? NQ_MOVE : begins_anew ? NQ_SCATTER : NQ_DONE));
		if (s->kind == NQ_DONE) break;
		take_board(s);
		must(!goes_on || count_pairs() == best);
		sideways = begins_anew || best < now ? 0 : sideways + 1;
		restarts += begins_anew;
	}
	free(s);
}

TEST("hill climbing takes a best move; without one, or past the sideways limit, it restarts or stops") {
	for (int n = 2; n <= SMALL; n++)
		for (uint64_t seed = 0; seed < 20; seed++) climb_is_steepest(seed, n);
	climb_is_steepest(3, 30);
}

static bool could_leave(int row) {
	int here = attacked_times(row, board[row], n_of);
	for (int col = 0; col < n_of; col++)
		if (here > 0 && col != board[row] && attacked_times(row, col, n_of) <= here) return true;
	return false;
}

static void repair_is_of_an_attacked_queen(const nq_search *s, const int *before) {
	if (s->kind == NQ_SCATTER || s->kind == NQ_SOLUTION || strcmp(nq_type_of(s)->id, "min-conflicts") != 0) return;
	memcpy(board, before, (size_t)s->n * sizeof board[0]);
	if (s->kind == NQ_MOVE) {
		must(attacked_times(s->row, before[s->row], s->n) > 0);
		must(attacked_times(s->row, s->col, s->n) == fewest_in(s->row, s->n));
	} else if (!nq_has_succeeded(s) && s->counts[NQ_MOVE] < 1000 + 100 * (uint64_t)s->n)
		for (int row = 0; row < s->n; row++) must(!could_leave(row));
}

TEST("min-conflicts moves an attacked queen to a least attacked square; it stops if no queen would move") {
	every_walk(repair_is_of_an_attacked_queen);
	for (uint64_t seed = 0; seed < 300; seed++) walk_seed("min-conflicts", 6, seed, repair_is_of_an_attacked_queen);
	for (uint64_t seed = 0; seed < 2; seed++) walk_seed("min-conflicts", LARGER, seed, repair_is_of_an_attacked_queen);
}

static bool is_board(const nq_search *s) {
	size_t n = (size_t)s->n;
	bool right = true, *lines = calloc(5 * n, 1);
	for (size_t row = 0; row < n; row++) {
		size_t col = (size_t)nq_type_of(s)->queen(s, (int)row);
		bool *on[] = {lines + col, lines + n + row + col, lines + 3 * n + row + n - 1 - col};
		for (int i = 0; i < 3 && col < n; i++) right = right && !*on[i], *on[i] = true;
		right = right && col < n;
	}
	free(lines);
	return right;
}

TEST("construction places a solution row by row, for n = 4 to 1,000 and a million") {
	for (int n = 4; n <= 1001; n++) {
		nq_search *s = started(nq_search_named("construction"), n <= 1000 ? n : 1000000, 0);
		for (int row = 0; row < s->n && n < 200; row++) {
			must(nq_type_of(s)->queen(s, row) == NQ_EMPTY);
			must(nq_search_run(s, 1, 0) == 1 && s->kind == NQ_PLACE && s->row == row);
			must(nq_type_of(s)->queen(s, row) == s->col);
		}
		nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_SOLUTION));
		must(s->kind == NQ_SOLUTION && s->step == (uint64_t)s->n + 1 && is_board(s));
		nq_search_run(s, 1, 0);
		must(s->kind == NQ_DONE && nq_has_succeeded(s));
		free(s);
	}
}

TEST("min-conflicts solves a million queens, from a greedy start in about fifty moves") {
	nq_search *s = begun("min-conflicts", 1000000, (nq_chance){.begin = NQ_GREEDY});
	nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_DONE));
	must(nq_has_succeeded(s) && is_board(s) && s->counts[NQ_MOVE] > 10 && s->counts[NQ_MOVE] < 250);
	free(s);
	s = begun("min-conflicts", 100000, (nq_chance){.seed = 1});
	nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_DONE));
	must(nq_has_succeeded(s) && is_board(s) && s->counts[NQ_MOVE] < 100000);
	free(s);
}

TEST("a timeline of 256 MB fits four checkpoints of a million queens") {
	int search = nq_search_named("min-conflicts");
	must(nq_timeline_bytes(search, NQ_MAX_MOVED) == NQ_TIMELINE_BYTES_LARGE);
	must(NQ_TIMELINE_BYTES_LARGE / nq_search_bytes(search, NQ_MAX_MOVED) >= 3 + 2 * NQ_LEAST_COPIES);
	must(nq_search_bytes(search, NQ_MAX_MOVED + 1) == 0);
}
