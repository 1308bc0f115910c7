#include "pasted.h"

#include "ascii.h"

#include <string.h>

static const char between[] = " \t\n|/+,;\"'[](){}";

static void append(nq_pasted *p, const nq_text_line *line) {
	size_t length = nq_begins_with(line->text, NQ_SAVED_TITLES) > 0 ? 0 : (size_t)line->length,
		   fen = strspn(line->text, "0123456789Qq/");
	if (memchr(line->text, '/', fen) != NULL && strcspn(line->text, "Qq") < fen && line->text[fen] == ' ') length = fen;
	if (p->length + length >= NQ_READ_AHEAD) return;
	if (line->continues) p->length--;
	memcpy(p->plain + p->length, line->text, length);
	p->length += length;
	p->plain[p->length++] = '\n';
}

static const char *line_at(const char *text, uint64_t number) {
	while (--number > 0) text = strchr(text, '\n') + 1;
	return text;
}

static bool has_other_letters(const char *line) {
	for (; *line != 0 && *line != '\n'; line++)
		if (nq_is_letter(*line) && strchr("qx", *line | 32) == NULL) return true;
	return false;
}

static bool has_signs_alone(const char *line) {
	return !has_other_letters(line) && line[strcspn(line, "0123456789\n")] == '\n';
}

static bool has_few_signs(const char *text, bool has_blocked) {
	nq_signs signs = {0};
	while (*text != 0) {
		uint32_t sign = nq_next_sign(&text);
		if (sign >= '2' && sign <= '9') return false;
		if (has_blocked && (sign | 32) == 'x') sign = '.';
		if (sign > '~' || strchr(between, (int)sign) == NULL) nq_add_sign(&signs, sign);
	}
	return signs.count == 2 || (signs.count == 1 && nq_is_crown(signs.sign[0]));
}

static bool has_numbers(const nq_form *form) { return nq_is_run(form) && form->flag == NQ_NO_FLAG; }

typedef struct {
	nq_pasted *p;
	const nq_reader *r;
} receiver;

static bool has_more_numbers(const receiver *v, const nq_printed_board *board) {
	const char *at = line_at(v->p->plain, board->line), *end = line_at(at, board->last - board->line + 2);
	const nq_form *form = &v->r->notation[board->notation].form;
	return form->way == NQ_LIST && nq_count_numbers(at, end) % v->r->n != 0;
}

static void take_board(void *to, const nq_printed_board *board) {
	const receiver *v = to;
	nq_pasted *p = v->p;
	int n = v->r->n, queens = 0;
	for (int row = 0; row < board->rows; row++) queens += __builtin_popcount(board->queens[row]);
	bool is_square = board->rows == n && board->columns == n;
	bool is_whole = !has_numbers(&v->r->notation[board->notation].form) || queens == n;
	bool is_odd = v->r->good != NQ_GOOD_SOLUTIONS && has_more_numbers(v, board);
	if (p->fault == 0 && (is_odd || !(is_square && is_whole))) p->fault = (int32_t)board->line;
	if (!is_square || p->count == NQ_PASTED_BOARDS || (p->count + 1) * n > NQ_PASTED_ROWS) return;
	memcpy(p->queens + p->count * n, board->queens, (size_t)n * sizeof board->queens[0]);
	memcpy(p->blocked + p->count * n, board->blocked, (size_t)n * sizeof board->blocked[0]);
	p->count++;
}

static void read_as(nq_pasted *p, nq_reader *r, nq_good_boards good, uint64_t sizes, bool has_blocked) {
	receiver v = {p, r};
	p->count = p->fault = 0;
	nq_reader_start(r, p->plain, p->length, (nq_board_sink){take_board, &v});
	r->good = good, r->sizes = sizes, r->has_blocked = has_blocked;
	nq_reader_choose(r, 0, p->plain, p->length);
	nq_reader_put(r, p->plain, p->length);
	nq_reader_end(r);
	p->n = r->n;
	if (p->fault == 0) p->fault = (int32_t)nq_reader_doubt(r);
	for (int i = 0; i < r->unread_lines && p->fault == 0; i++)
		if (has_signs_alone(line_at(p->plain, r->unread_line[i]))) p->fault = (int32_t)r->unread_line[i];
}

/* A 0 in the text proves that columns start at 0; an n proves that they start at 1. */
static int guess_of(const nq_pasted *p, const nq_form *form) {
	uint32_t all = 0;
	if (p->count == 0 || !has_numbers(form) || form->way == NQ_SQUARE_NAMES) return -1;
	for (int i = 0; i < p->count * p->n; i++) all |= p->queens[i];
	int base = form->base, end = base == 0 ? 0 : p->n - 1;
	return all >> end & 1 ? -1 : base;
}

/* Line of the first row whose length differs from the row before; p->fault if all are equal. */
static int32_t odd_line(const nq_pasted *p) {
	int32_t number = 1;
	size_t before = 0;
	for (const char *at = p->plain; *at != 0; at = strchr(at, '\n') + 1, number++) {
		size_t length = 0;
		bool is_row = !has_other_letters(at);
		for (const char *sign = at; *sign != '\n' && is_row; sign++) length += !nq_is_blank(*sign);
		if (length > 0 && before > 0 && length != before) return number;
		if (length > 0) before = length;
	}
	return p->fault;
}

static void read_boards(nq_pasted *p, nq_reader *r, bool has_blocked) {
	uint64_t all = ~UINT64_C(1), above_1 = all << 1;
	read_as(p, r, NQ_GOOD_SOLUTIONS, strcspn(p->plain, "\n") + 1 >= p->length ? all : above_1, has_blocked);
	if (r->good_ahead > 0) return;
	uint64_t sizes = r->sizes_read;
	int32_t unread = p->fault;
	if (has_few_signs(p->plain, has_blocked)) {
		read_as(p, r, NQ_GOOD_SQUARES, above_1, has_blocked);
		if (p->count > 0 && p->fault == 0) return;
	}
	p->count = 0, p->fault = unread;
	if (sizes != 0) read_as(p, r, NQ_GOOD_PERMUTATIONS, sizes, has_blocked);
	if (p->fault > 0 && unread > 0) p->fault = unread;
}

void nq_paste(nq_pasted *p, nq_reader *r, const char *bytes, size_t count, bool crosses_are_blocked) {
	nq_text text;
	p->length = 0;
	nq_text_start(&text, bytes, count);
	for (const char *at = bytes; nq_text_each(&text, &at, bytes + count);) append(p, &text.line);
	p->plain[p->length] = 0;
	read_boards(p, r, crosses_are_blocked);
	if (p->fault > 0 && (p->count <= 1 || r->good != NQ_GOOD_SOLUTIONS)) p->fault = odd_line(p);
	p->guess = guess_of(p, &r->notation[0].form);
}
