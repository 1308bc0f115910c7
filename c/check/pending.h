/* pending: the lines of a text that may still be read, and what becomes of those that are not: totals, doubts. */
#pragma once

#include "reader.h"

/* The remark on a line, and whether it names columns. */
nq_remark nq_known_remark(nq_reader *r, const nq_text_line *line, bool *is_header);

void nq_mark_read(nq_reader *r, uint64_t from, uint64_t to);

/* Lines before this one are read by now or never. */
void nq_settle_lines(nq_reader *r, uint64_t before);

/* `8: 92`, `n = 8 92`, `| 8 | 92 |` in a table whose sizes go up by one. */
void nq_read_table_row(nq_reader *r, const nq_text_line *line);
