/* cli: the core in a terminal. Results on stdout, messages on stderr; exit 0, 1 when there is no solution, 2 for
 * bad usage and for what cannot be done, which is found before anything is printed, and 128 + signal when stopped.
 *
 * Arguments are read into one struct (main.c, options.c), then a command runs (walk.c, count.c, sum.c, solutions.c).
 */
#ifndef NQ_CLI_H
#define NQ_CLI_H

#include "format.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OK = 0, NO_SOLUTION = 1, BAD_USAGE = 2, STOPPED = 128 };

typedef struct {
    int n, search, start_row;
    nq_style style;
    uint64_t limit, from, to;
    bool summary, fundamental;
    int threads;                   /* 0: one for each processor */
    uint32_t shard_index, shard_of; /* shard_of 0: all of it */
    char **files;                  /* ends with NULL */
    uint64_t index;                /* number of a solution, from 1 */
    nq_board board;                /* any columns in range */
} options;

/* What a command takes beside N and options. */
typedef enum { NOTHING, FILES, INDEX, BOARD } argument;

typedef struct {
    const char *name;
    int (*run)(const options *o);
    const char *allowed; /* the options it takes, each between spaces */
    int highest_n;       /* 0: takes no N */
    argument takes;
    const char *usage;
} command;

/* --- options.c: what was asked ------------------------------------------------------------------------ */

options read_options(const command *c, int argc, char **argv);

/* --- output.c: what is said --------------------------------------------------------------------------- */

/* One line on stderr, and the end. */
_Noreturn void refuse(const char *what, const char *value, const char *allowed);
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Flushes when the last flush is a tenth of a second old: whoever reads sees slow results as they come, and fast ones
 * are not slowed down. Ends the program when nobody can be written to any more. */
void print_streamed(const char *text, size_t length);

/* The exit status: the one given, or BAD_USAGE, with a word, when the output could not be written. */
int finish(int status);

/* --- the commands ------------------------------------------------------------------------------------- */

int cli_solve(const options *o);
int cli_walk(const options *o);
int cli_searches(const options *o);
int cli_count(const options *o);
int cli_sum(const options *o);
int cli_solution(const options *o);
int cli_index(const options *o);
int cli_classes(const options *o);

#endif
