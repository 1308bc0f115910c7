/* options: words of the command line to one struct. What is not allowed is refused here, by name and value. */
#include "cli.h"
#include "count.h"
#include "search.h"
#include "shard.h"
#include "solutions.h"
#include "team.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP_LIMIT (UINT64_C(1) << 53)
#define BLANKS " \t\r\n"

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

/* More shards than units would leave some with nothing to name. */
static void read_shard(const char *value, options *o) {
    nq_count_plan plan = {.units = 0};
    char allowed[64];
    nq_count_plan_for(&plan, o->n, NQ_COUNT_BEST);
    bool read = value != NULL && nq_shard_read_place(value, &o->shard_index, &o->shard_of);
    snprintf(allowed, sizeof allowed, "I/K with 1 <= I <= K <= %" PRIu32, plan.units);
    if (!read || o->shard_of > plan.units) refuse("--shard", value ? value : "", allowed);
}

/* Options that are said without a value. */
static bool *flag_named(options *o, const char *name) {
    if (strcmp(name, "--summary") == 0) return &o->summary;
    if (strcmp(name, "--fundamental") == 0) return &o->fundamental;
    return NULL;
}

static void read_value(options *o, const char *name, const char *value) {
    if (strcmp(name, "--search") == 0) o->search = read_search(value);
    if (strcmp(name, "--style") == 0) o->style = read_style(value);
    if (strcmp(name, "--start-row") == 0) o->start_row = (int)read_number(name, value, 0, (uint64_t)o->n - 1);
    if (strcmp(name, "--limit") == 0) o->limit = read_number(name, value, 1, UINT64_MAX - 1);
    if (strcmp(name, "--from") == 0) o->from = read_number(name, value, 0, STEP_LIMIT);
    if (strcmp(name, "--to") == 0) o->to = read_number(name, value, 0, STEP_LIMIT);
    if (strcmp(name, "--threads") == 0) o->threads = (int)read_number(name, value, 1, TEAM_MAX);
    if (strcmp(name, "--shard") == 0) read_shard(value, o);
}

/* Reads one option and its value at argv[i]; how many words it took. */
static int read_option(const command *c, options *o, char **argv, int i) {
    char padded[64];
    snprintf(padded, sizeof padded, " %s ", argv[i]);
    if (strchr(argv[i], ' ') != NULL || strstr(c->allowed, padded) == NULL) refuse("option", argv[i], c->usage);
    bool *flag = flag_named(o, argv[i]);
    if (flag == NULL) {
        read_value(o, argv[i], argv[i + 1]);
        return 2;
    }
    *flag = true;
    return 1;
}

/* `-` is a file, and whatever else begins so is an option that no command with files has. */
static void read_files(const command *c, options *o, char **argv) {
    o->files = argv;
    if (argv[0] == NULL) refuse("FILE", "", c->usage);
    for (; *argv != NULL; argv++)
        if ((*argv)[0] == '-' && (*argv)[1] != 0) refuse("option", *argv, c->usage);
}

/* Where there is no solution any number will do: the command says so. */
static uint64_t read_index(int n, const char *value) {
    uint64_t total = nq_solutions_total(n);
    return read_number("INDEX", value, 1, total > 0 ? total : UINT64_MAX);
}

/* Ends with what is wrong at a place in the text of a board: the word there, and which character it begins with. Before it are
 * digits and blanks, a byte each. */
static _Noreturn void refuse_board(int n, const char *text, const char *at) {
    char what[64], word[32], allowed[96];
    snprintf(what, sizeof what, "BOARD at character %d", (int)(at - text) + 1);
    size_t length = strcspn(at, BLANKS);
    if (length >= sizeof word) /* no character is cut */
        for (length = sizeof word - 1; length > 0 && (at[length] & 0xc0) == 0x80;) length--;
    snprintf(word, sizeof word, "%.*s", (int)length, at);
    snprintf(allowed, sizeof allowed, "the columns of %d queens, each 1 to %d, top row first, blanks between", n, n);
    refuse(what, word, allowed);
}

static nq_board read_board(int n, const char *text) {
    nq_board board = {.n = n};
    if (text == NULL) text = "";
    const char *at = text + strspn(text, BLANKS);
    for (int row = 0; row < n; row++) {
        size_t digits = strspn(at, "0123456789"), length = strcspn(at, BLANKS);
        int column = digits > 0 && digits < 4 ? atoi(at) : 0;
        if (digits != length || column < 1 || column > n) refuse_board(n, text, at);
        board.column[row] = (int8_t)(column - 1);
        at += length;
        at += strspn(at, BLANKS);
    }
    if (*at != 0) refuse_board(n, text, at);
    return board;
}

static void check_together(const options *o) {
    char value[32];
    snprintf(value, sizeof value, "%d", o->start_row);
    if (o->start_row > 0 && !nq_search_type_at(o->search)->takes_start_row)
        refuse("--start-row", value, "only with --search wraparound");
    snprintf(value, sizeof value, "%" PRIu64, o->to);
    if (o->to < o->from) refuse("--to", value, "not less than --from");
    snprintf(value, sizeof value, "%" PRIu32 "/%" PRIu32, o->shard_index, o->shard_of);
    if (o->fundamental && o->shard_of > 0)
        refuse("--shard", value, "only without --fundamental, which needs the whole count");
}

options read_options(const command *c, int argc, char **argv) {
    options o = {.search = nq_search_named("flags"), .limit = UINT64_MAX, .from = 0, .to = STEP_LIMIT};
    int i = 2;
    if (c->highest_n > 0) o.n = (int)read_number("N", argc > 2 ? argv[i++] : NULL, 1, (uint64_t)c->highest_n);
    if (c->takes == FILES) {
        read_files(c, &o, argv + i);
        return o;
    }
    if (c->takes == INDEX) o.index = read_index(o.n, i < argc ? argv[i++] : NULL);
    if (c->takes == BOARD) o.board = read_board(o.n, i < argc ? argv[i++] : NULL);
    while (i < argc) i += read_option(c, &o, argv, i);
    check_together(&o);
    return o;
}
