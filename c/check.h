/* check: what a program prints about n queens, judged as it comes, bytes of any length at a time.
 *
 *     nq_check *c = ...;                                 sizeof(nq_check) bytes, the caller's
 *     nq_check_start(c, (nq_check_options){.n = 8, .search = -1});
 *     while (...) nq_check_put(c, bytes, count);
 *     nq_check_end(c, &judgement);
 *
 * A line with a queen that is put down or taken back, or a test, makes it a trace (check/said.h, check/trace.h); else
 * it is boards (check/reader.h, check/boards.h), or a total alone. The first NQ_READ_AHEAD bytes are held until it is
 * clear which, of what n, and whether rows and columns count from 0 or from 1. Memory stays the same whatever comes.
 *
 * Four results: right; consistent, no line is wrong but not all was seen; wrong; unread. What was not read is never
 * part of what is right: with a line that looks like part of a board and was not read, boards are unread.
 *
 * Plain data without pointers. n goes to NQ_MAX.
 */
#pragma once

#include "check/boards.h"
#include "check/reader.h"
#include "check/trace.h"
#include "check/trace_board.h"

enum { NQ_CHECK_LINE = 256, NQ_HEARD = 1 << 15 };

/* An event as a trace told it, to be walked later: its line, and from the lowest bit on its nq_kind (4), its row and
 * its column plus one (6 each; 0: not told, 63: outside of any board) and how a test came out (4). */
typedef struct {
	uint32_t event, line;
} nq_heard;

typedef struct {
	int n;         /* 0: it is worked out */
	int search;    /* index into the table of the one it is to be; -1: any */
	int start_row; /* of that one */
	nq_wanted wanted;
	uint64_t limit;    /* of NQ_SOME */
	bool needs_boards; /* a total alone is unread */
} nq_check_options;

typedef enum { NQ_UNREADABLE, NQ_TRACE, NQ_BOARDS, NQ_NUMBER_ALONE } nq_read_as;
typedef enum { NQ_IS_UNREAD, NQ_IS_WRONG, NQ_IS_CONSISTENT, NQ_IS_RIGHT } nq_result;

typedef struct {
	nq_read_as read_as;
	nq_result result;
	bool right;        /* or consistent */
	int n, base;       /* base: of a trace, or of the columns of boards */
	uint64_t lines;    /* events, or boards */
	nq_wrong wrong;    /* unless it is right */
	uint32_t mistakes; /* a bit for each that explains all of it */
	/* a trace: it is right, and stops before all solutions are found; then `mistakes` are those that stop so */
	bool stops;
	bool ends; /* a trace that stops while queens stand: it may have been cut off */
	/* the searches that it follows longest, a bit for each by its index, in which way, and where it leaves them */
	uint32_t searches;
	int reading_as;
	nq_parting left; /* line 0: never */
	/* boards */
	uint64_t good, different, total, missing; /* see nq_boards */
	nq_printed_board found;
	nq_board expected;
	bool states; /* a number of solutions: */
	uint64_t stated;
	uint64_t faults; /* boards with a fault, or too many; the first ones are listed by nq_boards */
	/* how it was read, and what was not */
	int readings;
	const char *reading[NQ_READINGS_AT_ONCE];
	uint64_t unread, doubt; /* lines; the first that looks like part of a board, 0: none does */
} nq_judgement;

typedef struct {
	nq_check_options options;
	nq_read_as read_as; /* NQ_UNREADABLE while the first bytes are held */
	size_t begun;       /* their number */
	uint64_t passed;    /* before them: neither events nor boards */
	uint64_t first_line;
	nq_text ahead; /* of the bytes held */
	char beginning[NQ_READ_AHEAD];
	/* of a trace */
	uint64_t line; /* that is coming, from 1 */
	size_t kept;   /* bytes of it that came, at most as many as fit */
	char text[NQ_CHECK_LINE];
	bool is_plain;  /* UTF-8 without colours: lines are events as they are */
	bool is_inside; /* of a line: the last byte did not end one */
	nq_trace_board solution;
	nq_total stated; /* the last total of a trace that is not what it should be, line 0: none */
	/* by the bytes put last: of as many bytes as are held, all events fit */
	uint32_t heard_count;
	nq_heard heard[NQ_HEARD];
	nq_trace trace;
	nq_reader reader;
	nq_boards boards;
} nq_check;

void nq_check_start(nq_check *c, nq_check_options options);
void nq_check_put(nq_check *c, const char *bytes, size_t count);

/* There is no more: what came of it. */
void nq_check_end(nq_check *c, nq_judgement *judgement);
