/* tokens: cuts a text into numbers, or names of squares, each with its gap: the text since the one before.
 *
 * A gap is a hash of its plain form: digits count as 0, blanks only between words, a line end as itself or, if lists go
 * over lines, as a blank. Equal gaps make a list, two alternating gaps make records like `(1, 2)` or `Row 1: column 2`;
 * brackets, languages and words need no rules.
 */
#pragma once

#include "text.h"

enum { NQ_NO_NUMBER = INT32_MIN / 2 };

typedef struct {
	int32_t value; /* NQ_NO_NUMBER: a fraction, or too large */
	uint32_t gap;
	uint64_t line;
	/* the number ends a name (`q1`); its gap has letters; has marks; ends in an opening bracket */
	bool is_named, has_letters, has_marks, is_opened;
} nq_token;

typedef void nq_take_token(void *to, const nq_token *token);

typedef struct {
	int n;           /* names of squares are read, as numbers from 0, row by row; 0: numbers are read */
	bool over_lines; /* a line end is a blank */
	nq_token next;   /* with its gap so far */
	char pending;    /* a blank or a line end that may count */
	char last;       /* other character of the gap */
} nq_tokens;

void nq_tokens_start(nq_tokens *t, int n, bool over_lines);

/* The tokens of a line go to `take`. */
void nq_tokens_put(nq_tokens *t, const nq_text_line *line, nq_take_token *take, void *to);

/* Ends lists at a line whose numbers join none. */
void nq_tokens_part(nq_tokens *t, const nq_text_line *line);

/* The number of bytes before the first board: dates and times, R's `[1] `, `[2,]` and `[,1] [,2]`, `v ` of SAT solvers,
 * `Columns 1 through 8:`. */
int nq_noise_before(const char *text);
