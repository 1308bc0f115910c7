#include "test.h"
#include "timeline.h"

static bool same_moment(const nq_search *a, const nq_search *b) {
	return memcmp(a, b, nq_search_bytes(a->search, a->n)) == 0;
}

static void *begin(nq_timeline *t, int search, int n, size_t copies) {
	size_t bytes = copies > 0 ? (3 + copies) * nq_search_bytes(search, n) : nq_timeline_bytes(search, n);
	void *memory = malloc(bytes);
	must(nq_timeline_start(t, memory, bytes, search, n, 0));
	return memory;
}

static nq_seek seek_in_slices(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t slice) {
	nq_seek state;
	while ((state = nq_timeline_seek(t, what, ordinal, slice)) == NQ_MORE) continue;
	return state;
}

static void seeks_equal_fresh_walks(int search, int n, uint64_t within, uint64_t slice, size_t copies) {
	nq_timeline t;
	void *memory = begin(&t, search, n, copies);
	for (int i = 0; i < 60; i++) {
		uint64_t step = random_below(within);
		nq_search *fresh = started(search, n, 0);
		nq_search_run(fresh, step, NQ_ONLY(NQ_DONE));
		if (seek_in_slices(&t, NQ_EVERY_EVENT, step, slice) == NQ_FOUND) must(same_moment(t.now, fresh));
		else must(fresh->kind == NQ_DONE && fresh->step < step);
		free(fresh);
		uint64_t placed = nq_search_counted(t.now, NQ_ONLY(NQ_PLACE)), before = placed - (t.now->kind == NQ_PLACE);
		must(nq_timeline_next(&t, NQ_ONLY(NQ_PLACE)) == placed + 1);
		must(nq_timeline_previous(&t, NQ_ONLY(NQ_PLACE)) == before);
		if (i % 3 != 0) continue;
		nq_seek end = seek_in_slices(&t, NQ_ONLY(NQ_PLACE), nq_timeline_next(&t, NQ_ONLY(NQ_PLACE)), slice);
		must(end != NQ_FOUND || t.now->kind == NQ_PLACE);
	}
	free(memory);
}

TEST("nq_timeline_seek() after any history, in slices of any size, equals a fresh walk") {
	for (int search = 0; search < nq_search_count(); search++) {
		for (uint64_t slice = 1; slice <= 4096; slice *= 64) seeks_equal_fresh_walks(search, 8, 24000, slice, 0);
		seeks_equal_fresh_walks(search, 32, 50000, 4096, 0);
		seeks_equal_fresh_walks(search, 8, 20000, 1000, NQ_LEAST_COPIES + 3);
	}
	seeks_equal_fresh_walks(nq_search_named("hill-climbing"), 60, 100, 100, 4);
	seeks_equal_fresh_walks(nq_search_named("min-conflicts"), 5000, 2000, 100, 4);
}

static void counts_are_found(int search, int n, nq_counted what) {
	nq_timeline t;
	void *memory = begin(&t, search, n, 0);
	nq_search *fresh = started(search, n, 0);
	uint64_t reached = 0, before = 0;
	for (; nq_search_run(fresh, 1, NQ_ONLY(NQ_DONE)) == 1; before = fresh->probes) {
		must(fresh->probes - before <= nq_search_most_probes(n));
		for (; reached < nq_search_counted(fresh, what); reached++)
			must(seek_in_slices(&t, what, reached + 1, 1 + random_below(300)) == NQ_FOUND && same_moment(t.now, fresh));
	}
	must(seek_in_slices(&t, what, reached + 1, 100) == NQ_NEVER);
	must(reached == 0 || seek_in_slices(&t, what, 1 + random_below(reached), 100) == NQ_FOUND);
	free(fresh), free(memory);
}

TEST("nq_timeline_seek() finds the first moment with a given count of events of the given kinds") {
	static const nq_counted counted[] = {NQ_EVERY_PROBE, NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE), NQ_ONLY(NQ_TEST),
	                                     NQ_ONLY(NQ_SOLUTION) | NQ_ONLY(NQ_LEVEL) | NQ_ONLY(NQ_DONE)};
	for (int search = 0; search < nq_search_count(); search++)
		for (int n = 1; n <= 6; n++)
			for (int i = 0; i < 4; i++) counts_are_found(search, n, counted[i]);
}

static bool is_at(const nq_search *s, nq_kind kind, int row, int col) {
	return s->kind == kind && (row == NQ_EMPTY || s->row == row) && (col == NQ_EMPTY || s->col == col);
}

static void finds_what_a_fresh_walk_meets(nq_timeline *t, int search, int n, nq_kind kind, bool in_a_square) {
	int row = (int)random_below((uint64_t)n), col = in_a_square ? (int)random_below((uint64_t)n) : NQ_EMPTY;
	uint64_t from = random_below(8000), slice = 1 + random_below(3000);
	nq_search *fresh = started(search, n, 0);
	nq_search_run(fresh, from, NQ_ONLY(NQ_DONE));
	from = fresh->step;
	seek_in_slices(t, NQ_EVERY_EVENT, from, 5000);
	while (nq_search_run(fresh, 1, 0) > 0 && !is_at(fresh, kind, row, col)) continue;
	uint64_t after = from;
	nq_seek state;
	for (; (state = nq_timeline_find(t, after, NQ_ONLY(kind), row, col, slice)) == NQ_MORE; after += slice)
		must(t->now->step == from);
	must((state == NQ_FOUND) == is_at(fresh, kind, row, col));
	must(state == NQ_NEVER ? t->now->step == from : same_moment(t->now, fresh));
	must(t->furthest->step >= t->now->step && t->furthest->step < t->copies * t->spacing);
	free(fresh);
}

TEST("nq_timeline_find() finds the event that a fresh walk meets first") {
	for (int search = 0; search < nq_search_count(); search++)
		for (size_t fit = 0; fit <= 40; fit += 8) {
			nq_timeline t;
			void *memory = begin(&t, search, 7, fit);
			for (int i = 0; i < 40; i++)
				finds_what_a_fresh_walk_meets(&t, search, 7, i % 3 ? NQ_TEST : NQ_LEAVE, i % 3 > 0);
			free(memory);
		}
}

TEST("checkpoints are evenly spaced, and as many as fit or are allowed") {
	static const size_t room_for[] = {0, NQ_LEAST_COPIES, 7, 1000};
	for (int memories = 0; memories < 4; memories++) {
		nq_timeline t;
		void *memory = begin(&t, nq_search_named("flags"), 11, room_for[memories]);
		must(t.capacity >= NQ_LEAST_COPIES && t.capacity <= NQ_MOST_COPIES && t.capacity % 2 == 0);
		uint64_t least = t.capacity < NQ_MOST_CLOSE ? t.capacity : NQ_MOST_CLOSE;
		while (!nq_timeline_extend(&t, 1 + random_below(5000))) {
			uint64_t i = random_below(t.copies);
			must(nq_timeline_copy(&t, i)->step == i * t.spacing && t.furthest->step < t.copies * t.spacing);
			must(t.copies <= nq_timeline_most_copies(&t) && (t.spacing == 1 || 2 * t.copies >= least));
		}
		must(nq_search_counted(t.furthest, NQ_ONLY(NQ_SOLUTION)) == nq_known_total(11) && t.copies < NQ_MOST_CLOSE);
		free(memory);
	}
}

TEST("nq_timeline_bytes() fits 4096 checkpoints or 8 MB, but at least four") {
	int flags = nq_search_named("flags");
	nq_timeline t;
	nq_search *none[1];
	must(nq_timeline_bytes(flags, 8) == (3 + NQ_MOST_COPIES) * nq_search_bytes(flags, 8));
	for (int search = 0; search < nq_search_count(); search++)
		must(nq_timeline_bytes(search, NQ_MAX) <= NQ_TIMELINE_BYTES);
	must(nq_timeline_bytes(flags, 0) == 0 && nq_timeline_bytes(-1, 8) == 0);
	must(!nq_timeline_start(&t, none, 7 * nq_search_bytes(flags, 8) - 1, flags, 8, 0));
}
