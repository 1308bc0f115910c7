/* tokens: cuts a text into numbers, or names of squares. Each has a gap, a hash of the text between it and the previous
 * one.
 *
 * In a gap any digits count as one 0, and blanks count only between words; a line end may count as a blank. Equal gaps
 * make a list, alternating gaps make records like `(1, 2)` or `Row 1: column 2`. So no rules for brackets, words or
 * languages are needed.
 */
#pragma once

#include "text.h"

enum { NQ_NO_NUMBER = INT32_MIN / 2 };

typedef struct {
	int32_t value; /* NQ_NO_NUMBER: a fraction, or too large */
	uint32_t gap;
	uint64_t line;
	/* the number ends a name (`q1`); the gap has letters; the gap has marks; the gap ends in an opening bracket */
	bool is_named, has_letters, has_marks, is_opened;
} nq_token;

typedef struct {
	int n;           /* size of boards: reads names of squares as numbers from 0, row by row; 0: reads numbers */
	bool over_lines; /* a line end counts as a blank */
	nq_token token;
	nq_token next; /* token to come, with its gap so far */
	char before;   /* character of this line before `next` */
	char pending;  /* blank or line end not yet hashed */
	char last;     /* last character of the gap that is no blank */
} nq_tokens;

void nq_tokens_start(nq_tokens *t, int n, bool over_lines);

/* Starts a line; returns its text without a prefix. */
const char *nq_tokens_begin(nq_tokens *t, const nq_text_line *line);

/* Reads the next `token` from `*at` on; returns false at the end of the line. */
bool nq_tokens_next(nq_tokens *t, const char **at);

/* For a line whose numbers belong to no list: ends the list before it. */
void nq_tokens_part(nq_tokens *t, const nq_text_line *line);

/* The length of a prefix: R's `[1] `, `[2,]` and `[,1] [,2]`, `v ` of SAT solvers, `Columns 1:`. */
int nq_label_before(const char *text);
