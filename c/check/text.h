/* text: bytes of any encoding, in chunks of any length, become lines of plain UTF-8.
 *
 * Encodings: UTF-16 with a byte order mark or with zero bytes (PowerShell), UTF-8, else Shift_JIS. The Shift_JIS table
 * has the signs of boards and the words of totals; other characters become U+FFFD. Colours (ANSI escapes) are taken out
 * of the text; the places where one begins are listed.
 *
 * A line is made plain: full-width letters and digits become ASCII, vertical bars `|`, other box drawing `+`, dashes
 * `-`, quotation marks `"`, no-break spaces blanks; joiners, variation selectors, skin tones and combining marks go, so
 * that one code point is one sign. Tags of HTML tables become bars.
 *
 * Plain data without pointers. Invariant: text[length] is 0, and no character is cut.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NQ_TEXT_LINE = 4096, NQ_TEXT_COLOURS = 160 };

typedef struct {
	uint64_t number; /* from 1 */
	bool continues;  /* it is not the first part of a line longer than NQ_TEXT_LINE bytes */
	int length;
	char text[NQ_TEXT_LINE + 8];
	int colours; /* changes of colour: from byte `at` on, `style` is 0 for none or else differs from other colours */
	struct {
		int16_t at;
		uint16_t style;
	} colour[NQ_TEXT_COLOURS];
} nq_text_line;

typedef enum { NQ_UTF8, NQ_UTF16LE, NQ_UTF16BE, NQ_SHIFT_JIS } nq_encoding;

typedef struct {
	nq_encoding encoding;
	uint32_t code; /* of the character whose bytes are coming; `missing` more bytes are to come */
	int missing;
	bool joins, after_return; /* the character before was a joiner; a carriage return */
	int escape;               /* the state of an escape sequence: 0 outside */
	uint16_t style;
	bool is_done; /* the line was handed out: the next character begins another, */
	bool is_cut;  /* or goes on with it */
	nq_text_line line;
} nq_text;

/* Chooses the encoding by the first bytes. */
void nq_text_start(nq_text *t, const char *bytes, size_t count);

/* Takes a byte; true when it completes a line, which is `line` until the next call. */
bool nq_text_put(nq_text *t, char byte);

/* There are no more bytes; true when a last line was without its end. */
bool nq_text_end(nq_text *t);

/* The character at `*at`, moving on; 0 at the end. */
uint32_t nq_next_sign(const char **at);
