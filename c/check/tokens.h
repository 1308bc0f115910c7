/* tokens: the numbers, or the names of squares, of a text, each with its gap: the text between it and the one before.
 *
 * A gap is stored as a hash of its plain form: a number is 0, blanks count only between words, line ends count as
 * line ends or, if lists go over lines, as blanks. Equal gaps make a list, two in turn make records like `(1, 2)` or
 * `Row 1: column 2`; brackets, languages and words need no rule of their own.
 */
#pragma once

#include "text.h"

enum { NQ_NO_NUMBER = INT32_MIN / 2 };

typedef struct {
	int32_t value; /* NQ_NO_NUMBER: a fraction, or too large */
	uint32_t gap;
	uint64_t line;
	/* the number ends a name (`q1`); its gap has letters, marks, ends in a bracket that opens */
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

/* A line whose numbers join no list, and over which none reaches. */
void nq_tokens_part(nq_tokens *t, const nq_text_line *line);

/* Bytes at the beginning that belong to no board: dates and times, `[1] `, `[2,]` of R, `v ` of SAT solvers,
 * `Columns 1 through 8:`. */
int nq_noise_before(const char *text);
