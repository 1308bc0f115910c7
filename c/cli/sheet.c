#include "sheet.h"
#include "cli.h"
#include "count.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = NQ_SHARD_TEXT + 96 };

#define FORM "n N shard I/K units A-B/K of U version V kernel ID count C crc32c X, as nqueens count prints it"

static bool read_line(FILE *file, char text[LINE_ROOM], bool *torn) {
	size_t length = 0;
	int c = 0;
	while (length < LINE_ROOM - 1 && (c = getc(file)) != EOF && c != '\n') text[length++] = (char)(c == 0 ? '?' : c);
	text[length] = 0;
	*torn = c == EOF;
	return length > 0 || c == '\n';
}

static bool is_blank(const char *text) { return text[strspn(text, " \t\r")] == 0; }

static void read_all(FILE *file, const char *name, sheet_reader *tell, void *to) {
	char text[LINE_ROOM];
	sheet_line line = {.at = {name, 1}, .text = text};
	bool has_lines = false;
	for (; line.begins = ftell(file), read_line(file, text, &line.torn); line.at.line++) {
		bool blank = is_blank(text);
		line.state = blank ? NQ_LINE_NONE : nq_shard_read(&line.shard, text);
		if (!blank) tell(to, &line);
		has_lines |= !blank;
	}
	text[0] = 0;
	line.state = NQ_LINE_NONE;
	if (!has_lines && !ferror(file)) tell(to, &line);
}

bool sheet_read(const char *name, sheet_reader *tell, void *to, char why[WHY_TEXT]) {
	bool is_stdin = strcmp(name, "-") == 0;
	FILE *file = is_stdin ? stdin : fopen(name, "r");
	if (file != NULL) read_all(file, is_stdin ? "stdin" : name, tell, to);
	bool failed = file == NULL || ferror(file) != 0;
	if (failed) snprintf(why, WHY_TEXT, "%s cannot be read: %s", name, strerror(errno));
	if (file != NULL && !is_stdin) fclose(file);
	return !failed;
}

void sheet_must_read(const char *name, sheet_reader *tell, void *to) {
	char why[WHY_TEXT];
	if (!sheet_read(name, tell, to, why)) fail("%s", why);
}

static bool say(char why[WHY_TEXT], place at, const char *format, ...) __attribute__((format(printf, 3, 4)));
static bool say(char why[WHY_TEXT], place at, const char *format, ...) {
	va_list values;
	int used = snprintf(why, WHY_TEXT, "%.120s line %u ", at.file, at.line);
	va_start(values, format);
	vsnprintf(why + used, (size_t)(WHY_TEXT - used), format, values);
	va_end(values);
	return true;
}

static bool refuses_state(const sheet_line *line, char why[WHY_TEXT]) {
	char quoted[QUOTE_TEXT];
	const nq_shard *s = &line->shard;
	quote(line->text, true, quoted);
	if (line->state == NQ_LINE_NONE) return say(why, line->at, "is \"%s\"; allowed: " FORM, quoted);
	if (line->state == NQ_LINE_DAMAGED)
		return say(why, line->at,
		           "is damaged: \"%s\" has another checksum; take it out, and nqueens missing says what to count again",
		           quoted);
	if (s->version == NQ_COUNT_VERSION) return false;
	return say(why, line->at,
	           "is of version %" PRIu32 "; this program's units are of version %d and do not add up with them: count "
	           "it again with nqueens count %d --shard %" PRIu32 "/%" PRIu32,
	           s->version, NQ_COUNT_VERSION, s->n, s->index, s->of);
}

static bool refuses_units(const nq_shard *s, place at, char why[WHY_TEXT]) {
	nq_count_plan plan = {.units = 0};
	if (nq_count_plan_for(&plan, s->n, NQ_COUNT_BEST) && plan.units == s->units) return false;
	return say(why, at, "is of %" PRIu32 " units; a count of n %d by this program is of %" PRIu32, s->units, s->n,
	           plan.units);
}

static bool refuses_n(const sheet *sheet, const nq_shard *s, place at, char why[WHY_TEXT]) {
	if (s->n == sheet->n) return false;
	if (sheet->count == 0) return say(why, at, "is of n %d, not of n %d", s->n, sheet->n);
	place first = sheet->lines[0];
	return say(why, at, "is of n %d; %.80s line %u is of n %d", s->n, first.file, first.line, sheet->n);
}

bool sheet_refuses(sheet *sheet, const sheet_line *line, char why[WHY_TEXT]) {
	const nq_shard *s = &line->shard;
	bool is_of_known_units = s->n == sheet->n && s->units == sheet->units;
	if (refuses_state(line, why) || (!is_of_known_units && refuses_units(s, line->at, why))) return true;
	if (sheet->n == 0) sheet_begin(sheet, s->n, s->units);
	return refuses_n(sheet, s, line->at, why);
}

void sheet_begin(sheet *sheet, int n, uint32_t units) {
	sheet->n = n;
	sheet->units = units;
	sheet->owner = or_fail(calloc(units, sizeof *sheet->owner), "for so many units");
}

void sheet_end(sheet *sheet) {
	free(sheet->lines);
	free(sheet->owner);
}

static void note(sheet *sheet, place at) {
	if (sheet->count == sheet->room) {
		sheet->room = sheet->room * 2 + 64;
		sheet->lines = or_fail(realloc(sheet->lines, sheet->room * sizeof *sheet->lines), "for so many lines");
	}
	sheet->lines[sheet->count++] = at;
}

bool sheet_take(sheet *sheet, const sheet_line *line, char why[WHY_TEXT]) {
	const nq_shard *s = &line->shard;
	if (sheet_refuses(sheet, line, why)) return false;
	uint32_t unit = nq_shard_first_owned(s, sheet->owner);
	if (unit < s->units) {
		place before = sheet->lines[sheet->owner[unit] - 1];
		return !say(why, line->at, "has unit %" PRIu32 "; %.80s line %u has it already: take out one of the two", unit,
		            before.file, before.line);
	}
	if (s->count > UINT64_MAX - sheet->total) return !say(why, line->at, "takes the total beyond %" PRIu64, UINT64_MAX);
	note(sheet, line->at);
	nq_shard_own(s, sheet->owner, sheet->count);
	if (s->of > sheet->finest) sheet->finest = s->of;
	sheet->total += s->count;
	return true;
}

void sheet_must_take(sheet *sheet, const sheet_line *line) {
	char why[WHY_TEXT];
	if (!sheet_take(sheet, line, why)) fail("%s", why);
}
