#include "../check.h"

#include "ascii.h"

#include <string.h>

static uint32_t packed(int i) {
	enum { OUTSIDE = 63 };
	return i == NQ_UNSTATED ? 0 : i < 0 || i >= OUTSIDE - 1 ? OUTSIDE : (uint32_t)i + 1;
}

static void pack(nq_check *c, const nq_event *s) {
	if (c->packed_count == NQ_PACKED_EVENTS) return;
	c->packed[c->packed_count++] =
		(nq_packed_event){(uint32_t)s->kind | packed(s->row) << 4 | packed(s->col) << 10 | (uint32_t)s->how << 16,
	                      (uint32_t)c->text.line.number};
}

static bool is_long(const nq_text_line *line) { return line->continues || line->length >= NQ_CHECK_LINE; }

static int from_zero(int i, int base) { return i == NQ_UNSTATED ? i : i - base; }

/* Adds the column to a removal without one, like col[2] = -1. */
static void complete_removal(nq_trace *t, nq_event *s) {
	if (s->row < 0 || s->row >= t->n) return;
	if (s->kind == NQ_PLACE) t->column[s->row] = s->col;
	if (s->kind == NQ_REMOVE && s->col == NQ_UNSTATED) s->col = t->column[s->row];
}

/* `check 3 5` tests a square, but with n queens on the board it checks the board. */
static void take_event(nq_check *c, nq_event s) {
	nq_trace *t = &c->trace;
	if (!c->has_positions) nq_reader_part(&c->reader);
	uint64_t line = c->text.line.number;
	bool may_test = t->queens < t->n || t->legal.is_quiet;
	if (s.kind == NQ_CHECK && s.row != NQ_UNSTATED && may_test) s.kind = NQ_TEST;
	t->queens += (s.kind == NQ_PLACE) - (s.kind == NQ_REMOVE);
	if (s.kind != NQ_LEVEL) s.row = from_zero(s.row, t->base);
	s.col = from_zero(s.col, t->base);
	s.by_row = from_zero(s.by_row, t->base), s.by_col = from_zero(s.by_col, t->base);
	complete_removal(t, &s);
	t->events++;
	t->last = line;
	if (t->is_legal) t->is_legal = nq_legal_next(&t->legal, &s, line);
	nq_followers_next(&t->followers, &s, line);
	pack(c, &s);
	if (t->is_legal && t->legal.depth == t->n) memcpy(t->solution, t->legal.columns, sizeof t->solution);
	const nq_text_line *l = &c->text.line;
	bool may_show = s.kind == NQ_SOLUTION && !c->has_positions; /* Solution: [1, 3, 0, 2] */
	if (may_show && nq_count_numbers(l->text, l->text + l->length) > 2) nq_reader_line(&c->reader, l);
}

/* `Backtrack to row 2` removes queens. No search prints such a line, so the comparison with searches passes over it. */
static void take_leave(nq_check *c, nq_event s) {
	nq_trace *t = &c->trace;
	s.row = from_zero(s.row, t->base);
	t->last = c->text.line.number;
	if (t->is_legal) t->is_legal = nq_legal_next(&t->legal, &s, t->last);
	t->queens = t->legal.depth;
}

static void take_line(nq_check *c) {
	const nq_text_line *line = &c->text.line;
	if (is_long(line)) return;
	nq_event event = nq_verbs_event(&c->verbs, line->text, nq_read_event(line->text));
	bool may_report = c->trace.queens > 0 && !c->trace.legal.is_quiet;
	if (event.kind == NQ_DONE && c->extent.ignores_done) return;
	if (event.kind == NQ_START && may_report && nq_reports_solution(line->text)) event.kind = NQ_SOLUTION;
	if (event.kind == NQ_START) {
		if (event.is_partial && c->reader.doubt == 0) c->reader.doubt = line->number;
		nq_trace_echo(c, line);
		nq_reader_line(&c->reader, line);
		return;
	}
	if (event.is_back) {
		take_leave(c, event);
		return;
	}
	if (event.row != NQ_UNSTATED) c->trace.row = event.row, c->trace.col = event.col;
	take_event(c, event);
	/* If a trace prints only tests, a free square implies a placement. */
	if (event.how != NQ_FREE || c->options.search >= 0 || c->extent.kinds & NQ_ONLY(NQ_PLACE)) return;
	take_event(c, nq_event_at(NQ_PLACE, event.row, event.col));
	c->trace.events--;
}

static void put_trace(nq_check *c, const char *bytes, size_t count) {
	for (const char *end = bytes + count; nq_text_next(&c->text, &bytes, end);) take_line(c);
}

static void take_position(nq_check *c, const nq_printed_board *board) {
	nq_event events[NQ_POSITION_EVENTS];
	int count = nq_positions_next(&c->positions, board, events);
	c->text.line.number = board->line;
	for (int i = 0; i < count; i++)
		if (events[i].kind == NQ_PLACE || !c->extent.opening.only_places) take_event(c, events[i]);
	if (c->trace.false_board == 0 && !nq_is_usual_position(&c->positions, &c->reader.ahead))
		c->trace.false_board = board->line;
}

static void take_board(void *to, const nq_printed_board *board) {
	nq_check *c = to;
	if (c->has_positions) take_position(c, board);
	else nq_boards_next(&c->boards, board);
}

static void start_reader(nq_check *c) {
	nq_reader_start(&c->reader, c->beginning, c->begun, (nq_board_sink){take_board, c});
}

static void extend(nq_extent *e, int i) {
	if (i < 0 || i > NQ_MAX) return;
	if (i < e->lowest) e->lowest = i;
	if (i > e->highest) e->highest = i;
}

static void add_other(nq_check *c, const char *text, size_t length) {
	bool ends_blank = c->other_bytes == 0 || c->other[c->other_bytes - 2] == '\n';
	if ((length == 0 && ends_blank) || c->other_bytes + length >= sizeof c->other) return;
	memcpy(c->other + c->other_bytes, text, length);
	c->other_bytes += length;
	c->other[c->other_bytes++] = '\n';
}

/* Drops lines of `other` that look like no part of a board. */
static void keep_boards(nq_check *c) {
	nq_text text;
	const char *at = c->other, *end = at + c->other_bytes;
	c->other_bytes = 0;
	nq_text_start(&text, at, (size_t)(end - at));
	while (nq_text_each(&text, &at, end)) {
		nq_remark m = nq_remark_on(&text.line);
		if (text.line.length == 0 || (m.looks_like_board && !m.is_prose))
			add_other(c, text.line.text, (size_t)text.line.length);
	}
}

static bool lacks_verbs(const nq_extent *e) {
	return !(e->kinds & NQ_ONLY(NQ_PLACE)) || !(e->kinds & NQ_ONLY(NQ_REMOVE));
}

static void extend_by_line(nq_check *c, const nq_text_line *line) {
	nq_extent *e = &c->extent;
	nq_opening *o = &e->opening;
	if (is_long(line)) return;
	const char *code = line->text + strspn(line->text, " \t}");
	bool is_statement = strpbrk(code, "([{<;") != NULL && nq_begins_with(code, NQ_STATEMENTS) > 0;
	e->declarations += nq_begins_with(code, NQ_DECLARATIONS) > 0;
	e->statements += is_statement || strstr(code, " :: ") != NULL;
	nq_event read = nq_read_event(line->text), event = nq_verbs_event(&c->verbs, line->text, read);
	bool is_event = event.kind != NQ_START && event.kind != NQ_SOLUTION;
	add_other(c, line->text, is_event ? 0 : (size_t)line->length);
	bool checks = event.kind == NQ_CHECK && event.row != NQ_UNSTATED;
	if (c->verbs.place == 0 && lacks_verbs(e)) nq_verbs_add(&c->verbs, line->text, read);
	e->kinds |= NQ_ONLY(event.kind);
	e->dones += event.kind == NQ_DONE;
	e->ignores_done |= e->dones > 1 && event.kind == NQ_PLACE;
	o->has_details |= event.kind == NQ_TEST || checks || event.step >= 0;
	if (event.kind == NQ_ENTER && e->events == 0 && o->entered == NQ_UNSTATED) o->entered = event.row;
	if (event.kind != NQ_PLACE && event.kind != NQ_TEST && event.kind != NQ_REMOVE && !checks) return;
	if (e->events++ == 0) o->row = event.row, o->col = event.col;
	o->only_places &= event.kind == NQ_PLACE;
	o->is_quiet &= event.kind != NQ_REMOVE;
	extend(e, event.row);
	extend(e, event.col);
}

static void find_extent(nq_check *c) {
	nq_text text;
	const char *at = c->beginning, *end = at + c->begun;
	c->extent =
		(nq_extent){.opening = {.only_places = true, .is_quiet = true, .entered = NQ_UNSTATED}, .lowest = NQ_MAX};
	c->other_bytes = 0;
	nq_text_start(&text, at, c->begun);
	while (nq_text_each(&text, &at, end)) extend_by_line(c, &text.line);
}

static void start_trace(nq_check *c, int n, int base) {
	nq_trace *t = &c->trace;
	nq_opening opening = c->extent.opening;
	opening.entered = from_zero(opening.entered, base);
	opening.row = from_zero(opening.row, base), opening.col = from_zero(opening.col, base);
	memset(t, 0, offsetof(nq_trace, legal));
	t->n = n < NQ_MIN ? NQ_MIN : n > NQ_MAX ? NQ_MAX : n, t->base = base;
	t->is_legal = true;
	nq_legal_start(&t->legal, t->n, opening.is_quiet);
	opening.is_quiet |= c->verbs.goes_back;
	nq_followers_start(&t->followers, t->n, c->options.search, c->options.start_row, opening);
	c->packed_count = 0;
	t->shifts = 7;
	t->row = t->col = NQ_UNSTATED;
}

static void begin_trace(nq_check *c, int base) {
	start_trace(c, c->options.n > 0 ? c->options.n : c->extent.highest + 1 - base, base);
	nq_reader_start(&c->reader, c->other, c->other_bytes, (nq_board_sink){nq_trace_shows, c});
	nq_reader_choose(&c->reader, c->trace.n, c->other, c->other_bytes);
	c->reader.n = c->trace.n, c->reader.is_among_events = true;
	nq_text_start(&c->text, c->beginning, c->begun);
	c->text.line.number = c->first_line;
	c->text.is_plain = c->text.encoding == NQ_UTF8 && memchr(c->beginning, 27, c->begun) == NULL &&
	                   memchr(c->beginning, '\r', c->begun) == NULL && memchr(c->beginning, 0xef, c->begun) == NULL;
	put_trace(c, c->beginning, c->begun);
}

static uint64_t faulty_line(const nq_check *c) {
	nq_wrong wrong;
	return nq_trace_wrong(c, &wrong) ? wrong.line : UINT64_MAX;
}

/* Starts the trace with base 0 or 1, the number of the first row and column. A 0, or n as the highest number, proves
 * it. Otherwise takes the base with the later first fault; if equal, the one with which a search agrees longer. */
static void begin_in_base(nq_check *c) {
	const nq_extent *e = &c->extent;
	int n = c->options.n;
	bool has_0 = e->lowest == 0, has_n = n > 0 && e->highest == n;
	uint64_t right[2], followed[2];
	if (has_0 != has_n) {
		begin_trace(c, has_n);
		return;
	}
	for (int base = 0; base < 2; base++) {
		begin_trace(c, base);
		const nq_follower *best = nq_followers_best(&c->trace.followers);
		right[base] = faulty_line(c), followed[base] = best != NULL && best->lost > 0 ? best->lost : UINT64_MAX;
	}
	bool prefers_1 = !has_0;
	if (followed[0] != followed[1]) prefers_1 = followed[1] > followed[0];
	if (right[0] != right[1]) prefers_1 = right[1] > right[0];
	if (!prefers_1) begin_trace(c, 0);
}

/* Adds the removal of an attacked last queen, if the program prints queens before testing them. */
static void end_positions(nq_check *c) {
	nq_reader *r = &c->reader;
	const nq_positions *p = &c->positions;
	nq_reader_end(r);
	if (!p->is_attacked || r->ahead.attacks <= 1) return;
	nq_event last = p->queen[p->queens - 1];
	last.kind = NQ_REMOVE;
	take_event(c, last);
}

static void end_trace(nq_check *c) {
	nq_trace *t = &c->trace;
	if (c->has_positions) end_positions(c);
	else {
		if (nq_text_end(&c->text)) take_line(c);
		nq_reader_end(&c->reader);
		if (t->false_board == 0) t->false_board = nq_trace_other_square(&c->reader);
	}
	if (t->is_legal) t->is_legal = nq_legal_end(&t->legal, t->last + 1);
	nq_followers_end(&t->followers, t->last + 1);
}

static bool are_boards(nq_check *c) {
	nq_wrong wrong;
	uint64_t events = c->extent.events, n = (uint64_t)c->trace.n;
	if (c->options.search >= 0 || n == 1 || !nq_trace_wrong(c, &wrong)) return false;
	/* Boards misread as a trace have a fault at a placement after a whole board, or at a heading. */
	bool is_after = wrong.found.kind == NQ_PLACE && events > n;
	bool is_heading = wrong.found.kind == NQ_SOLUTION && c->trace.legal.depth == 0;
	bool is_guessed = c->verbs.free != 0;
	if (!is_after && !is_heading && !is_guessed) return false;
	start_reader(c);
	nq_reader_choose(&c->reader, c->options.n, c->beginning, c->begun);
	if (is_guessed && nq_are_positions(&c->reader.ahead)) return false;
	bool are_whole = is_guessed || events % n == 0 || c->begun == sizeof c->beginning;
	bool reads_all = are_whole && (c->reader.lines_ahead >= events || c->reader.good_ahead > 3);
	return c->reader.count > 0 && c->reader.good_ahead > 0 && reads_all;
}

/* True if the trace is right with implied removals, or cut off but with lines that go back by row. */
static bool is_quiet(nq_check *c) {
	nq_wrong wrong;
	c->extent.opening.is_quiet = true;
	begin_trace(c, c->trace.base);
	if (c->begun < sizeof c->beginning) end_trace(c);
	return !nq_trace_wrong(c, &wrong) || (c->verbs.has_removals && wrong.fault == NQ_ENDS_EARLY);
}

/* A wrong trace without removals may imply them (legal.h), or be boards. */
static void decide_for_trace(nq_check *c) {
	keep_boards(c);
	nq_opening *opening = &c->extent.opening;
	bool may_be_quiet = opening->is_quiet && c->options.search < 0;
	opening->is_quiet = false;
	begin_in_base(c);
	int base = c->trace.base;
	bool ends_laid = c->trace.is_legal && nq_is_laid(&c->trace.legal) && c->begun < sizeof c->beginning;
	may_be_quiet &= ends_laid || faulty_line(c) != UINT64_MAX;
	bool is_doubtful = opening->only_places || c->verbs.free != 0;
	bool may_be_boards = is_doubtful && c->passed == 0 && are_boards(c);
	if (may_be_boards && c->reader.good_ahead * (uint64_t)c->trace.n >= c->extent.events) return;
	opening->is_quiet = may_be_quiet && is_quiet(c);
	if (may_be_quiet || is_doubtful) begin_trace(c, base);
	if (may_be_boards && !opening->is_quiet && are_boards(c)) return;
	c->read_as = NQ_TRACE;
}

static void begin_positions(nq_check *c) {
	nq_opening *o = &c->extent.opening;
	const nq_positions *p = &c->reader.ahead;
	*o = (nq_opening){.entered = NQ_UNSTATED, .row = p->first.row, .col = p->first.col};
	o->only_places = o->is_quiet = p->removals == 0 && p->attacks <= 1;
	start_trace(c, c->reader.n, 0);
	c->trace.legal.is_quiet = p->removals == 0;
	c->positions = (nq_positions){.boards = 0};
	c->has_positions = true, c->read_as = NQ_TRACE;
	nq_reader_put(&c->reader, c->beginning, c->begun);
}

static void decide(nq_check *c, bool is_end) {
	memset(&c->verbs, 0, offsetof(nq_verbs, pair));
	find_extent(c);
	if (lacks_verbs(&c->extent) && nq_verbs_choose(&c->verbs)) find_extent(c);
	c->first_line = c->passed == 0 ? 1 : c->reader.text.line.number + c->reader.text.is_done;
	if (c->passed == 0) start_reader(c);
	const nq_extent *e = &c->extent;
	if (e->declarations > 0 && e->statements > 0 && e->declarations + e->statements > 2) c->read_as = NQ_SOURCE;
	else if (e->events > 0) decide_for_trace(c);
	else nq_reader_choose(&c->reader, c->options.n, c->beginning, c->begun);
	if (c->read_as == NQ_UNREADABLE && c->passed == 0 && nq_are_positions(&c->reader.ahead)) begin_positions(c);
	if (c->read_as != NQ_UNREADABLE) return;
	bool stops = c->options.search >= 0 && nq_search_type_at(c->options.search)->stops_at_first;
	nq_wanted wanted = c->options.wanted == NQ_ALL && stops ? NQ_ONE : c->options.wanted;
	nq_boards_start(&c->boards, c->reader.n, wanted, c->options.limit);
	if (is_end || c->reader.count > 0) c->read_as = NQ_BOARDS;
	nq_reader_put(&c->reader, c->beginning, c->begun);
	c->passed += c->begun;
	c->begun = 0;
}

void nq_check_start(nq_check *c, nq_check_options options) {
	c->options = options;
	c->read_as = NQ_UNREADABLE;
	c->has_positions = false;
	c->begun = c->passed = c->packed_count = 0;
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
	if (c->read_as == NQ_TRACE && !c->has_positions) put_trace(c, bytes, count);
	else nq_reader_put(&c->reader, bytes, count);
}

void nq_check_end(nq_check *c, nq_judgement *j) {
	c->packed_count = 0;
	if (c->read_as == NQ_UNREADABLE) decide(c, true);
	memset(j, 0, sizeof *j);
	if (c->read_as == NQ_SOURCE) return;
	j->read_as = c->read_as;
	if (c->read_as == NQ_TRACE) end_trace(c), nq_trace_result(c, j);
	else {
		nq_reader_end(&c->reader);
		nq_boards_end(&c->boards, c->reader.text.line.number + 1);
		nq_boards_result(c, j);
	}
	j->right = j->result >= NQ_IS_CONSISTENT;
}
