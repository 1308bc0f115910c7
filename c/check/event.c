#include "event.h"

#include "ascii.h"
#include "text.h"

#include <string.h>

typedef enum { PASSED, KIND, VERDICT, ANSWER, LINE, LABEL, QUEEN } meaning;

enum { LONGEST = 12 };
enum { NO_LABEL, STEP_NEXT, ROW_NEXT, COL_NEXT, BY_NEXT, OTHER_NEXT };

typedef struct {
	char word[LONGEST];
	meaning meaning;
	int value;
} entry;

static const entry words[] = {
#define WORD(word, meaning, value) {word, meaning, value},
#include <check/events_table.h>
};
enum { WORDS = sizeof words / sizeof words[0] };

typedef struct {
	nq_event event;
	int next;
	bool is_json;   /* an unknown word is a key; its number is ignored */
	bool is_square; /* a number in parentheses was read */
	bool is_event;
	bool is_judged; /* "safe", "attacked" or the like was read */
	bool is_queen;  /* "queen" was read, but no number after it */
	bool has_label; /* "row" or the like was read */
	int queen;      /* number after "queen": her number or her row */
} reader;

static const entry *find_entry(const char word[LONGEST]) {
	for (size_t i = 0; i < WORDS; i++)
		if (words[i].word[0] == word[0] && memcmp(words[i].word, word, LONGEST) == 0) return &words[i];
	return NULL;
}

static void take_kind(reader *r, nq_kind kind) {
	if (r->event.kind == NQ_TEST && kind == NQ_PLACE) return; /* can place at 1,0? */
	r->is_event = r->event.kind == NQ_START || r->event.kind == kind;
	r->event.kind = kind;
}

static void take_word(reader *r, const char *word, size_t length) {
	const entry *found = length <= LONGEST ? find_entry(word) : NULL;
	if (found == NULL) {
		r->is_event = r->is_json;
		r->next = OTHER_NEXT;
		return;
	}
	switch (found->meaning) {
	case KIND: take_kind(r, (nq_kind)found->value); break;
	case VERDICT:
		if (r->event.kind == NQ_START) r->event.kind = NQ_TEST;
		r->is_judged = true;
		/* fallthrough */
	case ANSWER:
		if (found->value > r->event.how) r->event.how = found->value; /* "not safe" and "safe? no" mean attacked */
		break;
	case LINE:
		/* "column" names the attacking line only after "attacked"; else it labels a number. */
		if (r->event.how == NQ_ATTACKED) r->event.line = (nq_line)found->value;
		else if (found->value == NQ_COLUMN) r->next = COL_NEXT;
		break;
	case QUEEN: r->is_queen = true; break;
	case LABEL:
		r->has_label = true;
		if (length == 1) r->queen = NQ_UNSTATED; /* `Queen 3 placed at C3` */
		r->next = r->next == BY_NEXT && found->value == ROW_NEXT ? BY_NEXT : found->value;
		break;
	default: break;
	}
}

static void take_number(reader *r, int64_t number) {
	nq_event *s = &r->event;
	int value = number > NQ_FAR ? NQ_FAR : number < -NQ_FAR ? -NQ_FAR : (int)number, label = r->next;
	r->next = NO_LABEL;
	switch (label) {
	case OTHER_NEXT: return;
	case STEP_NEXT: s->step = number; return;
	case ROW_NEXT: s->row = value; return;
	case COL_NEXT: *(s->by_row == NQ_UNSTATED ? &s->col : &s->by_col) = value; return;
	case BY_NEXT: s->by_row = value; return;
	default: break;
	}
	if (s->kind == NQ_START && r->is_queen) r->is_queen = false, r->queen = value;
	else if (s->kind == NQ_START && s->step < 0 && !r->is_square) s->step = number;
	else if (s->kind == NQ_SOLUTION || s->kind == NQ_DONE) return;
	else if (s->row == NQ_UNSTATED && (s->kind != NQ_CHECK || s->how == NQ_NOT_TESTED)) s->row = value;
	else if (s->col == NQ_UNSTATED && s->row != NQ_UNSTATED && s->how != NQ_EMPTIES) s->col = value;
	else if (s->by_row == NQ_UNSTATED && s->how != NQ_NOT_TESTED) s->by_row = value;
	else if (s->by_col == NQ_UNSTATED && s->how == NQ_ATTACKED && s->kind == NQ_TEST) s->by_col = value;
	else if (r->is_queen && s->how == NQ_NOT_TESTED) s->row = s->col, s->col = value, r->is_queen = false;
	else r->is_event = false;
}

static const char *read_number(reader *r, const char *at) {
	bool below = *at == '-';
	at += below;
	int64_t number = (int64_t)nq_next_number(&at, UINT64_C(1000000000000000));
	take_number(r, below ? -number : number);
	return at;
}

static const char *read_word(reader *r, const char *at) {
	char word[LONGEST] = {0};
	size_t length = 0;
	for (; nq_is_letter(*at); at++, length++)
		if (length < LONGEST) word[length] = (char)(*at | 32);
	take_word(r, word, length);
	return at;
}

/* Before any verb, `+` places a queen, and `-` removes her. A later `-` is a missing value or separates numbers. */
static const char *read_sign(reader *r, const char *at, bool parts) {
	bool has_item = r->event.kind == NQ_ENTER || r->event.kind == NQ_LEAVE;
	if (!parts && *at == '-' && nq_is_digit(at[1])) return read_number(r, at);
	if (at[1] == *at) r->is_event = false; /* heading: --- 1/2 --- */
	else if (!parts && r->event.kind == NQ_START) take_kind(r, *at == '+' ? NQ_PLACE : NQ_REMOVE);
	else if (has_item && *at == '-' && r->event.row == NQ_UNSTATED && r->next == NO_LABEL) r->next = COL_NEXT;
	return at + 1;
}

static bool is_whole(const nq_event *s) {
	bool has_row = s->row != NQ_UNSTATED, has_col = s->col != NQ_UNSTATED;
	switch (s->kind) {
	case NQ_PLACE:
	case NQ_REMOVE:
	case NQ_TEST: return has_row && has_col;
	case NQ_ENTER:
	case NQ_LEAVE: return has_row || has_col;
	case NQ_CHECK: return has_row == has_col;
	case NQ_LEVEL: return has_row;
	default: return true;
	}
}

nq_event nq_event_at(nq_kind kind, int row, int col) {
	return (nq_event){.step = -1, .kind = kind, .row = row, .col = col, .by_row = NQ_UNSTATED, .by_col = NQ_UNSTATED};
}

const nq_event *nq_attacker(const nq_event *queens, int count, const nq_event *square) {
	for (const nq_event *q = queens; q < queens + count; q++)
		if (nq_line_between(q->row, q->col, square->row, square->col) != NQ_NO_LINE) return q;
	return NULL;
}

nq_event nq_no_event(void) { return nq_event_at(NQ_START, NQ_UNSTATED, NQ_UNSTATED); }

/* True for X1 = 2 and X1 := 2, which name no square. */
static bool is_assigned(const char *digits) {
	digits = nq_after_digits(digits);
	digits += *digits == ' ';
	return digits[*digits == ':'] == '=';
}

/* `gap`: text between the previous number and this one. */
typedef struct {
	int value, length;
	const char *gap;
} found_number;

static bool same_gap(const found_number *a, const found_number *b) {
	return a->length == b->length && memcmp(a->gap, b->gap, (size_t)a->length) == 0;
}

uint64_t nq_find_square(const char *text, const char *end, nq_event *square) {
	uint64_t form = 1;
	nq_event name = nq_no_event();
	int count = 0, names = 0;
	found_number last[4] = {0};
	const char *behind = text;
	bool is_value = false;
	if (nq_find_digit(text) >= end) return 0;
	for (const char *at = text, *next; at < end; at = next) {
		char before = at > text ? at[-1] : ' ';
		size_t nothing = nq_is_letter(*at) ? nq_begins_with(at, NQ_EMPTY_WORDS) : 0;
		next = at + 1;
		bool is_name = nq_is_letter(*at) && nq_is_digit(*next) && !is_assigned(next);
		if (is_name && (before == 'Q' || !nq_is_word(before))) {
			bool is_row = strchr("QqXx", *at) != NULL; /* Q2 and x2 name row 2, c2 a square */
			name.col = is_row ? NQ_UNSTATED : (*at | 32) - 'a' + 1, name.row = (int)nq_next_number(&next, NQ_FAR);
			names++;
		} else if ((nq_is_digit(*at) || nothing > 0) && !is_value) {
			next = at + nothing;
			int number = nothing == 0 ? (int)nq_next_number(&next, NQ_FAR) : -1;
			if (nothing > 0) form = nq_hash(form, *at);
			bool is_fraction = (before == '.' && at == behind + 1) || (*next == '.' && nq_is_digit(next[1]));
			if (is_fraction || (nq_is_letter(before) && !is_assigned(at)) || nq_is_letter(*next)) continue;
			bool is_ratio = strncmp(behind, "/", (size_t)(at - behind)) == 0 || strncmp(behind, " of ", 4) == 0;
			if (is_ratio && (count > 2 || names > 0)) { /* skip `(1/8)` in `place 0 1 (1/8)` */
				memmove(last + 1, last, 3 * sizeof last[0]);
				behind = next;
				count--;
				continue;
			}
			memmove(last, last + 1, 3 * sizeof last[0]);
			last[3] = (found_number){before == '-' && at - 1 > behind ? -number : number, (int)(at - behind), behind};
			behind = next;
			count++;
		} else if (!nq_is_blank(*at)) {
			form = nq_hash(form, *at);
			is_value |= count > 1 && *at == '=' && at[before == ' ' ? -2 : -1] == ']';
		}
	}
	bool is_list = count > 2 && same_gap(&last[2], &last[3]);
	bool are_pairs = count > 4 && same_gap(&last[0], &last[2]) && same_gap(&last[1], &last[3]);
	const found_number *row = count > 2 && last[2].length < last[3].length ? last + 1 : last + 2;
	*square = count > 1 ? nq_event_at(NQ_START, row->value, row[1].value) : name;
	return (count > 1 ? !is_list && !are_pairs : names == 1) ? form : 0;
}

bool nq_reports_solution(const char *text) {
	bool is_found = nq_find_word(text, NQ_SOLUTION_WORDS) != NULL && nq_find_word(text, NQ_FOUND_WORDS) != NULL;
	return is_found && nq_find_word(text, NQ_NEGATIONS) == NULL;
}

/* Stores the last row in `Backtracking from row 2 to row 1`. Returns the number of rows. */
static int read_rows(const char *text, int *row) {
	int rows = 0;
	for (; (text = nq_find_word(text, NQ_ROW_NAMES)) != NULL; rows++) {
		const char *at = text;
		while (!nq_is_digit(at[-1])) at--;
		while (nq_is_digit(at[-1])) at--;
		bool is_below = at[-1] == '-' && at[-2] == ' ';
		*row = (int)nq_next_number(&at, NQ_FAR) * (is_below ? -1 : 1);
	}
	return rows;
}

static nq_event read_loosely(const char *text, const char *end) {
	nq_event s, leave = nq_event_at(NQ_LEAVE, NQ_UNSTATED, NQ_UNSTATED);
	leave.is_back = true;
	text += nq_begins_with(text, NQ_COUNTERS);
	const char *verb = nq_find_word(text, NQ_REMOVALS);
	int rows = verb == NULL ? 0 : read_rows(text, &leave.row);
	if (rows > 1 || (rows == 1 && !nq_find_square(text, end, &s))) return leave;
	if (nq_find_word(text, NQ_ECHOES) != NULL) return nq_no_event();
	nq_kind kind = verb != NULL ? NQ_REMOVE : NQ_PLACE;
	if (verb == NULL) verb = nq_find_word(text, NQ_PLACINGS);
	if (verb == NULL || !(nq_find_square(verb, end, &s) || nq_find_square(text, verb, &s))) return nq_no_event();
	s.kind = kind;
	return kind == NQ_PLACE && s.col == NQ_UNSTATED ? nq_no_event() : s;
}

/* Skips a prefix: R's `[1] `, Lisp's `0: (` or `[INFO] `. */
static const char *after_prefix(const char *text) {
	if (*text != '[' && *text != ' ') return text;
	const char *level = *text == '[' && nq_is_letter(text[1]) ? strstr(text, "] ") : NULL;
	const char *at = text + strspn(text, " ");
	return level != NULL ? level + 2 : at + nq_begins_with(at, NQ_EVENT_LABELS);
}

nq_event nq_read_event(const char *text) {
	const char *begin = after_prefix(text), *at = begin;
	reader r = {.is_event = true, .event = nq_no_event(), .queen = NQ_UNSTATED};
	while (*at != 0 && r.is_event) {
		if (*at == ' ') at++;
		else if (nq_is_digit(*at)) at = read_number(&r, at);
		else if (nq_is_letter(*at)) at = read_word(&r, at);
		else if (*at == '-' && at[1] == '>') at += 2;
		else if (*at == '+' || *at == '-')
			at = read_sign(&r, at, at > begin && (nq_is_digit(at[-1]) || nq_is_letter(at[-1])));
		else {
			if (*at == '{') r.is_json = true;
			if (*at == '(' && nq_is_digit(at[1])) r.is_square = true;
			if ((unsigned char)*at >= 0x80 || *at == '@') r.is_event = false;
			at++;
		}
	}
	bool is_denied = r.event.how == NQ_ATTACKED && !r.is_judged; /* place at 1,0? no */
	if (is_denied && r.event.kind == NQ_SOLUTION) return nq_no_event();
	if (is_denied && r.event.kind == NQ_PLACE) r.event.kind = NQ_TEST;
	if (r.event.row == NQ_UNSTATED && r.event.col != NQ_UNSTATED) r.event.row = r.queen;
	if (r.is_event && is_whole(&r.event)) return r.event;
	bool is_queen = r.event.kind == NQ_PLACE || r.event.kind == NQ_REMOVE;
	nq_event loose = read_loosely(begin, at + strlen(at));
	loose.is_partial = r.is_event && is_queen && r.event.row != NQ_UNSTATED && !r.has_label;
	return loose;
}
