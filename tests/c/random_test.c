#include "moved.h"
#include "random.h"

/* Tests that choices among k are fair: Pearson's chi-squared for small k, the mean place for any k, both within five
 * standard deviations. The seeds are fixed, so results never vary. */
enum { MOST_TIES = 8 };
static struct {
	double taken[MOST_TIES + 1][MOST_TIES], places, variance;
	uint64_t count;
} choices;

static void note_choice(int place, int of) {
	if (of < 2) return;
	if (of <= MOST_TIES) choices.taken[of][place]++;
	choices.places += (place + 0.5) / of - 0.5;
	choices.variance += (1 - 1.0 / of / of) / 12;
	choices.count++;
}

static void choices_are_fair(uint64_t least) {
	must(choices.count >= least && choices.places * choices.places < 25 * choices.variance);
	for (int of = 2; of <= MOST_TIES; of++) {
		double all = 0, squares = 0;
		for (int i = 0; i < of; i++) all += choices.taken[of][i];
		for (int i = 0; i < of; i++) squares += (choices.taken[of][i] - all / of) * (choices.taken[of][i] - all / of);
		double above = all < 10 * of ? 0 : squares * of / all - (of - 1);
		must(above < 0 || above * above < 25 * 2 * (of - 1));
	}
	memset(&choices, 0, sizeof choices);
}

static void square_taken(int row, int taken, int current, int below) {
	int fewest = fewest_in(row, below), place = 0, ties = 0;
	must(attacked_times(row, taken, below) == fewest);
	for (int col = 0; col < n_of; col++) {
		if (col == current || attacked_times(row, col, below) != fewest) continue;
		place += col < taken;
		ties++;
	}
	note_choice(place, ties);
}

static bool could_leave(int row) {
	int here = attacked_times(row, board[row], n_of);
	for (int col = 0; col < n_of; col++)
		if (here > 0 && col != board[row] && attacked_times(row, col, n_of) <= here) return true;
	return false;
}

static void repair_choice(const nq_search *s, const int *before) {
	for (int row = 0; row < s->n && s->kind == NQ_DONE && s->counts[NQ_MOVE] < 1000; row++) must(!could_leave(row));
	if (s->kind != NQ_MOVE) return;
	memcpy(board, before, (size_t)s->n * sizeof board[0]);
	must(attacked_times(s->row, before[s->row], s->n) > 0);
	square_taken(s->row, s->col, before[s->row], s->n);
}

TEST("min-conflicts moves an attacked queen, evenly to any of the best squares; it stops if no queen would move") {
	for (uint64_t seed = 0; seed < 1500; seed++) walk_seed("min-conflicts", SMALL, seed, repair_choice);
	for (uint64_t seed = 0; seed < 300; seed++) walk_seed("min-conflicts", 6, seed, repair_choice);
	choices_are_fair(30000);
	for (uint64_t seed = 0; seed < 15; seed++) walk_seed("min-conflicts", LARGER, seed, repair_choice);
	choices_are_fair(1000);
}

static void climb_choice(const nq_search *s, const int *before) {
	int place = 0, ties = 0;
	if (s->kind != NQ_MOVE) return;
	const uint64_t pairs = count_pairs();
	memcpy(board, before, (size_t)s->n * sizeof board[0]);
	const uint64_t best = best_of_all();
	must(pairs == best);
	for (int row = 0; row < s->n; row++)
		for (int col = 0, own = board[row]; col < s->n; col++) {
			board[row] = col;
			bool tie = col != own && count_pairs() == best;
			board[row] = own;
			place += tie && (row < s->row || (row == s->row && col < s->col));
			ties += tie;
		}
	note_choice(place, ties);
}

TEST("hill climbing chooses evenly among the best moves") {
	for (uint64_t seed = 0; seed < 400; seed++) walk_seed("hill-climbing", SMALL, seed, climb_choice);
	choices_are_fair(2000);
}

static void laid(int n, uint64_t seed, nq_beginning begin) {
	nq_search *s = begun("min-conflicts", n, (nq_chance){.seed = seed, .begin = begin});
	nq_search_run(s, 1, 0);
	must(s->kind == NQ_SCATTER);
	take_board(s);
	free(s);
}

TEST("a random board chooses columns evenly, a greedy board evenly among the best") {
	for (uint64_t seed = 0; seed < 4000; seed++) {
		laid(SMALL, seed, NQ_RANDOM);
		for (int row = 0; row < SMALL; row++) note_choice(board[row], SMALL);
	}
	choices_are_fair(4000);
	for (uint64_t seed = 0; seed < 1515; seed++) {
		int n = seed < 1500 ? SMALL : LARGER;
		laid(n, seed, NQ_GREEDY);
		for (int row = 0; row < n; row++) square_taken(row, board[row], NQ_EMPTY, row);
	}
	choices_are_fair(10000);
}

TEST("nq_random_below() is uniform where its range does not divide 2^32") {
	nq_random rng = {1};
	uint64_t below = UINT64_C(3) << 30, third[3] = {0}; /* scaling without rejection would give third[0] half */
	for (int i = 0; i < 30000; i++) third[nq_random_below(&rng, below) % 3]++;
	for (int i = 0; i < 3; i++) must(third[i] > 9600 && third[i] < 10400);
	must(nq_random_below(&rng, 1) == 0);
	for (int i = 0; i < 100; i++) must(nq_random_below(&rng, 5) < 5);
}

static bool accepts(const char *id, nq_chance chance) {
	nq_search *s = started(nq_search_named(id), 8, 0);
	const size_t bytes = nq_search_bytes(s->search, 8);
	nq_search *before = memcpy(allocate(bytes), s, bytes);
	const bool accepted = nq_search_chance(s, &chance);
	must(accepted || memcmp(before, s, bytes) == 0);
	free(s), free(before);
	return accepted;
}

TEST("nq_search_chance() rejects unsupported and invalid options and changes nothing") {
	must(accepts("hill-climbing", (nq_chance){.most = {NQ_MOST_ALLOWED, NQ_MOST_ALLOWED}}));
	must(accepts("min-conflicts", (nq_chance){.seed = 5}) && !accepts("construction", (nq_chance){.seed = 5}));
	must(!accepts("flags", (nq_chance){.seed = 5}) && !accepts("hill-climbing", (nq_chance){.begin = NQ_BEGINNINGS}));
	for (int limit = 0; limit < NQ_LIMITS; limit++) {
		nq_chance fewer = {0}, more = {0}, one = {0};
		fewer.most[limit] = -1, more.most[limit] = NQ_MOST_ALLOWED + 1, one.most[limit] = 1;
		must(!accepts("hill-climbing", fewer) && !accepts("hill-climbing", more) && !accepts("min-conflicts", one));
	}
}
