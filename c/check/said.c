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

enum { LONGEST = 12 }; /* of the words that are known */
enum { NO_LABEL, STEP_NEXT, ROW_NEXT, COL_NEXT, BY_NEXT, OTHER_NEXT };

typedef struct {
	char word[LONGEST]; /* without its end */
	uint8_t length, meaning;
	int value;
} entry;

#define WORD(word, meaning, value) \
	{ word, sizeof(word) - 1, meaning, value }

/* Those of `nqueens walk` first: they are met most. */
static const entry words[] = {
	WORD("place", KIND, NQ_PLACE),
	WORD("remove", KIND, NQ_REMOVE),
	WORD("test", KIND, NQ_TEST),
	WORD("attacked", VERDICT, NQ_ATTACKED),
	WORD("diagonal", LINE, NQ_DIAGONAL),
	WORD("column", LINE, NQ_COLUMN),
	WORD("antidiagonal", LINE, NQ_ANTIDIAGONAL),
	WORD("free", VERDICT, NQ_FREE),
	WORD("enter", KIND, NQ_ENTER),
	WORD("leave", KIND, NQ_LEAVE),
	WORD("solution", KIND, NQ_SOLUTION),
	WORD("level", KIND, NQ_LEVEL),
	WORD("done", KIND, NQ_DONE),
	WORD("check", KIND, NQ_CHECK),
	WORD("closed", VERDICT, NQ_CLOSED),
	WORD("empties", VERDICT, NQ_EMPTIES),
	WORD("row", LABEL, ROW_NEXT),
	WORD("r", LABEL, ROW_NEXT),
	WORD("y", LABEL, ROW_NEXT),
	WORD("col", LABEL, COL_NEXT),
	WORD("c", LABEL, COL_NEXT),
	WORD("x", LABEL, COL_NEXT),
	WORD("step", LABEL, STEP_NEXT),
	WORD("by", LABEL, BY_NEXT),
	WORD("placed", KIND, NQ_PLACE),
	WORD("placing", KIND, NQ_PLACE),
	WORD("put", KIND, NQ_PLACE),
	WORD("set", KIND, NQ_PLACE),
	WORD("add", KIND, NQ_PLACE),
	WORD("push", KIND, NQ_PLACE),
	WORD("removed", KIND, NQ_REMOVE),
	WORD("removing", KIND, NQ_REMOVE),
	WORD("unset", KIND, NQ_REMOVE),
	WORD("pop", KIND, NQ_REMOVE),
	WORD("undo", KIND, NQ_REMOVE),
	WORD("backtrack", KIND, NQ_REMOVE),
	WORD("backtracking", KIND, NQ_REMOVE),
	WORD("try", KIND, NQ_TEST),
	WORD("trying", KIND, NQ_TEST),
	WORD("found", KIND, NQ_SOLUTION),
	WORD("queen", PASSED, 0),
	WORD("q", PASSED, 0),
	WORD("at", PASSED, 0),
	WORD("in", PASSED, 0),
	WORD("on", PASSED, 0),
	WORD("from", PASSED, 0),
	WORD("and", PASSED, 0),
	WORD("the", PASSED, 0),
	WORD("a", PASSED, 0),
	WORD("is", PASSED, 0),
	WORD("event", PASSED, 0),
	WORD("kind", PASSED, 0),
	WORD("line", PASSED, 0),
	WORD("verdict", PASSED, 0),
};
enum { WORDS = sizeof words / sizeof words[0] };

typedef struct {
	nq_said said;
	int next;      /* the label that waits for its number */
	bool is_json;  /* words that mean nothing here are labels of what does not matter */
	bool is_event; /* so far */
} reader;

static const entry *meaning_of(const char *word, size_t length) {
	for (size_t i = 0; i < WORDS; i++)
		if (words[i].word[0] == word[0] && words[i].length == length && memcmp(words[i].word, word, length) == 0)
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
	switch ((meaning)found->meaning) {
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
	else if (s->row == NQ_UNSAID && (s->kind != NQ_CHECK || s->how == NQ_NOT_TESTED)) s->row = value;
	else if (s->col == NQ_UNSAID && s->row != NQ_UNSAID && s->how != NQ_EMPTIES) s->col = value;
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

/* `+` and `-` stand for the event, `-` after it for a row or column that it has not, or parts two numbers. What is
 * entered or left without a row is a column. */
static const char *read_sign(reader *r, const char *at, const char *end, bool parts) {
	bool number = !parts && *at == '-' && at + 1 < end && is_digit(at[1]);
	if (number) return read_number(r, at, end);
	bool has_item = r->said.kind == NQ_ENTER || r->said.kind == NQ_LEAVE;
	if (!parts && r->said.kind == NQ_START) take_kind(r, *at == '+' ? NQ_PLACE : NQ_REMOVE);
	else if (has_item && *at == '-' && r->said.row == NQ_UNSAID && r->next == NO_LABEL) r->next = COL_NEXT;
	return at + 1;
}

static bool is_whole(const nq_said *s) {
	switch (s->kind) {
	case NQ_PLACE:
	case NQ_REMOVE:
	case NQ_TEST: return s->row != NQ_UNSAID && s->col != NQ_UNSAID;
	case NQ_ENTER:
	case NQ_LEAVE: return s->row != NQ_UNSAID || s->col != NQ_UNSAID;
	case NQ_CHECK: return (s->row == NQ_UNSAID) == (s->col == NQ_UNSAID);
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
