/* Boards and events as text in the caller's buffer, in the styles of drawings_table.h. */
#pragma once

#include "search.h"

enum {
	NQ_FORMAT_MAX = 64,
	NQ_BOARD_TEXT = NQ_FORMAT_MAX * (3 * NQ_FORMAT_MAX + 1) + 1,
	NQ_DRAWN_MAX = 1000,
	NQ_ROW_TEXT = 3 * NQ_DRAWN_MAX + 2,
	NQ_EVENT_TEXT = 192,
	NQ_NUMBER_TEXT = 21
};

typedef enum { NQ_DOTS, NQ_LOWER, NQ_SQUARES, NQ_HASH, NQ_POSITIONS, NQ_STYLES } nq_style;

const char *nq_style_name(nq_style style);

/* Returns the length. n ≤ NQ_FORMAT_MAX. A row without a queen has only empty squares or, in the style `positions`, is
 * 0. */
size_t nq_format_columns(int n, const int8_t column[], nq_style style, char text[NQ_BOARD_TEXT]);

/* Formats one row of a board, n ≤ NQ_DRAWN_MAX, as a line. In the style `positions`, n has no limit, and the text is
 * the queen's column; from row 1 on, a blank precedes it. */
size_t nq_format_row(int n, int row, int column, nq_style style, char text[NQ_ROW_TEXT]);

/* Output in the styles `dots` and `lower` ends with the number of solutions. Returns the text before it; NULL in other
 * styles. */
const char *nq_before_total(nq_style style);

/* Formats the last event as in kinds_table.h, without newline. */
size_t nq_format_event(const nq_search *s, char text[NQ_EVENT_TEXT]);

size_t nq_format_number(uint64_t number, char text[NQ_NUMBER_TEXT]);
