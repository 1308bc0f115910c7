/* checks: what the tests of checking share: walks as lists of events, printed as programs do, and what is judged of a
 * text. */
#pragma once

#include "test.h"

#include "check/judgement.h"

/* --- texts --- */

enum { TEXT_MAX = 1 << 20 };
static char text[TEXT_MAX];
static size_t text_length;

static inline void say(const char *said) {
	size_t length = strlen(said);
	if (text_length + length > TEXT_MAX) abort();
	memcpy(text + text_length, said, length);
	text_length += length;
}

static inline void say_number(int64_t number) {
	char digits[24];
	snprintf(digits, sizeof digits, "%lld", (long long)number);
	say(digits);
}

static inline bool one_in(uint64_t many) { return random_below(many) == 0; }

static inline nq_check_options wanted(int n, int search, int start_row) {
	return (nq_check_options){.n = n, .search = search, .start_row = start_row};
}

static nq_check *judged; /* the last one */

static inline nq_judgement judge_in(nq_check_options options, size_t bytes) {
	nq_judgement judgement;
	if (judged == NULL) judged = allocate(sizeof *judged);
	nq_check_start(judged, options);
	for (size_t at = 0; at < text_length;) {
		size_t count = bytes > 0 ? bytes : 1 + (size_t)random_below(one_in(4) ? 2000 : 20), left = text_length - at;
		nq_check_put(judged, text + at, count < left ? count : left);
		at += count;
	}
	nq_check_end(judged, &judgement);
	return judgement;
}

static inline nq_judgement judge(nq_check_options options) { return judge_in(options, TEXT_MAX); }

#define must_be(j, what) ((what) ? (void)0 : is_misjudged(&(j), #what, __FILE__, __LINE__))

static inline void is_misjudged(const nq_judgement *j, const char *what, const char *file, int line) {
	enum { SHOWN = 1000 };
	char json[NQ_JUDGEMENT_TEXT];
	nq_format_judgement(judged, j, json);
	printf("%.*s\n%s\n", text_length < SHOWN ? (int)text_length : SHOWN, text, json);
	fail_test(what, file, line);
}

/* --- events --- */

enum { EVENTS_MAX = 16000 };

/* NQ_EMPTY, NQ_NOT_TESTED and NQ_NO_LINE where there is nothing, or nothing is said; step: -1. */
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

/* --- forms: what a program prints of its events, and how --- */

typedef enum { AS_WALK, AS_CALLS, AS_SIGNS, AS_JSON, LABELLED, STYLES } style;

typedef struct {
	nq_counted kinds;
	bool steps, verdicts, attackers; /* attackers: of a verdict, which queen */
	int base;
	style style;
} form;

#define KINDS_LEAST (NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE))
static const form in_full = {NQ_EVERY_EVENT, true, true, true, 0, AS_WALK};

static inline event told_in(form f, event e) {
	if (!f.steps) e.step = -1;
	if (!f.verdicts) e.how = NQ_NOT_TESTED;
	if (!f.verdicts || !f.attackers) e.by_row = NQ_EMPTY, e.line = NQ_NO_LINE;
	return e;
}

static inline void say_label(form f, const char *name, int64_t number) {
	say(f.style == AS_JSON ? ",\"" : " ");
	if (f.style == AS_JSON || f.style == LABELLED) say(name);
	if (f.style == AS_JSON) say("\":");
	if (f.style == LABELLED) say(" ");
	say_number(number);
}

static inline void say_word(form f, const char *name, const char *word) {
	say(f.style == AS_JSON ? ",\"" : " ");
	if (f.style == AS_JSON) say(name), say("\":\"");
	say(word);
	if (f.style == AS_JSON) say("\"");
}

static inline void say_square(form f, event e) {
	int row = e.row + f.base, col = e.col + f.base;
	if (e.kind == NQ_LEVEL) row = e.row;
	if (f.style == AS_CALLS && e.row != NQ_EMPTY && e.col != NQ_EMPTY) {
		say("("), say_number(row), say(", "), say_number(col), say(")");
		return;
	}
	if (f.style == LABELLED && e.col != NQ_EMPTY) say_label(f, "col", col);
	if (e.row != NQ_EMPTY) say_label(f, "row", row);
	else if (f.style == AS_WALK) say(" -");
	if (f.style != LABELLED && e.col != NQ_EMPTY) say_label(f, "col", col);
	else if (f.style == AS_WALK && e.col == NQ_EMPTY) say(" -");
}

static inline void say_verdict(form f, event e) {
	static const char *const hows[] = {"", "free", "attacked", "closed", "empties"};
	if (e.how == NQ_NOT_TESTED) return;
	say_word(f, "verdict", hows[e.how]);
	if (e.by_row != NQ_EMPTY) say_label(f, "by", e.by_row + f.base);
	if (e.line != NQ_NO_LINE) say_word(f, "line", nq_line_name(e.line));
}

static inline void say_event(form f, event e) {
	const char *sign = e.kind == NQ_PLACE ? "+" : e.kind == NQ_REMOVE ? "-" : NULL;
	e = told_in(f, e);
	if (f.style == AS_JSON) {
		say("{\"event\":\""), say(nq_kind_name(e.kind)), say("\"");
		if (e.step >= 0) say_label(f, "step", e.step);
	} else {
		if (e.step >= 0) say_number(e.step), say(" ");
		say(f.style == AS_SIGNS && sign != NULL ? sign : nq_kind_name(e.kind));
	}
	say_square(f, e);
	say_verdict(f, e);
	say(f.style == AS_JSON ? "}\n" : "\n");
}

static inline void say_events(form f, const event *events, int count) {
	text_length = 0;
	for (int i = 0; i < count; i++) say_event(f, events[i]);
}

static inline int told_of(form f, const walk *w, event *told) {
	int count = 0;
	for (int i = 0; i < w->count; i++)
		if (f.kinds >> w->events[i].kind & 1) told[count++] = told_in(f, w->events[i]);
	return count;
}

/* --- the oracle of a search: where what is told can be no text of a walk --- */

static inline bool tells_of(event told, event e, int64_t offset) {
	bool unsaid = told.kind == NQ_CHECK && told.row == NQ_EMPTY; /* the queen that is attacked */
	if (told.kind != e.kind || (!unsaid && (told.row != e.row || told.col != e.col))) return false;
	if (told.step >= 0 && told.step != e.step + offset) return false;
	if (told.how == NQ_NOT_TESTED) return true;
	bool same_by = told.by_row == NQ_EMPTY || told.by_row == e.by_row;
	return told.how == e.how && same_by && (told.line == NQ_NO_LINE || told.line == e.line);
}

/* Counts the events told that begin the walk when only these kinds are printed; *left: events of the walk after. */
static inline int common(const event *told, int count, const walk *w, nq_counted kinds, bool by_events, int *left) {
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
		if (!numbered && told[same].step >= 0) numbered = true, offset = told[same].step - e.step;
		if (tells_of(told[same], e, offset)) same++;
		else ++*left;
	}
	return same;
}

/* Counts the walk's events of one kind before the one that is told as number `same`, from 1. */
static inline int left_out(const walk *w, nq_counted kinds, int same, nq_kind kind) {
	int seen = 0, count = 0;
	for (int i = 0; i < w->count && seen < same; i++) {
		seen += (kinds & NQ_ONLY(w->events[i].kind)) != 0;
		count += w->events[i].kind == kind;
	}
	return count;
}

/* All kinds of the walk's events are printed, but for the last one. */
static inline bool lacks_done(const walk *w, nq_counted kinds) {
	for (int i = 0; i < w->count; i++)
		if (!(kinds >> w->events[i].kind & 1) && w->events[i].kind != NQ_DONE) return false;
	return !(kinds >> NQ_DONE & 1);
}

/* The longest such beginning over all sets of printed kinds; `count` + 1 if the whole walk is reported. A kind that was
 * left out once and is told later was missing there; *reached: where that shows. */
static inline int longest_common(const event *told, int count, const walk *w, bool by_events, int *reached) {
	nq_counted kinds = KINDS_LEAST;
	int left, same = common(told, count, w, kinds, by_events, &left);
	while (same < count && !(kinds >> told[same].kind & 1)) {
		int before = *reached = same;
		if (left_out(w, kinds, before, told[before].kind) > 1) return before;
		kinds |= NQ_ONLY(told[before].kind);
		same = common(told, count, w, kinds, by_events, &left);
		if (same <= before) return same;
	}
	*reached = same;
	return same == count && left == 0 && !lacks_done(w, kinds) ? count + 1 : same;
}

/* The first that cannot be; `count` when something is missing at the end, -1 when nothing is. */
static inline int first_difference(const event *told, int count, const walk *w) {
	int by_steps, by_events;
	int steps = longest_common(told, count, w, false, &by_steps);
	int events = longest_common(told, count, w, true, &by_events);
	int same = by_steps > by_events || (by_steps == by_events && steps > events) ? steps : events;
	return same > count ? -1 : same;
}
