#include "../check.h"

#include "../totals.h"

/* If the best search agrees with the trace up to the first fault, the search's next event is expected. */
bool nq_trace_wrong(const nq_check *c, nq_wrong *wrong) {
	const nq_trace *t = &c->trace;
	const nq_follower *best = nq_followers_best(&t->followers);
	bool only = t->followers.only >= 0, follows = best != NULL && best->lost == 0;
	follows &= t->is_legal || !c->verbs.goes_back;
	if (follows || (t->is_legal && !only)) return false;
	if (!t->is_legal) *wrong = t->legal.wrong;
	if (best == NULL) return !t->is_legal;
	if (!t->is_legal && t->legal.wrong.line > best->at.line && !only) return true;
	if (t->is_legal || t->legal.wrong.line != best->at.line) *wrong = best->at;
	wrong->expected = best->at.expected;
	/* Hides expected.by_row, a row of the search's board, from the output. */
	if (best->reading != 0) wrong->expected.how = NQ_NOT_TESTED;
	return true;
}

void nq_trace_result(const nq_check *c, nq_judgement *j) {
	const nq_trace *t = &c->trace;
	const nq_follower *best = nq_followers_best(&t->followers);
	bool only = t->followers.only >= 0 || c->options.wanted == NQ_ONE;
	j->n = t->n, j->base = c->has_positions ? c->reader.notation[0].form.base : t->base;
	j->lines = t->events;
	j->notations = c->has_positions ? c->reader.count : 0;
	bool right = !nq_trace_wrong(c, &j->wrong);
	j->ends = !right && j->wrong.found.kind == NQ_START && t->followers.only < 0 && t->queens > 0;
	if (j->ends) right = true, j->wrong = nq_wrong_at(NQ_RIGHT, 0);
	const nq_legal *l = &t->legal;
	uint64_t total = nq_known_total(t->n);
	bool may_stop = right && t->is_legal && !only, stands = l->depth > 0 && !l->is_quiet && !l->ended && t->n > 1;
	j->ends |= may_stop && stands && l->solutions == total;
	j->stops = j->ends || (may_stop && l->solutions < total);
	if (!right || j->stops) j->mistakes = nq_followers_mistakes(&t->followers);
	if (j->stops && __builtin_popcount(j->mistakes) > 3) j->mistakes = 0;
	j->unread = c->reader.unread, j->doubt = nq_reader_doubt(&c->reader);
	int totals = c->reader.totals;
	const nq_total *stated = &c->reader.total[totals > NQ_TOTALS ? NQ_TOTALS - 1 : totals > 0 ? totals - 1 : 0];
	/* `No solution here` in the middle of the trace is a dead end. */
	bool is_dead_end = stated->value == 0 && c->reader.total[0].line < t->last;
	bool is_total = totals == 0 || is_dead_end || stated->value == total || stated->value == l->solutions;
	if (right && !is_total && stated->n == t->n) {
		right = false;
		j->wrong = nq_wrong_at(NQ_WRONG_NUMBER, stated->line);
		j->states = true, j->stated = stated->value, j->total = total;
	}
	uint64_t differs = t->false_board > 0 ? t->false_board : t->shown >= 2 * t->not_shown ? t->first_not_shown : 0;
	if (right && differs > 0) right = false, j->wrong = nq_wrong_at(NQ_BOARD_DIFFERS, differs);
	bool lacks_boards = t->solutions_shown > 0 && t->solutions_shown < l->solutions;
	j->result = !right ? NQ_IS_WRONG : j->stops || j->doubt > 0 || lacks_boards ? NQ_IS_CONSISTENT : NQ_IS_RIGHT;
	if (best == NULL) return;
	j->searches = nq_followers_alike(&t->followers, best);
	j->reading_as = best->reading;
	j->diff = best->at;
}

static bool is_true(const nq_check *c, const nq_total *t) {
	uint64_t all = nq_known_total(t->n), wanted = nq_boards_wanted(t->n, c->options.wanted, c->options.limit);
	if (all == 0 && t->n != 2 && t->n != 3) return true;
	if (t->is_rows && t->value % c->boards.boards == 0) return true;
	if (t->is_fundamental) return t->value == nq_known_classes(t->n);
	return t->value == all || (t->is_unique && t->value == nq_known_classes(t->n)) ||
	       (c->options.wanted != NQ_ALL && t->value == wanted);
}

static const nq_total *first_false_total(const nq_check *c, nq_judgement *j) {
	const nq_reader *r = &c->reader;
	const nq_total *found = NULL;
	int count = r->totals < NQ_TOTALS ? r->totals : NQ_TOTALS;
	for (const nq_total *t = r->total; t < r->total + count && found == NULL; t++) {
		if ((t->is_rows && c->boards.boards == 0) || (t->is_vague && !is_true(c, t))) continue;
		j->states = true, j->stated = t->value, j->n = t->n;
		if (!is_true(c, t)) found = t;
	}
	return found;
}

static void forgive(nq_judgement *j) { j->wrong = nq_wrong_at(NQ_RIGHT, 0); }

static void blame(nq_judgement *j, const nq_total *wrong) {
	j->wrong = nq_wrong_at(NQ_WRONG_NUMBER, wrong->line);
	if (wrong->is_fundamental) j->total = nq_known_classes(wrong->n);
}

static bool is_table(const nq_reader *r) {
	return r->table_rows > 1 && r->table_n >= 4 && r->table_good * 2 > r->table_rows;
}

static void judge_number(nq_check *c, nq_judgement *j) {
	nq_reader *r = &c->reader;
	nq_total last = {.value = nq_known_total(r->table_n), .n = r->table_n};
	if (is_table(r)) {
		uint64_t rows = (uint64_t)r->table_rows;
		r->totals = 1, r->total[0] = r->table_wrong.line > 0 ? r->table_wrong : last;
		j->unread -= j->unread < rows ? j->unread : rows;
	} else j->doubt = nq_reader_doubt(r);
	const nq_total *wrong = first_false_total(c, j);
	if (j->n == 0) j->n = r->n;
	j->total = nq_known_total(j->n);
	bool is_known = j->n > 0 && (j->total > 0 || j->n == 2 || j->n == 3);
	if (!j->states || !is_known || j->doubt > 0 || c->options.needs_boards || r->totals > NQ_TOTALS) return;
	j->read_as = NQ_NUMBER_ALONE;
	j->result = wrong != NULL ? NQ_IS_WRONG : NQ_IS_RIGHT;
	if (wrong == NULL) return;
	blame(j, wrong);
	if (!wrong->is_fundamental) j->mistakes = nq_number_mistakes(j->n, j->stated);
}

void nq_boards_result(nq_check *c, nq_judgement *j) {
	nq_reader *r = &c->reader;
	nq_boards *b = &c->boards;
	j->unread = r->unread;
	j->read_as = NQ_UNREADABLE;
	if (b->boards == 0 || (b->good == 0 && is_table(r))) {
		judge_number(c, j);
		return;
	}
	const nq_total *wrong = first_false_total(c, j);
	if (nq_other_size_line(r) > 0) wrong = NULL;
	j->read_as = NQ_BOARDS;
	j->n = b->n;
	j->lines = b->boards;
	j->wrong = b->wrong;
	j->faults = b->faults;
	j->good = b->good, j->different = b->different, j->total = b->total, j->missing = b->missing;
	j->found = b->found, j->expected = b->expected;
	j->doubt = nq_reader_doubt(r);
	j->notations = r->count;
	j->base = r->notation[0].form.base;
	/* A few boards are a sample if a larger total is stated: USACO's Checker Challenge has three and the total. */
	bool is_few = 4 * b->different <= b->total || (b->boards == 3 && r->total[0].line == 4);
	bool is_sample = j->states && j->stated > b->different && b->wanted == NQ_ALL && is_few;
	if (is_sample && j->wrong.fault == NQ_BOARDS_MISSING) forgive(j);
	if (j->wrong.fault == NQ_RIGHT && wrong != NULL) blame(j, wrong);
	/* A program that should print one solution may print all. */
	if (j->wrong.fault == NQ_BOARDS_TOO_MANY && b->wanted == NQ_ONE && b->different == nq_known_total(b->n) &&
	    b->faults == b->different - b->total)
		forgive(j);
	bool is_wrong = j->wrong.fault != NQ_RIGHT, may_be_missing = j->wrong.fault == NQ_BOARDS_MISSING;
	if (is_wrong && b->faults > 0) j->mistakes = nq_boards_mistakes(b);
	bool all = b->total > 0 ? b->different >= b->total : b->wanted == NQ_LAST_ONE;
	if (j->doubt > 0 && (!is_wrong || may_be_missing)) {
		j->read_as = NQ_UNREADABLE;
		forgive(j);
	} else j->result = is_wrong ? NQ_IS_WRONG : all ? NQ_IS_RIGHT : NQ_IS_CONSISTENT;
}
