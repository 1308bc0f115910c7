/* reader: boards of any notation found in what a program prints, and totals; lines that were not read.
 *
 * No notation is listed. A text is read as a grid (grid.h) or as a run of numbers (run.h), in whichever form its first
 * NQ_READ_AHEAD bytes have the most lines in boards without a fault, if half of the boards are without. The form is
 * chosen once for the whole text: faults decide between forms, never between readings of one board. A second form may
 * read what the first left, if most of its boards are without fault: the same boards in another form.
 *
 * A line that no form reads is unread. It is a doubt if it looks like a board: many numbers, few signs again and again,
 * the form of a line that was read. With a doubt nothing is right.
 *
 * Plain data without pointers; memory stays the same whatever comes.
 */
#pragma once

#include "grid.h"
#include "run.h"

enum { NQ_READ_AHEAD = 1 << 16, NQ_READINGS_AT_ONCE = 2, NQ_TOTALS = 16 };

typedef struct {
	bool is_run;
	nq_grid_form grid;
	nq_run_form run;
} nq_form;

typedef struct {
	nq_form form;
	uint64_t boards;
	union {
		nq_grid grid;
		nq_run run;
	} of;
} nq_reading;

typedef struct {
	uint64_t value, line;
	int n; /* board size that the total belongs to */
	bool is_fewer, is_fundamental;
} nq_total;

/* Unread lines of one form. */
typedef struct {
	uint64_t form, first, count;
	bool is_suspicious, is_heading, is_harmless, is_short;
} nq_unread;

enum {
	NQ_PENDING = 4096,
	NQ_FORMS = 64,
	NQ_WAITING = 64,
	NQ_HEADINGS = 8,
	NQ_UNREAD_LINES = 100,
	NQ_KNOWN_LINES = 128
};

typedef struct {
	nq_unread as; /* `first` is its line */
	nq_line_kind kind;
	bool is_read, has_total, is_alone, has_digits;
	nq_total total;
} nq_pending_line;

typedef struct {
	int n; /* asked for or worked out; 0: not known */
	nq_text text;
	int headings;
	uint64_t heading[NQ_HEADINGS];
	int count; /* of readings */
	nq_reading reading[NQ_READINGS_AT_ONCE];
	/* boards of the second reading wait until it is clear that the first one does not read their lines */
	int waiting, ranges;
	nq_printed_board waits[NQ_WAITING];
	struct {
		uint64_t line, last;
	} range[NQ_WAITING]; /* the last ones that the first reading read */
	/* lines that may still be read: a ring */
	int pending, first;
	nq_pending_line line[NQ_PENDING];
	/* those that were not */
	int forms_read, unread_forms, unread_lines;
	uint64_t stray; /* a line that was read and has part of a board besides, 0: none */
	bool has_more_forms;
	uint64_t form_read[NQ_FORMS], unread_line[NQ_UNREAD_LINES], unread;
	nq_unread unread_form[NQ_FORMS];
	uint64_t harmful;                 /* of a trace, the first line that looks like part of a board */
	uint64_t good_ahead, lines_ahead; /* solutions in the first bytes, and lines that are read */
	/* totals */
	int totals; /* more than NQ_TOTALS: too many */
	nq_total total[NQ_TOTALS];
	nq_total last_alone; /* a number alone on the last line; line 0: there is none */
	bool is_list_empty;  /* the text is `[]` */
	/* lines `n total` for n after n; rows 0: none, -1: something else is there */
	int table_rows, table_n, table_good;
	nq_total table_wrong;
	/* of the first bytes */
	uint8_t of_line[NQ_READ_AHEAD + 2];
	/* Rows of boards repeat: remarks on lines by a hash of their text. */
	struct {
		uint64_t hash; /* 0: none */
		bool is_header;
		nq_remark remark;
	} known[NQ_KNOWN_LINES];
} nq_reader;

void nq_reader_start(nq_reader *r, const char *bytes, size_t count);

/* Chooses the forms by bytes that are put afterwards: all that are left, or NQ_READ_AHEAD. n: 0 to work it out. Where
 * there are no boards none is chosen, and others may be by later bytes. */
void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count);
void nq_reader_put(nq_reader *r, const char *bytes, size_t count, nq_take_board *take, void *to);
void nq_reader_end(nq_reader *r, nq_take_board *take, void *to);

/* Once it is over: the first line that looks like part of a board that was not read, 0 for none. With a total alone
 * every line counts that is not plainly harmless. */
uint64_t nq_reader_doubt(const nq_reader *r);

/* The name of a reading: "grid", "columns", "records", … */
const char *nq_reading_name(const nq_reading *r);
