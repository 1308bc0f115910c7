#include "../check.h"

static bool shows(const uint32_t *queens, const int8_t *columns, int n) {
	for (int row = 0; row < n; row++)
		if (queens[row] != (columns[row] == NQ_EMPTY ? 0 : nq_bit(columns[row]))) return false;
	return true;
}

/* True if the board shows these columns. All may be too low or too high by 1, as on all earlier boards. */
static bool shows_in_base(nq_trace *t, const nq_printed_board *board, const int8_t *columns) {
	unsigned fitting = 0;
	int n = board->rows;
	for (int i = 0; i < 3; i++) {
		uint32_t queens[NQ_MAX];
		for (int row = 0; row < n; row++) {
			uint64_t moved = (uint64_t)board->queens[row] << 1 >> i;
			queens[row] = (uint32_t)moved & nq_squares(n);
		}
		fitting |= (unsigned)shows(queens, columns, n) << i;
	}
	if ((fitting & t->shifts) == 0) return false;
	t->shifts &= fitting;
	return true;
}

void nq_trace_shows(void *to, const nq_printed_board *board) {
	nq_check *c = to;
	nq_trace *t = &c->trace;
	const nq_legal *l = &t->legal;
	if (!t->is_legal || board->rows != l->n || board->columns != l->n) return;
	bool stands = l->depth == l->n;
	bool is_shown = shows_in_base(t, board, l->columns);
	t->shown += is_shown;
	bool is_solution = is_shown ? stands : !stands && l->solutions > 0 && shows_in_base(t, board, t->solution);
	if (is_solution && t->last_shown != l->solutions) t->solutions_shown++, t->last_shown = l->solutions;
	if (is_shown || is_solution) return;
	if (c->reader.doubt == 0) c->reader.doubt = board->line;
	for (int reading = 1; reading < NQ_READINGS; reading++) {
		uint32_t queens[NQ_MAX];
		nq_read_board(board, reading, queens);
		if (shows(queens, l->columns, l->n)) return;
	}
	if (t->not_shown++ == 0) t->first_not_shown = board->line;
	if (stands && t->false_board == 0) t->false_board = board->line;
}

void nq_trace_echo(nq_check *c, const nq_text_line *line) {
	nq_event s;
	uint64_t form = nq_find_square(line->text, line->text + line->length, &s);
	nq_line_form *f = form == 0 ? NULL : nq_reader_form(&c->reader, form);
	if (f == NULL) return;
	if (s.row == c->trace.row && s.col == c->trace.col) f->echoes++;
	else if (f->others++ == 0) f->first_other = line->number;
}

uint64_t nq_trace_other_square(const nq_reader *r) {
	uint64_t first = 0;
	for (const nq_line_form *f = r->form; f < r->form + r->forms; f++)
		if (f->others > 0 && f->echoes > 2 * f->others && (first == 0 || f->first_other < first))
			first = f->first_other;
	return first;
}
