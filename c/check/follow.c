#include "follow.h"

#include <string.h>

_Static_assert(NQ_MISTAKES <= 32, "mistakes are bits of a word");
_Static_assert(sizeof(nq_mistaken) % sizeof(uint64_t) == 0, "a mistaken search is whole words");

static nq_search *state_of(nq_followers *f, const nq_follower *g) { return (nq_search *)&f->states[g->state]; }

static uint64_t run(nq_followers *f, const nq_follower *g, nq_counted until) {
	nq_search *s = state_of(f, g);
	return g->search >= 0 ? nq_search_run(s, UINT64_MAX, until) : nq_mistaken_run((nq_mistaken *)s, UINT64_MAX, until);
}

static int flipped(int n, int i, int reading, int side) { return i >= 0 && i < n && reading & side ? n - 1 - i : i; }

void nq_read_square(int n, int reading, int *row, int *col) {
	bool turns = reading & NQ_TRANSPOSED;
	int old = *row;
	*row = flipped(n, turns ? *col : old, reading, NQ_FROM_BELOW);
	*col = flipped(n, turns ? old : *col, reading, NQ_FROM_RIGHT);
}

void nq_read_back(int n, int reading, int *row, int *col) {
	int both = NQ_FROM_RIGHT | NQ_FROM_BELOW;
	bool is_quarter = reading & NQ_TRANSPOSED && (reading & both) != 0 && (reading & both) != both;
	nq_read_square(n, is_quarter ? reading ^ both : reading, row, col);
}

static bool has_square(nq_kind kind) {
	return kind == NQ_PLACE || kind == NQ_REMOVE || kind == NQ_TEST || kind == NQ_CHECK;
}
static bool has_row(nq_kind kind) { return kind == NQ_ENTER || kind == NQ_LEAVE; }

/* In `enter 3` or `leave 3`, the number is a row even in transposed readings, unless the search also enters columns. */
static int reading_of(nq_kind kind, const nq_follower *f) {
	bool has_items = f->search >= 0 && nq_search_type_at(f->search)->enters == NQ_FEWEST_ITEM;
	if (has_square(kind) || (has_items && has_row(kind))) return f->reading;
	return has_row(kind) ? f->reading & ~NQ_TRANSPOSED : 0;
}

static nq_event as_search(const nq_event *event, int n, const nq_follower *f) {
	nq_event s = *event;
	if (f->reading == 0) return s;
	nq_read_square(n, reading_of(s.kind, f), &s.row, &s.col);
	if (s.by_col != NQ_UNSTATED) nq_read_square(n, f->reading, &s.by_row, &s.by_col);
	else s.by_row = flipped(n, s.by_row, f->reading, NQ_FROM_BELOW);
	if (f->reading & NQ_TRANSPOSED) s.line = NQ_NO_LINE;
	bool mirrors = !(f->reading & NQ_FROM_BELOW) != !(f->reading & NQ_FROM_RIGHT);
	if (mirrors && s.line >= NQ_DIAGONAL) s.line = s.line == NQ_DIAGONAL ? NQ_ANTIDIAGONAL : NQ_DIAGONAL;
	return s;
}

static int unless_empty(int i) { return i == NQ_EMPTY ? NQ_UNSTATED : i; }

static nq_event as_program(const nq_search *s, const nq_follower *f) {
	nq_event e = nq_event_at(s->kind, unless_empty(s->row), unless_empty(s->col));
	nq_read_back(s->n, reading_of(e.kind, f), &e.row, &e.col);
	e.step = (int64_t)s->step;
	if (f->search < 0) return e;
	nq_verdict v = nq_search_verdict(s);
	e.how = (int)v.how, e.by_row = unless_empty(v.by.row), e.line = v.by.line;
	return e;
}

static nq_follower *add(nq_followers *f, int search, int reading, size_t bytes) {
	int words = (int)(bytes / sizeof(uint64_t));
	if (words == 0 || f->count == NQ_FOLLOWERS || f->words + words > NQ_STATE_WORDS) return NULL;
	nq_follower *g = &f->all[f->count++];
	*g = (nq_follower){
		.search = search, .reading = reading, .complete = search < 0 ? 0 : NQ_EVERY_EVENT, .state = f->words};
	f->words += words;
	return g;
}

static bool goes_in_order(const nq_search_type *t) {
	bool is_plain = t->tests != NQ_TESTS_COLUMNS && t->emptied == NULL;
	return t->read_frontier == NULL && t->enters == NQ_ROWS_IN_ORDER && is_plain;
}

static nq_follower *find_twin(nq_followers *f, const nq_search_type *type, int reading, int start_row) {
	for (nq_follower *g = f->all; g < f->all + f->count && goes_in_order(type); g++) {
		const nq_search_type *other = g->search < 0 ? NULL : nq_search_type_at(g->search);
		bool is_alike = other != NULL && goes_in_order(other) && other->stops_at_first == type->stops_at_first;
		if (is_alike && g->reading == reading && state_of(f, g)->start_row == start_row) return g;
	}
	return NULL;
}

static void add_search(nq_followers *f, int search, int reading, int row) {
	const nq_search_type *type = nq_search_type_at(search);
	int start_row = type->takes_start_row ? flipped(f->n, row, reading, NQ_FROM_BELOW) : 0;
	if (type->enters == NQ_ENTERS_NONE || start_row < 0 || start_row >= f->n) return;
	nq_follower *g = f->has_details ? NULL : find_twin(f, type, reading, start_row);
	if (g == NULL && (g = add(f, search, reading, nq_search_bytes(search, f->n))) != NULL)
		nq_search_start(state_of(f, g), search, f->n, start_row);
	if (g != NULL) g->searches |= nq_bit(search);
}

static void add_mistakes(nq_followers *f, int reading) {
	for (nq_mistake mistake = 0; mistake < NQ_MISTAKES; mistake++) {
		nq_follower *g = nq_shows_in_boards_only(mistake) ? NULL : add(f, -1, reading, sizeof(nq_mistaken));
		if (g == NULL) continue;
		g->mistake = mistake;
		nq_mistaken_start((nq_mistaken *)state_of(f, g), mistake, f->n);
	}
}

/* any_row: adds only searches that can start in any row, and so go down or up. Of twins only the first runs, so
 * `flags`, the fastest, is first. */
static void add_searches(nq_followers *f, int reading, bool any_row, int row) {
	int flags = nq_search_named("flags");
	if (!any_row) add_search(f, flags, reading, row);
	for (int search = 0; search < nq_search_count(); search++) {
		bool takes_any = nq_search_type_at(search)->takes_start_row;
		if (takes_any || (!any_row && search != flags)) add_search(f, search, reading, row);
	}
}

static int reading_from(int n, int row, int col, int transposed) {
	return transposed | (2 * row >= n ? NQ_FROM_BELOW : 0) | (2 * col >= n ? NQ_FROM_RIGHT : 0);
}

static void add_all(nq_followers *f, nq_opening opening) {
	bool enters = opening.entered != NQ_UNSTATED;
	for (int transposed = 0; transposed <= NQ_TRANSPOSED; transposed += NQ_TRANSPOSED) {
		int square_row = transposed ? opening.col : opening.row, col = transposed ? opening.row : opening.col;
		int row = enters ? opening.entered : square_row, reading = reading_from(f->n, row, col, transposed);
		for (int i = transposed; i < transposed + NQ_TRANSPOSED; i++)
			if (f->only < 0 && (i | NQ_FROM_BELOW) == (reading | NQ_FROM_BELOW)) add_searches(f, i, i != reading, row);
		add_mistakes(f, reading);
	}
}

void nq_followers_start(nq_followers *f, int n, int only, int start_row, nq_opening opening) {
	memset(f, 0, offsetof(nq_followers, going));
	f->n = n, f->only = only, f->has_details = opening.has_details;
	f->kinds = NQ_ONLY(NQ_PLACE) | (opening.is_quiet ? 0 : NQ_ONLY(NQ_REMOVE));
	f->as_mistakes = opening.only_places ? NQ_ONLY(NQ_PLACE) : f->kinds;
	if (only >= 0) add_search(f, only, 0, start_row);
	add_all(f, opening);
	for (; f->going_count < f->count; f->going_count++) f->going[f->going_count] = (int16_t)f->going_count;
}

static bool same_verdict(const nq_search *h, const nq_follower *f, const nq_event *s) {
	if ((s->kind != NQ_TEST && s->kind != NQ_CHECK) || s->how == NQ_NOT_TESTED) return true;
	if (f->search < 0) return h->free == (s->how == NQ_FREE);
	nq_verdict v = nq_search_verdict(h);
	if ((int)v.how != s->how) return false;
	if (s->by_col != NQ_UNSTATED && s->by_col != v.by.col) return false;
	return (s->by_row == NQ_UNSTATED || s->by_row == v.by.row) && (s->line == NQ_NO_LINE || s->line == v.by.line);
}

static bool same_number(const nq_search *h, nq_follower *f, const nq_event *s, int64_t event) {
	if (s->step < 0) return true;
	int64_t to_steps = s->step - (int64_t)h->step, to_events = s->step - event;
	if (!f->numbered) f->to_steps = to_steps, f->to_events = to_events;
	f->numbered = true;
	f->not_steps |= f->to_steps != to_steps;
	f->not_events |= f->to_events != to_events;
	return !f->not_steps || !f->not_events;
}

static bool same_place(const nq_search *h, const nq_event *s) {
	bool has_item = has_row(s->kind) && h->row == NQ_EMPTY;
	if (s->kind == NQ_CHECK && s->row == NQ_UNSTATED) return true;
	if ((has_square(s->kind) || has_item) && h->col != s->col) return false;
	bool has = has_square(s->kind) || has_row(s->kind) || s->kind == NQ_LEVEL;
	return !has || h->row == (has_item && s->row == NQ_UNSTATED ? NQ_EMPTY : s->row);
}

static nq_wrong part(nq_followers *all, const nq_follower *f, const nq_event *found, uint64_t line) {
	const nq_search *h = state_of(all, f);
	bool is_early = found->kind == NQ_START, is_over = h->kind == NQ_DONE;
	nq_wrong wrong = nq_wrong_at(is_early ? NQ_ENDS_EARLY : is_over ? NQ_AFTER_END : NQ_OTHERWISE, line);
	wrong.found = *found, wrong.expected = as_program(h, f);
	return wrong;
}

static bool run_past(nq_followers *all, nq_follower *f, nq_counted kinds, const nq_event *found, uint64_t line) {
	const nq_search *h = state_of(all, f);
	while (run(all, f, kinds | f->complete) > 0) {
		if (kinds >> h->kind & 1) return true;
		f->first_missing[h->kind] = part(all, f, found, line);
		f->complete &= ~NQ_ONLY(h->kind);
	}
	return false;
}

/* left_out: if this is the first printed event of its kind, number of earlier such events of the search. If it is 1,
 * the fault is this missing event. If it is more, the program seems to omit this kind, so the fault is `event`. */
static bool follow(nq_followers *all, nq_follower *f, const nq_event *event, uint64_t line) {
	const nq_search *h = state_of(all, f);
	nq_event s = as_search(event, all->n, f);
	nq_counted kinds = f->search < 0 ? all->as_mistakes : all->kinds;
	uint64_t left_out = kinds & NQ_ONLY(s.kind) ? 0 : h->counts[s.kind];
	if (left_out == 1 && f->search >= 0) f->at = f->first_missing[s.kind];
	else {
		bool goes_on = run_past(all, f, left_out > 0 ? kinds : kinds | NQ_ONLY(s.kind), event, line);
		bool same = goes_on && left_out == 0 && h->kind == s.kind && same_place(h, &s);
		if (same && same_verdict(h, f, &s) && same_number(h, f, &s, all->events)) return true;
		f->at = part(all, f, event, line);
	}
	f->lost = line;
	return false;
}

void nq_followers_next(nq_followers *f, const nq_event *s, uint64_t line) {
	int still = 0;
	f->events++;
	for (int i = 0; i < f->going_count; i++)
		if (follow(f, &f->all[f->going[i]], s, line)) f->going[still++] = f->going[i];
	f->going_count = still;
	f->kinds |= NQ_ONLY(s->kind);
	f->as_mistakes |= NQ_ONLY(s->kind);
}

/* True if a search was requested and the program prints all its other kinds of events. */
static bool must_print_done(const nq_followers *f, const nq_search *h) {
	for (nq_kind kind = NQ_START; kind < NQ_DONE; kind++)
		if (h->counts[kind] > 0 && !(f->kinds & NQ_ONLY(kind))) return false;
	return f->only >= 0;
}

void nq_followers_end(nq_followers *f, uint64_t line) {
	nq_event ended = nq_no_event();
	nq_counted removals = NQ_ONLY(NQ_REMOVE) & ~f->as_mistakes;
	for (int i = 0; i < f->going_count; i++) {
		nq_follower *g = &f->all[f->going[i]];
		const nq_search *h = state_of(f, g);
		nq_counted kinds = g->search < 0 ? f->as_mistakes : f->kinds;
		bool left_out = nq_search_counted(h, removals) > 0;
		bool goes_on = run(f, g, kinds) > 0 && (kinds >> h->kind & 1 || must_print_done(f, h));
		if (g->search < 0 && !(goes_on && left_out))
			g->end = goes_on ? NQ_WENT_ON : left_out ? NQ_PRINTS_NO_REMOVALS : NQ_WAS_OVER;
		else if (goes_on) g->at = part(f, g, &ended, line), g->lost = line;
	}
}

/* A program that forgets to test squares looks like a search that is breadth-first or tests only columns. So these are
 * assumed only if they are requested or the trace has their other kinds of events. */
static bool is_meant(const nq_followers *f, const nq_follower *g) {
	const nq_search_type *type = nq_search_type_at(g->search);
	nq_counted queens = NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE) | NQ_ONLY(NQ_SOLUTION);
	if (f->only >= 0) return true;
	if (type->read_frontier != NULL) return (f->kinds & ~queens) != 0;
	if (type->tests != NQ_TESTS_COLUMNS) return true;
	return f->kinds & NQ_ONLY(NQ_CHECK) || (g->lost == 0 && f->kinds & NQ_ONLY(NQ_SOLUTION));
}

const nq_follower *nq_followers_best(const nq_followers *f) {
	const nq_follower *best = NULL;
	for (const nq_follower *g = f->all; g < f->all + f->count; g++) {
		if (g->search < 0 || !is_meant(f, g)) continue;
		if (best == NULL || (best->lost > 0 && (g->lost == 0 || g->lost > best->lost))) best = g;
	}
	return best;
}

uint32_t nq_followers_alike(const nq_followers *f, const nq_follower *other) {
	uint32_t found = 0;
	for (const nq_follower *g = f->all; g < f->all + f->count; g++)
		if (g->reading == other->reading && g->lost == other->lost && g->at.line == other->at.line)
			found |= g->searches;
	return found;
}

uint32_t nq_followers_mistakes(const nq_followers *f) {
	uint32_t found[NQ_ENDS] = {0};
	for (const nq_follower *g = f->all; g < f->all + f->count; g++)
		if (g->search < 0 && g->lost == 0) found[g->end] |= nq_bit((int)g->mistake);
	int end = 0;
	while (end < NQ_WENT_ON && found[end] == 0) end++;
	return found[end];
}
