/* Judges the output of an n-queens program, which may arrive in pieces of any length.
 *
 *   nq_check_start(c, (nq_check_options){.n = 8, .search = -1});
 *   while (...) nq_check_put(c, bytes, count);
 *   nq_check_end(c, &judgement);
 *
 * A trace prints the steps of a search, such as `place 0 3`; other output prints boards, or only a total. A trace is
 * right if some backtracking search (check/legal.h) or a search of this project (check/follow.h) prints it. The first
 * NQ_READ_AHEAD bytes decide between trace and boards, give n, and show whether numbers start at 0 or at 1.
 *
 * A consistent result has no wrong line, but the output is incomplete. An unread result has nothing to judge, or an
 * unread line looks like part of a board. */
#pragma once

#include "check/boards.h"
#include "check/reader.h"
#include "check/verbs.h"

enum { NQ_CHECK_LINE = 256, NQ_PACKED_EVENTS = 1 << 15 };

/* Fields of `event`, from the lowest bit: nq_kind (4 bits), row + 1 (6), column + 1 (6), test result (4). Row and
 * column 0: not printed; 63: off the board. */
typedef struct {
	uint32_t event, line;
} nq_packed_event;

typedef struct {
	int n;      /* 0: detect */
	int search; /* index of the requested search; -1: any */
	int start_row;
	nq_wanted wanted;
	uint64_t limit;
	bool needs_boards; /* a total alone is not judged */
} nq_check_options;

/* NQ_SOURCE: source code, judged NQ_UNREADABLE. */
typedef enum { NQ_UNREADABLE, NQ_TRACE, NQ_BOARDS, NQ_NUMBER_ALONE, NQ_SOURCE } nq_read_as;
typedef enum { NQ_IS_UNREAD, NQ_IS_WRONG, NQ_IS_CONSISTENT, NQ_IS_RIGHT } nq_result;

typedef struct {
	nq_read_as read_as;
	nq_result result;
	bool right;     /* NQ_IS_RIGHT or NQ_IS_CONSISTENT */
	int n, base;    /* base: number of the first row and column (trace) or of the first column (boards): 0 or 1 */
	uint64_t lines; /* number of events or boards */
	nq_wrong wrong;
	uint32_t mistakes; /* bits by nq_mistake: mistakes that explain the whole output */
	bool stops;        /* the trace has no fault but lacks solutions; `mistakes` may say why */
	bool ends;         /* the trace ends with queens on the board: it may have been cut off */
	uint32_t searches; /* bits by index: searches that agree with the trace longest */
	int reading_as;    /* reading (check/follow.h) of these searches */
	nq_wrong left;     /* first difference from these searches; line 0: none */
	uint64_t good, different, total, missing;
	nq_printed_board found;
	nq_board expected;
	bool states; /* the output states a total */
	uint64_t stated;
	uint64_t faults; /* number of faulty or extra boards; nq_boards lists the first */
	int notations;
	uint64_t unread;
	uint64_t doubt; /* first unread line that looks like part of a board; 0: none */
} nq_judgement;

typedef struct {
	int n, base;
	uint64_t events, last;
	int64_t queens;
	int column[NQ_MAX]; /* column of the queen placed last in each row */
	bool is_legal;
	nq_legal legal;
	nq_followers followers;
} nq_trace;

typedef struct {
	uint64_t events;
	int lowest, highest;
	nq_opening opening;
	nq_counted kinds;
	int dones;
	bool has_chatter;                  /* the trace goes on after `done` */
	uint64_t declarations, statements; /* lines that look like source code */
} nq_extent;

typedef struct {
	nq_check_options options;
	nq_read_as read_as; /* NQ_UNREADABLE while `beginning` is being filled */
	bool has_positions; /* the trace prints a board after each step (check/positions.h) */
	size_t begun;
	uint64_t passed; /* bytes before `beginning`, neither trace nor boards */
	uint64_t first_line;
	char beginning[NQ_READ_AHEAD];
	nq_text text;
	nq_extent extent;
	nq_verbs verbs;
	/* Lines of `beginning` that look like boards. */
	size_t other_bytes;
	char other[NQ_READ_AHEAD];
	int8_t solution[NQ_MAX]; /* columns of the last solution, by row */
	unsigned shifts;         /* bits of the shifts -1, 0, 1 that shows_in_base allows */
	/* Boards in the trace that show, or do not show, its queens. If most show them, the others are wrong. */
	uint64_t shown, not_shown, first_not_shown;
	uint64_t false_board; /* line of the first board that differs from the solution of the trace; 0: none */
	/* Events of the last nq_check_put or nq_check_end. All events of NQ_READ_AHEAD bytes fit; others are dropped. */
	uint32_t packed_count;
	nq_packed_event packed[NQ_PACKED_EVENTS];
	nq_trace trace;
	nq_reader reader;
	nq_boards boards;
	nq_positions positions;
} nq_check;

void nq_check_start(nq_check *c, nq_check_options options);
void nq_check_put(nq_check *c, const char *bytes, size_t count);

void nq_check_end(nq_check *c, nq_judgement *judgement);

/* Stores the first fault of the trace so far, with rows and columns from 0. Returns false if there is none. */
bool nq_trace_wrong(const nq_trace *t, nq_wrong *wrong);

void nq_trace_result(const nq_check *c, nq_judgement *j);
void nq_boards_result(nq_check *c, nq_judgement *j);
