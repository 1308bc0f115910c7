#include "judgement.h"

#include "../format.h"

#include <stdarg.h>
#include <string.h>

static const char *const ids[NQ_FAULTS] = {
#define FAULT(name, id, sentence) id,
#include <check/faults_table.h>
};

const char *nq_fault_id(nq_fault fault) { return ids[fault]; }

static void put_text(char **at, const char *text) { *at = strcpy(*at, text) + strlen(text); }

void nq_put(char **at, const char *format, ...) {
	va_list values;
	va_start(values, format);
	for (; *format != 0; format++) {
		if (*format != '%') {
			*(*at)++ = *format == '\'' ? '"' : *format;
			continue;
		}
		bool is_known = *++format != 'n' || va_arg(values, int);
		switch (*format) {
		case 's': put_text(at, va_arg(values, const char *)); break;
		case 't': put_text(at, va_arg(values, int) ? "true" : "false"); break;
		case 'd': {
			int64_t number = va_arg(values, int);
			if (number < 0) *(*at)++ = '-', number = -number;
			*at += nq_format_number((uint64_t)number, *at);
			break;
		}
		default: {
			uint64_t large = va_arg(values, uint64_t);
			if (is_known) *at += nq_format_number(large, *at);
			else put_text(at, "null");
		}
		}
	}
	va_end(values);
	**at = 0;
}

#define PUT_IF(when, ...) \
	if (when) nq_put(at, __VA_ARGS__);

static void put_event(char **at, const char *key, const nq_event *s) {
	bool is_event = s->kind != NQ_START, is_tested = is_event && s->how != NQ_NOT_TESTED;
	bool has_attacker = is_tested && s->by_row != NQ_UNSTATED;
#define EVENT PUT_IF
#include <check/judgement_table.h>
}

static void put_squares(char **at, const nq_printed_board *board) {
	const char *format = "[%d,%d]";
	nq_put(at, ",'found':{'rows':%d,'columns':%d,'squares':[", board->rows, board->columns);
	for (int row = 0; row < board->rows; row++)
		for (uint32_t left = board->queens[row]; left != 0; left &= left - 1, format = ",[%d,%d]")
			nq_put(at, format, row, __builtin_ctz(left));
	nq_put(at, "]}");
}

static void put_board(char **at, const nq_board *board) {
	for (int row = 0; row < board->n; row++)
		nq_put(at, row > 0 ? ",%d" : ",'expected':{'board':[%d", board->column[row]);
	nq_put(at, "]}");
}

static void put_attacker(char **at, const nq_wrong *w) {
	bool has_attacker = w->fault != NQ_RIGHT && w->by.row != NQ_EMPTY;
#define ATTACKER PUT_IF
#include <check/judgement_table.h>
}

static const char *search_id(int i) { return nq_search_type_at(i)->id; }

static void put_ids(char **at, const char *name, uint32_t set, const char *id(int i)) {
	nq_put(at, ",'%s':[", name);
	for (const char *format = "'%s'"; set != 0; set &= set - 1, format = ",'%s'")
		nq_put(at, format, id(__builtin_ctz(set)));
	nq_put(at, "]");
}

static void put_numbers(char **at, const char *name, const uint64_t *numbers, uint64_t count, uint64_t most) {
	nq_put(at, ",'%s':[", name);
	for (uint64_t i = 0; i < count && i < most; i++) nq_put(at, i > 0 ? ",%u" : "%u", numbers[i]);
	nq_put(at, "]");
}

static void put_notations(char **at, const nq_check *c, const nq_judgement *j) {
	const nq_reader *r = &c->reader;
	nq_put(at, ",'readings':[");
	for (int i = 0; i < j->notations; i++) {
		const nq_form *form = &r->notation[i].form;
		nq_put(at, "%s{'as':'%s','boards':%u,'from':%n}", i > 0 ? "," : "", nq_form_name(form), r->notation[i].boards,
		       nq_is_run(form), (uint64_t)form->base);
	}
	nq_put(at, "]");
}

size_t nq_format_judgement(const nq_check *c, const nq_judgement *j, char *text) {
	static const char *const results[] = {"unread", "wrong", "consistent", "right"};
	static const char *const as[] = {"nothing", "trace", "boards", "number"};
	bool is_trace = j->read_as == NQ_TRACE, are_boards = j->read_as == NQ_BOARDS;
	const nq_reader *r = &c->reader;
	char *end = text, **at = &end;
	const nq_wrong *w = &j->wrong;
	nq_put(at, "{'verdict':'%s'", results[j->result]);
#define FIELD(when, key, ...) PUT_IF(when, ",'" key "':" __VA_ARGS__)
#define PART(when, print, ...) \
	if (when) print(at, __VA_ARGS__);
#include <check/judgement_table.h>
	nq_put(at, "}");
	return (size_t)(end - text);
}
