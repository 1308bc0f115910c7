/* follow: see follow.h. */
#include "follow.h"

#include <string.h>

_Static_assert(NQ_MISTAKES <= 32, "mistakes are bits of a word");
_Static_assert(sizeof(nq_mistaken) <= sizeof(uint64_t[NQ_FOLLOWER_WORDS]), "a mistaken search fits");

const nq_search *nq_follower_state(const nq_followers *f, const nq_follower *of) {
	return of->large > 0 ? (const nq_search *)f->large[of->large - 1] : &of->state.head;
}

static uint64_t run(nq_followers *all, nq_follower *f, uint64_t at_most, nq_counted until) {
	return f->search < 0 ? nq_mistaken_run(&f->state.mistaken, at_most, until)
	                     : nq_search_run((nq_search *)nq_follower_state(all, f), at_most, until);
}

static int flipped(int n, int i, bool flips) { return i >= 0 && i < n && flips ? n - 1 - i : i; }

static bool has_square(nq_kind kind) {
	return kind == NQ_PLACE || kind == NQ_REMOVE || kind == NQ_TEST || kind == NQ_CHECK;
}
static bool has_row(nq_kind kind) { return kind == NQ_ENTER || kind == NQ_LEAVE; }

/* A single number, of a row that is entered or left, is that of the search's row whatever the program calls it, unless
 * the search enters columns too. */
static bool is_swapped(nq_kind kind, int search, int reading) {
	bool has_items = search >= 0 && nq_search_type_at(search)->enters == NQ_FEWEST_ITEM;
	return reading & NQ_TRANSPOSED && (has_square(kind) || (has_items && has_row(kind)));
}

static nq_said as_search(const nq_said *said, int n, int search, int reading) {
	nq_said s = *said;
	bool swaps = is_swapped(s.kind, search, reading);
	int row = swaps ? s.col : s.row, col = swaps ? s.row : s.col;
	bool flips = has_square(s.kind) || has_row(s.kind);
	s.row = flipped(n, row, flips && reading & NQ_FROM_BELOW);
	s.col = flipped(n, col, flips && reading & NQ_FROM_RIGHT);
	s.by_row = flipped(n, s.by_row, reading & NQ_FROM_BELOW);
	if (reading & NQ_TRANSPOSED) s.line = NQ_NO_LINE;
	bool mirrors = !(reading & NQ_FROM_BELOW) != !(reading & NQ_FROM_RIGHT);
	if (mirrors && s.line == NQ_DIAGONAL) s.line = NQ_ANTIDIAGONAL;
	else if (mirrors && s.line == NQ_ANTIDIAGONAL) s.line = NQ_DIAGONAL;
	return s;
}

static nq_expected as_program(const nq_search *s, const nq_follower *f) {
	nq_kind kind = (nq_kind)s->kind;
	bool swaps = is_swapped(kind, f->search, f->reading), flips = has_square(kind) || has_row(kind);
	int row = flipped(s->n, s->row, flips && f->reading & NQ_FROM_BELOW);
	int col = flipped(s->n, s->col, flips && f->reading & NQ_FROM_RIGHT);
	return (nq_expected){kind, swaps ? col : row, swaps ? row : col};
}

static int start_row_of(const nq_followers *f, int search, const nq_said *s) {
	if (f->only >= 0) return f->start_row;
	return nq_search_type_at(search)->takes_start_row && s->row >= 0 && s->row < f->n ? s->row : 0;
}

/* Two searches that go row by row, both to the same end, differ only in which queen refuses a square; or, if one tests
 * nothing, in their tests and the numbers of their steps. */
static bool goes_in_order(const nq_search_type *t) {
	bool is_plain = t->tests != NQ_TESTS_COLUMNS && t->emptied == NULL;
	return t->read_frontier == NULL && t->enters == NQ_ROWS_IN_ORDER && is_plain;
}

static bool tests_nothing(const nq_follower *g) {
	return g->search >= 0 && nq_search_type_at(g->search)->tests == NQ_TESTS_NOTHING;
}

static int twin_of(const nq_followers *f, const nq_follower *of) {
	const nq_search_type *type = nq_search_type_at(of->search);
	for (int i = 0; i < f->count && goes_in_order(type); i++) {
		const nq_follower *g = &f->all[i];
		if (g->reading != of->reading || g->sleeps_with >= 0 || tests_nothing(g)) continue;
		const nq_search_type *other = nq_search_type_at(g->search);
		bool same_end = other->stops_at_first == type->stops_at_first;
		if (goes_in_order(other) && same_end && g->state.head.start_row == of->state.head.start_row) return i;
	}
	return -1;
}

static void begin_search(nq_followers *f, int search, int reading, const nq_said *first) {
	nq_follower *g = &f->all[f->count];
	bool enters_rows = nq_search_type_at(search)->enters != NQ_ENTERS_NONE;
	size_t bytes = enters_rows ? nq_search_bytes(search, f->n) : 0;
	bool is_large = bytes > sizeof g->state;
	if (bytes == 0 || bytes > sizeof f->large[0] || (is_large && f->large_count == NQ_READINGS)) return;
	memset(g, 0, sizeof *g);
	nq_said s = as_search(first, f->n, search, reading);
	g->search = search, g->reading = reading;
	g->large = is_large ? f->large_count + 1 : 0;
	nq_search *state = (nq_search *)nq_follower_state(f, g);
	if (!nq_search_start(state, search, f->n, start_row_of(f, search, &s))) return;
	g->sleeps_with = twin_of(f, g);
	f->large_count += is_large;
	f->count++;
}

static int quickest(int i) {
	int flags = nq_search_named("flags");
	return i == 0 ? flags : i <= flags ? i - 1 : i;
}

static void find_going(nq_followers *f) {
	f->going_count = 0;
	for (int i = 0; i < f->count; i++)
		if (f->all[i].lost == 0 && f->all[i].sleeps_with < 0) f->going[f->going_count++] = (int16_t)i;
}

static void begin(nq_followers *f, const nq_said *first) {
	int readings = f->only >= 0 ? 1 : NQ_READINGS;
	for (int reading = 0; reading < readings; reading++)
		for (int i = 0; i < nq_search_count() && i < NQ_FOLLOWED_SEARCHES; i++)
			if (f->only < 0 || f->only == quickest(i)) begin_search(f, quickest(i), reading, first);
	for (int reading = 0; reading < NQ_READINGS; reading++)
		for (nq_mistake mistake = 0; mistake < NQ_MISTAKES; mistake++) {
			if (nq_shows_in_boards_only(mistake)) continue;
			nq_follower *g = &f->all[f->count++];
			memset(g, 0, sizeof *g);
			g->search = g->sleeps_with = -1, g->mistake = mistake, g->reading = reading;
			nq_mistaken_start(&g->state.mistaken, mistake, f->n);
		}
	find_going(f);
}

void nq_followers_start(nq_followers *f, int n, int only, int start_row) {
	f->n = n, f->only = only, f->start_row = start_row;
	f->count = f->large_count = 0;
	f->events = 0;
	f->told = NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE);
	f->told_by = f->told_steps = false;
}

static bool same_verdict(const nq_search *h, const nq_follower *f, const nq_said *s) {
	if ((s->kind != NQ_TEST && s->kind != NQ_CHECK) || s->how == NQ_NOT_TESTED) return true;
	if (f->search < 0) return h->free == (s->how == NQ_FREE);
	nq_verdict v = nq_search_verdict(h);
	if ((int)v.how != s->how) return false;
	return (s->by_row == NQ_UNSAID || s->by_row == v.by.row) && (s->line == NQ_NO_LINE || s->line == v.by.line);
}

static bool same_number(const nq_search *h, nq_follower *f, const nq_said *s, int64_t event) {
	nq_numbers *n = &f->numbers;
	if (s->step < 0) return true;
	int64_t to_steps = s->step - (int64_t)h->step, to_events = s->step - event;
	if (!n->begun) *n = (nq_numbers){.begun = true, .to_steps = to_steps, .to_events = to_events};
	n->not_steps = n->not_steps || n->to_steps != to_steps;
	n->not_events = n->not_events || n->to_events != to_events;
	return !n->not_steps || !n->not_events;
}

static bool same_place(const nq_search *h, const nq_said *s) {
	bool has_item = has_row(s->kind) && h->row == NQ_EMPTY;
	if (s->kind == NQ_CHECK && s->row == NQ_UNSAID) return true;
	if ((has_square(s->kind) || has_item) && h->col != s->col) return false;
	bool has = has_square(s->kind) || has_row(s->kind) || s->kind == NQ_LEVEL;
	return !has || h->row == (has_item && s->row == NQ_UNSAID ? NQ_EMPTY : s->row);
}

static bool same_event(const nq_search *h, nq_follower *f, const nq_said *s, int64_t event) {
	return h->kind == s->kind && same_place(h, s) && same_verdict(h, f, s) && same_number(h, f, s, event);
}

static void lose(const nq_followers *all, nq_follower *f, uint64_t line) {
	const nq_search *h = nq_follower_state(all, f);
	f->lost = line;
	f->expected = as_program(h, f);
	f->step = h->step;
	if (f->search >= 0) f->verdict = nq_search_verdict(h);
}

static bool follow(nq_followers *all, nq_follower *f, const nq_said *said, uint64_t line) {
	const nq_search *h = nq_follower_state(all, f);
	nq_said s = as_search(said, all->n, f->search, f->reading);
	bool kept_back = !(all->told & NQ_ONLY(s.kind)) && h->counts[s.kind] > 0;
	uint64_t taken = run(all, f, UINT64_MAX, all->told | NQ_ONLY(s.kind));
	if (!kept_back && taken > 0 && same_event(h, f, &s, all->events)) return true;
	lose(all, f, line);
	f->found = *said;
	return false;
}

static void wake(nq_followers *f, nq_follower *g, bool goes_on) {
	const nq_follower *twin = &f->all[g->sleeps_with];
	uint64_t tests = tests_nothing(g) ? twin->state.head.counts[NQ_TEST] : 0;
	g->sleeps_with = -1;
	g->numbers = twin->numbers, g->step = twin->step - tests;
	g->lost = twin->lost, g->found = twin->found, g->expected = twin->expected, g->verdict = twin->verdict;
	if (g->lost == 0 && goes_on) run(f, g, twin->state.head.step - tests, 0);
}

static void wake_those(nq_followers *f, bool that_test) {
	for (int i = 0; i < f->count; i++)
		if (f->all[i].sleeps_with >= 0 && tests_nothing(&f->all[i]) != that_test) wake(f, &f->all[i], true);
	find_going(f);
}

void nq_followers_next(nq_followers *f, const nq_said *s, uint64_t line) {
	bool all_go = true;
	if (f->count == 0) begin(f, s);
	f->events++;
	if (!f->told_steps && (s->kind == NQ_TEST || s->step >= 0)) {
		wake_those(f, false);
		f->told_steps = true;
	}
	if (!f->told_by && s->by_row != NQ_UNSAID) {
		wake_those(f, true);
		f->told_by = true;
	}
	for (int i = 0; i < f->going_count; i++) all_go = follow(f, &f->all[f->going[i]], s, line) && all_go;
	if (!all_go) find_going(f);
	f->told |= NQ_ONLY(s->kind);
}

void nq_followers_end(nq_followers *f, uint64_t line) {
	for (int i = 0; i < f->count; i++) {
		nq_follower *g = &f->all[i];
		if (g->lost != 0 || g->sleeps_with >= 0) continue;
		bool goes_on = run(f, g, UINT64_MAX, f->told) > 0 && f->told >> nq_follower_state(f, g)->kind & 1;
		if (g->search < 0) g->goes_on = goes_on;
		else if (goes_on) lose(f, g, line);
	}
	for (int i = 0; i < f->count; i++)
		if (f->all[i].sleeps_with >= 0) wake(f, &f->all[i], false);
}

static bool goes_further(const nq_follower *a, const nq_follower *b) {
	return a->lost == 0 ? b->lost != 0 : b->lost != 0 && a->lost > b->lost;
}

/* A search whose queens may attack each other, as in breadth-first search, is considered only where it was requested or
 * the trace has other events than queens: else a program that tests nothing would be right. */
static bool is_meant(const nq_followers *f, const nq_follower *g) {
	const nq_search_type *type = nq_search_type_at(g->search);
	const nq_counted queens = NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE) | NQ_ONLY(NQ_SOLUTION);
	if (f->only >= 0) return true;
	if (type->read_frontier != NULL) return (f->told & ~queens) != 0;
	if (type->tests != NQ_TESTS_COLUMNS) return true;
	return f->told & NQ_ONLY(NQ_CHECK) || (g->lost == 0 && f->told & NQ_ONLY(NQ_SOLUTION));
}

const nq_follower *nq_followers_best(const nq_followers *f) {
	const nq_follower *best = NULL;
	for (int i = 0; i < f->count; i++) {
		const nq_follower *g = &f->all[i];
		if (g->search < 0 || g->sleeps_with >= 0) continue; /* what sleeps has come no further than another */
		if (is_meant(f, g) && (best == NULL || goes_further(g, best))) best = g;
	}
	return best;
}

uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *as) {
	uint32_t found = 0;
	for (int i = 0; i < f->count; i++) {
		const nq_follower *g = &f->all[i];
		if (g->search >= 0 && g->lost == as->lost && g->reading == as->reading) found |= nq_bit(g->search);
	}
	return found;
}

uint32_t nq_followers_mistakes(const nq_followers *f) {
	uint32_t over = 0, stopped = 0;
	for (int i = 0; i < f->count; i++) {
		const nq_follower *g = &f->all[i];
		if (g->search >= 0 || g->lost != 0) continue;
		*(g->goes_on ? &stopped : &over) |= nq_bit((int)g->mistake);
	}
	return over != 0 ? over : stopped;
}
