/* judgement: see judgement.h. */
#include "judgement.h"

#include "../format.h"

#include <string.h>

static const char *const ids[NQ_FAULTS] = {
	[NQ_RIGHT] = "",
	[NQ_OUTSIDE_BOARD] = "outside-board",
	[NQ_ROW_TAKEN] = "row-taken",
	[NQ_QUEEN_ATTACKED] = "attacked",
	[NQ_UNTESTED] = "untested",
	[NQ_TRIED_BEFORE] = "tried-before",
	[NQ_ROW_UNFINISHED] = "row-unfinished",
	[NQ_NO_QUEEN] = "no-queen",
	[NQ_QUEEN_ELSEWHERE] = "queen-elsewhere",
	[NQ_NOT_LAST] = "not-last",
	[NQ_UNTRIED] = "untried",
	[NQ_WRONG_VERDICT] = "wrong-verdict",
	[NQ_TOO_FEW] = "too-few",
	[NQ_SOLUTION_AGAIN] = "solution-again",
	[NQ_SOLUTION_UNSAID] = "solution-unsaid",
	[NQ_NOT_OPEN] = "not-open",
	[NQ_WRONG_STEP] = "wrong-step",
	[NQ_NO_BACKTRACKING] = "no-backtracking",
	[NQ_AFTER_END] = "after-end",
	[NQ_ENDS_EARLY] = "ends-early",
	[NQ_OTHERWISE] = "otherwise",
	[NQ_WRONG_SIZE] = "wrong-size",
	[NQ_WRONG_QUEENS] = "wrong-queens",
	[NQ_BOARD_ATTACKED] = "board-attacked",
	[NQ_BOARD_AGAIN] = "board-again",
	[NQ_BOARDS_MISSING] = "boards-missing",
	[NQ_BOARDS_TOO_MANY] = "boards-too-many",
	[NQ_WRONG_NUMBER] = "wrong-number",
};

const char *nq_fault_id(nq_fault fault) { return ids[fault]; }

/* --- pieces: each writes at `at` and comes back with where the next one goes --- */

static char *put(char *at, const char *text) {
	size_t length = strlen(text);
	memcpy(at, text, length + 1);
	return at + length;
}

static char *put_number(char *at, int64_t number) {
	if (number < 0) at = put(at, "-");
	return at + nq_format_number((uint64_t)(number < 0 ? -number : number), at);
}

static char *put_name(char *at, const char *name) { return put(put(put(at, ",\""), name), "\":"); }

static char *put_string(char *at, const char *name, const char *value) {
	return put(put(put(put_name(at, name), "\""), value), "\"");
}

static char *put_truth(char *at, const char *name, bool is) { return put(put_name(at, name), is ? "true" : "false"); }

static char *put_known(char *at, const char *name, bool is_known, uint64_t number) {
	at = put_name(at, name);
	return is_known ? put_number(at, (int64_t)number) : put(at, "null");
}

static char *put_square(char *at, int row, int col) {
	if (row != NQ_UNSAID) at = put_number(put_name(at, "row"), row);
	if (col != NQ_UNSAID) at = put_number(put_name(at, "col"), col);
	return at;
}

/* Of a test; by: its row and its line, as far as they are told. */
static char *put_verdict(char *at, int how, int by_row, nq_line line) {
	static const char *const hows[] = {
		[NQ_FREE] = "free", [NQ_ATTACKED] = "attacked", [NQ_CLOSED] = "closed", [NQ_EMPTIES] = "empties"};
	if (how == NQ_NOT_TESTED) return at;
	at = put_string(at, "verdict", hows[how]);
	if (by_row == NQ_UNSAID) return at;
	at = put_number(put(at, ",\"by\":{\"row\":"), by_row);
	if (line != NQ_NO_LINE) at = put_string(at, "line", nq_line_name(line));
	return put(at, "}");
}

/* Its verdict may follow. */
static char *begin_event(char *at, nq_kind kind, int row, int col) {
	at = put(put(put(at, "{\"kind\":\""), nq_kind_name(kind)), "\"");
	return put_square(at, row, col);
}

/* Of what is expected a row or column that it does not have; what was found may have a -1. */
static int unless_empty(int i) { return i == NQ_EMPTY ? NQ_UNSAID : i; }

static char *put_expected_event(char *at, const nq_expected *e, nq_verdict v) {
	at = begin_event(at, e->kind, unless_empty(e->row), unless_empty(e->col));
	return put(put_verdict(at, (int)v.how, unless_empty(v.by.row), v.by.line), "}");
}

static char *put_squares(char *at, const nq_printed_board *board) {
	const char *between = "";
	at = put_number(put(at, "{\"rows\":"), board->rows);
	at = put(put_number(put_name(at, "columns"), board->columns), ",\"squares\":[");
	for (int row = 0; row < board->rows; row++)
		for (uint32_t left = board->queens[row]; left != 0; left &= left - 1) {
			at = put_number(put(put(at, between), "["), row);
			at = put(put_number(put(at, ","), __builtin_ctz(left)), "]");
			between = ",";
		}
	return put(at, "]}");
}

static char *put_board(char *at, const nq_board *board) {
	at = put(at, "{\"board\":[");
	for (int row = 0; row < board->n; row++) at = put_number(put(at, row > 0 ? "," : ""), board->column[row]);
	return put(at, "]}");
}

nq_verdict nq_expected_verdict(const nq_judgement *j) {
	const nq_verdict none = {.how = NQ_NOT_TESTED, .by = {NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY}};
	bool is_known = j->reading == 0 && j->left_at == j->wrong.line;
	bool has_one = j->wrong.expected.kind == NQ_TEST || j->wrong.expected.kind == NQ_CHECK;
	return is_known && has_one ? j->verdict : none;
}

/* --- parts --- */

static char *put_found(char *at, const nq_judgement *j) {
	const nq_said *found = &j->wrong.found;
	at = put_name(at, "found");
	if (j->found.rows > 0) return put_squares(at, &j->found);
	if (found->kind == NQ_START) return put(at, "null");
	at = begin_event(at, found->kind, found->row, found->col);
	return put(put_verdict(at, found->how, found->by_row, found->line), "}");
}

static char *put_expected(char *at, const nq_judgement *j) {
	const nq_expected *e = &j->wrong.expected;
	at = put_name(at, "expected");
	if (j->expected.n > 0) return put_board(at, &j->expected);
	bool is_event = j->wrong.fault != NQ_RIGHT && j->read_as == NQ_TRACE && e->kind != NQ_START;
	return is_event ? put_expected_event(at, e, nq_expected_verdict(j)) : put(at, "null");
}

/* The queen that attacks, and of a board the one that she attacks. */
static char *put_by(char *at, const nq_judgement *j) {
	const nq_wrong *w = &j->wrong;
	at = put_name(at, "by");
	if (w->fault == NQ_RIGHT || w->by.row == NQ_EMPTY) return put(at, "null");
	at = put_number(put(at, "{\"row\":"), w->by.row);
	if (w->by.col != NQ_EMPTY) at = put_number(put_name(at, "col"), w->by.col);
	if (w->by.line != NQ_NO_LINE) at = put_string(at, "line", nq_line_name(w->by.line));
	if (w->fault == NQ_BOARD_ATTACKED) {
		at = put_number(put(put_name(at, "attacks"), "["), w->expected.row);
		at = put(put_number(put(at, ","), w->expected.col), "]");
	}
	return put(at, "}");
}

static const char *mistake_id(int i) { return nq_mistake_id((nq_mistake)i); }
static const char *search_id(int i) { return nq_search_type_at(i)->id; }

/* The ids of those whose bit is set. */
static char *put_ids(char *at, const char *name, uint32_t set, const char *id(int i)) {
	const char *between = "\"";
	at = put(put_name(at, name), "[");
	for (; set != 0; set &= set - 1) {
		at = put(put(put(at, between), id(__builtin_ctz(set))), "\"");
		between = ",\"";
	}
	return put(at, "]");
}

static char *put_followed(char *at, const nq_judgement *j) {
	at = put_ids(put_truth(at, "stops", j->stops), "like", j->searches, search_id);
	at = put_truth(at, "fromRight", j->reading & NQ_FROM_RIGHT);
	at = put_truth(at, "fromBelow", j->reading & NQ_FROM_BELOW);
	at = put_truth(at, "transposed", j->reading & NQ_TRANSPOSED);
	at = put_known(at, "until", j->left_at > 0, j->left_at);
	at = put_name(put_known(at, "step", j->left_at > 0, j->instead_step), "instead");
	return j->left_at > 0 ? put_expected_event(at, &j->instead, j->verdict) : put(at, "null");
}

static char *put_counts(char *at, const nq_judgement *j) {
	bool known = j->total > 0 || j->n <= NQ_SUBTREES_MAX;
	at = put_known(at, "good", j->read_as == NQ_BOARDS, j->good);
	at = put_known(at, "different", j->read_as == NQ_BOARDS, j->different);
	at = put_known(at, "total", known, j->total);
	at = put_known(at, "missing", j->missing > 0, j->missing);
	return put_known(at, "stated", j->states, j->stated);
}

size_t nq_format_judgement(const nq_judgement *j, char *text) {
	static const char *const as[] = {
		[NQ_UNREADABLE] = "nothing", [NQ_TRACE] = "trace", [NQ_BOARDS] = "boards", [NQ_NUMBER_ALONE] = "number"};
	char *at = put(text, j->right ? "{\"right\":true" : "{\"right\":false");
	at = put_string(at, "as", as[j->read_as]);
	at = put_known(at, "n", j->n > 0, (uint64_t)j->n);
	if (j->read_as == NQ_TRACE) at = put_number(put_name(at, "from"), j->base);
	at = put_number(put_name(at, "count"), (int64_t)j->lines);
	at = put_known(at, "line", j->wrong.line > 0, j->wrong.line);
	at = j->wrong.fault == NQ_RIGHT ? put(put_name(at, "why"), "null") : put_string(at, "why", ids[j->wrong.fault]);
	at = put_by(put_expected(put_found(at, j), j), j);
	at = put_known(at, "queens", j->wrong.count > 0, (uint64_t)j->wrong.count);
	at = put_ids(at, "likely", j->mistakes, mistake_id);
	at = j->read_as == NQ_TRACE ? put_followed(at, j) : put_counts(at, j);
	return (size_t)(put(at, "}") - text);
}
