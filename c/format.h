/* format: boards and events as text in the caller's buffer.
 *
 *   dots       `. Q . .`    cells joined by a space; an empty line after each board
 *   lower      ` . q . .`   a space before each cell; an empty line after each board
 *   squares    `□■□□`       (UTF-8)
 *   hash       `#Q##`
 *   positions  `2 4 1 3`    columns from 1, top row first */
#pragma once

#include "search.h"

#include <stddef.h>

enum {
	NQ_FORMAT_MAX = 64,
	NQ_BOARD_TEXT = NQ_FORMAT_MAX * (3 * NQ_FORMAT_MAX + 1) + 1,
	NQ_DRAWN_MAX = 1000, /* larger boards only in `positions` */
	NQ_ROW_TEXT = 3 * NQ_DRAWN_MAX + 2,
	NQ_EVENT_TEXT = 192
};

typedef enum { NQ_DOTS, NQ_LOWER, NQ_SQUARES, NQ_HASH, NQ_POSITIONS, NQ_STYLES } nq_style;

const char *nq_style_name(nq_style style);

/* Returns the length. A row without a queen has empty squares only, or is 0 in `positions`. n ≤ NQ_FORMAT_MAX;
 * text: NQ_BOARD_TEXT bytes. */
size_t nq_format_columns(int n, const int8_t column[], nq_style style, char *text);

/* Formats one row of a board, n ≤ NQ_DRAWN_MAX, as a line. In `positions` n has no limit, and the text is the queen's
 * column, after a blank except in row 0. text: NQ_ROW_TEXT bytes. */
size_t nq_format_row(int n, int row, int column, nq_style style, char *text);

/* True if the style ends boards with an empty line and the output with the number of solutions. */
bool nq_style_counts(nq_style style);

/* Writes the line with the number of solutions; returns its length, 0 if the style has none. text: NQ_EVENT_TEXT
 * bytes. */
size_t nq_format_count(uint64_t solutions, nq_style style, char *text);

/* Formats the last event, without newline, as `STEP KIND ROW COL [free | attacked BY-ROW LINE | closed | empties ROW]`;
 * `-`: no row or column. Two kinds have other forms: `STEP scatter - - pairs NOW columns C C …` (columns only if n ≤
 * NQ_MAX) and `STEP move ROW COL from C pairs BEFORE NOW`. text: NQ_EVENT_TEXT bytes. */
size_t nq_format_event(const nq_search *s, char *text);

/* text: 21 bytes. */
size_t nq_format_number(uint64_t number, char *text);
