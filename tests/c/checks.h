#pragma once

#include "test.h"

#include "check/judgement.h"

enum { TEXT_MAX = 1 << 20 };
static char text[TEXT_MAX];
static size_t text_length;

static inline void put(const char *string) {
	size_t length = strlen(string);
	if (text_length + length > TEXT_MAX) abort();
	memcpy(text + text_length, string, length);
	text_length += length;
}

static inline void put_number(int64_t number) {
	char digits[24];
	snprintf(digits, sizeof digits, "%lld", (long long)number);
	put(digits);
}

static inline bool one_in(uint64_t many) { return random_below(many) == 0; }

static inline nq_check_options options_for(int n, int search, int start_row) {
	return (nq_check_options){.n = n, .search = search, .start_row = start_row};
}

static nq_check *checked;

static inline nq_judgement judge_in(nq_check_options options, size_t bytes) {
	nq_judgement judgement;
	if (checked == NULL) checked = allocate(sizeof *checked);
	nq_check_start(checked, options);
	for (size_t at = 0; at < text_length;) {
		size_t left = text_length - at;
		nq_check_put(checked, text + at, bytes < left ? bytes : left);
		at += bytes;
	}
	nq_check_end(checked, &judgement);
	return judgement;
}

static inline nq_judgement judge(nq_check_options options) { return judge_in(options, TEXT_MAX); }
static inline nq_judgement judge_any(int n) { return judge(options_for(n, -1, 0)); }

#define must_be(j, what) ((what) ? (void)0 : fail_judgement(&(j), #what, __FILE__, __LINE__))

static inline void fail_judgement(const nq_judgement *j, const char *what, const char *file, int line) {
	enum { SHOWN = 1000 };
	char json[NQ_JUDGEMENT_TEXT];
	nq_format_judgement(checked, j, json);
	printf("%.*s\n%s\n", text_length < SHOWN ? (int)text_length : SHOWN, text, json);
	fail_test(what, file, line);
}

enum { EVENTS_MAX = 16000 };

typedef struct {
	int64_t step;
	nq_kind kind;
	int row, col, how, by_row;
	nq_line line;
} event;

typedef struct {
	int n, search, start_row, count;
	event events[EVENTS_MAX];
} walk;

static inline void walk_of(walk *w, int search, int n, int start_row) {
	nq_search *s = started(search, n, start_row);
	w->n = n, w->search = search, w->start_row = start_row, w->count = 0;
	while (nq_search_run(s, 1, 0) > 0) {
		nq_verdict v = nq_search_verdict(s);
		if (w->count == EVENTS_MAX) abort();
		w->events[w->count++] = (event){
			(int64_t)s->step, (nq_kind)s->kind, s->row,
			s->col,           (int)v.how,       v.by.line == NQ_NO_LINE && v.how != NQ_EMPTIES ? NQ_EMPTY : v.by.row,
			v.by.line};
	}
	free(s);
}

typedef enum { AS_WALK, AS_CALLS, AS_SIGNS, AS_JSON, LABELLED, STYLES } style;

typedef struct {
	nq_counted kinds;
	bool steps, verdicts, attackers;
	int base;
	style style;
} form;

#define KINDS_LEAST (NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE))

static inline event event_in(form f, event e) {
	if (!f.steps) e.step = -1;
	if (!f.verdicts) e.how = NQ_NOT_TESTED;
	if (!f.verdicts || !f.attackers) e.by_row = NQ_EMPTY, e.line = NQ_NO_LINE;
	return e;
}

static inline void put_label(form f, const char *name, int64_t number) {
	put(f.style == AS_JSON ? ",\"" : " ");
	if (f.style == AS_JSON || f.style == LABELLED) put(name);
	if (f.style == AS_JSON) put("\":");
	if (f.style == LABELLED) put(" ");
	put_number(number);
}

static inline void put_word(form f, const char *name, const char *word) {
	put(f.style == AS_JSON ? ",\"" : " ");
	if (f.style == AS_JSON) put(name), put("\":\"");
	put(word);
	if (f.style == AS_JSON) put("\"");
}

static inline void put_square(form f, event e) {
	int row = e.row + f.base, col = e.col + f.base;
	if (e.kind == NQ_LEVEL) row = e.row;
	if (f.style == AS_CALLS && e.row != NQ_EMPTY && e.col != NQ_EMPTY) {
		put("("), put_number(row), put(", "), put_number(col), put(")");
		return;
	}
	if (f.style == LABELLED && e.col != NQ_EMPTY) put_label(f, "col", col);
	if (e.row != NQ_EMPTY) put_label(f, "row", row);
	else if (f.style == AS_WALK) put(" -");
	if (f.style != LABELLED && e.col != NQ_EMPTY) put_label(f, "col", col);
	else if (f.style == AS_WALK && e.col == NQ_EMPTY) put(" -");
}

static inline void put_verdict(form f, event e) {
	static const char *const hows[] = {"", "free", "attacked", "closed", "empties"};
	if (e.how == NQ_NOT_TESTED) return;
	put_word(f, "verdict", hows[e.how]);
	if (e.by_row != NQ_EMPTY) put_label(f, "by", e.by_row + f.base);
	if (e.line != NQ_NO_LINE) put_word(f, "line", nq_line_name(e.line));
}

static inline void put_event(form f, event e) {
	const char *sign = e.kind == NQ_PLACE ? "+" : e.kind == NQ_REMOVE ? "-" : NULL;
	e = event_in(f, e);
	if (f.style == AS_JSON) {
		put("{\"event\":\""), put(nq_kind_name((int)e.kind)), put("\"");
		if (e.step >= 0) put_label(f, "step", e.step);
	} else {
		if (e.step >= 0) put_number(e.step), put(" ");
		put(f.style == AS_SIGNS && sign != NULL ? sign : nq_kind_name((int)e.kind));
	}
	put_square(f, e);
	put_verdict(f, e);
	put(f.style == AS_JSON ? "}\n" : "\n");
}

static inline void put_events(form f, const event *events, int count) {
	text_length = 0;
	for (int i = 0; i < count; i++) put_event(f, events[i]);
}

static inline int events_of(form f, const walk *w, event *shown) {
	int count = 0;
	for (int i = 0; i < w->count; i++)
		if (f.kinds >> w->events[i].kind & 1) shown[count++] = event_in(f, w->events[i]);
	return count;
}

static inline bool is_same_event(event shown, event e, int64_t offset) {
	bool is_square_missing = shown.kind == NQ_CHECK && shown.row == NQ_EMPTY;
	if (shown.kind != e.kind || (!is_square_missing && (shown.row != e.row || shown.col != e.col))) return false;
	if (shown.step >= 0 && shown.step != e.step + offset) return false;
	if (shown.how == NQ_NOT_TESTED) return true;
	bool same_by = shown.by_row == NQ_EMPTY || shown.by_row == e.by_row;
	return shown.how == e.how && same_by && (shown.line == NQ_NO_LINE || shown.line == e.line);
}

/* Compares the shown events with a walk that prints only these kinds. Returns how many events agree, from the first on;
 * *left: number of further events of the walk. */
static inline int common(const event *shown, int count, const walk *w, nq_counted kinds, bool by_events, int *left) {
	int same = 0;
	int64_t offset = 0;
	bool numbered = false;
	*left = 0;
	for (int i = 0; i < w->count; i++) {
		if (!(kinds >> w->events[i].kind & 1)) continue;
		if (*left > 0 || same == count) {
			++*left;
			continue;
		}
		event e = w->events[i];
		if (by_events) e.step = same;
		if (!numbered && shown[same].step >= 0) numbered = true, offset = shown[same].step - e.step;
		if (is_same_event(shown[same], e, offset)) same++;
		else ++*left;
	}
	return same;
}

static inline int left_out(const walk *w, nq_counted kinds, int same, nq_kind kind) {
	int seen = 0, count = 0;
	for (int i = 0; i < w->count && seen < same; i++) {
		seen += (kinds & NQ_ONLY(w->events[i].kind)) != 0;
		count += w->events[i].kind == kind;
	}
	return count;
}

static inline bool lacks_done(const walk *w, nq_counted kinds) {
	for (int i = 0; i < w->count; i++)
		if (!(kinds >> w->events[i].kind & 1) && w->events[i].kind != NQ_DONE) return false;
	return !(kinds >> NQ_DONE & 1);
}

/* Returns the largest result of `common` over all sets of printed kinds, `count` + 1 if the whole walk is shown. A kind
 * counts as printed from its first event in the trace on. If the walk has earlier events of this kind, *reached is the
 * index of that first event. */
static inline int longest_common(const event *shown, int count, const walk *w, bool by_events, int *reached) {
	nq_counted kinds = KINDS_LEAST;
	int left, same = common(shown, count, w, kinds, by_events, &left);
	while (same < count && !(kinds >> shown[same].kind & 1)) {
		int before = *reached = same;
		if (left_out(w, kinds, before, shown[before].kind) > 1) return before;
		kinds |= NQ_ONLY(shown[before].kind);
		same = common(shown, count, w, kinds, by_events, &left);
		if (same <= before) return same;
	}
	*reached = same;
	return same == count && left == 0 && !lacks_done(w, kinds) ? count + 1 : same;
}

/* Index of the first event that differs; `count`: the end is missing; -1: no event differs. */
static inline int first_difference(const event *shown, int count, const walk *w) {
	int by_steps, by_events;
	int steps = longest_common(shown, count, w, false, &by_steps);
	int events = longest_common(shown, count, w, true, &by_events);
	int same = by_steps > by_events || (by_steps == by_events && steps > events) ? steps : events;
	return same > count ? -1 : same;
}
