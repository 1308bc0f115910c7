/* cli: the core in a terminal. Results on stdout, messages on stderr; exit 0, 1 when there is no solution, 2 for
 * bad usage, which is found before anything is printed. Arguments are read into one struct, then a command runs. */
#define _POSIX_C_SOURCE 200809L
#include "format.h"
#include "search.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { OK = 0, NO_SOLUTION = 1, BAD_USAGE = 2 };
#define STEP_LIMIT (UINT64_C(1) << 53)

typedef struct {
    int n, search, start_row;
    nq_style style;
    uint64_t limit, from, to;
    bool summary;
} options;

typedef struct {
    const char *name;
    int (*run)(const options *o);
    const char *allowed; /* the options it takes, each between spaces */
    bool takes_n;
    const char *usage;
} command;

/* --- usage -------------------------------------------------------------------------------------------- */

static _Noreturn void refuse(const char *what, const char *value, const char *allowed) {
    fprintf(stderr, "nqueens: %s is \"%s\"; allowed: %s\n", what, value, allowed);
    exit(BAD_USAGE);
}

static uint64_t read_number(const char *what, const char *value, uint64_t low, uint64_t high) {
    char allowed[64], *end = NULL;
    snprintf(allowed, sizeof allowed, "%" PRIu64 " to %" PRIu64, low, high);
    if (value == NULL) refuse(what, "", allowed);
    errno = 0;
    uint64_t number = strtoull(value, &end, 10);
    bool digits = value[0] >= '0' && value[0] <= '9' && *end == 0;
    if (!digits || errno != 0 || number < low || number > high) refuse(what, value, allowed);
    return number;
}

static int read_search(const char *value) {
    int search = value ? nq_search_named(value) : -1;
    if (search >= 0) return search;
    char allowed[256] = "";
    for (int i = 0; i < nq_search_count(); i++) {
        size_t used = strlen(allowed);
        snprintf(allowed + used, sizeof allowed - used, "%s%s", i > 0 ? ", " : "", nq_search_type_at(i)->id);
    }
    refuse("--search", value ? value : "", allowed);
}

static nq_style read_style(const char *value) {
    int style = value ? nq_style_named(value) : -1;
    if (style < 0) refuse("--style", value ? value : "", "dots, lower, squares, hash, positions");
    return (nq_style)style;
}

/* Reads one option and its value at argv[i]; how many words it took. */
static int read_option(const command *c, options *o, char **argv, int i) {
    const char *name = argv[i], *value = argv[i + 1];
    char padded[64];
    snprintf(padded, sizeof padded, " %s ", name);
    if (strchr(name, ' ') != NULL || strstr(c->allowed, padded) == NULL) refuse("option", name, c->usage);
    if (strcmp(name, "--summary") == 0) {
        o->summary = true;
        return 1;
    }
    if (strcmp(name, "--search") == 0) o->search = read_search(value);
    if (strcmp(name, "--style") == 0) o->style = read_style(value);
    if (strcmp(name, "--start-row") == 0) o->start_row = (int)read_number(name, value, 0, (uint64_t)o->n - 1);
    if (strcmp(name, "--limit") == 0) o->limit = read_number(name, value, 1, UINT64_MAX - 1);
    if (strcmp(name, "--from") == 0) o->from = read_number(name, value, 0, STEP_LIMIT);
    if (strcmp(name, "--to") == 0) o->to = read_number(name, value, 0, STEP_LIMIT);
    return 2;
}

static void check_together(const options *o) {
    char value[32];
    snprintf(value, sizeof value, "%d", o->start_row);
    if (o->start_row > 0 && !nq_search_type_at(o->search)->takes_start_row)
        refuse("--start-row", value, "only with --search wraparound");
    snprintf(value, sizeof value, "%" PRIu64, o->to);
    if (o->to < o->from) refuse("--to", value, "not less than --from");
}

static options read_options(const command *c, int argc, char **argv) {
    options o = {.search = nq_search_named("flags"), .limit = UINT64_MAX, .from = 0, .to = STEP_LIMIT};
    int i = 2;
    if (c->takes_n) o.n = (int)read_number("N", argc > 2 ? argv[i++] : NULL, NQ_MIN, NQ_MAX);
    while (i < argc) i += read_option(c, &o, argv, i);
    check_together(&o);
    return o;
}

/* --- streaming ---------------------------------------------------------------------------------------- */

static int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fprintf(stderr, "nqueens: the output could not be written: %s\n", strerror(errno));
    return BAD_USAGE;
}

/* Flushes when the last flush is a tenth of a second old: whoever reads sees slow results as they come,
 * and fast ones are not slowed down. Ends the program when nobody can be written to any more. */
static void print_streamed(const char *text, size_t length) {
    static struct timespec last;
    struct timespec now;
    fwrite(text, 1, length, stdout);
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t milliseconds = (int64_t)(now.tv_sec - last.tv_sec) * 1000 + (now.tv_nsec - last.tv_nsec) / 1000000;
    if (milliseconds >= 100) {
        fflush(stdout);
        last = now;
    }
    if (ferror(stdout)) exit(finish(OK));
}

/* --- commands ----------------------------------------------------------------------------------------- */

static void print_board(const nq_search *s, nq_style style, bool first) {
    char text[NQ_BOARD_TEXT + 2];
    nq_board board = {.n = s->n};
    memcpy(board.column, s->queen, sizeof board.column);
    size_t length = 0;
    if (!first && !nq_style_counts(style) && style != NQ_POSITIONS) text[length++] = '\n';
    length += nq_format_board(&board, style, text + length);
    if (nq_style_counts(style)) text[length++] = '\n';
    print_streamed(text, length);
}

static int solve(const options *o) {
    nq_search s;
    char text[NQ_EVENT_TEXT];
    uint64_t printed = 0;
    nq_search_start(&s, o->search, o->n, o->start_row);
    while (printed < o->limit && s.kind != NQ_DONE) {
        nq_search_run(&s, UINT64_MAX, NQ_SOLUTION);
        if (s.kind == NQ_SOLUTION) print_board(&s, o->style, printed++ == 0);
    }
    print_streamed(text, nq_format_count(printed, o->style, text));
    return finish(printed > 0 ? OK : NO_SOLUTION);
}

static void print_count(const char *name, uint64_t count) { printf("%s %" PRIu64 "\n", name, count); }

/* What happened in the steps between two moments of one walk. */
static int print_summary(const nq_search *before, const nq_search *after) {
    print_count("tests", after->counts[NQ_TEST] - before->counts[NQ_TEST]);
    print_count("probes", after->probes - before->probes);
    print_count("places", after->counts[NQ_PLACE] - before->counts[NQ_PLACE]);
    print_count("removes", after->counts[NQ_REMOVE] - before->counts[NQ_REMOVE]);
    print_count("solutions", after->counts[NQ_SOLUTION] - before->counts[NQ_SOLUTION]);
    print_count("steps", nq_search_steps(after) - nq_search_steps(before));
    return finish(OK);
}

static int walk(const options *o) {
    nq_search s;
    char text[NQ_EVENT_TEXT + 1];
    nq_search_start(&s, o->search, o->n, o->start_row);
    uint64_t before = o->from > 0 ? o->from - 1 : 0;
    if (before > 0) nq_search_run(&s, before, NQ_DONE);
    uint64_t wanted = o->to - before;
    nq_search first = s;
    if (o->summary) {
        nq_search_run(&s, wanted, NQ_DONE);
        return print_summary(&first, &s);
    }
    while (wanted-- > 0 && nq_search_run(&s, 1, NQ_DONE) == 1) {
        size_t length = nq_format_event(&s, text);
        text[length++] = '\n';
        print_streamed(text, length);
    }
    return finish(OK);
}

static int searches(const options *o) {
    (void)o;
    for (int i = 0; i < nq_search_count(); i++) printf("%s  %s\n", nq_search_type_at(i)->id, nq_search_type_at(i)->sentence);
    return finish(OK);
}

static const command commands[] = {
    {"solve", solve, " --search --start-row --style --limit ", true,
     "nqueens solve N [--search ID] [--start-row R] [--style dots|lower|squares|hash|positions] [--limit K]"},
    {"walk", walk, " --search --start-row --from --to --summary ", true,
     "nqueens walk N [--search ID] [--start-row R] [--from A] [--to B] [--summary]"},
    {"searches", searches, "", false, "nqueens searches"},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int help(void) {
    for (int i = 0; i < COMMANDS; i++) printf("%s\n", commands[i].usage);
    return finish(OK);
}

int main(int argc, char **argv) {
    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) return help();
    for (int i = 0; argc > 1 && i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) != 0) continue;
        options o = read_options(&commands[i], argc, argv);
        return commands[i].run(&o);
    }
    refuse("command", argc > 1 ? argv[1] : "", "solve N, walk N, searches, --help");
}
