/* pending: see pending.h. */
#include "pending.h"

#include "../totals.h"

#include <string.h>

static bool is_form_read(const nq_reader *r, uint64_t form) {
	for (int i = 0; i < r->forms_read; i++)
		if (r->form_read[i] == form) return true;
	return false;
}

static void add_total(nq_reader *r, nq_total total) {
	if (r->totals < NQ_TOTALS) r->total[r->totals] = total;
	if (r->totals <= NQ_TOTALS) r->totals++;
}

static void leave_unread(nq_reader *r, const nq_pending_line *l) {
	int i = 0;
	if (l->has_total) {
		add_total(r, l->total);
		return;
	}
	if (l->kind == NQ_NOISE) return;
	while (i < r->unread_forms && r->unread_form[i].form != l->as.form) i++;
	if (i == NQ_FORMS) r->has_more_forms = true;
	else if (i < r->unread_forms) {
		r->unread_form[i].count++;
		r->unread_form[i].is_suspicious |= l->as.is_suspicious;
		r->unread_form[i].is_heading &= l->as.is_heading;
	} else r->unread_form[r->unread_forms++] = l->as;
	if (l->as.is_heading && !l->as.is_suspicious) return;
	if (r->unread_lines < NQ_UNREAD_LINES) r->unread_line[r->unread_lines++] = l->as.first;
	r->unread++;
}

void nq_settle_lines(nq_reader *r, uint64_t before) {
	for (; r->pending > 0 && (r->line[r->first].as.first < before || r->pending == NQ_PENDING); r->pending--) {
		const nq_pending_line *l = &r->line[r->first];
		r->first = (r->first + 1) % NQ_PENDING;
		uint64_t *stray = r->reading[0].form.is_run ? &r->reading[0].of.run.stray : NULL;
		if (stray != NULL && *stray == l->as.first && l->is_read && r->stray == 0) r->stray = *stray;
		if (stray != NULL && *stray <= l->as.first) *stray = 0;
		if (!l->is_read) leave_unread(r, l);
		else if (l->has_digits && !is_form_read(r, l->as.form) && r->forms_read < NQ_FORMS)
			r->form_read[r->forms_read++] = l->as.form;
		r->last_alone =
			(nq_total){.line = !l->is_read && l->is_alone ? l->as.first : 0, .value = l->total.value, .n = r->n};
	}
}

void nq_mark_read(nq_reader *r, uint64_t from, uint64_t to) {
	for (int i = 0; i < r->pending; i++) {
		nq_pending_line *l = &r->line[(r->first + i) % NQ_PENDING];
		if (l->as.first >= from && l->as.first <= to) l->is_read = true;
	}
}

void nq_read_table_row(nq_reader *r, const nq_text_line *line) {
	uint64_t number[2] = {0, 0};
	const char *at = line->text + strspn(line->text, " \t|"), *end;
	if ((*at | 32) == 'n') at += 1 + strspn(at + 1, " =");
	for (int i = 0; i < 2; i++) {
		size_t digits = strspn(at, "0123456789");
		if (digits == 0 || digits > (i == 0 ? 2 : 18)) goto no_row;
		for (end = at + digits; at < end; at++) number[i] = 10 * number[i] + (uint64_t)(*at - '0');
		if (i == 0) at += strspn(at, " \t:|,=->");
		if (i == 0 && strncmp(at, "queens", 6) == 0) at += 6 + strspn(at + 6, " :");
	}
	if (*at == '.' || *at == '/' || (r->table_rows > 0 && (int)number[0] != r->table_n + 1)) goto no_row;
	r->table_n = (int)number[0];
	r->table_rows++;
	if (number[1] == nq_known_total(r->table_n)) r->table_good++;
	else if (r->table_wrong.line == 0) r->table_wrong = (nq_total){number[1], line->number, r->table_n, false, false};
	return;
no_row:
	if (r->table_rows > 0) r->table_rows = -1;
}

uint64_t nq_reader_doubt(const nq_reader *r) {
	uint64_t boards = r->reading[0].boards + r->reading[1].boards, doubt = 0;
	bool is_total_alone = boards == 0 && (r->totals > 0 || r->last_alone.line > 0);
	uint64_t often = r->n >= 4 || r->n == 0 ? 4 : 3;
	if (r->stray > 0) return r->stray;
	if (r->has_more_forms) return r->unread_line[0];
	for (int i = 0; i < r->unread_forms; i++) {
		const nq_unread *u = &r->unread_form[i];
		if (boards == 0 && u->first == r->last_alone.line && u->count == 1) continue; /* a total */
		bool is_like_read = is_form_read(r, u->form);
		bool is_doubt = u->is_suspicious || is_like_read || (u->count >= often && u->is_short);
		if (boards > 0 && u->is_heading && !is_like_read) is_doubt = false;
		if (is_total_alone) is_doubt = is_doubt || !u->is_harmless || u->count > 1;
		if (is_doubt && (doubt == 0 || u->first < doubt)) doubt = u->first;
	}
	return doubt;
}

static uint64_t hash_of(const nq_text_line *line) {
	uint64_t hash = UINT64_C(14695981039346656037) + (uint64_t)line->colours;
	for (int i = 0; i < line->length; i++) hash = (hash ^ (unsigned char)line->text[i]) * UINT64_C(1099511628211);
	return hash | 1;
}

/* Squares and words stand in no table, whose columns could have names. */
static bool has_columns(const nq_form *form) { return !form->is_run || form->run.kind <= NQ_CELL_RECORDS; }

nq_remark nq_known_remark(nq_reader *r, const nq_text_line *line, bool *is_header) {
	uint64_t hash = hash_of(line);
	unsigned at = (unsigned)(hash >> 32) % NQ_KNOWN_LINES;
	if (r->known[at].hash != hash) {
		r->known[at].hash = hash;
		r->known[at].remark = nq_remark_on(line);
		r->known[at].is_header = has_columns(&r->reading[0].form) && nq_named_columns(line) > 0;
	}
	*is_header = r->known[at].is_header;
	return r->known[at].remark;
}
