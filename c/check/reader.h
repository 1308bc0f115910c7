/* Finds boards and totals in the output of a program, and lists unread lines. A notation is a way to print boards:
 * `.Q..` (grid.h) or `[1, 3, 0, 2]` (run.h). choose.c infers it from the first NQ_READ_AHEAD bytes; a second notation
 * may read the remaining lines.
 *
 * A doubtful line may belong to an unread board (doc/notations.md); text with such a line is not judged right. */
#pragma once

#include "grid.h"
#include "positions.h"
#include "run.h"

/* Boards that choose.c prefers. NQ_GOOD_SQUARES: boards in which each square has one of two signs. */
typedef enum { NQ_GOOD_SOLUTIONS, NQ_GOOD_PERMUTATIONS, NQ_GOOD_SQUARES } nq_good_boards;

enum { NQ_READ_AHEAD = 1 << 16, NQ_NOTATIONS_AT_ONCE = 2, NQ_TOTALS = 16 };

typedef struct {
	nq_form form;
	uint64_t boards;
	union {
		nq_grid grid;
		nq_run run;
	} of;
} nq_notation;

enum {
	NQ_PENDING = 4096,
	NQ_LINE_FORMS = 128,
	NQ_WAITING = 64,
	NQ_UNREAD_LINES = 100,
	NQ_KNOWN_LINES = 1024,
	NQ_PREFIX = 128
};

typedef struct {
	uint64_t number;
	unsigned read;
	nq_remark remark;
} nq_line_seen;

/* Statistics of lines of one form (nq_text_form), such as `Solution 1:`, `Solution 2:`. Their labels are 1 and 2. */
typedef struct {
	uint64_t form, count;
	uint64_t first; /* label of the first line; UINT64_MAX if labels decrease */
	uint64_t last;
	uint64_t steps; /* how often a label is the previous label + 1 */
	uint64_t numbers, content;
	bool has_boards, heads_alone, is_heading;
	uint64_t gap;    /* first line after a gap (1, 2, 4) or a repeated label, or 0 */
	bool is_read;    /* lines of this form belong to a board */
	uint64_t totals; /* number of board lines with a total; several number the boards */
	nq_total total;
	uint64_t unread;
	/* In a trace: echoes repeat the square of the event before them (`queen -> (2, 4)`). */
	uint64_t echoes, others, first_other;
	nq_line_seen first_unread; /* its is_prose is set if all unread lines are; looks_like_board: if any does */
} nq_line_form;

typedef struct {
	int n; /* board size, requested or detected; 0: unknown */
	nq_good_boards good;
	bool has_blocked;
	bool is_among_events; /* a trace: lines with words belong to no board */
	uint64_t sizes;       /* bit n: boards of size n may be read; no bit: any size */
	uint64_t sizes_read;  /* bit n: boards of size n were found */
	nq_text text;
	char prefix[NQ_PREFIX];
	bool expects; /* within an expected output, which is not the program's */
	nq_board_sink to;
	int count;
	int waiting, pending, first, forms;
	uint64_t unread, unread_line[NQ_UNREAD_LINES];
	int unread_lines;
	uint64_t doubt; /* first doubtful line so far, or 0 */
	uint64_t good_ahead, lines_ahead;
	nq_positions ahead; /* statistics of the first boards */
	int totals;
	bool has_total; /* other than in headings like `1 of 92` */
	nq_total total[NQ_TOTALS];
	/* Last line that states n, and a line that states another size. If they differ only in numbers, the program ran for
	 * several sizes. */
	nq_line_seen same_size, other_size;
	nq_total last_alone;
	/* Table of totals: `8 92`, `9 352`, …; table_rows is -1 if the text is no table. */
	int table_rows, table_n, table_good;
	nq_total table_wrong;
	uint64_t known[NQ_KNOWN_LINES]; /* hashes of the lines of remark[] */
	/* nq_reader_start does not set the fields below. */
	nq_remark remark[NQ_KNOWN_LINES];
	/* Boards of the second notation wait while the first notation may use their lines. */
	nq_printed_board waits[NQ_WAITING];
	nq_line_form form[NQ_LINE_FORMS];
	nq_line_seen line[NQ_PENDING];
	uint8_t of_line[NQ_READ_AHEAD + 2];
	nq_notation notation[NQ_NOTATIONS_AT_ONCE];
} nq_reader;

void nq_reader_start(nq_reader *r, const char *bytes, size_t count, nq_board_sink to);

/* Infers board size and notations from the text or its first NQ_READ_AHEAD bytes. n = 0: unknown. Chooses no notation
 * if the text has no boards. */
void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count);

void nq_reader_put(nq_reader *r, const char *bytes, size_t count);
void nq_reader_end(nq_reader *r);

/* For callers that split the text into lines. nq_reader_part ends the boards so far. */
void nq_reader_line(nq_reader *r, const nq_text_line *line);
void nq_reader_part(nq_reader *r);

/* After nq_reader_end: first doubtful line, or 0. */
uint64_t nq_reader_doubt(const nq_reader *r);

uint64_t nq_other_size_line(const nq_reader *r);

/* Returns false if no board of size n can have this form. Until nq_notation_learn, boards are only counted. */
bool nq_notation_start(nq_notation *r, nq_form form, nq_board_sink to);
void nq_notation_put(nq_notation *r, const nq_text_line *line, nq_line_kind kind);
void nq_notation_end(nq_notation *r);
bool nq_notation_learn(nq_notation *r);

void nq_reader_use(nq_reader *r, int i, nq_form form);

/* Like nq_remark_on, but headings found by choose.c, such as `count = 1`, are NQ_NOISE and have no total. */
nq_remark nq_reader_remark(nq_reader *r, const nq_text_line *line);

/* Finds or adds the entry of this form; NULL if form[] is full. */
nq_line_form *nq_reader_form(nq_reader *r, uint64_t form);

void nq_count_line(nq_line_form *f, uint64_t number, uint64_t line);
