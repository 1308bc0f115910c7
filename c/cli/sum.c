/* sum: adds what shards counted, when together they have each unit of one count exactly once.
 *
 * Invariant: owner[unit] is which of the lines read so far has the unit, from 1; lines[owner - 1] says where it
 * stands. */
#include "cli.h"
#include "count.h"
#include "shard.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = NQ_SHARD_TEXT + 96 };

typedef struct {
	const char *file;
	unsigned line;
} place;

typedef struct {
	place *lines;
	uint32_t count, room;
	uint32_t *owner;
	int n;
	uint32_t units, finest; /* the largest K of the lines */
	uint64_t total;
} sheet;

static void *or_fail(void *memory) {
	if (memory == NULL) fail("there is not enough memory to add so many shards");
	return memory;
}

/* --- refusals --- */

static _Noreturn void fail_at(place at, const char *format, ...) __attribute__((format(printf, 2, 3)));

static _Noreturn void fail_at(place at, const char *format, ...) {
	char what[256];
	va_list values;
	va_start(values, format);
	vsnprintf(what, sizeof what, format, values);
	va_end(values);
	fail("%s line %u %s", at.file, at.line, what);
}

static _Noreturn void refuse_line(place at, const char *text) {
	char quoted[QUOTE_TEXT];
	quote(text, true, quoted);
	fail_at(at,
	        "is \"%s\"; allowed: n N shard I/K units A-B/K of U version V count C, as nqueens count --shard prints it",
	        quoted);
}

static void check_version(place at, const nq_shard *s) {
	if (s->version == NQ_COUNT_VERSION) return;
	fail_at(at,
	        "is of version %" PRIu32
	        "; this program's units are of version %d and hold other boards: count this shard with it again",
	        s->version, NQ_COUNT_VERSION);
}

static void check_units(place at, const nq_shard *s) {
	nq_count_plan plan;
	if (nq_count_plan_for(&plan, s->n, NQ_COUNT_BEST) && plan.units == s->units) return;
	fail_at(at, "is of %" PRIu32 " units; a count of n %d by this program is of %" PRIu32, s->units, s->n, plan.units);
}

static void check_n(const sheet *sheet, place at, const nq_shard *s) {
	place first = sheet->lines[0];
	if (s->n != sheet->n) fail_at(at, "is of n %d; %s line %u is of n %d", s->n, first.file, first.line, sheet->n);
}

static void check_missing(const sheet *sheet) {
	uint32_t unit = 0, missing = nq_shard_missing(sheet->owner, sheet->units, &unit);
	if (missing == 0) return;
	fail("%" PRIu32 " of %" PRIu32 " units are missing, the first is unit %" PRIu32
	     "; nqueens count %d --shard %" PRIu32 "/%" PRIu32 " has it",
	     missing, sheet->units, unit, sheet->n, unit % sheet->finest + 1, sheet->finest);
}

/* --- reading --- */

static void begin(sheet *sheet, const nq_shard *s) {
	sheet->n = s->n;
	sheet->units = s->units;
	sheet->owner = or_fail(calloc(s->units, sizeof *sheet->owner));
}

static void note(sheet *sheet, place at) {
	if (sheet->count == sheet->room) {
		sheet->room = sheet->room * 2 + 64;
		sheet->lines = or_fail(realloc(sheet->lines, sheet->room * sizeof *sheet->lines));
	}
	sheet->lines[sheet->count++] = at;
}

static void claim(sheet *sheet, place at, const nq_shard *s) {
	uint32_t unit = nq_shard_claim(s, sheet->owner, sheet->count);
	if (unit == s->units) return;
	place before = sheet->lines[sheet->owner[unit] - 1];
	fail_at(at, "has unit %" PRIu32 "; %s line %u has it already", unit, before.file, before.line);
}

static void add_shard(sheet *sheet, place at, const nq_shard *s) {
	check_version(at, s);
	check_units(at, s);
	if (sheet->count == 0) begin(sheet, s);
	else check_n(sheet, at, s);
	note(sheet, at);
	claim(sheet, at, s);
	if (s->of > sheet->finest) sheet->finest = s->of;
	if (s->count > UINT64_MAX - sheet->total) fail_at(at, "takes the total beyond %" PRIu64, UINT64_MAX);
	sheet->total += s->count;
}

/* A line without its end, false when there is none. More than fits is no shard's line; its rest is the next line. */
static bool read_line(FILE *file, char text[LINE_ROOM]) {
	size_t length = 0;
	int c = 0;
	while (length < LINE_ROOM - 1 && (c = getc(file)) != EOF && c != '\n') text[length++] = (char)(c == 0 ? '?' : c);
	text[length] = 0;
	return length > 0 || c == '\n';
}

static bool is_blank(const char *text) { return text[strspn(text, " \t\r")] == 0; }

/* A file without any shard is what a count leaves that was stopped: that is said here, where its name is known. */
static void add_lines(sheet *sheet, FILE *file, const char *name) {
	char text[LINE_ROOM];
	nq_shard s;
	uint32_t before = sheet->count;
	place at = {name, 1};
	for (; read_line(file, text); at.line++) {
		if (is_blank(text)) continue;
		if (!nq_shard_read(&s, text)) refuse_line(at, text);
		add_shard(sheet, at, &s);
	}
	if (ferror(file)) fail_at(at, "cannot be read: %s", strerror(errno));
	if (sheet->count == before) refuse_line(at, "");
}

static void add_file(sheet *sheet, const char *name) {
	bool is_stdin = strcmp(name, "-") == 0;
	FILE *file = is_stdin ? stdin : fopen(name, "r");
	if (file == NULL) fail("%s cannot be read: %s", name, strerror(errno));
	add_lines(sheet, file, is_stdin ? "stdin" : name);
	if (!is_stdin) fclose(file);
}

static int sum(const options *o) {
	sheet sheet = {.count = 0};
	for (char **name = o->files; *name != NULL; name++) add_file(&sheet, *name);
	check_missing(&sheet);
	printf("%" PRIu64 "\n", sheet.total);
	free(sheet.lines);
	free(sheet.owner);
	return finish(OK);
}

const command cli_sum = {"sum", sum, {FILES}, 0};
