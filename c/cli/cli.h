/* cli: the core in a terminal. Results on stdout, messages on stderr; exit 0, 1 when there is no solution, 2 for bad
 * usage and what cannot be done, found before anything is printed, 128 + signal when stopped.
 *
 * A command is one file and one line in commands.h. It names the words and options it takes; options.c has the table of
 * all of them. Usage and help are written from these two tables.
 */
#pragma once

#include "complete.h"
#include "format.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OK = 0, NO_SOLUTION = 1, BAD_USAGE = 2, STOPPED = 128 };

typedef enum {
	NOTHING_MORE,
	N,
	MAYBE_N,
	INDEX,
	BOARD,
	FILES,
	MAYBE_FILES,
	SHARDS,
	ONE_FILE,
	SEARCH,
	START_ROW,
	STYLE,
	LIMIT,
	FROM,
	TO,
	SUMMARY,
	FUNDAMENTAL,
	THREADS,
	SHARD,
	LEDGER,
	MEMORY,
	KERNEL,
	SAMPLE,
	GIVEN,
	BLOCKED,
	BOARD_FILE,
	COUNTED,
	HEAT,
	WHY,
	SEED,
	SIDEWAYS,
	RESTARTS,
	BEGIN,
	LEVEL,
	FIRST,
	LAST,
	NEEDS_BOARDS,
	VERBOSE,
	FORMAT,
	ARGUMENTS
} argument;

typedef struct command command;

typedef struct {
	const command *command;
	char **rest; /* words not read yet; ends with NULL, as files does */
	char **files;
	const char *file;
	int n, search, start_row, threads; /* n 0: none; threads 0: one for each processor */
	nq_style style;
	uint64_t limit, from, to, index; /* from ≤ to; index from 1 */
	uint64_t memory;                 /* bytes; 0: no limit */
	double sample;                   /* percent */
	const char *ledger;              /* NULL: none */
	const char *kernel;              /* NULL: the fastest */
	uint32_t shard_index, shard_of;  /* shard_of 0: the whole count */
	nq_board board;
	bool summary, fundamental, counted, heat, why, first, last, needs_boards, verbose, json;
	bool searched; /* a search was named */
	nq_setup setup;
	int level; /* 0: any */
	nq_chance chance;
} options;

/* takes: in the order in which they are read, but the search before all. highest_n: OF_SEARCH, what the search
 * takes. */
enum { OF_SEARCH = 0 };
struct command {
	const char *name;
	int (*run)(const options *o);
	argument takes[ARGUMENTS];
	int highest_n;
};

/* --- options.c --- */

options read_options(const command *c, char **words);

nq_search *begin_search(const options *o);

/* `nqueens solve N [--search ID] …`; without the options `solve N`. */
enum { USAGE_TEXT = 512 };
void write_usage(const command *c, bool in_full, char text[USAGE_TEXT]);

uint64_t number(const char *name, const char *value, uint64_t low, uint64_t high);

/* --- setup.c: boards that begin with queens and closed squares --- */

/* `ROW,COL ROW,COL …`, from 0: each a queen given, or a square blocked. */
void read_given(options *o, const char *name, const char *text);
void read_blocked(options *o, const char *name, const char *text);

/* n lines of n cells, blanks between them ignored: `.` open, `Q` a queen, `x` blocked. From a file, - for stdin. */
void read_board_file(options *o, const char *name, const char *path);

/* --- output.c --- */

_Noreturn void refuse(const char *what, const char *value, const char *allowed);
_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ends the program, naming the purpose, when there is no memory. */
void *or_fail(void *memory, const char *purpose);

/* A text from outside, cut to some forty bytes, without what would do something to a terminal; ascii: nor any byte
 * beyond ASCII. */
enum { QUOTE_TEXT = 44 };
void quote(const char *text, bool ascii, char quoted[QUOTE_TEXT]);

/* Flushes when the last flush is a tenth of a second old. Ends the program when stdout is closed. */
void print_streamed(const char *text, size_t length);

/* The exit status: this one, or BAD_USAGE, with a message, when the output could not be written. */
int finish(int status);

int finish_without_solution(int n);
