/* event: see event.h. A number is the value of the last label, else it is the row, the column or the attacker's row, in
 * this order. A line with an unknown word is read again, loosely. */
#include "event.h"

#include "ascii.h"

#include <string.h>

typedef enum { PASSED, KIND, VERDICT, LINE, LABEL, QUEEN } meaning;

enum { LONGEST = 12 };
enum { NO_LABEL, STEP_NEXT, ROW_NEXT, COL_NEXT, BY_NEXT, OTHER_NEXT };

typedef struct {
	char word[LONGEST]; /* padded with 0 */
	meaning meaning;
	int value;
} entry;

#define WORD(word, meaning, value) \
	{ word, meaning, value }
#define EVENT(word, kind) WORD(word, KIND, NQ_##kind)
#define PASS(word) WORD(word, PASSED, 0)

/* clang-format off */
/* Words of `nqueens walk`, the most frequent, come first. */
static const entry words[] = {
	EVENT("test", TEST), WORD("attacked", VERDICT, NQ_ATTACKED), WORD("diagonal", LINE, NQ_DIAGONAL),
	WORD("column", LINE, NQ_COLUMN), WORD("antidiagonal", LINE, NQ_ANTIDIAGONAL), WORD("free", VERDICT, NQ_FREE),
	EVENT("place", PLACE), EVENT("remove", REMOVE),
	EVENT("enter", ENTER), EVENT("leave", LEAVE), EVENT("solution", SOLUTION), EVENT("level", LEVEL),
	EVENT("done", DONE), EVENT("check", CHECK), WORD("closed", VERDICT, NQ_CLOSED), WORD("empties", VERDICT, NQ_EMPTIES),
	WORD("row", LABEL, ROW_NEXT), WORD("r", LABEL, ROW_NEXT), WORD("y", LABEL, ROW_NEXT),
	WORD("col", LABEL, COL_NEXT), WORD("c", LABEL, COL_NEXT), WORD("x", LABEL, COL_NEXT),
	WORD("step", LABEL, STEP_NEXT), WORD("by", LABEL, BY_NEXT),
	EVENT("placed", PLACE), EVENT("placing", PLACE), EVENT("put", PLACE), EVENT("set", PLACE), EVENT("add", PLACE),
	EVENT("push", PLACE), EVENT("removed", REMOVE), EVENT("removing", REMOVE), EVENT("unset", REMOVE),
	EVENT("pop", REMOVE), EVENT("undo", REMOVE), EVENT("backtrack", REMOVE), EVENT("backtracking", REMOVE),
	EVENT("try", TEST), EVENT("trying", TEST), EVENT("found", SOLUTION), WORD("queen", QUEEN, 0), WORD("q", QUEEN, 0),
	PASS("at"), PASS("in"), PASS("on"), PASS("from"), PASS("and"), PASS("the"), PASS("a"), PASS("is"),
	PASS("event"), PASS("kind"), PASS("line"), PASS("verdict"),
};
/* clang-format on */
enum { WORDS = sizeof words / sizeof words[0] };

typedef struct {
	nq_event event;
	int next;     /* label of the next number */
	bool is_json; /* unknown words are labels */
	bool is_event;
	bool is_queen; /* the next number may be the queen's */
} reader;

static const entry *find_entry(const char word[LONGEST]) {
	for (size_t i = 0; i < WORDS; i++)
		if (words[i].word[0] == word[0] && memcmp(words[i].word, word, LONGEST) == 0) return &words[i];
	return NULL;
}

static void take_kind(reader *r, nq_kind kind) {
	r->is_event = r->is_event && (r->event.kind == NQ_START || r->event.kind == kind);
	r->event.kind = kind;
}

static void take_word(reader *r, const char *word, size_t length) {
	const entry *found = length <= LONGEST ? find_entry(word) : NULL;
	if (found == NULL) {
		r->is_event = r->is_event && r->is_json;
		r->next = OTHER_NEXT;
		return;
	}
	switch (found->meaning) {
	case KIND: take_kind(r, (nq_kind)found->value); break;
	case VERDICT: r->event.how = found->value; break;
	case LINE:
		/* "column" is also a label. */
		if (r->event.how == NQ_ATTACKED) r->event.line = (nq_line)found->value;
		else if (found->value == NQ_COLUMN) r->next = COL_NEXT;
		break;
	case QUEEN: r->is_queen = true; break;
	case LABEL: r->next = r->next == BY_NEXT && found->value == ROW_NEXT ? BY_NEXT : found->value; break;
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
	case COL_NEXT: s->col = value; return;
	case BY_NEXT: s->by_row = value; return;
	default: break;
	}
	if (s->kind == NQ_START && r->is_queen) r->is_queen = false;
	else if (s->kind == NQ_START && s->step < 0) s->step = number;
	else if (s->kind == NQ_SOLUTION || s->kind == NQ_DONE) return;
	else if (s->row == NQ_UNSTATED && (s->kind != NQ_CHECK || s->how == NQ_NOT_TESTED)) s->row = value;
	else if (s->col == NQ_UNSTATED && s->row != NQ_UNSTATED && s->how != NQ_EMPTIES) s->col = value;
	else if (s->by_row == NQ_UNSTATED && s->how != NQ_NOT_TESTED) s->by_row = value;
	else if (r->is_queen && s->how == NQ_NOT_TESTED) s->row = s->col, s->col = value, r->is_queen = false;
	else r->is_event = false;
}

static const char *read_number(reader *r, const char *at, const char *end) {
	const int64_t most = INT64_C(1000000000000000);
	bool below = *at == '-';
	int64_t number = 0;
	for (at += below; at < end && nq_is_digit(*at); at++)
		if (number < most) number = 10 * number + (*at - '0');
	take_number(r, below ? -number : number);
	return at;
}

static const char *read_word(reader *r, const char *at, const char *end) {
	char word[LONGEST] = {0};
	size_t length = 0;
	for (; at < end && nq_is_letter(*at); at++, length++)
		if (length < LONGEST) word[length] = (char)(*at | 32);
	take_word(r, word, length);
	return at;
}

/* `+` places and `-` removes; a later `-` is a missing row or column, or separates two numbers. */
static const char *read_sign(reader *r, const char *at, const char *end, bool parts) {
	bool number = !parts && *at == '-' && at + 1 < end && nq_is_digit(at[1]);
	if (number) return read_number(r, at, end);
	bool is_line = at + 1 < end && at[1] == *at; /* --- 1/2 --- */
	bool has_item = r->event.kind == NQ_ENTER || r->event.kind == NQ_LEAVE;
	if (is_line) r->is_event = false;
	else if (!parts && r->event.kind == NQ_START) take_kind(r, *at == '+' ? NQ_PLACE : NQ_REMOVE);
	else if (has_item && *at == '-' && r->event.row == NQ_UNSTATED && r->next == NO_LABEL) r->next = COL_NEXT;
	return at + 1;
}

static bool is_whole(const nq_event *s) {
	switch (s->kind) {
	case NQ_PLACE:
	case NQ_REMOVE:
	case NQ_TEST: return s->row != NQ_UNSTATED && s->col != NQ_UNSTATED;
	case NQ_ENTER:
	case NQ_LEAVE: return s->row != NQ_UNSTATED || s->col != NQ_UNSTATED;
	case NQ_CHECK: return (s->row == NQ_UNSTATED) == (s->col == NQ_UNSTATED);
	case NQ_LEVEL: return s->row != NQ_UNSTATED;
	default: return true;
	}
}

nq_event nq_event_at(nq_kind kind, int row, int col) {
	return (nq_event){.step = -1, .kind = kind, .row = row, .col = col, .by_row = NQ_UNSTATED};
}

static nq_event no_event(void) { return nq_event_at(NQ_START, NQ_UNSTATED, NQ_UNSTATED); }

/* Beginnings of words; `|` ends a whole word. A line with a word of `echoes` has no event. */
static const char *const removals[] = {
	"remov",  "unplac",  "backtrack|", "backtracking|", "backtracked|", "clear", "take|",
	"takes|", "taken|",  "taking|",    "undo",          "delet",        "pop",   "unset",
	"lift",   "retract", "erase",      "unassign",      "del|",         "quita", "entfern",
	"移除",   "戻",      "撤去",       "取り除",        "外",           "消",    NULL};
static const char *const placings[] = {"place|", "placed|", "places|",  "placing|", "put|",  "puts|",  "putting|",
                                       "set|",   "sets|",   "setting|", "add|",     "adds|", "added|", "adding|",
                                       "push",   "assign",  "insert",   "置",       "配置",  NULL};
static const char *const echoes[] = {"return",   "cannot",    "can't",  "not safe", "unsafe", "attacked",
                                     "conflict", "failed to", "trying", "置けない", NULL};

/* The end of the first listed word, NULL for none. */
static const char *find_word(const char *text, const char *end, const char *const *list) {
	for (const char *at = text; at < end; at++) {
		bool begins = at == text || !nq_is_letter(at[-1]);
		if (!begins && (unsigned char)*at < 0x80) continue;
		for (const char *const *word = list; *word != NULL; word++) {
			size_t i = 0, length = strcspn(*word, "|");
			while (i < length && at + i < end &&
			       ((*word)[i] == at[i] || (nq_is_letter(at[i]) && (*word)[i] == (at[i] | 32))))
				i++;
			bool is_whole = at + length >= end || !nq_is_letter(at[length]);
			if (i == length && ((*word)[length] == 0 || is_whole)) return at + length;
		}
	}
	return NULL;
}

static bool read_square(const char *at, const char *end, nq_event *s) {
	int count = 0, value[3] = {0};
	bool is_queen = end - at > 7 && find_word(at, at + 7, (const char *const[]){"queen|", "q|", "no|", NULL}) != NULL;
	const char *name = NULL;
	for (const char *from = at; at < end && count < 3; at++) {
		bool begins = at == from || (!nq_is_letter(at[-1]) && !nq_is_digit(at[-1]) && at[-1] != '.');
		if (nq_is_letter(*at) && begins && at + 1 < end && nq_is_digit(at[1])) name = at;
		if (!nq_is_digit(*at) || !begins) continue;
		const char *number = at;
		for (; at < end && nq_is_digit(*at); at++)
			value[count] = value[count] < NQ_FAR / 10 ? 10 * value[count] + (*at - '0') : NQ_FAR;
		bool is_part = at < end && (nq_is_letter(*at) || (*at == '.' && at + 1 < end && nq_is_digit(at[1])));
		const char *word = at + (at < end && *at == ' '); /* 8 queens, 8 x 8: a size */
		is_part =
			is_part || (end - word > 1 && (*word | 32) == 'x') || (end - word > 5 && memcmp(word, "queen", 5) == 0);
		if (!is_part) {
			if (number > from && number[-1] == '-') value[count] = -value[count];
			count++;
		} else value[count] = 0;
	}
	int first = count == 3 && is_queen, more = 0;
	for (; at < end; at++) more += nq_is_digit(*at) && !nq_is_digit(at[-1]);
	if (more > 2) return false; /* a list */
	if (count >= 2) s->row = value[first], s->col = value[first + 1];
	else if (name != NULL && count == 0) {
		s->col = (*name | 32) - 'a' + 1;
		for (s->row = 0, name++; name < end && nq_is_digit(*name) && s->row < NQ_FAR / 10; name++)
			s->row = 10 * s->row + (*name - '0');
	} else return false;
	return true;
}

static nq_event read_loosely(const char *text, const char *end) {
	nq_event s = no_event();
	if (find_word(text, end, echoes) != NULL) return s;
	const char *verb = find_word(text, end, removals);
	nq_kind kind = verb != NULL ? NQ_REMOVE : NQ_PLACE;
	if (verb == NULL) verb = find_word(text, end, placings);
	if (verb != NULL && (read_square(verb, end, &s) || read_square(text, verb, &s))) s.kind = kind;
	return s;
}

/* Skips R's `[1] ` and Lisp's `0: (`, which are no step numbers. */
static const char *after_prefix(const char *at, const char *end) {
	if (end - at > 4 && memcmp(at, "[1] ", 4) == 0) return at + 4;
	const char *blank = at;
	while (blank < end && *blank == ' ') blank++;
	return end - blank > 4 && nq_is_digit(*blank) && memcmp(blank + 1, ": (", 3) == 0 ? blank + 4 : at;
}

nq_event nq_read_event(const char *text, size_t length) {
	const char *end = text + length, *begin = after_prefix(text, end), *at = begin;
	reader r = {.is_event = true, .event = no_event()};
	while (at < end && r.is_event) {
		if (*at == ' ') at++;
		else if (nq_is_digit(*at)) at = read_number(&r, at, end);
		else if (nq_is_letter(*at)) at = read_word(&r, at, end);
		else if (*at == '-' && at + 1 < end && at[1] == '>') at += 2;
		else if (*at == '+' || *at == '-')
			at = read_sign(&r, at, end, at > begin && (nq_is_digit(at[-1]) || nq_is_letter(at[-1])));
		else {
			if (*at == '{') r.is_json = true;
			if ((unsigned char)*at >= 0x80) r.is_event = false;
			at++;
		}
	}
	if (r.is_event && r.event.kind != NQ_START && is_whole(&r.event)) return r.event;
	return r.is_event && r.event.kind == NQ_START ? no_event() : read_loosely(begin, end);
}
