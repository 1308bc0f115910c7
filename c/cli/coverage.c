#include "coverage.h"
#include "cli.h"
#include "count.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_TEXT = NQ_SHARD_TEXT + 96 };

static bool read_line(FILE *file, char text[LINE_TEXT], bool *torn) {
	size_t length = 0;
	int c = 0;
	while (length < LINE_TEXT - 1 && (c = getc(file)) != EOF && c != '\n') text[length++] = (char)(c == 0 ? '?' : c);
	text[length] = 0;
	*torn = c == EOF;
	return length > 0 || c == '\n';
}

static bool is_blank(const char *text) { return text[strspn(text, " \t\r")] == 0; }

static void read_all(FILE *file, const char *name, line_reader *report, void *to) {
	char text[LINE_TEXT];
	shard_line line = {.at = {name, 1}, .text = text};
	for (; line.begins = ftell(file), read_line(file, text, &line.torn); line.at.line++) {
		if (is_blank(text)) continue;
		line.is_good = nq_shard_read(&line.shard, text);
		report(to, &line);
	}
}

void lines_read(const char *name, line_reader *report, void *to) {
	bool is_stdin = strcmp(name, "-") == 0;
	FILE *file = is_stdin ? stdin : fopen(name, "r");
	if (file != NULL) read_all(file, is_stdin ? "stdin" : name, report, to);
	if (file == NULL || ferror(file)) fail("%s cannot be read: %s", name, strerror(errno));
	if (!is_stdin) fclose(file);
}

static bool explain(char why[WHY_TEXT], place at, const char *format, ...) __attribute__((format(printf, 3, 4)));
static bool explain(char why[WHY_TEXT], place at, const char *format, ...) {
	va_list values;
	int used = snprintf(why, WHY_TEXT, "%.120s line %u ", at.file, at.line);
	va_start(values, format);
	vsnprintf(why + used, (size_t)(WHY_TEXT - used), format, values);
	va_end(values);
	return true;
}

static bool rejects_line(const shard_line *line, char why[WHY_TEXT]) {
	char quoted[QUOTE_TEXT];
	const nq_shard *s = &line->shard;
	quote(line->text, true, quoted);
	if (!line->is_good)
		return explain(why, line->at,
		               "is damaged, or no line of a shard: \"%s\"; take it out, and nqueens missing says what to count "
		               "again",
		               quoted);
	if (s->version == NQ_COUNT_VERSION) return false;
	return explain(why, line->at,
	               "is of version %u; this program's units are of version %d and do not add up with them: count "
	               "it again with nqueens count %d --shard %u/%u",
	               s->version, NQ_COUNT_VERSION, s->n, s->index, s->of);
}

static bool rejects_units(const nq_shard *s, place at, char why[WHY_TEXT]) {
	nq_count_plan plan = {.units = 0};
	if (nq_count_plan_for(&plan, s->n, NQ_COUNT_BEST) && plan.units == s->units) return false;
	return explain(why, at, "is of %u units; a count of n %d by this program is of %u", s->units, s->n, plan.units);
}

void coverage_begin(coverage *c, int n, uint32_t units) {
	c->n = n;
	c->units = units;
	c->owner = or_fail(calloc(units, sizeof *c->owner), "for so many units");
}

bool coverage_add(coverage *c, const shard_line *line, char why[WHY_TEXT]) {
	const nq_shard *s = &line->shard;
	if (rejects_line(line, why)) return false;
	if ((s->n != c->n || s->units != c->units) && rejects_units(s, line->at, why)) return false;
	if (c->n == 0) coverage_begin(c, s->n, s->units);
	if (s->n != c->n) return !explain(why, line->at, "is of n %d, not of n %d", s->n, c->n);
	uint32_t unit = nq_shard_first_owned(s, c->owner);
	if (unit < s->units)
		return !explain(why, line->at, "has unit %u, which another line has already: take out one of the two", unit);
	nq_shard_own(s, c->owner, ++c->lines);
	if (s->of > c->finest) c->finest = s->of;
	c->total += s->count;
	return true;
}

void coverage_must_add(coverage *c, const shard_line *line) {
	char why[WHY_TEXT];
	if (!coverage_add(c, line, why)) fail("%s", why);
}
