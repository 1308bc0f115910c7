/* headings: lines of one form that come again and again with their number one higher, and boards between them. */
#pragma once

#include "reader.h"

typedef struct {
	uint64_t form, count, first, last, other, numbers, content;
	bool is_run, has_boards, heads_alone;
} nq_heading;

/* Counts the next line of the form; `numbers` and `content` are the totals of numbers and lines up to it. */
void nq_count_heading(nq_heading *h, const nq_remark *m, uint64_t numbers, uint64_t content);
bool nq_is_heading(const nq_heading *h);

nq_line_kind nq_kind_of_line(const nq_reader *r, const nq_remark *m);
