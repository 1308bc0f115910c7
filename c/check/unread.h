/* unread: lines that may still be read. The rest become totals, doubts or unread lines. */
#pragma once

#include "reader.h"

void nq_add_line(nq_reader *r, const nq_text_line *line, const nq_remark *m);

void nq_mark_read(nq_reader *r, const nq_printed_board *board, bool is_first_reading);

bool nq_is_read_first(const nq_reader *r, const nq_printed_board *board);

/* After the end: adds the total on a line with a board, and a number alone on the last line if there is no other. */
void nq_end_totals(nq_reader *r);

/* Settles lines before `before`; no board can still use them. */
void nq_settle_lines(nq_reader *r, uint64_t before);
