/* headings: see headings.h. */
#include "headings.h"

void nq_count_heading(nq_heading *h, const nq_remark *m, uint64_t numbers, uint64_t content) {
	uint64_t between = numbers - h->numbers, lines = content - h->content;
	if (h->count++ > 0) {
		h->is_run = h->is_run && m->number[0] == h->last + 1 && (m->numbers < 2 || m->number[1] == h->other);
		h->has_boards =
			h->has_boards && lines > 1 && between - (uint64_t)m->numbers != 1 && between - (uint64_t)m->numbers != 2;
	} else {
		*h = (nq_heading){.form = m->form, .count = 1, .first = m->number[0], .other = m->number[1], .is_run = true};
		h->has_boards = true, h->heads_alone = m->heads_alone;
	}
	h->last = m->number[0], h->numbers = numbers, h->content = content;
}

bool nq_is_heading(const nq_heading *h) {
	return h->first <= 1 && h->is_run && (h->heads_alone || (h->count > 1 && h->has_boards));
}

static bool is_listed_heading(const nq_reader *r, uint64_t form) {
	for (int i = 0; i < r->headings; i++)
		if (r->heading[i] == form) return true;
	return false;
}

nq_line_kind nq_kind_of_line(const nq_reader *r, const nq_remark *m) {
	if (m->is_blank || m->is_rule) return m->is_blank ? NQ_BLANK : NQ_RULE;
	bool is_told = m->numbers <= 2 && (m->has_total || m->is_statistic);
	return is_told || (m->may_head && is_listed_heading(r, m->form)) ? NQ_NOISE : NQ_CONTENT;
}
