/* Splits bytes, which arrive in pieces of any length, into lines of UTF-8. Each code point of a line is one sign
 * (signs_table.h).
 *
 * Encodings: UTF-16 with a byte order mark, UTF-8, or else Shift_JIS (shift_jis_table.h). Colours (ANSI escapes) are
 * moved to `colour`.
 *
 * Invariant: text[length] is 0, and no character is cut. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NQ_TEXT_LINE = 4096, NQ_TEXT_COLOURS = 160 };

typedef struct {
	uint64_t number;
	bool continues; /* later part of an overlong line */
	int length;
	int colours; /* number of colour changes; from byte colour[i].at, the style is colour[i].style (0: none) */
	char text[NQ_TEXT_LINE + 8];
	struct {
		int16_t at;
		uint16_t style;
	} colour[NQ_TEXT_COLOURS];
} nq_text_line;

typedef enum { NQ_UTF8, NQ_UTF16LE, NQ_UTF16BE, NQ_SHIFT_JIS } nq_encoding;

typedef struct {
	nq_encoding encoding;
	uint32_t code; /* bits of an incomplete character, or hash of a colour */
	int missing;   /* number of missing bytes of this character */
	bool joins;    /* the last character was a zero-width joiner */
	bool after_return;
	uint32_t escape; /* 0 outside of an escape sequence; 27 at ESC, then the character after ESC */
	uint16_t style;
	const char *prefix; /* set by the caller: prefix to drop from lines, or NULL; its numbers may vary */
	bool is_plain;      /* set by the caller to read UTF-8 faster: long lines are cut off, tags stay in the text */
	bool is_done;
	bool has_tag;
	bool is_cut; /* the next character begins another part of this line */
	nq_text_line line;
} nq_text;

void nq_text_start(nq_text *t, const char *bytes, size_t count);

/* Reads bytes from `*at` on. Returns true when `line` is complete, false at `end`. */
bool nq_text_next(nq_text *t, const char **at, const char *end);

bool nq_text_end(nq_text *t);

/* Hash of the line with every number replaced by 0. */
uint64_t nq_text_form(const char *line);

/* Compares `line` with the text at *prefix; any two numbers match. Returns the first difference in `line`, and moves
 * *prefix to the corresponding place. */
const char *nq_text_common(const char *line, const char **prefix);

bool nq_text_each(nq_text *t, const char **at, const char *end);

uint32_t nq_next_sign(const char **at);

typedef enum {
#define BEGINNINGS(list, ...) NQ_##list,
#include <check/beginnings_table.h>
	NQ_LISTS
} nq_list;

/* Returns the length of the list entry with which `text` begins, or 0. */
size_t nq_begins_with(const char *text, nq_list list);

/* Skips the label and the opening bracket of `0 [.,Q,.,.]`. */
const char *nq_after_bracket(const char *text);

/* Finds the first word that begins with an entry of the list. Returns the end of that entry, or NULL. */
const char *nq_find_word(const char *text, nq_list list);

typedef struct {
	int count;
	uint32_t sign[4];
} nq_signs;
void nq_add_sign(nq_signs *s, uint32_t sign);
