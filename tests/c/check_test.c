#include "checks.h"

#define KINDS_TESTS (KINDS_LEAST | NQ_ONLY(NQ_TEST))
#define KINDS_SOLUTIONS (KINDS_LEAST | NQ_ONLY(NQ_SOLUTION))

static const form forms[] = {
	{NQ_EVERY_EVENT, true, true, true, 0, AS_WALK},      {NQ_EVERY_EVENT, false, true, true, 0, AS_WALK},
	{NQ_EVERY_EVENT, true, false, false, 0, AS_WALK},    {NQ_EVERY_EVENT, true, true, false, 0, AS_WALK},
	{NQ_EVERY_EVENT, true, true, true, 1, AS_WALK},      {NQ_EVERY_EVENT, true, true, true, 0, AS_JSON},
	{NQ_EVERY_EVENT, false, true, true, 1, AS_JSON},     {NQ_EVERY_EVENT, false, false, false, 1, LABELLED},
	{KINDS_LEAST, false, false, false, 0, AS_WALK},      {KINDS_LEAST, false, false, false, 1, AS_CALLS},
	{KINDS_LEAST, false, false, false, 0, AS_SIGNS},     {KINDS_LEAST, false, false, false, 1, LABELLED},
	{KINDS_LEAST, true, false, false, 0, AS_SIGNS},      {KINDS_SOLUTIONS, false, false, false, 0, AS_CALLS},
	{KINDS_SOLUTIONS, false, false, false, 1, AS_SIGNS}, {KINDS_TESTS, false, true, false, 0, AS_JSON},
	{KINDS_TESTS, true, true, true, 1, AS_CALLS},
};
enum { FORMS = sizeof forms / sizeof forms[0], LARGEST = 6, SEARCHES = 16, WALKS_MAX = SEARCHES + LARGEST };

static walk *walks[LARGEST + 1][WALKS_MAX];

static bool checks_boards(int search) { return nq_search_type_at(search)->tests == NQ_TESTS_COLUMNS; }

static int walks_of(int n) {
	int count = 0;
	for (int search = 0; search < nq_search_count(); search++)
		for (int row = 0; row < (nq_search_type_at(search)->takes_start_row ? n : 1); row++) {
			if (nq_search_type_at(search)->enters == NQ_ENTERS_NONE) continue;
			if (n == LARGEST && checks_boards(search)) continue;
			if (walks[n][count] == NULL) walk_of(walks[n][count] = allocate(sizeof(walk)), search, n, row);
			count++;
		}
	return count;
}

static event shown[EVENTS_MAX + 1];

static bool has_square(event e) { return e.kind == NQ_PLACE || e.kind == NQ_REMOVE || e.kind == NQ_TEST; }

static bool is_trace(int count) {
	for (int i = 0; i < count; i++)
		if (has_square(shown[i])) return true;
	return false;
}

static void number_events(int count, int from) {
	for (int i = 0; i < count; i++) shown[i].step = from + i;
}

static uint32_t searches_like(int count, int n) {
	uint32_t like = 0;
	int row = 0;
	for (int i = count - 1; i >= 0; i--)
		if (shown[i].row != NQ_EMPTY && shown[i].kind != NQ_LEVEL) row = shown[i].row;
	for (int i = walks_of(n) - 1; i >= 0; i--) {
		const walk *w = walks[n][i];
		bool begins = !nq_search_type_at(w->search)->takes_start_row || w->start_row == row;
		if (begins && first_difference(shown, count, w) < 0) like |= nq_bit(w->search);
	}
	return like;
}

static bool goes_by_levels(int search) { return nq_search_type_at(search)->read_frontier != NULL; }

static bool seems_right(const walk *w, int count) {
	bool levels = goes_by_levels(w->search);
	if (!checks_boards(w->search) && !levels) return true;
	for (int i = 0; i < count; i++) {
		nq_kind kind = shown[i].kind;
		if (kind == NQ_CHECK || (kind == NQ_SOLUTION && !levels)) return true;
		if (levels && kind != NQ_PLACE && kind != NQ_REMOVE && kind != NQ_SOLUTION) return true;
	}
	return false;
}

static void check_itself(const walk *w, form f) {
	int count = events_of(f, w, shown);
	if (!is_trace(count)) return;
	if (f.steps && f.style == AS_SIGNS) number_events(count, 7);
	put_events(f, shown, count);
	nq_judgement j = judge(options_for(w->n, w->search, w->start_row));
	must_be(j, j.read_as == NQ_TRACE && j.right && j.n == w->n && j.lines == (uint64_t)count);
	must_be(j, j.base == f.base && j.searches == nq_bit(w->search) && j.diff.line == 0 && j.mistakes == 0);
	j = judge(options_for(w->n > 3 ? 0 : w->n, -1, 0));
	if (!seems_right(w, count)) {
		must_be(j, !j.right || w->n < 4);
		return;
	}
	must_be(j, j.right && j.n == w->n && j.base == f.base && j.diff.line == 0 && j.reading_as == 0);
	must_be(j, j.searches == searches_like(count, w->n));
}

TEST("every walk is judged right in every notation, and all searches that fit are named") {
	for (int n = 1; n <= LARGEST; n++)
		for (int i = 0; i < walks_of(n); i++)
			for (int f = 0; f < FORMS; f++)
				if (n < LARGEST || f % 8 == 0) check_itself(walks[n][i], forms[f]);
}

static void check_as_others(const walk *w, form f) {
	int count = events_of(f, w, shown);
	if (!is_trace(count)) return;
	put_events(f, shown, count);
	for (int i = 0; i < walks_of(w->n); i++) {
		const walk *other = walks[w->n][i];
		int at = first_difference(shown, count, other);
		nq_judgement j = judge(options_for(w->n, other->search, other->start_row));
		must_be(j, j.right == (at < 0) && j.wrong.line == (uint64_t)(at + 1));
		must_be(j, at < 0 || j.searches == nq_bit(other->search));
	}
}

TEST("a walk checked as another search is wrong at the first line that the other search does not print") {
	for (int n = 1; n <= LARGEST; n++)
		for (int i = 0; i < walks_of(n); i++)
			for (int f = 0; f < FORMS; f++)
				if (n < 6 || (f + i) % 16 == 0) check_as_others(walks[n][i], forms[f]);
}

TEST("counting from 1 is recognized at the start of a walk, even if no number is n") {
	const form least = {KINDS_LEAST, false, false, false, 1, AS_CALLS};
	for (int n = 4; n <= LARGEST; n++)
		for (int i = 0; i < walks_of(n); i++) {
			if (walks[n][i]->start_row > 0 || nq_search_type_at(walks[n][i]->search)->read_frontier != NULL) continue;
			if (checks_boards(walks[n][i]->search)) continue;
			int all = events_of(least, walks[n][i], shown);
			for (int count = 2; count < all && count < 30; count++) {
				put_events(least, shown, count);
				nq_judgement j = judge_any(n);
				must_be(j, j.base == 1);
			}
		}
}

static int flipped(int n, int i, bool flips) { return flips && i != NQ_EMPTY ? n - 1 - i : i; }

static event mirrored(event e, int n, int reading) {
	int row = flipped(n, e.row, reading & NQ_FROM_BELOW), col = flipped(n, e.col, reading & NQ_FROM_RIGHT);
	bool swaps = reading & NQ_TRANSPOSED && e.col != NQ_EMPTY;
	e.row = swaps ? col : row, e.col = swaps ? row : col;
	return e;
}

static event mirrored_back(event e, int n, int reading) {
	if (reading & NQ_TRANSPOSED && e.col != NQ_EMPTY) {
		int row = e.row;
		e.row = e.col, e.col = row;
	}
	return mirrored(e, n, reading & ~NQ_TRANSPOSED);
}

static void check_itself_from(const walk *w, form f, int reading) {
	int count = events_of(f, w, shown);
	if (!is_trace(count) || !seems_right(w, count)) return;
	for (int i = 0; i < count; i++) shown[i] = mirrored(shown[i], w->n, reading);
	put_events(f, shown, count);
	nq_judgement j = judge(options_for(w->n, -1, 0));
	for (int i = 0; i < count; i++) shown[i] = mirrored_back(shown[i], w->n, j.reading_as);
	must_be(j, j.right && j.diff.line == 0 && j.searches != 0 && j.searches == searches_like(count, w->n));
	must_be(j, j.reading_as == reading || w->n < 3);
}

TEST("walks from right to left, from below or by columns are judged right, and their direction is reported") {
	static const form these[] = {{KINDS_LEAST, false, false, false, 0, AS_WALK},
	                             {KINDS_TESTS, true, true, false, 1, LABELLED},
	                             {KINDS_TESTS | NQ_ONLY(NQ_SOLUTION), false, true, false, 0, AS_JSON}};
	for (int n = 1; n <= 6; n++)
		for (int i = 0; i < walks_of(n); i++)
			for (int f = 0; f < 3; f++)
				for (int reading = 0; reading < NQ_READINGS; reading++)
					check_itself_from(walks[n][i], these[f], reading);
}

static int lines[EVENTS_MAX + 2]; /* line of each event; lines[count]: the line after the last event */

static void put_with_noise(form f, int count, bool has_noise) {
	int line = 0;
	text_length = 0;
	for (int i = 0; i < count; i++) {
		for (; has_noise && one_in(5); line++) put(one_in(2) ? "\n" : "what follows is a step of 8 queens: 3 5\n");
		put_event(f, shown[i]);
		if (has_noise) text_length--, put("\r\n");
		lines[i] = ++line;
	}
	lines[count] = line + 1;
}

static void change_kind(event *e, int n) {
	do e->kind = (nq_kind)(NQ_ENTER + random_below(NQ_DONE - NQ_ENTER + 1));
	while (e->kind == NQ_SCATTER || e->kind == NQ_MOVE); /* not in traces of backtracking searches */
	bool has_row = has_square(*e) || e->kind == NQ_ENTER || e->kind == NQ_LEAVE || e->kind == NQ_LEVEL;
	if (!has_row) e->row = NQ_EMPTY;
	else if (e->row == NQ_EMPTY) e->row = (int)random_below((uint64_t)n);
	if (!has_square(*e)) e->col = NQ_EMPTY;
	else if (e->col == NQ_EMPTY) e->col = (int)random_below((uint64_t)n);
	if (e->kind != NQ_TEST) e->how = NQ_NOT_TESTED, e->by_row = NQ_EMPTY, e->line = NQ_NO_LINE;
}

static void change_verdict(form f, event *e, int n) {
	static const nq_line along[] = {NQ_COLUMN, NQ_DIAGONAL, NQ_ANTIDIAGONAL};
	if (e->how == NQ_NOT_TESTED) return;
	e->how = e->how == NQ_FREE || one_in(2) ? NQ_ATTACKED : NQ_FREE;
	e->by_row = f.attackers && e->how == NQ_ATTACKED ? (int)random_below((uint64_t)n) : NQ_EMPTY;
	e->line = f.attackers && e->how == NQ_ATTACKED ? along[random_below(3)] : NQ_NO_LINE;
}

static void change(form f, event *e, int n) {
	int somewhere = (int)random_below((uint64_t)n + one_in(4));
	switch (random_below(5)) {
	case 0:
		if (e->row != NQ_EMPTY) e->row = somewhere;
		break;
	case 1:
		if (e->col != NQ_EMPTY) e->col = somewhere;
		break;
	case 2: change_kind(e, n); break;
	case 3: change_verdict(f, e, n); break;
	default:
		if (e->step >= 0) e->step += (int)random_below(5) - 2;
	}
}

static int spoil(form f, int count, int n) {
	int at = (int)random_below((uint64_t)count);
	event e = shown[at];
	size_t after = (size_t)(count - at - 1) * sizeof e;
	switch (random_below(5)) {
	case 0: memmove(shown + at, shown + at + 1, after); return count - 1;
	case 1:
		memmove(shown + at + 2, shown + at + 1, after);
		shown[at + 1] = e;
		return count + 1;
	case 2:
		if (at + 1 < count) shown[at] = shown[at + 1], shown[at + 1] = e;
		return count;
	default: change(f, &shown[at], n); return count;
	}
}

static void test_early_checks(int count, int n) {
	int queens = 0;
	for (int i = 0; i < count; i++) {
		queens += (shown[i].kind == NQ_PLACE) - (shown[i].kind == NQ_REMOVE);
		if (shown[i].kind == NQ_CHECK && shown[i].row != NQ_EMPTY && queens < n) shown[i].kind = NQ_TEST;
	}
}

static bool is_expected(const nq_judgement *j) {
	const nq_event *found = &j->wrong.found, *expected = &j->wrong.expected;
	return found->kind == expected->kind && found->row == expected->row && found->col == expected->col &&
	       found->how == expected->how && found->by_row == expected->by_row && found->line == expected->line &&
	       found->kind != NQ_DONE;
}

static void check_fault(const walk *w, form f) {
	int count = events_of(f, w, shown);
	if (f.steps && one_in(4)) number_events(count, (int)random_below(3));
	if (count > 0) count = spoil(f, count, w->n);
	test_early_checks(count, w->n);
	if (!is_trace(count)) return;
	int at = first_difference(shown, count, w);
	put_with_noise(f, count, one_in(3));
	uint64_t line = at < 0 ? 0 : at < count ? (uint64_t)lines[at] : (uint64_t)lines[count - 1] + 1;
	nq_judgement j = judge(options_for(w->n, w->search, w->start_row));
	must_be(j, j.read_as == NQ_TRACE && j.right == (at < 0) && j.wrong.line == line);
	must_be(j, j.right || f.steps || !is_expected(&j));
	j = judge(options_for(w->n, -1, 0));
	if (checks_boards(w->search) || goes_by_levels(w->search)) return; /* an attacked queen may be the fault */
	if (j.base != f.base && (count < 8 || w->n < 4)) return; /* few lines may be right both from 0 and from 1 */
	if (!(j.searches & nq_bit(w->search))) return;
	must_be(j, j.read_as == NQ_TRACE && (j.right || line == 0 || j.wrong.line >= line));
	must_be(j, j.right || f.steps || !is_expected(&j));
	must_be(j, j.diff.line == 0 || (line > 0 && j.diff.line >= line));
}

TEST("a dropped, doubled, changed or swapped line is reported at the first line that shows it, with another expected") {
	for (int i = 0; i < 2000; i++) {
		int n = 1 + (int)random_below(one_in(6) ? LARGEST : 5);
		check_fault(walks[n][random_below((uint64_t)walks_of(n))], forms[random_below(FORMS)]);
	}
}

TEST("events are read from lines shorter than NQ_CHECK_LINE, in pieces of any length") {
	for (int length = NQ_CHECK_LINE - 3; length < NQ_CHECK_LINE + 4; length++)
		for (size_t bytes = 5; bytes < TEXT_MAX; bytes = 3 * bytes) {
			text_length = 0;
			put("place 0 0\n");
			for (int i = 0; i < NQ_READ_AHEAD; i++) put(" ");
			put("\n");
			for (int i = 10; i < length; i++) put(" ");
			put("remove 0 0\nplace 0 0\n");
			nq_judgement j = judge_in(options_for(1, -1, 0), bytes);
			must_be(j, j.lines == (length < NQ_CHECK_LINE ? 3 : 2));
		}
}
