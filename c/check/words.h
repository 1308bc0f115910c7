/* words: what a line of text says besides boards and events: a heading, a total, a statistic, the size of the board.
 * The words themselves, English and Japanese, are one table in words.c.
 *
 * A number is a total only where its line says so ("92 solutions", "Total: 92", "解の数: 92", "92通り", "No solution").
 * A statistic ("Nodes: 2057", "12 ms") and the number of a heading ("Solution 3:") are no totals.
 */
#pragma once

#include "text.h"

/* The kind of a line for the reader of boards. Noise is a heading, a total, a statistic: its numbers join no board. */
typedef enum { NQ_CONTENT, NQ_BLANK, NQ_RULE, NQ_NOISE } nq_line_kind;

typedef enum { NQ_NO_HEADING, NQ_MAY_HEAD, NQ_HEADS_ALONE } nq_heading_kind;

typedef struct {
	uint64_t value, line;
	int n;                         /* board size that the total belongs to; 0: not stated */
	bool is_fewer, is_fundamental; /* it may be, or is, the number of fundamental solutions */
} nq_total;

typedef struct {
	nq_line_kind kind; /* NQ_NOISE: a total or a statistic */
	uint64_t form;     /* hash of the line with every number written as 0 */
	int n;             /* stated board size, 0: none */
	int numbers;
	uint64_t number[2];      /* the first two */
	nq_heading_kind heading; /* NQ_MAY_HEAD: if others of its form are numbered one by one */
	bool has_total;
	nq_total total;        /* `line` 0 */
	bool is_alone;         /* one number and nothing else */
	bool has_words;        /* words, with at most two numbers */
	bool is_harmless;      /* a statistic, or a sentence about the puzzle: no doubt next to a total */
	bool looks_like_board; /* several numbers, names of squares, or few signs again and again */
} nq_remark;

nq_remark nq_remark_on(const nq_text_line *line);
