/* Judges the output of an n-queens program, which may arrive in pieces of any length.
 *
 * The output is a trace (steps of a search, such as `place 0 3`), boards, or only a total. A trace is right if some
 * backtracking search (check/legal.h) or a search of this project (check/follow.h) could print it. The first
 * NQ_READ_AHEAD bytes show the kind of output, n, and the number of the first row (0 or 1). */
#pragma once

#include "check/boards.h"
#include "check/reader.h"
#include "check/verbs.h"

enum { NQ_CHECK_LINE = 256, NQ_PACKED_EVENTS = 1 << 15 };

/* `event` packs, from the lowest bit: nq_kind (4 bits), row + 1 (6), column + 1 (6), test result (4). A row or column
 * is 0 if not printed, 63 if off the board. */
typedef struct {
	uint32_t event, line;
} nq_packed_event;

typedef struct {
	int n;      /* 0: detect */
	int search; /* index of the requested search; -1: any */
	int start_row;
	nq_wanted wanted;
	uint64_t limit;
	bool needs_boards; /* output with only a total is not judged */
} nq_check_options;

/* NQ_SOURCE: source code, reported as NQ_UNREADABLE. */
typedef enum { NQ_UNREADABLE, NQ_TRACE, NQ_BOARDS, NQ_NUMBER_ALONE, NQ_SOURCE } nq_read_as;
/* NQ_IS_CONSISTENT: no fault, but incomplete output. NQ_IS_UNREAD: nothing to judge, or a doubtful line. */
typedef enum { NQ_IS_UNREAD, NQ_IS_WRONG, NQ_IS_CONSISTENT, NQ_IS_RIGHT } nq_result;

typedef struct {
	nq_read_as read_as;
	nq_result result;
	bool right;     /* NQ_IS_RIGHT or NQ_IS_CONSISTENT */
	int n, base;    /* base: number of the first column, 0 or 1 */
	uint64_t lines; /* number of events or boards */
	nq_wrong wrong;
	uint32_t mistakes; /* mistakes that explain the output, bits 1 << nq_mistake */
	bool stops;        /* stops before the last solution */
	bool ends;         /* the trace ends with queens on the board and may be cut off */
	uint32_t searches; /* searches that fit the trace furthest, bits 1 << index */
	int reading_as;    /* bits such as NQ_FROM_RIGHT (check/follow.h): reading in which `searches` agree */
	nq_wrong diff;     /* first event that differs from `searches`; if there is none, its line is 0 */
	uint64_t good, different, total, missing;
	nq_printed_board found;
	nq_board expected;
	bool states;
	uint64_t stated;
	uint64_t faults;
	int notations;
	uint64_t unread;
	uint64_t doubt; /* first doubtful line (check/reader.h), or 0 */
} nq_judgement;

typedef struct {
	int n, base;
	uint64_t events, last;
	int64_t queens;
	int column[NQ_MAX];
	bool is_legal;
	int row, col; /* square of the last event, as printed */
	int8_t solution[NQ_MAX];
	unsigned shifts; /* all columns on boards may be too low by 1 (bit 0), right (bit 1), too high by 1 (bit 2) */
	/* Counts of boards that match the trace, and of others. If most match, the others are faults. */
	uint64_t shown, not_shown, first_not_shown;
	uint64_t solutions_shown, last_shown; /* last_shown: number of the last solution with a board */
	uint64_t false_board;                 /* line of the first board that contradicts the trace, or 0 */
	nq_legal legal;
	nq_followers followers;
} nq_trace;

typedef struct {
	uint64_t events;
	int lowest, highest;
	nq_opening opening;
	nq_counted kinds;
	int dones;
	bool ignores_done;                 /* `done` is no event, as a queen is placed after two of them */
	uint64_t declarations, statements; /* lines of source code */
} nq_extent;

typedef struct {
	nq_check_options options;
	nq_read_as read_as; /* NQ_UNREADABLE while `beginning` is being filled */
	bool has_positions; /* the trace prints a board after each step (check/positions.h) */
	size_t begun;
	uint64_t passed; /* number of bytes before `beginning`, neither trace nor boards */
	uint64_t first_line;
	char beginning[NQ_READ_AHEAD];
	nq_text text;
	nq_extent extent;
	nq_verbs verbs;
	/* Lines of `beginning` other than events; an empty line replaces adjacent events. */
	char other[NQ_READ_AHEAD];
	size_t other_bytes;
	/* Events of the last call of nq_check_put or nq_check_end. */
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

/* Stores the first fault of the trace so far, with rows and columns from 0. Returns false if it has no fault. */
bool nq_trace_wrong(const nq_check *c, nq_wrong *wrong);

/* Compares a board with the trace. If it differs, it is a fault if all n queens are placed, else doubtful. */
void nq_trace_shows(void *check, const nq_printed_board *board);

/* Compares a line that is no event with the square of the last event. */
void nq_trace_echo(nq_check *c, const nq_text_line *line);

/* First line that has another square, although most lines of its form repeat the square; or 0. */
uint64_t nq_trace_other_square(const nq_reader *r);

void nq_trace_result(const nq_check *c, nq_judgement *j);
void nq_boards_result(nq_check *c, nq_judgement *j);
