#include "../check.h"

#include "choose.h"
#include "result.h"

#include <string.h>

static uint32_t packed(int i, int base) {
	enum { OUTSIDE = 63 };
	if (i == NQ_UNSTATED) return 0;
	return i < base || i - base >= OUTSIDE - 1 ? OUTSIDE : (uint32_t)(i - base) + 1;
}

static void pack(nq_check *c, const nq_event *s) {
	int base = c->trace.base;
	uint32_t row = packed(s->row, s->kind == NQ_LEVEL ? 0 : base), col = packed(s->col, base);
	if (c->packed_count == NQ_PACKED_EVENTS) return;
	c->packed[c->packed_count++] = (nq_packed_event){(uint32_t)s->kind | row << 4 | col << 10 | (uint32_t)s->how << 16,
	                                                 (uint32_t)c->text.line.number};
}

/* Stores the solution, as its squares may be printed next. */
static void note_solution(nq_check *c, bool is_new) {
	const nq_legal *l = &c->trace.legal;
	nq_trace_board *b = &c->solution;
	if (!c->trace.is_legal || l->depth < l->n) return;
	if (!is_new && b->n == l->n && memcmp(b->column, l->columns, sizeof l->columns) == 0) return;
	*b = (nq_trace_board){.n = l->n};
	memcpy(b->column, l->columns, sizeof l->columns);
}

static void note_doubt(nq_check *c) {
	if (c->reader.doubt == 0) c->reader.doubt = c->text.line.number;
}

/* Takes a line without an event: a total, the board of a solution, or perhaps part of another board. */
static void take_other_line(nq_check *c, const nq_text_line *line) {
	nq_remark m = nq_remark_on(line);
	if (m.kind == NQ_BLANK || m.kind == NQ_RULE) return;
	if (m.has_total && m.numbers <= 2) {
		c->stated = m.total;
		c->stated.line = line->number;
		if (c->stated.n == 0) c->stated.n = c->trace.n;
		return;
	}
	bool is_suspicious = m.looks_like_board && !(m.has_words && m.numbers > 0);
	note_solution(c, false);
	if (is_suspicious && nq_trace_board_agrees(&c->solution, line)) return;
	if (is_suspicious) note_doubt(c);
	c->reader.unread += !m.has_words || is_suspicious;
}

static void take_solution(nq_check *c, const nq_text_line *line) {
	note_solution(c, true);
	if (nq_remark_on(line).numbers >= 3 && !nq_trace_board_agrees(&c->solution, line)) note_doubt(c);
}

static bool is_long(const nq_text_line *line) { return line->continues || line->length >= NQ_CHECK_LINE; }

static void take_line(nq_check *c) {
	const nq_text_line *line = &c->text.line;
	if (is_long(line)) return;
	nq_event event = nq_read_event(line->text);
	if (event.kind != NQ_START) {
		nq_trace_next(&c->trace, &event, line->number);
		pack(c, &event);
		if (event.kind == NQ_SOLUTION) take_solution(c, line);
	} else if (line->length > 0) take_other_line(c, line);
}

static void put_trace(nq_check *c, const char *bytes, size_t count) {
	const char *end = bytes + count;
	while (nq_text_next(&c->text, &bytes, end)) take_line(c);
}

static void take_board(void *to, const nq_printed_board *board) {
	nq_check *c = to;
	nq_boards_next(&c->boards, c->reader.n, board);
}

static void put_on(nq_check *c, const char *bytes, size_t count) {
	if (c->read_as == NQ_TRACE) put_trace(c, bytes, count);
	else nq_reader_put(&c->reader, bytes, count, (nq_board_sink){take_board, c});
}

typedef struct {
	uint64_t events;
	int lowest, highest;
	nq_opening opening;
} extent;

static void extend(extent *e, int i) {
	if (i < 0 || i > NQ_MAX) return;
	if (i < e->lowest) e->lowest = i;
	if (i > e->highest) e->highest = i;
}

static void extend_by_line(void *to, const nq_text_line *line) {
	extent *e = to;
	if (is_long(line)) return;
	nq_event event = nq_read_event(line->text);
	bool checks = event.kind == NQ_CHECK && event.row != NQ_UNSTATED;
	e->opening.has_details |= event.kind == NQ_TEST || checks || event.step >= 0;
	if (event.kind == NQ_ENTER && e->events == 0 && e->opening.entered == NQ_UNSTATED) e->opening.entered = event.row;
	if (event.kind != NQ_PLACE && event.kind != NQ_TEST && event.kind != NQ_REMOVE && !checks) return;
	if (e->events++ == 0) e->opening.row = event.row, e->opening.col = event.col;
	e->opening.only_places = e->opening.only_places && event.kind == NQ_PLACE;
	e->opening.is_quiet = e->opening.is_quiet && event.kind != NQ_REMOVE;
	extend(e, event.row);
	extend(e, event.col);
}

static extent extent_of(const nq_check *c) {
	extent e = {.opening = {.only_places = true, .is_quiet = true}, .lowest = NQ_MAX, .opening.entered = NQ_UNSTATED};
	nq_text_visit(c->beginning, c->begun, extend_by_line, &e);
	return e;
}

static void begin_trace(nq_check *c, int base, const extent *e) {
	int n = c->options.n > 0 ? c->options.n : e->highest + 1 - base;
	n = n < NQ_MIN ? NQ_MIN : n > NQ_MAX ? NQ_MAX : n;
	nq_trace_start(&c->trace, n, base, c->options.search, c->options.start_row, e->opening);
	c->packed_count = 0;
	c->reader.unread = c->reader.doubt = 0;
	c->stated.line = 0;
	c->solution.n = 0;
	nq_text_start(&c->text, c->beginning, c->begun);
	c->text.line.number = c->first_line;
	c->text.is_plain = c->text.encoding == NQ_UTF8 && memchr(c->beginning, 27, c->begun) == NULL &&
	                   memchr(c->beginning, '\r', c->begun) == NULL;
	put_trace(c, c->beginning, c->begun);
}

typedef struct {
	uint64_t right, followed;
} extent_as;

static extent_as extent_from(nq_check *c, int base, const extent *e) {
	nq_wrong wrong;
	begin_trace(c, base, e);
	const nq_follower *best = nq_followers_best(&c->trace.followers);
	bool is_wrong = nq_trace_wrong(&c->trace, &wrong), leaves = best != NULL && best->lost > 0;
	return (extent_as){is_wrong ? wrong.line : UINT64_MAX, leaves ? best->lost : UINT64_MAX};
}

/* If n is requested, the lowest and highest numbers may decide; else the base is that with more right lines or, on a
 * tie, more lines that follow a search. */
static int base_of(nq_check *c, const extent *e) {
	int n = c->options.n;
	bool beyond = n == 0 || e->highest >= n;
	if (n > 0 && e->lowest == 0 && e->highest < n) return 0;
	if (n > 0 && e->lowest > 0 && e->highest == n) return 1;
	extent_as from_0 = extent_from(c, 0, e), from_1 = extent_from(c, 1, e);
	if (from_0.right != from_1.right) return from_1.right > from_0.right;
	if (from_0.followed != from_1.followed) return from_1.followed > from_0.followed;
	return e->lowest > 0 && beyond;
}

static void end_trace(nq_check *c) {
	if (nq_text_end(&c->text)) take_line(c);
	nq_trace_end(&c->trace);
}

/* A text of placements only may be boards printed with a verb. */
static bool are_boards(nq_check *c, uint64_t events) {
	nq_wrong wrong;
	uint64_t n = (uint64_t)c->trace.n;
	if (c->options.search >= 0 || n == 1 || !nq_trace_wrong(&c->trace, &wrong)) return false;
	/* Boards have their first fault after a whole board, or in a heading. */
	bool is_after = wrong.found.kind == NQ_PLACE && events > n;
	bool is_heading = wrong.found.kind == NQ_SOLUTION && c->trace.legal.depth == 0;
	if (!is_after && !is_heading) return false;
	nq_reader_start(&c->reader, c->beginning, c->begun);
	nq_reader_choose(&c->reader, c->options.n, c->beginning, c->begun);
	const nq_form *form = &c->reader.reading[0].form;
	bool has_squares = form->way == NQ_RECORDS || form->way == NQ_SQUARE_NAMES;
	bool are_whole = events % n == 0 || c->begun == sizeof c->beginning;
	bool reads_all = are_whole && (c->reader.lines_ahead >= events || c->reader.good_ahead > 3);
	return c->reader.count > 0 && c->reader.good_ahead > 0 && has_squares && reads_all;
}

/* The first bytes have a fault, or the text ends with an attacked queen. */
static bool is_wrong(const nq_check *c) {
	nq_wrong wrong;
	nq_fault waits = c->trace.is_legal ? c->trace.legal.waits.fault : NQ_RIGHT;
	bool is_laid = waits == NQ_QUEEN_ATTACKED || waits == NQ_ROW_TAKEN;
	return nq_trace_wrong(&c->trace, &wrong) || (is_laid && c->begun < sizeof c->beginning);
}

/* True if the first bytes, or a whole short text, are right with implied removals. */
static bool is_quiet(nq_check *c, int base, extent *e) {
	nq_wrong wrong;
	e->opening.is_quiet = true;
	begin_trace(c, base, e);
	if (c->begun < sizeof c->beginning) end_trace(c);
	return !nq_trace_wrong(&c->trace, &wrong);
}

/* A trace without removals is quiet if wrong otherwise. Boards in order may be a quiet trace too: faultless boards are
 * boards, faulty ones only if the trace is wrong. */
static void decide_for_trace(nq_check *c, extent *e) {
	bool may_be_quiet = e->opening.is_quiet && c->options.search < 0;
	e->opening.is_quiet = false;
	int base = base_of(c, e);
	begin_trace(c, base, e);
	may_be_quiet = may_be_quiet && is_wrong(c);
	bool may_be_boards = e->opening.only_places && c->passed == 0 && are_boards(c, e->events);
	if (may_be_boards && c->reader.good_ahead * (uint64_t)c->trace.n >= e->events) return;
	e->opening.is_quiet = may_be_quiet && is_quiet(c, base, e);
	if (may_be_boards && !e->opening.is_quiet) return;
	begin_trace(c, base, e);
	c->read_as = NQ_TRACE;
}

/* Skips all held bytes if they contain no events and no boards. */
static void decide(nq_check *c, bool is_end) {
	extent e = extent_of(c);
	c->first_line = c->passed == 0 ? 1 : c->reader.text.line.number + c->reader.text.is_done;
	if (c->passed == 0) nq_reader_start(&c->reader, c->beginning, c->begun);
	if (e.events > 0) decide_for_trace(c, &e);
	else nq_reader_choose(&c->reader, c->options.n, c->beginning, c->begun);
	if (c->read_as == NQ_TRACE) return;
	bool stops = c->options.search >= 0 && nq_search_type_at(c->options.search)->stops_at_first;
	nq_boards_start(&c->boards, c->options.wanted == NQ_ALL && stops ? NQ_ONE : c->options.wanted, c->options.limit);
	if (is_end || c->reader.count > 0) c->read_as = NQ_BOARDS;
	nq_reader_put(&c->reader, c->beginning, c->begun, (nq_board_sink){take_board, c});
	c->passed += c->begun;
	c->begun = 0;
}

void nq_check_start(nq_check *c, nq_check_options options) {
	c->options = options;
	c->read_as = NQ_UNREADABLE;
	c->begun = 0, c->passed = 0;
	c->packed_count = 0;
}

void nq_check_put(nq_check *c, const char *bytes, size_t count) {
	if (count == 0) return;
	c->packed_count = 0;
	while (c->read_as == NQ_UNREADABLE && count > 0) {
		size_t left = sizeof c->beginning - c->begun, first = count < left ? count : left;
		memcpy(c->beginning + c->begun, bytes, first);
		c->begun += first;
		bytes += first, count -= first;
		if (c->begun == sizeof c->beginning && count > 0) decide(c, false);
	}
	put_on(c, bytes, count);
}

static void end_boards(nq_check *c) {
	nq_reader_end(&c->reader, (nq_board_sink){take_board, c});
	nq_boards_end(&c->boards, c->reader.text.line.number + 1);
}

void nq_check_end(nq_check *c, nq_judgement *j) {
	c->packed_count = 0;
	if (c->read_as == NQ_UNREADABLE) decide(c, true);
	memset(j, 0, sizeof *j);
	j->read_as = c->read_as;
	if (c->read_as == NQ_TRACE) end_trace(c), nq_trace_result(c, j);
	else end_boards(c), nq_boards_result(c, j);
}
