/* check: see check.h. */
#include "../check.h"

#include <string.h>

static uint32_t packed(int i, int base) {
	enum { OUTSIDE = 63 };
	if (i == NQ_UNSAID) return 0;
	return i < base || i - base >= OUTSIDE - 1 ? OUTSIDE : (uint32_t)(i - base) + 1;
}

static void hear(nq_check *c, const nq_said *s) {
	int base = c->trace.base;
	uint32_t row = packed(s->row, s->kind == NQ_LEVEL ? 0 : base), col = packed(s->col, base);
	if (c->heard_count == NQ_HEARD) return;
	c->heard[c->heard_count++] =
		(nq_heard){(uint32_t)s->kind | row << 4 | col << 10 | (uint32_t)s->how << 16, (uint32_t)c->line};
}

static void take_line(nq_check *c, const char *text, size_t length) {
	nq_said said = nq_read_said(text, length);
	if (said.kind != NQ_START) {
		nq_trace_next(&c->trace, &said, c->line);
		hear(c, &said);
	}
	c->line++;
}

/* A line that is too long for an event is none; it is cut, and so has a word too many or none at all. */
static void keep(nq_check *c, const char *bytes, size_t count) {
	size_t room = sizeof c->text - c->kept;
	memcpy(c->text + c->kept, bytes, count < room ? count : room);
	c->kept += count < room ? count : room;
}

static void end_kept_line(nq_check *c) {
	if (c->kept == sizeof c->text) c->line++;
	else take_line(c, c->text, c->kept);
	c->kept = 0;
}

static void put_trace(nq_check *c, const char *bytes, size_t count) {
	const char *end = bytes + count, *line_end;
	while ((line_end = memchr(bytes, '\n', (size_t)(end - bytes))) != NULL) {
		size_t length = (size_t)(line_end - bytes);
		if (c->kept > 0) {
			keep(c, bytes, length);
			end_kept_line(c);
		} else if (length < sizeof c->text) take_line(c, bytes, length);
		else c->line++;
		bytes = line_end + 1;
	}
	keep(c, bytes, (size_t)(end - bytes));
}

static void put_boards(nq_check *c, const char *bytes, size_t count) {
	for (size_t i = 0; i < count; i++)
		if (nq_printed_put(&c->printed, bytes[i])) nq_boards_next(&c->boards, c->asked.n, &c->printed.board);
}

static void put_on(nq_check *c, const char *bytes, size_t count) {
	if (c->read_as == NQ_TRACE) put_trace(c, bytes, count);
	else put_boards(c, bytes, count);
}

typedef struct {
	bool has_events;
	int lowest, highest;
} extent;

static void extend(extent *e, int i) {
	if (i < 0 || i > NQ_MAX) return;
	if (i < e->lowest) e->lowest = i;
	if (i > e->highest) e->highest = i;
}

static extent extent_of(const char *text, size_t length) {
	const char *end = text + length;
	extent e = {false, NQ_MAX, 0};
	while (text < end) {
		const char *line_end = memchr(text, '\n', (size_t)(end - text));
		if (line_end == NULL) line_end = end;
		nq_said said = nq_read_said(text, (size_t)(line_end - text));
		bool checks = said.kind == NQ_CHECK && said.row != NQ_UNSAID;
		if (said.kind == NQ_PLACE || said.kind == NQ_TEST || said.kind == NQ_REMOVE || checks) {
			e.has_events = true;
			extend(&e, said.row);
			extend(&e, said.col);
		}
		text = line_end + 1;
	}
	return e;
}

static void begin_trace(nq_check *c, int base, int highest) {
	int n = c->asked.n > 0 ? c->asked.n : highest + 1 - base;
	n = n < NQ_MIN ? NQ_MIN : n > NQ_MAX ? NQ_MAX : n;
	nq_trace_start(&c->trace, n, base, c->asked.search, c->asked.start_row);
	c->line = 1, c->kept = 0, c->heard_count = 0;
	put_trace(c, c->prelude, c->begun);
}

typedef struct {
	uint64_t right, followed;
} extent_as;

static extent_as extent_from(nq_check *c, int base, int highest) {
	nq_wrong wrong;
	begin_trace(c, base, highest);
	const nq_follower *best = nq_followers_best(&c->trace.followers);
	bool is_wrong = nq_trace_wrong(&c->trace, &wrong), leaves = best != NULL && best->lost > 0;
	return (extent_as){is_wrong ? wrong.line : UINT64_MAX, leaves ? best->lost : UINT64_MAX};
}

/* Numbers from 0 to less than the n that was asked for say it, and those from 1 to n; else that is meant by which more
 * lines are right, or as many are and more are like those of a search. */
static int base_of(nq_check *c, const extent *e) {
	int n = c->asked.n;
	bool beyond = n == 0 || e->highest >= n;
	if (n > 0 && e->lowest == 0 && e->highest < n) return 0;
	if (n > 0 && e->lowest > 0 && e->highest == n) return 1;
	extent_as from_0 = extent_from(c, 0, e->highest), from_1 = extent_from(c, 1, e->highest);
	if (from_0.right != from_1.right) return from_1.right > from_0.right;
	if (from_0.followed != from_1.followed) return from_1.followed > from_0.followed;
	return e->lowest > 0 && beyond;
}

static void decide(nq_check *c) {
	extent e = extent_of(c->prelude, c->begun);
	c->read_as = e.has_events ? NQ_TRACE : NQ_BOARDS;
	if (e.has_events) begin_trace(c, base_of(c, &e), e.highest);
	else {
		nq_printed_start(&c->printed, c->asked.n);
		for (size_t i = 0; i < c->begun; i++) nq_printed_put(&c->printed, c->prelude[i]);
		nq_printed_again(&c->printed, c->asked.n);
		nq_boards_start(&c->boards, c->asked.search >= 0 && nq_search_type_at(c->asked.search)->stops_at_first);
		put_boards(c, c->prelude, c->begun);
	}
}

void nq_check_start(nq_check *c, nq_asked asked) {
	c->asked = asked;
	c->read_as = NQ_UNREADABLE;
	c->begun = 0;
	c->is_inside = false;
	c->heard_count = 0;
}

void nq_check_put(nq_check *c, const char *bytes, size_t count) {
	size_t room = sizeof c->prelude - c->begun;
	if (count == 0) return;
	c->heard_count = 0;
	c->is_inside = bytes[count - 1] != '\n';
	if (c->read_as != NQ_UNREADABLE) {
		put_on(c, bytes, count);
		return;
	}
	size_t first = count < room ? count : room;
	memcpy(c->prelude + c->begun, bytes, first);
	c->begun += first;
	if (first == count) return;
	decide(c);
	put_on(c, bytes + first, count - first);
}

static void judge_trace(nq_check *c, nq_judgement *j) {
	if (c->kept > 0) end_kept_line(c);
	nq_trace *t = &c->trace;
	nq_trace_end(t);
	const nq_follower *best = nq_followers_best(&t->followers);
	j->n = t->n, j->base = t->base;
	j->lines = t->events;
	j->right = !nq_trace_wrong(t, &j->wrong);
	j->stops = j->right && t->is_legal && t->followers.only < 0 && t->legal.solutions < nq_solutions_total(t->n);
	if (!j->right || j->stops) j->mistakes = nq_followers_mistakes(&t->followers);
	if (best == NULL) return;
	j->searches = nq_followers_alike(&t->followers, best);
	j->reading = best->reading;
	j->left_at = best->lost;
	j->instead = best->expected;
	j->verdict = best->verdict;
	j->instead_step = best->step;
}

static void judge_number(nq_check *c, nq_judgement *j) {
	const nq_printed *p = &c->printed;
	j->states = p->states, j->stated = p->stated;
	if (!p->states) return;
	if (p->boards == 0 && c->asked.n > 0) {
		j->read_as = NQ_NUMBER_ALONE;
		j->n = c->asked.n;
		j->total = nq_solutions_total(j->n);
	}
	if (j->read_as == NQ_UNREADABLE || j->wrong.fault != NQ_RIGHT || p->stated == j->total) return;
	if (j->total == 0 && j->n > NQ_SUBTREES_MAX) return;
	j->wrong = nq_wrong_at(NQ_WRONG_NUMBER, p->stated_line);
	if (p->boards == 0) j->mistakes = nq_number_mistakes(j->n, p->stated);
}

static void judge_boards(nq_check *c, nq_judgement *j) {
	uint64_t after = c->printed.line + c->is_inside;
	nq_boards *b = &c->boards;
	if (nq_printed_end(&c->printed)) nq_boards_next(b, c->asked.n, &c->printed.board);
	nq_boards_end(b, after);
	j->n = b->n;
	j->lines = b->boards;
	j->wrong = b->wrong;
	j->good = b->good, j->different = b->different, j->total = b->total, j->missing = b->missing;
	j->found = b->found, j->expected = b->expected;
	if (b->boards == 0) j->read_as = NQ_UNREADABLE;
	else if (b->wrong.fault != NQ_RIGHT) j->mistakes = nq_boards_mistakes(b);
	judge_number(c, j);
	j->right = j->read_as != NQ_UNREADABLE && j->wrong.fault == NQ_RIGHT;
}

void nq_check_end(nq_check *c, nq_judgement *j) {
	c->heard_count = 0;
	if (c->read_as == NQ_UNREADABLE) decide(c);
	memset(j, 0, sizeof *j);
	j->read_as = c->read_as;
	if (c->read_as == NQ_TRACE) judge_trace(c, j);
	else judge_boards(c, j);
}
