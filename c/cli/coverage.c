#include "coverage.h"
#include "cli.h"
#include "count.h"

#include <stdarg.h>

void lines_read(const char *name, line_reader *report, void *to) {
	FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "r");
	shard_line line = {.at = {file == stdin ? "stdin" : name, 1}};
	size_t capacity = 0;
	for (ssize_t length; file != NULL && (length = getline(&line.text, &capacity, file)) > 0; line.at.line++) {
		size_t end = (size_t)length - 1;
		line.torn = line.text[end] != '\n';
		if (!line.torn) line.text[end] = 0;
		bool has_null = strlen(line.text) < end;
		line.is_good = nq_shard_read(&line.shard, line.text) && !has_null;
		if (line.text[strspn(line.text, BLANKS)] != 0 || has_null) report(to, &line);
		line.begins += length;
	}
	if (file == NULL || ferror(file)) fail("%s cannot be read: %s", name, strerror(errno));
	free(line.text);
	if (file != stdin) fclose(file);
}

__attribute__((format(printf, 3, 4))) static void say_why(const coverage *c, place at, const char *format, ...) {
	va_list values;
	fprintf(stderr, "nqueens: %s%s line %u ", c->leaves_out ? "left out: " : "", at.file, at.line);
	va_start(values, format);
	vfprintf(stderr, format, values);
	va_end(values);
	if (!c->leaves_out) end_rejection();
	fputc('\n', stderr);
}

uint32_t units_of(int n) {
	nq_count_plan plan = {.units = 0};
	nq_count_plan_for(&plan, n, NQ_COUNT_BEST);
	return plan.units;
}

void coverage_begin(coverage *c, int n) {
	c->n = n;
	c->units = units_of(n);
	c->owner = or_fail(calloc(c->units, sizeof *c->owner), "for so many units");
}

void coverage_add(void *to, const shard_line *line) {
	coverage *c = to;
	const nq_shard *s = &line->shard;
	char quoted[QUOTE_TEXT];
	quote(line->text, true, quoted);
	if (!line->is_good)
		return say_why(
			c, line->at,
			"is damaged, or not a line of a shard: \"%s\"; delete it, and nqueens missing lists what to count "
			"again",
			quoted);
	if (s->version != NQ_COUNT_VERSION)
		return say_why(c, line->at,
		               "is of version %u; units of version %d cannot be added to it: count it again with nqueens count "
		               "%d --shard %u/%u",
		               s->version, NQ_COUNT_VERSION, s->n, s->index, s->of);
	bool is_known = s->n == c->n && s->units == c->units; /* units_of takes up to 0.5 ms */
	if (!is_known && s->units != units_of(s->n))
		return say_why(c, line->at, "is of %u units, but this program counts n = %d in %u", s->units, s->n,
		               units_of(s->n));
	if (c->n == 0) coverage_begin(c, s->n);
	if (s->n != c->n) return say_why(c, line->at, "is of n %d, not of n %d", s->n, c->n);
	uint32_t unit = nq_shard_first_owned(s, c->owner);
	if (unit < s->units)
		return say_why(c, line->at, "has unit %u, which another line has already: delete one of the two", unit);
	nq_shard_own(s, c->owner, ++c->lines);
	if (s->of > c->finest) c->finest = s->of;
	c->total += s->count;
}
