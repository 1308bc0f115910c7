/* sample_laws: that a sample tells what walking seed by seed tells, however it is cut into calls. */
#include "moved.h"
#include "sample.h"

enum { SEEDS = 60 };

typedef struct {
	const char *id;
	int n;
	nq_chance chance;
} question;

static const question questions[] = {
	{"hill-climbing", 8, {0, {0}, NQ_RANDOM}},
	{"hill-climbing", 8, {7, {100}, NQ_RANDOM}},
	{"hill-climbing", 20, {UINT64_MAX - 20, {3}, NQ_GREEDY}},
	{"hill-climbing", 8, {9, {0, 4}, NQ_RANDOM}},
	{"hill-climbing", 3, {0, {1, 500}, NQ_GREEDY}},
	{"min-conflicts", 1, {0, {0}, NQ_RANDOM}},
	{"min-conflicts", 3, {5, {0}, NQ_RANDOM}}, /* stuck, or 1300 moves */
	{"min-conflicts", 8, {UINT64_C(1) << 53, {0}, NQ_GREEDY}},
	{"min-conflicts", 300, {1, {0}, NQ_RANDOM}},
};
enum { QUESTIONS = sizeof questions / sizeof questions[0] };

/* To be ended by `ended`; walks: 0 … */
static nq_sample begun_sample(question q, uint64_t walks) {
	nq_sample s;
	int search = nq_search_named(q.id);
	must(nq_sample_start(&s, room(nq_search_bytes(search, q.n)), search, q.n, &q.chance, walks));
	return s;
}

static nq_sample ended(nq_sample s) {
	while (nq_sample_run(&s, UINT64_MAX) == NQ_MORE) continue;
	free(s.walk);
	s.walk = NULL;
	return s;
}

/* --- the slow and obvious twin --- */

static struct {
	uint64_t moves, restarts;
	bool succeeded;
} plain[SEEDS];

static uint64_t walk_plainly(question q) {
	uint64_t most = 0;
	for (uint64_t i = 0; i < SEEDS; i++) {
		nq_chance chance = q.chance;
		chance.seed += i;
		nq_search *s = begun(q.id, q.n, chance);
		plain[i].restarts = 0;
		while (nq_search_run(s, 1, 0) > 0) plain[i].restarts += s->kind == NQ_SCATTER && s->step > 1;
		plain[i].moves = s->counts[NQ_MOVE], plain[i].succeeded = s->succeeded;
		most = plain[i].moves > most ? plain[i].moves : most;
		free(s);
	}
	return most;
}

static void tells_the_plain_walks(const nq_sample *s, uint64_t most) {
	uint64_t width = 1;
	while (width * NQ_SAMPLE_CELLS <= most) width *= 2;
	must(s->width == width && s->left == 0);
	for (int end = 0; end < NQ_ENDS; end++) {
		nq_sample_end wanted = {0};
		for (int i = 0; i < SEEDS; i++) {
			if (plain[i].succeeded != (end == NQ_SOLVED)) continue;
			wanted.count++, wanted.moves.sum += plain[i].moves, wanted.restarts.sum += plain[i].restarts;
			wanted.moves.squares += (double)plain[i].moves * (double)plain[i].moves;
			wanted.restarts.squares += (double)plain[i].restarts * (double)plain[i].restarts;
			wanted.cell[plain[i].moves / width]++;
		}
		must(memcmp(&wanted, &s->ends[end], sizeof wanted) == 0);
	}
}

LAW("a sample tells how many walks of its seeds succeed, in how many moves and restarts, as walking each does") {
	for (int i = 0; i < QUESTIONS; i++) {
		uint64_t most = walk_plainly(questions[i]);
		nq_sample s = ended(begun_sample(questions[i], SEEDS));
		tells_the_plain_walks(&s, most);
	}
}

/* --- in calls of any size --- */

LAW("a call takes no more steps than it may, and calls of any size tell the same") {
	for (int i = 0; i < QUESTIONS; i++) {
		nq_sample whole = ended(begun_sample(questions[i], SEEDS)), s = begun_sample(questions[i], SEEDS);
		while (s.left > 0) {
			uint64_t at_most = 1 + random_below(9), left = s.left, step = s.walk->step;
			nq_seek end = nq_sample_run(&s, at_most);
			must((end == NQ_FOUND) == (s.left == 0) && s.left + at_most >= left);
			must(s.left < left || s.walk->step == step + at_most);
		}
		free(s.walk);
		s.walk = NULL;
		must(memcmp(&whole, &s, sizeof s) == 0);
	}
}

LAW("once all walks have ended a sample stays as it is") {
	nq_sample s = begun_sample(questions[0], 1), before;
	while (nq_sample_run(&s, 1) == NQ_MORE) continue;
	before = s;
	must(nq_sample_run(&s, 1000) == NQ_FOUND && memcmp(&before, &s, sizeof s) == 0);
	free(s.walk);
}

LAW("no walks, a search without chance, and chance or n that is not for it are refused") {
	void *memory = room(nq_search_bytes(nq_search_named("min-conflicts"), 2000));
	nq_sample s;
	nq_chance usual = {0}, sideways = {.most = {1}}, odd = {.begin = NQ_BEGINNINGS};
	int climb = nq_search_named("hill-climbing"), repair = nq_search_named("min-conflicts");
	must(nq_sample_start(&s, memory, climb, 1000, &usual, 1) && !nq_sample_start(&s, memory, climb, 1001, &usual, 1));
	must(!nq_sample_start(&s, memory, climb, 0, &usual, 1) && !nq_sample_start(&s, memory, -1, 8, &usual, 1));
	must(!nq_sample_start(&s, memory, climb, 8, &usual, 0) && !nq_sample_start(&s, memory, climb, 8, &odd, 1));
	must(nq_sample_start(&s, memory, climb, 8, &sideways, 1) && !nq_sample_start(&s, memory, repair, 8, &sideways, 1));
	must(!nq_sample_start(&s, memory, nq_search_named("flags"), 8, &usual, 1));
	must(!nq_sample_start(&s, memory, nq_search_named("construction"), 8, &usual, 1));
	must(nq_sample_run(&s, 1000) == NQ_FOUND && s.ends[NQ_SOLVED].count == 0);
	free(memory);
}

int main(void) { return tell_laws(); }
