/* Recognizes headings (`Solution 3:`), totals (`92 solutions`), statistics (`12 ms`) and board sizes (`n = 8`) by the
 * words of lexicon_table.h. */
#pragma once

#include "text.h"

/* NQ_NOISE: a heading, total, statistic or board size; its numbers belong to no board. */
typedef enum { NQ_CONTENT, NQ_BLANK, NQ_RULE, NQ_NOISE } nq_line_kind;

typedef enum { NQ_NO_HEADING, NQ_MAY_HEAD, NQ_HEADS_ALONE } nq_heading_kind;

typedef struct {
	uint64_t value, line;
	int n;
	bool is_rows;   /* `value` may count lines of boards: `92 rows` */
	bool is_unique; /* `value` may count fundamental solutions: `12 unique` */
	bool is_vague;  /* `value` may count something else: `3125 boards` */
	bool is_fundamental;
} nq_total;

typedef struct {
	nq_line_kind kind;
	uint64_t form; /* nq_text_form */
	int n;         /* stated board size, or 0 */
	int numbers;
	int columns; /* 4 for `a b c d` (nq_named_columns); set by reader.c */
	uint64_t number[2];
	nq_heading_kind heading; /* NQ_MAY_HEAD: a heading if lines like it are numbered 1, 2, 3, … */
	bool is_ratio;           /* two numbers: 3/92, 3 of 92 */
	bool has_total;
	nq_total total;
	nq_total second_total; /* 12 in `92 solutions (12 fundamental)`; is_unique if present */
	int digits;            /* length of a number that is the whole line, such as 2413; 0 for others and for 0123 */
	bool is_alone;         /* consists of one number or an entry of NQ_LAST_TOTALS */
	bool is_bare;          /* has no word of two letters or more */
	bool is_prose;         /* has words, at most two numbers and no row of squares, or is too short for a board */
	bool is_harmless;      /* a statistic, or a sentence about the puzzle */
	bool looks_like_board; /* has several numbers, names of squares, or a row of a few different signs */
} nq_remark;

nq_remark nq_remark_on(const nq_text_line *line);
