/* options: words of a command line to one struct, by one table. What is not allowed is refused, by name and value.
 *
 * Words and options may be mixed: all are found first, then read in the order in which the command lists them, so that
 * what is read later may depend on what was read before. Of an option that is given twice the last counts. */
#include "cli.h"
#include "count.h"
#include "puzzle.h"
#include "search.h"
#include "solutions.h"
#include "team.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP_LIMIT (UINT64_C(1) << 53)
#define BLANKS " \t\r\n"

static bool takes(const command *c, argument a) {
	const argument *at = c->takes;
	while (*at != NOTHING_MORE && *at != a) at++;
	return *at == a;
}

uint64_t number(const char *name, const char *value, uint64_t low, uint64_t high) {
	char allowed[64], *end = NULL;
	errno = 0;
	uint64_t number = strtoull(value, &end, 10);
	bool digits = value[0] >= '0' && value[0] <= '9' && *end == 0;
	if (digits && errno == 0 && number >= low && number <= high) return number;
	snprintf(allowed, sizeof allowed, "%" PRIu64 " to %" PRIu64, low, high);
	refuse(name, value, allowed);
}

/* Names by their number, NULL after the last. */
typedef const char *names(int i);

static const char *style_names(int i) { return i < NQ_STYLES ? nq_style_name((nq_style)i) : NULL; }
static const char *search_names(int i) { return i < nq_search_count() ? nq_search_type_at(i)->id : NULL; }

static void append(char text[USAGE_TEXT], const char *more) { strncat(text, more, USAGE_TEXT - 1 - strlen(text)); }

static void append_names(char text[USAGE_TEXT], names *at, const char *between) {
	for (int i = 0; at(i) != NULL; i++) {
		if (i > 0) append(text, between);
		append(text, at(i));
	}
}

static int named(const char *name, const char *value, names *at) {
	char allowed[USAGE_TEXT] = "";
	for (int i = 0; at(i) != NULL; i++)
		if (strcmp(at(i), value) == 0) return i;
	append_names(allowed, at, ", ");
	refuse(name, value, allowed);
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

static _Noreturn void refuse_board(int n, const char *text, const char *at) {
	char what[64], word[2 * QUOTE_TEXT], allowed[96];
	snprintf(what, sizeof what, "BOARD at character %d", (int)(at - text) + 1);
	snprintf(word, sizeof word, "%.*s", (int)strcspn(at, BLANKS), at);
	snprintf(allowed, sizeof allowed, "the columns of %d queens, each 1 to %d, top row first, blanks between", n, n);
	refuse(what, word, allowed);
}

static void read_board(options *o, const char *name, const char *text) {
	const char *at = text + strspn(text, BLANKS);
	(void)name;
	o->board.n = o->n;
	for (int row = 0; row < o->n; row++) {
		size_t digits = strspn(at, "0123456789"), length = strcspn(at, BLANKS);
		int column = digits > 0 && digits < 4 ? atoi(at) : 0;
		if (digits != length || column < 1 || column > o->n) refuse_board(o->n, text, at);
		o->board.column[row] = (int8_t)(column - 1);
		at += length;
		at += strspn(at, BLANKS);
	}
	if (*at != 0) refuse_board(o->n, text, at);
}

static void read_maybe_files(options *o, const char *name, const char *value) {
	(void)name, (void)value;
	o->files = o->rest;
	while (*o->rest != NULL) o->rest++;
}

static void read_files(options *o, const char *name, const char *value) {
	if (*o->rest == NULL) refuse(name, value, "names of files, - for stdin");
	read_maybe_files(o, name, value);
}

static void read_one_file(options *o, const char *name, const char *value) {
	if (value[0] == 0) refuse(name, value, "the name of a file, - for stdin");
	o->file = value;
}

static void read_search(options *o, const char *name, const char *value) {
	o->searched = true;
	o->search = named(name, value, search_names);
}

/* An option is only for searches that take it: those that do are named. */
static void must_be_taken(const options *o, const char *name, const char *value, bool takes(const nq_search_type *t)) {
	char allowed[USAGE_TEXT] = "only with --search ";
	const char *between = "";
	if (takes(nq_search_type_at(o->search))) return;
	for (int i = 0; i < nq_search_count(); i++) {
		if (!takes(nq_search_type_at(i))) continue;
		append(allowed, between), append(allowed, nq_search_type_at(i)->id);
		between = ", ";
	}
	refuse(name, value, allowed);
}

static bool takes_start_row(const nq_search_type *t) { return t->takes_start_row; }
static bool takes_limits(const nq_search_type *t) { return t->takes_limits; }
static bool takes_chance(const nq_search_type *t) { return t->chance != NULL; }
static bool takes_set_up(const nq_search_type *t) { return t->set_up != NULL; }

static void read_start_row(options *o, const char *name, const char *value) {
	o->start_row = (int)number(name, value, 0, (uint64_t)(o->n > 0 ? o->n : NQ_MAX) - 1);
	if (o->start_row > 0) must_be_taken(o, name, value, takes_start_row);
}

static void read_style(options *o, const char *name, const char *value) {
	o->style = (nq_style)named(name, value, style_names);
}

static void read_limit(options *o, const char *name, const char *value) {
	o->limit = number(name, value, 1, UINT64_MAX - 1);
}

static void read_from(options *o, const char *name, const char *value) { o->from = number(name, value, 0, STEP_LIMIT); }

static void read_to(options *o, const char *name, const char *value) {
	o->to = number(name, value, 0, STEP_LIMIT);
	if (o->to < o->from) refuse(name, value, "not less than --from");
}

static void read_threads(options *o, const char *name, const char *value) {
	o->threads = (int)number(name, value, 1, TEAM_MAX);
}

static const char *kernel_names(int i) {
	const nq_count_plan depth_first[] = {{.way = NQ_COUNT_PLAIN}, {.way = NQ_COUNT_VECTOR}},
						join = {.way = NQ_COUNT_JOIN};
	return i < 2 ? nq_count_kernel_at(&depth_first[i], 0) : nq_count_kernel_at(&join, i - 2);
}

static void read_kernel(options *o, const char *name, const char *value) {
	o->kernel = kernel_names(named(name, value, kernel_names));
}

static void read_ledger(options *o, const char *name, const char *value) {
	if (value[0] == 0) refuse(name, value, "the name of a file");
	o->ledger = value;
}

static void must_take_set_up(const options *o, const char *name, const char *value) {
	if (takes(o->command, SEARCH)) must_be_taken(o, name, value, takes_set_up);
}

static void read_given(options *o, const char *name, const char *value) {
	must_take_set_up(o, name, value);
	read_squares(&o->setup, name, value, true);
}

static void read_blocked(options *o, const char *name, const char *value) {
	must_take_set_up(o, name, value);
	read_squares(&o->setup, name, value, false);
}

static void read_board_option(options *o, const char *name, const char *value) {
	must_take_set_up(o, name, value);
	read_board_file(&o->setup, name, value);
}

static void read_seed(options *o, const char *name, const char *value) {
	if (takes(o->command, SEARCH)) must_be_taken(o, name, value, takes_chance);
	o->chance.seed = number(name, value, 0, STEP_LIMIT);
}

static int32_t allowed(const options *o, const char *name, const char *value) {
	must_be_taken(o, name, value, takes_limits);
	return (int32_t)number(name, value, 0, NQ_MOST_ALLOWED);
}

static void read_sideways(options *o, const char *name, const char *value) {
	o->chance.most[NQ_SIDEWAYS] = allowed(o, name, value);
}

static void read_restarts(options *o, const char *name, const char *value) {
	o->chance.most[NQ_RESTARTS] = allowed(o, name, value);
}

static const char *beginnings(int i) { return i == NQ_RANDOM ? "random" : i == NQ_GREEDY ? "greedy" : NULL; }

static void read_begin(options *o, const char *name, const char *value) {
	must_be_taken(o, name, value, takes_chance);
	o->chance.begin = (nq_beginning)named(name, value, beginnings);
}

static void read_level(options *o, const char *name, const char *value) {
	o->level = (int)number(name, value, 1, NQ_PUZZLE_LEVELS);
}

static const char *formats(int i) { return i == 0 ? "text" : i == 1 ? "json" : NULL; }

static void read_format(options *o, const char *name, const char *value) { o->json = named(name, value, formats) == 1; }

typedef struct {
	const char *name;
	void (*read)(options *o, const char *name, const char *value);
	const char *value;
	names *names;
	size_t flag; /* where in options, when there is nothing to read */
} argument_type;

static const argument_type types[ARGUMENTS] = {
	[N] = {.name = "N", .read = read_n},
	[MAYBE_N] = {.name = "[N]", .read = read_maybe_n},
	[INDEX] = {.name = "INDEX", .read = read_index},
	[BOARD] = {.name = "BOARD", .read = read_board},
	[FILES] = {.name = "FILE...", .read = read_files},
	[MAYBE_FILES] = {.name = "[FILE...]", .read = read_maybe_files},
	[SHARDS] = {.name = "K", .read = read_shards},
	[ONE_FILE] = {.name = "FILE", .read = read_one_file},
	[SEARCH] = {"--search", read_search, .value = "ID"},
	[START_ROW] = {"--start-row", read_start_row, .value = "R"},
	[STYLE] = {"--style", read_style, .names = style_names},
	[LIMIT] = {"--limit", read_limit, .value = "K"},
	[FROM] = {"--from", read_from, .value = "A"},
	[TO] = {"--to", read_to, .value = "B"},
	[SUMMARY] = {"--summary", .flag = offsetof(options, summary)},
	[FUNDAMENTAL] = {"--fundamental", .flag = offsetof(options, fundamental)},
	[THREADS] = {"--threads", read_threads, .value = "T"},
	[SHARD] = {"--shard", read_shard, .value = "I/K"},
	[LEDGER] = {"--ledger", read_ledger, .value = "FILE"},
	[MEMORY] = {"--memory", read_memory, .value = "SIZE"},
	[KERNEL] = {"--kernel", read_kernel, .value = "ID"},
	[SAMPLE] = {"--sample", read_sample, .value = "P%"},
	[GIVEN] = {"--given", read_given, .value = "SQUARES"},
	[BLOCKED] = {"--blocked", read_blocked, .value = "SQUARES"},
	[BOARD_FILE] = {"--board", read_board_option, .value = "FILE"},
	[COUNTED] = {"--count", .flag = offsetof(options, counted)},
	[HEAT] = {"--heat", .flag = offsetof(options, heat)},
	[WHY] = {"--why", .flag = offsetof(options, why)},
	[SEED] = {"--seed", read_seed, .value = "S"},
	[SIDEWAYS] = {"--sideways", read_sideways, .value = "K"},
	[RESTARTS] = {"--restarts", read_restarts, .value = "K"},
	[BEGIN] = {"--begin", read_begin, .names = beginnings},
	[LEVEL] = {"--level", read_level, .value = "1|2|3"},
	[FORMAT] = {"--format", read_format, .names = formats},
};

static bool is_option(argument a) { return types[a].name[0] == '-'; }

static void append_option(char text[USAGE_TEXT], const argument_type *t) {
	append(text, " [");
	append(text, t->name);
	if (t->read != NULL) append(text, " ");
	if (t->value != NULL) append(text, t->value);
	if (t->names != NULL) append_names(text, t->names, "|");
	append(text, "]");
}

void write_usage(const command *c, bool in_full, char text[USAGE_TEXT]) {
	text[0] = 0;
	if (in_full) append(text, "nqueens ");
	append(text, c->name);
	for (const argument *a = c->takes; *a != NOTHING_MORE; a++) {
		if (is_option(*a) && in_full) append_option(text, &types[*a]);
		if (is_option(*a)) continue;
		append(text, " ");
		append(text, types[*a].name);
	}
}

static _Noreturn void refuse_usage(const command *c, const char *what, const char *value) {
	char usage[USAGE_TEXT];
	write_usage(c, true, usage);
	refuse(what, value, usage);
}

static argument option_named(const command *c, const char *name) {
	for (const argument *a = c->takes; *a != NOTHING_MORE; a++)
		if (is_option(*a) && strcmp(types[*a].name, name) == 0) return *a;
	refuse_usage(c, "option", name);
}

/* `-` alone is a file, and with a digit behind it a number that is too small. */
static bool looks_like_an_option(const char *word) {
	return word[0] == '-' && word[1] != 0 && !(word[1] >= '0' && word[1] <= '9');
}

static void take_options(const command *c, char **words, const char *given[ARGUMENTS]) {
	char **kept = words;
	for (; *words != NULL; words++) {
		if (!looks_like_an_option(*words)) {
			*kept++ = *words;
			continue;
		}
		argument a = option_named(c, *words);
		given[a] = "";
		if (types[a].read != NULL && words[1] != NULL) given[a] = *++words;
	}
	*kept = NULL;
}

options read_options(const command *c, char **words) {
	options o = {.command = c,
	             .sample = 1,
	             .rest = words,
	             .search = nq_search_named("flags"),
	             .limit = UINT64_MAX,
	             .to = STEP_LIMIT};
	const char *given[ARGUMENTS] = {NULL};
	take_options(c, words, given);
	if (given[SEARCH] != NULL) read_search(&o, types[SEARCH].name, given[SEARCH]);
	for (const argument *a = c->takes; *a != NOTHING_MORE; a++) {
		const argument_type *t = &types[*a];
		if (!is_option(*a)) {
			t->read(&o, t->name, *o.rest != NULL ? *o.rest : "");
			if (*o.rest != NULL) o.rest++;
		} else if (given[*a] != NULL) {
			if (t->read != NULL) t->read(&o, t->name, given[*a]);
			else *(bool *)((char *)&o + t->flag) = true;
		}
	}
	if (*o.rest != NULL) refuse_usage(c, "word", *o.rest);
	return o;
}

static _Noreturn void refuse_setup(const options *o) {
	nq_square a, b;
	char value[64];
	nq_setup_attack(&o->setup, &a, &b);
	snprintf(value, sizeof value, "%d,%d %d,%d", a.row, a.col, b.row, b.col);
	refuse("--given", value, "queens that do not attack each other");
}

nq_search *begin_search(const options *o) {
	nq_search *s = malloc(nq_search_bytes(o->search, o->n));
	if (s == NULL || !nq_search_start(s, o->search, o->n, o->start_row)) fail("no memory for a search of n = %d", o->n);
	if (!nq_setup_is_empty(&o->setup) && !nq_search_set_up(s, &o->setup)) refuse_setup(o);
	nq_search_chance(s, &o->chance);
	return s;
}
