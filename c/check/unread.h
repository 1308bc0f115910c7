/* unread: the lines of a text that may still be read, and what becomes of those that are not: totals, doubts. */
#pragma once

#include "reader.h"

/* A line comes: it may be read from now on. */
void nq_add_line(nq_reader *r, const nq_text_line *line, const nq_remark *m, bool names_columns);

void nq_mark_read(nq_reader *r, const nq_printed_board *board, bool is_first_reading);

/* The first reading reads one of the board's lines. */
bool nq_is_read_first(const nq_reader *r, const nq_printed_board *board);

/* After the end: the total on a line with a board joins the others. */
void nq_end_totals(nq_reader *r);

/* Lines before this one are read by now or never. */
void nq_settle_lines(nq_reader *r, uint64_t before);
