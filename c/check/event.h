/* Parses a line of a trace, such as `place 3 5`, into an event. events_table.h has the known words; doc/notations.md
 * says which other lines are events. Numbers are stored as printed, from 0 or from 1. */
#pragma once

#include "../search.h"

/* Larger numbers are stored as NQ_FAR, so that sums do not overflow. */
enum { NQ_UNSTATED = INT32_MIN, NQ_FAR = 1000000000 };

typedef struct {
	int64_t step;
	nq_kind kind;    /* NQ_START if the line is no event */
	bool is_back;    /* NQ_LEAVE of a line such as `Backtrack to row 2` (verbs.h) */
	bool is_partial; /* NQ_START of a line such as `pop 2`, without a column */
	int row, col;
	int how;            /* test result (nq_verdict.how) */
	int by_row, by_col; /* square of the attacking queen */
	nq_line line;
} nq_event;

nq_event nq_event_at(nq_kind kind, int row, int col);
nq_event nq_no_event(void);

const nq_event *nq_attacker(const nq_event *queens, int count, const nq_event *square);

nq_event nq_read_event(const char *text);

/* True for a sentence, in any language, like: Lösung 1 gefunden! */
bool nq_reports_solution(const char *text);

/* Reads the square in a line: a name such as a1, or two of the last three numbers. Returns a hash of the other text,
 * equal for `put 1 2` and `put 3 4`, but not for `board[0][0] = 1` and `board[0][0] = 0`. Returns 0 if the line names
 * no square or is a list. */
uint64_t nq_find_square(const char *text, const char *end, nq_event *square);
