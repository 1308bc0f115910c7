/* Avoids stdio, which is slow: a walk prints millions of lines. */
#include "format.h"

#include <string.h>

typedef struct {
	const char *name, *before, *between, *empty, *queen, *before_total;
} drawing;

static const drawing drawings[NQ_STYLES] = {
#define DRAWING(...) {__VA_ARGS__},
#include <drawings_table.h>
};

const char *nq_style_name(nq_style style) { return drawings[style].name; }

const char *nq_before_total(nq_style style) { return drawings[style].before_total; }

static char *append(char *at, const char *text) {
	size_t length = strlen(text);
	memcpy(at, text, length + 1);
	return at + length;
}

size_t nq_format_number(uint64_t number, char text[NQ_NUMBER_TEXT]) {
	char digits[21];
	size_t first = sizeof digits - 1;
	digits[first] = 0;
	do digits[--first] = (char)('0' + number % 10);
	while ((number /= 10) > 0);
	memcpy(text, digits + first, sizeof digits - first);
	return sizeof digits - 1 - first;
}

static char *append_number(char *at, uint64_t number) { return at + nq_format_number(number, at); }

size_t nq_format_row(int n, int row, int column, nq_style style, char text[NQ_ROW_TEXT]) {
	const drawing *d = &drawings[style];
	char *at = append(text, d->before);
	if (style == NQ_POSITIONS) at = append_number(append(at, row > 0 ? " " : ""), (uint64_t)(column + 1));
	for (int col = 0; col < n && style != NQ_POSITIONS; col++) {
		at = append(at, col > 0 ? d->between : "");
		at = append(at, column == col ? d->queen : d->empty);
	}
	return (size_t)(append(at, style != NQ_POSITIONS || row == n - 1 ? "\n" : "") - text);
}

size_t nq_format_columns(int n, const int8_t column[], nq_style style, char text[NQ_BOARD_TEXT]) {
	size_t length = 0;
	for (int row = 0; row < n; row++) length += nq_format_row(n, row, column[row], style, text + length);
	return length;
}

static char *append_place(char *at, int place) {
	at = append(at, " ");
	return place == NQ_EMPTY ? append(at, "-") : append_number(at, (uint64_t)place);
}

static char *append_verdict(char *at, nq_verdict v) {
	if (v.how == NQ_NOT_TESTED) return at;
	at = append(append(at, " "), nq_verdict_name((int)v.how));
	if (v.how == NQ_EMPTIES || v.how == NQ_ATTACKED) at = append_place(at, v.by.row);
	return v.how == NQ_ATTACKED ? append(append(at, " "), nq_line_name(v.by.line)) : at;
}

static char *append_moved(char *at, const nq_search *s) {
	nq_moved moved;
	if (s->kind != NQ_SCATTER && s->kind != NQ_MOVE) return at;
	nq_type_of(s)->read_moved(s, &moved);
	if (s->kind == NQ_MOVE) at = append_place(append(at, " from"), moved.from);
	at = append(at, " pairs ");
	if (s->kind == NQ_MOVE) at = append(append_number(at, moved.before), " ");
	at = append_number(at, moved.pairs);
	if (s->kind == NQ_MOVE || s->n > NQ_MAX) return at;
	at = append(at, " columns");
	for (int row = 0; row < s->n; row++) at = append_place(at, moved.column[row]);
	return at;
}

size_t nq_format_event(const nq_search *s, char text[NQ_EVENT_TEXT]) {
	char *at = append(append_number(text, s->step), " ");
	at = append(at, nq_kind_name(s->kind));
	at = append_place(append_place(at, s->row), s->col);
	return (size_t)(append_moved(append_verdict(at, nq_search_verdict(s)), s) - text);
}
