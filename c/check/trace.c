#include "trace.h"

static int from_zero(int i, int base) { return i == NQ_UNSTATED ? i : i - base; }

void nq_trace_start(nq_trace *t, int n, int base, int only, int start_row, nq_opening opening) {
	t->n = n, t->base = base;
	t->events = t->last = 0;
	t->queens = 0;
	t->is_legal = true;
	nq_legal_start(&t->legal, n, opening.is_quiet);
	opening.entered = from_zero(opening.entered, base);
	opening.row = from_zero(opening.row, base), opening.col = from_zero(opening.col, base);
	nq_followers_start(&t->followers, n, only, start_row, opening);
}

void nq_trace_next(nq_trace *t, nq_event *event, uint64_t line) {
	bool may_test = t->queens < t->n || t->legal.is_quiet;
	if (event->kind == NQ_CHECK && event->row != NQ_UNSTATED && may_test) event->kind = NQ_TEST;
	nq_event s = *event;
	t->queens += (s.kind == NQ_PLACE) - (s.kind == NQ_REMOVE);
	if (s.kind != NQ_LEVEL) s.row = from_zero(s.row, t->base);
	s.col = from_zero(s.col, t->base);
	s.by_row = from_zero(s.by_row, t->base);
	t->events++;
	t->last = line;
	if (t->is_legal) t->is_legal = nq_legal_next(&t->legal, &s, line);
	nq_followers_next(&t->followers, &s, line);
}

void nq_trace_end(nq_trace *t) {
	if (t->is_legal) t->is_legal = nq_legal_end(&t->legal, t->last + 1);
	nq_followers_end(&t->followers, t->last + 1);
}

/* The best search gives the expected event if it follows the trace to the first illegal event. */
bool nq_trace_wrong(const nq_trace *t, nq_wrong *wrong) {
	const nq_follower *best = nq_followers_best(&t->followers);
	bool only = t->followers.only >= 0, follows = best != NULL && best->lost == 0;
	if (follows || (t->is_legal && !only)) return false;
	if (!t->is_legal) *wrong = t->legal.wrong;
	if (best == NULL) return !t->is_legal;
	if (!t->is_legal && (t->legal.wrong.line > best->lost) && !only) return true;
	if (t->is_legal || t->legal.wrong.line != best->at.line) {
		bool is_over = best->at.expected.kind == NQ_DONE, is_early = best->at.found.kind == NQ_START;
		*wrong = nq_wrong_at(is_early ? NQ_ENDS_EARLY : is_over ? NQ_AFTER_END : NQ_OTHERWISE, best->at.line);
		wrong->found = best->at.found;
	}
	wrong->expected = best->at.expected;
	if (best->reading != 0) wrong->expected.how = NQ_NOT_TESTED; /* by_row would be in the search's rows */
	return true;
}
