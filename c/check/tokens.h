/* Splits a text into tokens: numbers, or names of squares. The gap of a token is a hash of the text since the last
 * token. The hash ignores blanks, except between words, and reads each number as 0. Equal gaps make a list; alternating
 * gaps make records like `(1, 2)` or `Row 1: column 2`. */
#pragma once

#include "text.h"

enum { NQ_NO_NUMBER = INT32_MIN / 2 };

typedef struct {
	int32_t value; /* NQ_NO_NUMBER: a fraction or too large a number */
	uint32_t gap;
	uint64_t line;
	/* is_named: the number ends a name (`q1`); is_opened: the gap ends with an opening bracket */
	bool is_named, has_letters, has_marks, is_opened;
} nq_token;

typedef struct {
	int n; /* 0: reads numbers; > 0: reads names of squares of an n × n board, as numbers row by row from 0 */
	bool over_lines;
	nq_token token, next;
	char before, pending;
	char last; /* last non-blank of the gap */
} nq_tokens;

void nq_tokens_start(nq_tokens *t, int n, bool over_lines);

const char *nq_tokens_begin(nq_tokens *t, const nq_text_line *line);

bool nq_tokens_next(nq_tokens *t, const char **at);

/* Ends a list before a line that does not belong to it. */
void nq_tokens_part(nq_tokens *t, const nq_text_line *line);

/* Skips a label before numbers, such as `[1] ` or `[2,]` of R and `v ` of SAT solvers. */
const char *nq_after_label(const char *text);
