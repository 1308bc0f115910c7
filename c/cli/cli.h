/* Included by all commands. Results go to stdout, messages to stderr. Exit status: 0 success, 1 no solution, 2 invalid
 * usage, reported before any output. */
#pragma once

#include "complete.h"
#include "format.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OK = 0, NO_SOLUTION = 1, BAD_USAGE = 2 };

typedef enum {
	NOTHING_MORE,
#define ARGUMENT(name, ...) name,
#include "arguments_table.h"
	ARGUMENTS
} argument;

typedef struct command command;

typedef struct {
	const command *command;
	char **rest; /* remaining arguments, then NULL */
	char **files;
	const char *file;
	int n, search, start_row, threads; /* n 0: not given; threads 0: one per processor */
	nq_style style;
	uint64_t limit, from, to, index; /* from ≤ to; index counts from 1 */
	uint64_t memory;                 /* limit in bytes, or 0 */
	double sample, rate;
	const char *ledger, *kernel;
	uint32_t shard_index, shard_of;
	nq_board board;
	bool summary, fundamental, counted, heat, why, first, last, needs_boards, verbose, json, searched;
	nq_setup setup;
	int level;
	nq_chance chance;
} options;

enum { OF_SEARCH = 0 };
struct command {
	const char *name;
	int (*run)(const options *o);
	argument takes[ARGUMENTS];
	int highest_n;
};

options read_options(const command *c, char **words);

nq_search *begin_search(const options *o);

void print_usage(FILE *to, const command *c, bool in_full);

#define BLANKS " \t\r\n"

/* `text` is `ROW,COL ROW,COL …`, counted from 0. */
void read_given(options *o, const char *name, const char *text);
void read_blocked(options *o, const char *name, const char *text);

/* `text` has the column of each row's queen, from 1. */
void read_board(options *o, const char *name, const char *text);

/* Rows of `.` (open), `Q` (queen) and `x` (blocked); blanks are ignored. Path `-`: stdin. */
void read_board_file(options *o, const char *name, const char *path);

/* Exits with the message `what is "value"; allowed: …`. Between begin_rejection and end_rejection the caller prints the
 * part after `allowed:`. */
_Noreturn void reject(const char *what, const char *value, const char *allowed, ...)
	__attribute__((format(printf, 3, 4)));
void begin_rejection(const char *what, const char *value);
_Noreturn void end_rejection(void);
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

void *or_fail(void *memory, const char *purpose);

/* Copies external text for messages: about forty bytes, without control characters. */
enum { QUOTE_TEXT = 44 };
void quote(const char *text, bool ascii, char quoted[QUOTE_TEXT]);

/* Flushes at most ten times a second. Exits when stdout is closed. */
void print_streamed(const char *text, size_t length);

/* Returns `status`, or BAD_USAGE with a message when the output could not be written. */
int finish(int status);

int finish_without_solution(int n);
