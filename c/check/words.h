/* words: what a line of text says besides boards and events: a heading, a total, a statistic, the size of the board.
 * All lists of words are here and in said.c, English and Japanese.
 *
 * A number is a total only where its line says so ("92 solutions", "Total: 92", "解の数: 92", "92通り", "No solution");
 * a statistic ("Nodes: 2057", "12 ms") is none. The number of a heading ("Solution 3:") is none.
 */
#pragma once

#include "text.h"

/* The kind of a line for the reader of boards. Noise is a heading, a total, a statistic: its numbers join no board. */
typedef enum { NQ_CONTENT, NQ_BLANK, NQ_RULE, NQ_NOISE } nq_line_kind;

typedef struct {
	bool is_blank, is_rule; /* is_rule: drawn around or between rows */
	bool is_statistic;
	bool is_subject;                          /* a sentence about the puzzle or its solver */
	bool has_total, is_fewer, is_fundamental; /* is_fewer: it may be the total of fundamental solutions; or it is */
	uint64_t total;
	int n;         /* stated board size, 0: none */
	uint64_t form; /* hash of the line with every number written as 0 */
	int numbers;   /* how many; the first two: */
	uint64_t number[2];
	bool is_harmless;      /* a statistic or a sentence about the puzzle: harmless next to a total */
	bool is_alone;         /* one number and nothing else */
	bool may_head;         /* with others of its form, numbered one by one, it can be a heading */
	bool heads_alone;      /* it can be a heading without others: "Solution 1:", "#1" */
	bool is_bare;          /* several numbers and no words */
	bool has_words;        /* words, with at most two numbers */
	bool looks_like_board; /* many numbers or names of squares, or few signs again and again */
} nq_remark;

nq_remark nq_remark_on(const nq_text_line *line);
