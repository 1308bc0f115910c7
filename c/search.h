/* search: a named algorithm as a stepper over plain data.
 *
 *     nq_search *s = ...;                                  nq_search_bytes(flags, 8) bytes, the caller's
 *     nq_search_start(s, flags, 8, 0);                     flags = nq_search_named("flags")
 *     while (nq_search_run(s, 1, NQ_ONLY(NQ_DONE))) ...    one event after the other
 *
 * A state is this struct followed by private data, without pointers: a memcpy is a checkpoint. No recursion, allocation
 * or clock. One step is one event, described by `kind`, `row` and `col`.
 *
 * Some searches take an initial position (nq_search_set_up): rows with a fixed queen are neither entered nor tested,
 * blocked squares are rejected without a probe. Others start from a random board (nq_search_chance) or use a formula:
 * these have no frames and no tree, and support n beyond NQ_MAX.
 *
 * Invariants: step is the sum of counts[]. Depth-first searches have counts[place] - counts[remove] queens on the board
 * besides fixed ones; no two attack each other (for column-only tests: share a column).
 */
#pragma once

#include "lines.h"
#include "setup.h"

#include <stddef.h>

typedef enum {
	NQ_START, /* before any event, step 0 */
	NQ_ENTER, /* columns of the row will be tried from left to right */
	NQ_TEST,
	NQ_PLACE, /* the queen is already on the board */
	NQ_SOLUTION,
	NQ_REMOVE, /* the queen is already off the board */
	NQ_LEAVE,
	NQ_LEVEL,   /* breadth-first: one level is complete */
	NQ_CHECK,   /* diagonals of n queens, see nq_verdict; row, col: an attacked queen, if any */
	NQ_SCATTER, /* a random board: the first, or a restart */
	NQ_MOVE,
	NQ_DONE, /* further steps change nothing */
	NQ_KINDS
} nq_kind;

/* Set of kinds of events (bit 1 << kind), or the probes. */
typedef uint32_t nq_counted;
#define NQ_ONLY(kind) ((nq_counted)1 << (kind))
#define NQ_EVERY_EVENT (NQ_ONLY(NQ_KINDS) - 1)
#define NQ_EVERY_PROBE NQ_ONLY(NQ_KINDS)

typedef struct {
	uint64_t step;
	uint64_t counts[NQ_KINDS]; /* counts[NQ_START] stays 0 */
	uint64_t probes;           /* squares, array elements or queens examined; in exact-cover, updates */
	int32_t n, start_row;
	int32_t row, col; /* of the last event, or NQ_EMPTY */
	int32_t depth;    /* frames: rows entered and not left */
	uint8_t search;
	uint8_t kind; /* nq_kind of the last event */
	bool free;    /* result of the last test or check */
	bool closed;
	bool succeeded; /* found the first solution, at which this search stops */
} nq_search;

/* Options of random searches; equal options give equal walks on every machine. All 0 by default. */
enum { NQ_MAX_MOVED = 1000000, NQ_MOST_ALLOWED = 1000000 };
/* Limits: consecutive moves without improvement; restarts when stuck. */
typedef enum { NQ_SIDEWAYS, NQ_RESTARTS, NQ_LIMITS } nq_limit;
typedef enum { NQ_RANDOM, NQ_GREEDY, NQ_BEGINNINGS } nq_beginning;
typedef struct {
	uint64_t seed;
	int32_t most[NQ_LIMITS];
	nq_beginning begin; /* random columns, or columns with the fewest attackers above */
} nq_chance;

typedef struct {
	const int32_t *column;
	uint64_t pairs, before; /* attacking pairs, now and before the last move */
	uint64_t laid;          /* pairs on the first board */
	int from;               /* column that the moved queen left; NQ_EMPTY after other events */
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
		NQ_EMPTIES /* a queen there would leave row by.row no square */
	} how;
	nq_attack by; /* NQ_NO_ATTACK: none */
} nq_verdict;

/* Entered row, and the column tried in it or NQ_EMPTY. In exact-cover the item, a row or a column; the other is
 * NQ_EMPTY. */
typedef struct {
	int32_t row, col;
} nq_frame;

/* Array of a search; lowest: first index in its tutorial. */
enum { NQ_ARRAYS = 4, NQ_CELLS = (NQ_MAX + 2) * (NQ_MAX + 2) };
typedef struct {
	int lowest, length;
	int width; /* cells per row of a board, 0 for a list */
	int8_t cell[NQ_CELLS];
} nq_array;

enum { NQ_COMING = 4 };
typedef struct {
	int level;            /* queens in each board */
	const uint64_t *size; /* size[k]: boards of k queens found so far, 0 <= k <= n */
	int64_t index;        /* of the board being extended; -1 outside of levels */
	int coming;           /* boards in `next`, to be extended after it */
	nq_board next[NQ_COMING];
} nq_frontier;

/* A table entry: one file in search/. */
typedef struct {
	const char *id;
	const char *sentence;          /* English, one line */
	const char *arrays[NQ_ARRAYS]; /* names in its tutorial */
	int counts_from;               /* 0 or 1: first row and column in its tutorial */
	int largest;                   /* maximum n */
	bool takes_start_row, takes_limits;
	bool stops_at_first; /* ends with success or failure, otherwise with a number of solutions */
	/* Next row: in order from the start row; minimum remaining values; the same for rows and columns; none. */
	enum { NQ_ROWS_IN_ORDER, NQ_FEWEST_ROW, NQ_FEWEST_ITEM, NQ_ENTERS_NONE } enters;
	/* Tests of squares; with column tests, whole boards are checked. */
	enum { NQ_TESTS_LINES, NQ_TESTS_COLUMNS, NQ_TESTS_NOTHING } tests;
	size_t (*bytes)(int n);      /* of its state, head included */
	void (*start)(nq_search *s); /* initialises the zeroed fields after the head */
	/* NULL without support for initial positions (nq_search_set_up). read_setup: lines of fixed queens, blocked squares
	 * by row. */
	bool (*set_up)(nq_search *s, const nq_setup *setup);
	void (*read_setup)(const nq_search *s, nq_lines *given, uint32_t closed[NQ_MAX]);
	void (*chance)(nq_search *s, const nq_chance *chance); /* NULL unless random */
	/* Runs until `at_most` steps, the end, or an event of a kind in `until`; returns the steps taken. */
	uint64_t (*run)(nq_search *s, uint64_t at_most, nq_counted until);
	int (*queen)(const nq_search *s, int row);
	nq_frame (*frame)(const nq_search *s, int i); /* 0 <= i < depth, outermost first; NULL if it enters no rows */
	/* Attacker met first: by line in this order, then by row; or by a function. */
	nq_line order[3];
	nq_attack (*attack)(const nq_search *s, int row, int col);
	int (*emptied)(const nq_search *s); /* row that the last test would have emptied; NULL without lookahead */
	void (*read_arrays)(const nq_search *s, nq_array out[NQ_ARRAYS]);
	void (*read_frontier)(const nq_search *s, nq_frontier *out); /* NULL unless breadth-first */
	/* NULL unless it moves queens: queens of other rows that attack a square, in O(1); board and last move. */
	int (*attackers)(const nq_search *s, int row, int col);
	void (*read_moved)(const nq_search *s, nq_moved *out);
} nq_search_type;

/* Searches linked into the program: search/all.c or search/tutorials.c. Tutorials come first in both. */
typedef struct {
	const nq_search_type *const *types;
	int count, tutorials;
} nq_search_list;
extern const nq_search_list nq_searches;

int nq_search_count(void);
const nq_search_type *nq_search_type_at(int index);
bool nq_search_is_further(int index);
int nq_search_named(const char *id); /* index, or -1 */
static inline const nq_search_type *nq_type_of(const nq_search *s) { return nq_search_type_at(s->search); }

/* A multiple of 8; 0: unknown search or unsupported n. */
size_t nq_search_bytes(int search, int n);

/* Sets s, aligned for a uint64_t, to step 0. Returns false and leaves s when an argument is out of range; start_row is
 * 0 for searches that take none. */
bool nq_search_start(nq_search *s, int search, int n, int start_row);

/* Only at step 0. False when the search takes no initial position, n differs, or fixed queens attack each other; then
 * restart s. */
bool nq_search_set_up(nq_search *s, const nq_setup *setup);

/* Only at step 0. False, without change, when the search is not random or a part is out of range: limits are 0 …
 * NQ_MOST_ALLOWED, and 0 for searches that take none. */
bool nq_search_chance(nq_search *s, const nq_chance *chance);

/* See nq_search_type.run. Returns 0 only when at_most is 0 or the search is done. */
uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until);

uint64_t nq_search_counted(const nq_search *s, nq_counted what);

uint64_t nq_search_most_probes(int n);

nq_board nq_search_board(const nq_search *s);

/* Verdict of the last event; NQ_NOT_TESTED unless it was a test or check. */
nq_verdict nq_search_verdict(const nq_search *s);

uint64_t nq_search_restarts(const nq_search *s);

const char *nq_kind_name(nq_kind kind);
