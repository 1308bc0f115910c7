/* fuzz_timeline_test: compares a timeline with a reference implementation that walks from the start. */
#include "fuzz.h"
#include "timeline.h"

enum { STEPS_MOST = 3000 };

/* Kinds of the events of a walk, by step. */
typedef struct {
	int search, n, length;
	bool whole;
	nq_kind kind[STEPS_MOST + 1];
} twin;

static void walk_twin(twin *w, int search, int n) {
	nq_search *s = started(search, n, 0);
	w->search = search, w->n = n, w->length = 0;
	while (w->length < STEPS_MOST && nq_search_run(s, 1, NQ_ONLY(NQ_DONE)) == 1) w->kind[++w->length] = s->kind;
	w->whole = s->kind == NQ_DONE;
	free(s);
}

static bool is_one_of(const twin *w, int step, nq_counted kinds) { return kinds >> w->kind[step] & 1; }

/* Step of the ordinal-th event of `kinds`; -1: not within the first STEPS_MOST steps. */
static int step_of(const twin *w, nq_counted kinds, uint64_t ordinal) {
	int step = 0;
	while (ordinal > 0 && ++step <= w->length) ordinal -= is_one_of(w, step, kinds);
	return ordinal > 0 ? -1 : step;
}

static uint64_t counted_to(const twin *w, nq_counted kinds, uint64_t step) {
	uint64_t count = 0;
	for (int i = 1; i <= (int)step; i++) count += is_one_of(w, i, kinds);
	return count;
}

typedef struct {
	const char *at, *end;
} bytes_left;

static unsigned take(bytes_left *from, unsigned below) {
	unsigned value = 0;
	for (int i = 0; i < 2 && from->at < from->end; i++) value = value << 8 | (unsigned char)*from->at++;
	return value % below;
}

static void seek_both(nq_timeline *t, const twin *w, nq_counted kinds, uint64_t ordinal, uint64_t slice) {
	uint64_t before = t->now->step;
	nq_seek state;
	int step = step_of(w, kinds, ordinal);
	if (step < 0 && !w->whole) return;
	while ((state = nq_timeline_seek(t, kinds, ordinal, slice)) == NQ_MORE) must(t->now->step == before);
	must((state == NQ_FOUND) == (step >= 0));
	must(t->now->step == (step >= 0 ? (uint64_t)step : before));
}

static void act(nq_timeline *t, const twin *w, bytes_left *rest) {
	unsigned what = take(rest, 5);
	nq_counted kinds = take(rest, 3) > 0 ? NQ_ONLY(take(rest, NQ_DONE + 1)) : NQ_EVERY_EVENT;
	uint64_t slice = 1 + take(rest, 700), here = t->now->step;
	if (what == 0) nq_timeline_extend(t, slice);
	else if (what == 1) seek_both(t, w, NQ_EVERY_EVENT, take(rest, STEPS_MOST), slice);
	else if (what == 2) seek_both(t, w, kinds, take(rest, 400), slice);
	else if (here <= (uint64_t)w->length && kinds != 0) {
		uint64_t counted = counted_to(w, kinds, here), previous = nq_timeline_previous(t, kinds);
		bool is_here = here > 0 && is_one_of(w, (int)here, kinds);
		must(nq_timeline_next(t, kinds) == counted + 1 && previous == (is_here ? counted - 1 : counted));
		seek_both(t, w, kinds, what == 3 ? counted + 1 : previous, slice);
	}
}

FUZZ("timeline", "a timeline equals walks from the start", const char *bytes, size_t count) {
	static twin w;
	bytes_left rest = {bytes, bytes + count};
	int search = (int)take(&rest, (unsigned)nq_search_count()), n = 1 + (int)take(&rest, 6);
	if (nq_search_bytes(search, n) == 0) return;
	if (w.search != search || w.n != n) walk_twin(&w, search, n);
	nq_timeline t;
	size_t room_for = (3 + NQ_LEAST_COPIES + take(&rest, 60)) * nq_search_bytes(search, n);
	void *memory = allocate(room_for);
	must(nq_timeline_start(&t, memory, room_for, search, n, 0));
	for (int i = 0; i < 60 && rest.at < rest.end; i++) act(&t, &w, &rest);
	nq_search *fresh = started(search, n, 0);
	nq_search_run(fresh, t.now->step, 0);
	must(memcmp(fresh, t.now, t.size) == 0);
	free(fresh), free(memory);
}

FUZZ_MAIN
