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
