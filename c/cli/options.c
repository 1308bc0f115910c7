/* Parses a command line by a table. First collects options, then reads each in the command's order, as an option may
 * depend on another. A repeated option overrides the earlier one. */
#include "check/ascii.h"
#include "cli.h"
#include "coverage.h"
#include "pool.h"
#include "puzzle.h"
#include "solutions.h"

#define STEP_LIMIT (UINT64_C(1) << 53)

static bool takes(const command *c, argument a) {
	const argument *at = c->takes;
	while (*at != NOTHING_MORE && *at != a) at++;
	return *at == a;
}

static uint64_t number(const char *name, const char *value, uint64_t low, uint64_t high) {
	char *end = NULL;
	errno = 0;
	uint64_t number = strtoull(value, &end, 10);
	if (nq_is_digit(value[0]) && *end == 0 && errno == 0 && number >= low && number <= high) return number;
	reject(name, value, "%" PRIu64 " to %" PRIu64, low, high);
}

typedef const char *names(int i);

static const char *style_names(int i) { return i < NQ_STYLES ? nq_style_name((nq_style)i) : NULL; }
static const char *search_names(int i) { return i < nq_search_count() ? nq_search_type_at(i)->id : NULL; }
static const char *beginning_names(int i) { return i == NQ_RANDOM ? "random" : i == NQ_GREEDY ? "greedy" : NULL; }
static const char *format_names(int i) { return i == 0 ? "text" : i == 1 ? "json" : NULL; }

static void print_names(FILE *to, names *at, const char *between) {
	for (int i = 0; at(i) != NULL; i++) fprintf(to, "%s%s", i > 0 ? between : "", at(i));
}

static int named(const char *name, const char *value, names *at) {
	for (int i = 0; at(i) != NULL; i++)
		if (strcmp(at(i), value) == 0) return i;
	begin_rejection(name, value);
	print_names(stderr, at, ", ");
	end_rejection();
}

typedef struct {
	const char *name, *value;
	names *names;
	void (*read)(options *o, const char *name, const char *value);
	const char *text;
	uint64_t low, high;
	size_t at, size;
	bool (*taken_by)(const nq_search_type *t);
} argument_type;

static void must_be_taken(const options *o, const char *name, const char *value,
                          bool taken_by(const nq_search_type *)) {
	const char *between = "only with --search";
	if (taken_by(nq_search_type_at(o->search))) return;
	begin_rejection(name, value);
	for (int i = 0; i < nq_search_count(); i++) {
		if (!taken_by(nq_search_type_at(i))) continue;
		fprintf(stderr, "%s %s", between, nq_search_type_at(i)->id);
		between = ",";
	}
	end_rejection();
}

static bool takes_start_row(const nq_search_type *t) { return t->takes_start_row; }
static bool takes_limits(const nq_search_type *t) { return t->takes_limits; }
static bool takes_chance(const nq_search_type *t) { return t->chance != NULL; }
static bool takes_set_up(const nq_search_type *t) { return t->set_up != NULL; }

static void store(options *o, const argument_type *t, uint64_t number) {
	void *at = (char *)o + t->at;
	if (t->size == sizeof(uint64_t)) *(uint64_t *)at = number;
	else if (t->size == sizeof(int)) *(int *)at = (int)number;
	else *(bool *)at = number != 0;
}

static void read_argument(options *o, const argument_type *t, const char *value) {
	if (t->taken_by != NULL && takes(o->command, SEARCH)) must_be_taken(o, t->name, value, t->taken_by);
	if (t->read != NULL) t->read(o, t->name, value);
	else if (t->names != NULL) store(o, t, (uint64_t)named(t->name, value, t->names));
	else if (t->text == NULL) store(o, t, t->high > 0 ? number(t->name, value, t->low, t->high) : 1);
	else if (value[0] == 0) reject(t->name, value, "%s", t->text);
	else *(const char **)((char *)o + t->at) = value;
}

static void read_n(options *o, const char *name, const char *value) {
	int of_search = nq_search_type_at(o->search)->largest, highest = o->command->highest_n;
	o->n = (int)number(name, value, 1, (uint64_t)(highest == OF_SEARCH ? of_search : highest));
	nq_setup_start(&o->setup, o->n);
}

static void read_maybe_n(options *o, const char *name, const char *value) {
	(void)name;
	if (value[0] != 0) read_n(o, "N", value);
}

static void read_index(options *o, const char *name, const char *value) {
	uint64_t total = nq_solutions_total(o->n);
	o->index = number(name, value, 1, total > 0 ? total : UINT64_MAX);
}

static void read_maybe_files(options *o, const char *name, const char *value) {
	(void)name, (void)value;
	o->files = o->rest;
	while (*o->rest != NULL) o->rest++;
}

static void read_files(options *o, const char *name, const char *value) {
	if (*o->rest == NULL) reject(name, value, "names of files, - for stdin");
	read_maybe_files(o, name, value);
}

static void read_start_row(options *o, const char *name, const char *value) {
	o->start_row = (int)number(name, value, 0, (uint64_t)(o->n > 0 ? o->n : NQ_MAX) - 1);
	if (o->start_row > 0) must_be_taken(o, name, value, takes_start_row);
}

static void read_to(options *o, const char *name, const char *value) {
	o->to = number(name, value, 0, STEP_LIMIT);
	if (o->to < o->from) reject(name, value, "not less than --from");
}

static void read_shards(options *o, const char *name, const char *value) {
	o->shard_of = (uint32_t)number(name, value, 1, units_of(o->n));
}

static void read_shard(options *o, const char *name, const char *value) {
	uint32_t most = units_of(o->n);
	if (!nq_shard_read_place(value, &o->shard_index, &o->shard_of) || o->shard_of > most)
		reject(name, value, "I/K with 1 <= I <= K <= %u", most);
	if (o->fundamental) reject(name, value, "only without --fundamental, which needs the whole count");
}

static void read_memory(options *o, const char *name, const char *value) {
	static const char units[] = "kMGT";
	char *end = NULL;
	errno = 0;
	uint64_t bytes = strtoull(value, &end, 10), times = 1;
	const char *unit = *end != 0 ? strchr(units, *end) : NULL;
	for (const char *u = units; unit != NULL && u <= unit; u++) times *= 1000;
	end += unit != NULL;
	end += *end == 'B';
	if (!nq_is_digit(value[0]) || *end != 0 || errno != 0 || bytes == 0 || bytes > UINT64_MAX / times)
		reject(name, value, "bytes, such as 500M or 16G");
	o->memory = bytes * times;
}

/* `unit` is a character allowed after the number, or 0. */
static double decimal(const char *name, const char *value, char unit, const char *allowed) {
	char *end = NULL;
	double number = strtod(value, &end);
	end += unit != 0 && *end == unit;
	if (!nq_is_digit(value[0]) || *end != 0 || !(number > 0 && number <= 100)) reject(name, value, "%s", allowed);
	return number;
}

static void read_sample(options *o, const char *name, const char *value) {
	o->sample = decimal(name, value, '%', "a percentage up to 100%, such as 1%");
}

static void read_rate(options *o, const char *name, const char *value) {
	o->rate = decimal(name, value, 0, "nanoseconds per solution up to 100, such as 0.006");
}

#define FIELD(field) .at = offsetof(options, field), .size = sizeof((options *)NULL)->field

static const argument_type types[ARGUMENTS] = {
#define ARGUMENT(name, ...) [name] = {__VA_ARGS__},
#include "arguments_table.h"
};

static bool is_option(argument a) { return types[a].name[0] == '-'; }
static bool is_flag(const argument_type *t) { return t->value == NULL && t->names == NULL; }

void print_usage(FILE *to, const command *c, bool in_full) {
	fprintf(to, "%s%s", in_full ? "nqueens " : "", c->name);
	for (const argument *a = c->takes; *a != NOTHING_MORE; a++) {
		const argument_type *t = &types[*a];
		if (!is_option(*a)) fprintf(to, " %s", t->name);
		else if (in_full) {
			fprintf(to, " [%s%s%s", t->name, is_flag(t) ? "" : " ", t->value != NULL ? t->value : "");
			if (t->names != NULL && t->value == NULL) print_names(to, t->names, "|");
			fprintf(to, "]");
		}
	}
}

static _Noreturn void reject_usage(const command *c, const char *what, const char *value) {
	begin_rejection(what, value);
	print_usage(stderr, c, true);
	end_rejection();
}

/* `-` is a file, `-1` a number */
static bool looks_like_an_option(const char *word) { return word[0] == '-' && word[1] != 0 && !nq_is_digit(word[1]); }

static void take_options(const command *c, char **words, const char *given[ARGUMENTS]) {
	char **left = words;
	for (; *words != NULL; words++) {
		if (!looks_like_an_option(*words)) {
			*left++ = *words;
			continue;
		}
		const argument *a = c->takes;
		while (*a != NOTHING_MORE && strcmp(types[*a].name, *words) != 0) a++;
		if (*a == NOTHING_MORE) reject_usage(c, "option", *words);
		given[*a] = "";
		if (!is_flag(&types[*a]) && words[1] != NULL) given[*a] = *++words;
	}
	*left = NULL;
}

options read_options(const command *c, char **words) {
	options o = {
		.command = c,
		.sample = 1,
		.rest = words,
		.search = nq_search_named("flags"),
		.limit = UINT64_MAX,
		.to = STEP_LIMIT,
	};
	const char *given[ARGUMENTS] = {NULL};
	take_options(c, words, given);
	if ((o.searched = given[SEARCH] != NULL)) read_argument(&o, &types[SEARCH], given[SEARCH]);
	for (const argument *a = c->takes; *a != NOTHING_MORE; a++) {
		if (is_option(*a) && given[*a] == NULL) continue;
		read_argument(&o, &types[*a], is_option(*a) ? given[*a] : *o.rest != NULL ? *o.rest : "");
		if (!is_option(*a) && *o.rest != NULL) o.rest++;
	}
	if (*o.rest != NULL) reject_usage(c, "word", *o.rest);
	return o;
}

nq_search *begin_search(const options *o) {
	nq_search *s = malloc(nq_search_bytes(o->search, o->n));
	if (s == NULL || !nq_search_start(s, o->search, o->n, o->start_row)) fail("no memory for a search of n = %d", o->n);
	if (takes_set_up(nq_type_of(s)) && !nq_search_set_up(s, &o->setup)) {
		nq_square a, b;
		char value[64];
		nq_setup_attack(&o->setup, &a, &b);
		snprintf(value, sizeof value, "%d,%d %d,%d", a.row, a.col, b.row, b.col);
		reject("--given", value, "queens that do not attack each other");
	}
	nq_search_chance(s, &o->chance);
	return s;
}
