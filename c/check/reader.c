#include "reader.h"

#include "unread.h"

#include <string.h>

bool nq_reading_start(nq_reading *r, nq_form form) {
	r->form = form;
	r->boards = 0;
	if (form.is_run) return nq_run_start(&r->of.run, form.run);
	nq_grid_start(&r->of.grid, form.grid);
	return form.grid.way != NQ_LATTICE || form.grid.lattice.pitch > 0;
}

void nq_reading_put(nq_reading *r, const nq_text_line *line, nq_line_kind kind, const nq_board_sink *to) {
	if (r->form.is_run) nq_run_put(&r->of.run, line, kind, to);
	else nq_grid_put(&r->of.grid, line, kind, to);
}

void nq_reading_end(nq_reading *r, const nq_board_sink *to) {
	if (r->form.is_run) nq_run_end(&r->of.run, to);
	else nq_grid_end(&r->of.grid, to);
}

bool nq_reading_learn(nq_reading *r) {
	return r->form.is_run ? nq_run_learn(&r->of.run, &r->form.run) : nq_grid_learn(&r->of.grid, &r->form.grid);
}

/* The first line that may belong to an incomplete board, 0 for none. */
static uint64_t first_held(const nq_reading *r) {
	return r->form.is_run ? nq_run_held(&r->of.run) : r->of.grid.rows > 0 ? r->of.grid.lines[0] : 0;
}

const char *nq_reading_name(const nq_reading *r) {
	return r->form.is_run ? nq_run_name(r->form.run.kind) : r->form.grid.way == NQ_FEN ? "fen" : "grid";
}

typedef struct {
	nq_reader *r;
	const nq_board_sink *to;
} receiver;

static void take_first(void *to, const nq_printed_board *board) {
	const receiver *v = to;
	v->r->reading[board->reading].boards++;
	nq_mark_read(v->r, board, board->reading == 0);
	v->to->take(v->to->to, board);
}

static void release(receiver *v, bool all) {
	nq_reader *r = v->r;
	uint64_t held = first_held(&r->reading[0]);
	int count = 0;
	for (; count < r->waiting && (all || held == 0 || r->waits[count].last < held); count++)
		if (!nq_is_read_first(r, &r->waits[count])) take_first(v, &r->waits[count]);
	r->waiting -= count;
	memmove(r->waits, r->waits + count, (size_t)r->waiting * sizeof r->waits[0]);
}

static void take_second(void *to, const nq_printed_board *board) {
	nq_reader *r = ((const receiver *)to)->r;
	if (r->waiting == NQ_WAITING) release(to, true);
	r->waits[r->waiting] = *board;
	r->waits[r->waiting++].reading = 1;
}

void nq_find_heading(const nq_reader *r, nq_remark *m) {
	for (int i = 0; i < r->headings && m->heading != NQ_NO_HEADING; i++)
		if (r->heading[i] == m->form) m->kind = NQ_NOISE, m->has_total = false;
}

static uint64_t hash_of(const nq_text_line *line) {
	uint64_t hash = UINT64_C(14695981039346656037) + (uint64_t)line->colours;
	for (int i = 0; i < line->length; i++) hash = (hash ^ (unsigned char)line->text[i]) * UINT64_C(1099511628211);
	return hash | 1;
}

/* Boards written as squares or words have no column names. */
static bool has_columns(const nq_form *form) { return !form->is_run || form->run.kind <= NQ_CELL_RECORDS; }

/* A line of column names looks like a board, but is a heading. */
static nq_remark known_remark(nq_reader *r, const nq_text_line *line) {
	uint64_t hash = hash_of(line);
	unsigned at = (unsigned)(hash >> 32) % NQ_KNOWN_LINES;
	nq_remark *m = &r->known[at].remark;
	if (r->known[at].hash == hash) return *m;
	r->known[at].hash = hash;
	*m = nq_remark_on(line);
	if (has_columns(&r->reading[0].form) && nq_named_columns(line) > 0)
		m->has_words = true, m->looks_like_board = false;
	return *m;
}

static void take_line(nq_reader *r, const nq_board_sink *to) {
	const nq_text_line *line = &r->text.line;
	nq_remark m = known_remark(r, line);
	receiver v = {r, to};
	nq_find_heading(r, &m);
	if (m.kind != NQ_BLANK && m.kind != NQ_RULE && !line->continues) nq_add_line(r, line, &m);
	uint64_t held = line->number + 1;
	for (int i = 0; i < r->count; i++) {
		nq_reading_put(&r->reading[i], line, m.kind, &(nq_board_sink){i == 0 ? take_first : take_second, &v});
		uint64_t first = first_held(&r->reading[i]);
		if (first > 0 && first < held) held = first;
	}
	if (r->count > 1) release(&v, false);
	if (r->waiting > 0 && r->waits[0].line < held) held = r->waits[0].line;
	nq_settle_lines(r, held);
}

void nq_reader_start(nq_reader *r, const char *bytes, size_t count) {
	memset(r, 0, sizeof *r);
	nq_text_start(&r->text, bytes, count);
}

void nq_reader_put(nq_reader *r, const char *bytes, size_t count, const nq_board_sink *to) {
	const char *end = bytes + count;
	while (nq_text_next(&r->text, &bytes, end)) take_line(r, to);
}

void nq_reader_end(nq_reader *r, const nq_board_sink *to) {
	receiver v = {r, to};
	if (nq_text_end(&r->text)) take_line(r, to);
	for (int i = 0; i < r->count; i++)
		nq_reading_end(&r->reading[i], &(nq_board_sink){i == 0 ? take_first : take_second, &v});
	release(&v, true);
	nq_settle_lines(r, UINT64_MAX);
	nq_end_totals(r);
}
