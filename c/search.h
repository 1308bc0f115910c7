/* A search is a named algorithm that runs event by event, with its state as plain data.
 *
 *   int flags = nq_search_named("flags");
 *   nq_search *s = allocate(nq_search_bytes(flags, 8));
 *   nq_search_start(s, flags, 8, 0);
 *   while (nq_search_run(s, 1, NQ_ONLY(NQ_DONE))) ...
 *
 * A step is one event: `kind`, `row`, `col`. A state is this struct followed by private data, without pointers: a
 * memcpy is a checkpoint.
 *
 * Some searches take an initial position (nq_search_set_up). Such a search skips rows with a fixed queen, and rejects
 * blocked squares without a probe. Random searches (nq_search_chance) and formulas have no frames and no tree, and
 * support n beyond NQ_MAX.
 *
 * Invariants: step is the sum of counts[]. In depth-first searches, the board has the fixed queens and counts[place] -
 * counts[remove] other queens. No two queens attack each other; if the search tests only columns, no two share a
 * column. */
#pragma once

#include "lines.h"
#include "setup.h"

#include <stddef.h>

typedef enum {
#define KIND(kind, name) NQ_##kind,
#include <kinds_table.h>
	NQ_KINDS
} nq_kind;

/* Set of kinds of events, as bits 1 << kind, or NQ_EVERY_PROBE. */
typedef uint32_t nq_counted;
#define NQ_ONLY(kind) ((nq_counted)1 << (kind))
#define NQ_EVERY_EVENT (NQ_ONLY(NQ_KINDS) - 1)
#define NQ_EVERY_PROBE NQ_ONLY(NQ_KINDS)

typedef struct {
	uint64_t step;
	uint64_t counts[NQ_KINDS];
	uint64_t probes; /* squares, array elements or queens examined; in exact-cover, updates */
	int32_t n, start_row;
	int32_t row, col;
	int32_t depth;
	uint8_t search;
	uint8_t kind;
	bool free, closed;
} nq_search;

/* Options of random searches. Equal options give equal walks on every machine. */
enum { NQ_MAX_MOVED = 1000000, NQ_MOST_ALLOWED = 1000000 };
/* NQ_SIDEWAYS limits consecutive moves without improvement. NQ_RESTARTS limits the new boards of a stuck search. */
enum { NQ_SIDEWAYS, NQ_RESTARTS, NQ_LIMITS };
typedef enum { NQ_RANDOM, NQ_GREEDY, NQ_BEGINNINGS } nq_beginning;
typedef struct {
	uint64_t seed;
	int32_t most[NQ_LIMITS];
	nq_beginning begin; /* NQ_GREEDY: a new queen is put where the fewest queens above attack her */
} nq_chance;

typedef struct {
	const int32_t *column;
	/* Attacking pairs: now, before the last move, on the first board. */
	uint64_t pairs, before, laid;
	int from; /* column that the moved queen left, or NQ_EMPTY */
} nq_moved;

typedef struct {
	nq_line line;
	int32_t row, col;
} nq_attack;
#define NQ_NO_ATTACK ((nq_attack){NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY})

typedef struct {
	enum {
		NQ_NOT_TESTED,
		NQ_FREE,
		NQ_ATTACKED,
		NQ_CLOSED,
		NQ_EMPTIES /* a queen on the square would attack all free squares of row by.row */
	} how;
	nq_attack by;
} nq_verdict;

/* An entered row and the column being tried in it, or NQ_EMPTY. In exact-cover, an entered row or an entered column;
 * the other field is NQ_EMPTY. */
typedef struct {
	int32_t row, col;
} nq_frame;

/* An array shown in a search's tutorial. lowest: index of the first element. */
enum { NQ_ARRAYS = 4, NQ_CELLS = (NQ_MAX + 2) * (NQ_MAX + 2) };
typedef struct {
	int lowest, length;
	int width; /* cells per row; 0: a list, not a board */
	int8_t cell[NQ_CELLS];
} nq_array;

enum { NQ_COMING = 4 };
typedef struct {
	int level;
	const uint64_t *size;
	int64_t index; /* number of the board being extended, from 0; -1 at the events `start`, `level` and `done` */
	int coming;
	nq_board next[NQ_COMING];
} nq_frontier;

typedef struct {
	const char *id;
	const char *arrays[NQ_ARRAYS];
	int counts_from; /* number of the first row and column in the tutorial, 0 or 1 */
	int largest;
	bool takes_start_row, takes_limits;
	bool stops_at_first; /* the search ends with success at its first solution, else with failure */
	/* Order in which rows or items are entered. FEWEST: fewest free squares first. */
	enum { NQ_ROWS_IN_ORDER, NQ_FEWEST_ROW, NQ_FEWEST_ITEM, NQ_ENTERS_NONE } enters;
	enum { NQ_TESTS_LINES, NQ_TESTS_COLUMNS, NQ_TESTS_NOTHING } tests;
	size_t (*bytes)(int n);
	void (*start)(nq_search *s);                         /* sets the private data, which are 0 before */
	bool (*set_up)(nq_search *s, const nq_setup *setup); /* NULL: no initial position is possible */
	/* Stores the lines of fixed queens, and the blocked squares. */
	void (*read_setup)(const nq_search *s, nq_lines *given, uint32_t closed[NQ_MAX]);
	void (*chance)(nq_search *s, const nq_chance *chance); /* NULL unless random */
	/* Runs for `at_most` steps, to the end, or to an event of a kind in `until`; returns the number of steps. */
	uint64_t (*run)(nq_search *s, uint64_t at_most, nq_counted until);
	int (*queen)(const nq_search *s, int row);
	nq_frame (*frame)(const nq_search *s, int i); /* 0 <= i < depth, outermost first; NULL if no rows are entered */
	/* A rejected square is reported with one attacker, the result of `attack` if this is set. Otherwise the lines of
	 * kind order[0] are searched first, then order[1], then order[2] (NQ_NO_LINE: all lines). Within a
	 * kind, the attacker in the upper row is reported. */
	nq_line order[3];
	nq_attack (*attack)(const nq_search *s);
	/* Returns a row in which a queen on the tested square leaves no square free. NULL: no lookahead. */
	int (*emptied)(const nq_search *s);
	void (*read_arrays)(const nq_search *s, nq_array out[NQ_ARRAYS]);
	void (*read_frontier)(const nq_search *s, nq_frontier *out); /* NULL unless breadth-first */
	/* Both NULL unless the search moves queens. attackers: number of queens in other rows that attack a square. */
	int (*attackers)(const nq_search *s, int row, int col);
	void (*read_moved)(const nq_search *s, nq_moved *out);
} nq_search_type;

/* All searches, first those of the tutorials; defined in search/all.c or search/tutorials.c. */
typedef struct {
	const nq_search_type *const *types;
	int count, tutorials;
} nq_search_list;
extern const nq_search_list nq_searches;

static inline int nq_search_count(void) { return nq_searches.count; }
static inline const nq_search_type *nq_search_type_at(int index) { return nq_searches.types[index]; }
int nq_search_named(const char *id); /* or -1 */
static inline const nq_search_type *nq_type_of(const nq_search *s) { return nq_search_type_at(s->search); }

static inline bool nq_has_succeeded(const nq_search *s) {
	return s->counts[NQ_SOLUTION] > 0 && nq_type_of(s)->stops_at_first;
}

/* Size of a state, a multiple of 8; 0: unknown search or unsupported n. */
size_t nq_search_bytes(int search, int n);

/* Sets s, aligned for a uint64_t, to step 0. Returns false, without change, when an argument is out of range; start_row
 * must be 0 unless takes_start_row. */
bool nq_search_start(nq_search *s, int search, int n, int start_row);

/* Sets an initial position at step 0. Returns false when the search takes no position, n differs, or fixed queens
 * attack each other; s must then be restarted. */
bool nq_search_set_up(nq_search *s, const nq_setup *setup);

/* Sets options at step 0. Returns false, without change, when the search is not random or an option is out of range:
 * limits are 0 … NQ_MOST_ALLOWED, and 0 unless takes_limits. */
bool nq_search_chance(nq_search *s, const nq_chance *chance);

/* Runs like nq_search_type.run; returns 0 only when at_most is 0 or the search is done. */
uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until);

uint64_t nq_search_counted(const nq_search *s, nq_counted what);

/* n queens, eight lines per queen, n squares per line. */
static inline uint64_t nq_search_most_probes(int n) { return 8 * (uint64_t)n * (uint64_t)n; }

nq_board nq_search_board(const nq_search *s);

/* Test result of the last event; NQ_NOT_TESTED unless it was a test or check. */
nq_verdict nq_search_verdict(const nq_search *s);

uint64_t nq_search_restarts(const nq_search *s);

const char *nq_kind_name(int kind);

const char *nq_verdict_name(int how);
