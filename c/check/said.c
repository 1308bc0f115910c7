/* said: see said.h. One pass over the characters of a line: words mean something or end it, numbers go where the last
 * label says, or else to the row, the column and the attacker's row, in this order. */
#include "said.h"

#include <string.h>

typedef enum {
	PASSED, /* says nothing */
	KIND,
	VERDICT,
	LINE,
	LABEL
} meaning;

enum { NO_LABEL, STEP_NEXT, ROW_NEXT, COL_NEXT, BY_NEXT, OTHER_NEXT };

typedef struct {
	const char *word;
	meaning meaning;
	int value;
} entry;

/* Those of `nqueens walk` first: they are met most. */
static const entry words[] = {
	{"place", KIND, NQ_PLACE},
	{"remove", KIND, NQ_REMOVE},
	{"test", KIND, NQ_TEST},
	{"attacked", VERDICT, NQ_ATTACKED},
	{"diagonal", LINE, NQ_DIAGONAL},
	{"column", LINE, NQ_COLUMN},
	{"antidiagonal", LINE, NQ_ANTIDIAGONAL},
	{"free", VERDICT, NQ_FREE},
	{"enter", KIND, NQ_ENTER},
	{"leave", KIND, NQ_LEAVE},
	{"solution", KIND, NQ_SOLUTION},
	{"level", KIND, NQ_LEVEL},
	{"done", KIND, NQ_DONE},
	{"closed", VERDICT, NQ_CLOSED},
	{"empties", VERDICT, NQ_EMPTIES},
	{"row", LABEL, ROW_NEXT},
	{"r", LABEL, ROW_NEXT},
	{"y", LABEL, ROW_NEXT},
	{"col", LABEL, COL_NEXT},
	{"c", LABEL, COL_NEXT},
	{"x", LABEL, COL_NEXT},
	{"step", LABEL, STEP_NEXT},
	{"by", LABEL, BY_NEXT},
	{"placed", KIND, NQ_PLACE},
	{"placing", KIND, NQ_PLACE},
	{"put", KIND, NQ_PLACE},
	{"set", KIND, NQ_PLACE},
	{"add", KIND, NQ_PLACE},
	{"push", KIND, NQ_PLACE},
	{"removed", KIND, NQ_REMOVE},
	{"removing", KIND, NQ_REMOVE},
	{"unset", KIND, NQ_REMOVE},
	{"pop", KIND, NQ_REMOVE},
	{"undo", KIND, NQ_REMOVE},
	{"backtrack", KIND, NQ_REMOVE},
	{"backtracking", KIND, NQ_REMOVE},
	{"try", KIND, NQ_TEST},
	{"trying", KIND, NQ_TEST},
	{"check", KIND, NQ_TEST},
	{"found", KIND, NQ_SOLUTION},
	{"queen", PASSED, 0},
	{"q", PASSED, 0},
	{"at", PASSED, 0},
	{"in", PASSED, 0},
	{"on", PASSED, 0},
	{"from", PASSED, 0},
	{"and", PASSED, 0},
	{"the", PASSED, 0},
	{"a", PASSED, 0},
	{"is", PASSED, 0},
	{"event", PASSED, 0},
	{"kind", PASSED, 0},
	{"line", PASSED, 0},
	{"verdict", PASSED, 0},
};
enum { WORDS = sizeof words / sizeof words[0], LONGEST = 12 };

typedef struct {
	nq_said said;
	int next;      /* the label that waits for its number */
	bool is_json;  /* words that mean nothing here are labels of what does not matter */
	bool is_event; /* so far */
} reader;

static const entry *meaning_of(const char *word, size_t length) {
	for (size_t i = 0; i < WORDS; i++)
		if (words[i].word[0] == word[0] && strlen(words[i].word) == length && memcmp(words[i].word, word, length) == 0)
			return &words[i];
	return NULL;
}

static void take_kind(reader *r, nq_kind kind) {
	r->is_event = r->is_event && (r->said.kind == NQ_START || r->said.kind == kind);
	r->said.kind = kind;
}

static void take_word(reader *r, const char *word, size_t length) {
	const entry *found = length <= LONGEST ? meaning_of(word, length) : NULL;
	if (found == NULL) {
		r->is_event = r->is_event && r->is_json;
		r->next = OTHER_NEXT;
		return;
	}
	switch (found->meaning) {
	case KIND: take_kind(r, (nq_kind)found->value); break;
	case VERDICT: r->said.how = found->value; break;
	case LINE:
		/* A column is also what a number can be called. */
		if (r->said.how == NQ_ATTACKED) r->said.line = (nq_line)found->value;
		else if (found->value == NQ_COLUMN) r->next = COL_NEXT;
		break;
	case LABEL: r->next = r->next == BY_NEXT && found->value == ROW_NEXT ? BY_NEXT : found->value; break;
	default: break;
	}
}

static void take_number(reader *r, int64_t number) {
	nq_said *s = &r->said;
	int value = number > NQ_FAR ? NQ_FAR : number < -NQ_FAR ? -NQ_FAR : (int)number, label = r->next;
	r->next = NO_LABEL;
	s->labelled = s->labelled || label == ROW_NEXT || label == COL_NEXT;
	if (label == OTHER_NEXT) return;
	if (label == STEP_NEXT) s->step = number;
	else if (label == ROW_NEXT) s->row = value;
	else if (label == COL_NEXT) s->col = value;
	else if (label == BY_NEXT) s->by_row = value;
	else if (s->kind == NQ_START && s->step < 0) s->step = number;
	else if (s->kind == NQ_SOLUTION || s->kind == NQ_DONE) return;
	else if (s->row == NQ_UNSAID) s->row = value;
	else if (s->col == NQ_UNSAID && s->how != NQ_EMPTIES) s->col = value;
	else if (s->by_row == NQ_UNSAID && s->how != NQ_NOT_TESTED) s->by_row = value;
	else r->is_event = false;
}

static inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }

static const char *read_number(reader *r, const char *at, const char *end) {
	const int64_t most = INT64_C(1000000000000000);
	bool below = *at == '-';
	int64_t number = 0;
	for (at += below; at < end && is_digit(*at); at++)
		if (number < most) number = 10 * number + (*at - '0');
	take_number(r, below ? -number : number);
	return at;
}

static const char *read_word(reader *r, const char *at, const char *end) {
	char word[LONGEST + 1];
	size_t length = 0;
	for (; at < end && is_letter(*at); at++) {
		if (length < sizeof word) word[length] = (char)(*at | 32);
		length++;
	}
	take_word(r, word, length);
	return at;
}

/* `+` and `-` stand for the event, `-` after it for a row or column that it has not, or parts two numbers. */
static const char *read_sign(reader *r, const char *at, const char *end, bool parts) {
	bool number = !parts && *at == '-' && at + 1 < end && is_digit(at[1]);
	if (number) return read_number(r, at, end);
	if (!parts && r->said.kind == NQ_START) take_kind(r, *at == '+' ? NQ_PLACE : NQ_REMOVE);
	return at + 1;
}

/* Whether what an event needs is there. */
static bool is_whole(const nq_said *s) {
	switch (s->kind) {
	case NQ_PLACE:
	case NQ_REMOVE:
	case NQ_TEST: return s->row != NQ_UNSAID && s->col != NQ_UNSAID;
	case NQ_ENTER:
	case NQ_LEAVE:
	case NQ_LEVEL: return s->row != NQ_UNSAID;
	default: return true;
	}
}

nq_said nq_read_said(const char *text, size_t length) {
	const char *at = text, *end = text + length;
	reader r = {.is_event = true};
	r.said = (nq_said){.step = -1, .row = NQ_UNSAID, .col = NQ_UNSAID, .by_row = NQ_UNSAID};
	while (at < end && r.is_event) {
		if (is_digit(*at)) at = read_number(&r, at, end);
		else if (is_letter(*at)) at = read_word(&r, at, end);
		else if (*at == '+' || *at == '-')
			at = read_sign(&r, at, end, at > text && (is_digit(at[-1]) || is_letter(at[-1])));
		else {
			if (*at == '{') r.is_json = true;
			if ((unsigned char)*at >= 0x80) r.is_event = false;
			at++;
		}
	}
	if (!r.is_event || !is_whole(&r.said)) r.said.kind = NQ_START;
	return r.said;
}
