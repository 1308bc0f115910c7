/* search: a named algorithm as a stepper over plain data.
 *
 *     nq_search *s = ...;                                  nq_search_bytes(flags, 8) bytes, the caller's
 *     nq_search_start(s, flags, 8, 0);                     flags = nq_search_named("flags")
 *     while (nq_search_run(s, 1, NQ_ONLY(NQ_DONE))) ...    one event after the other
 *
 *     +- nq_search: the head of every state ----------+- what the search itself keeps ------+
 *     | step counts[] probes   n row col kind free .. | queens, lines, a frontier, domains  |
 *     +-----------------------------------------------+-------------------------------------+
 *
 * It has no pointers: memcpy of these bytes is a whole copy, which can be walked on by itself. No recursion, no
 * allocation, no clock. One step is one event; `kind`, `row`, `col` are the last one's.
 *
 * Some searches begin on a board where queens stand and squares are closed (nq_search_set_up): rows with a queen are
 * neither entered nor tested, a closed square is refused without a probe. Some begin with a random board
 * (nq_search_chance), or have a queen in each row by a formula: they have no frames and no tree, and go beyond NQ_MAX.
 *
 * Invariants: step is the sum of counts[]; in the depth-first searches, besides those given, counts[place] -
 * counts[remove] queens stand on the board, and no two of them attack each other, or, of one that tests columns alone,
 * none along a column.
 */
#pragma once

#include "lines.h"
#include "setup.h"

#include <stddef.h>

typedef enum {
	NQ_START,    /* nothing has happened yet (step 0; not an event) */
	NQ_ENTER,    /* a row is entered: its columns will be tried from left to right */
	NQ_TEST,     /* see nq_verdict */
	NQ_PLACE,    /* the queen is on the board already */
	NQ_SOLUTION, /* n queens stand */
	NQ_REMOVE,   /* the queen is off the board already */
	NQ_LEAVE,    /* the row's frame is gone */
	NQ_LEVEL,    /* breadth-first: one level is complete */
	NQ_CHECK,    /* diagonals of n queens, see nq_verdict; row and col: a queen that another attacks, if one does */
	NQ_SCATTER,  /* a queen is laid in each row at random, at first or anew */
	NQ_MOVE,     /* to another square of the row */
	NQ_DONE,     /* further steps change nothing */
	NQ_KINDS
} nq_kind;

/* Events of some kinds, a bit (1 << kind) for each; or the probes. */
typedef uint32_t nq_counted;
#define NQ_ONLY(kind) ((nq_counted)1 << (kind))
#define NQ_EVERY_EVENT (NQ_ONLY(NQ_KINDS) - 1)
#define NQ_EVERY_PROBE NQ_ONLY(NQ_KINDS)

typedef struct {
	uint64_t step;             /* events so far */
	uint64_t counts[NQ_KINDS]; /* events of each kind; counts[NQ_START] stays 0 */
	uint64_t probes;           /* looks at a square, an array element or a queen so far; of exact-cover its updates */
	int32_t n, start_row;
	int32_t row, col; /* of the last event; NQ_EMPTY where it has none */
	int32_t depth;    /* frames: rows entered and not left */
	uint8_t search;
	uint8_t kind; /* nq_kind of the last event */
	bool free;    /* how the last test or check came out */
	bool closed;
	bool succeeded; /* the first solution is found, at which this search stops */
} nq_search;

/* Options of random searches; the same give the same walk on every machine. All 0 unless nq_search_chance is called. */
enum { NQ_MAX_MOVED = 1000000, NQ_MOST_ALLOWED = 1000000 };
/* Limits: moves in a row that make nothing better; new boards when stuck. */
typedef enum { NQ_SIDEWAYS, NQ_RESTARTS, NQ_LIMITS } nq_limit;
typedef enum { NQ_RANDOM, NQ_GREEDY, NQ_BEGINNINGS } nq_beginning;
typedef struct {
	uint64_t seed;
	int32_t most[NQ_LIMITS];
	nq_beginning begin; /* queens anywhere in their rows, or where the fewest of those above attack them */
} nq_chance;

typedef struct {
	const int32_t *column;  /* n: by row; NQ_EMPTY before any are laid */
	uint64_t pairs, before; /* of queens that attack each other, now and before the last move */
	uint64_t laid;          /* pairs on the first board */
	int from;               /* the column that the moved queen left; NQ_EMPTY when the last event was no move */
} nq_moved;

typedef struct {
	nq_line line;
	int32_t row, col;
} nq_attack;

typedef struct {
	enum {
		NQ_NOT_TESTED,
		NQ_FREE,
		NQ_ATTACKED,
		NQ_CLOSED,
		NQ_EMPTIES /* a queen there would leave nothing to row by.row */
	} how;
	nq_attack by; /* NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY: none */
} nq_verdict;

/* An entered row, and the column tried in it or NQ_EMPTY. Of exact-cover the item, a row or a column; the other is
 * NQ_EMPTY. */
typedef struct {
	int32_t row, col;
} nq_frame;

/* A search's own array; lowest: the first index by its tutorial. */
enum { NQ_ARRAYS = 4, NQ_CELLS = (NQ_MAX + 2) * (NQ_MAX + 2) };
typedef struct {
	int lowest, length;
	int width; /* cells in a row of a board, 0 for a plain list */
	int8_t cell[NQ_CELLS];
} nq_array;

enum { NQ_COMING = 4 };
typedef struct {
	int level;            /* queens in each board */
	const uint64_t *size; /* size[k]: boards of k queens found so far, 0 <= k <= n */
	int64_t index;        /* of the board being extended, from 0; -1 outside of levels */
	int coming;           /* boards in `next`, to be extended after it */
	nq_board next[NQ_COMING];
} nq_frontier;

/* An entry of the table, a file in search/. */
typedef struct {
	const char *id;
	const char *sentence;          /* English, one sentence, no line break */
	const char *arrays[NQ_ARRAYS]; /* names, as in its tutorial */
	int counts_from;               /* 0 or 1: its tutorial's first row and column */
	int largest;                   /* n goes from NQ_MIN to this */
	bool takes_start_row, takes_limits;
	bool stops_at_first; /* ends with success or failure; otherwise with a number of solutions */
	/* The row entered next: from the start row on; the one with the fewest squares left; that row or column; none. */
	enum { NQ_ROWS_IN_ORDER, NQ_FEWEST_ROW, NQ_FEWEST_ITEM, NQ_ENTERS_NONE } enters;
	/* Tests of its squares; where the column alone is tested, whole boards are checked. */
	enum { NQ_TESTS_LINES, NQ_TESTS_COLUMNS, NQ_TESTS_NOTHING } tests;
	size_t (*bytes)(int n);      /* of its state, head included */
	void (*start)(nq_search *s); /* fills in what follows the head, all 0 before */
	/* NULL unless it takes set-ups: see nq_search_set_up; the lines of given queens, and by row the closed squares. */
	bool (*set_up)(nq_search *s, const nq_setup *setup);
	void (*read_setup)(const nq_search *s, nq_lines *given, uint32_t closed[NQ_MAX]);
	void (*chance)(nq_search *s, const nq_chance *chance); /* NULL unless it is random */
	/* Steps until `at_most` are taken, the search is done or the last event was of a kind in `until`; steps taken. */
	uint64_t (*run)(nq_search *s, uint64_t at_most, nq_counted until);
	int (*queen)(const nq_search *s, int row);    /* its column, or NQ_EMPTY */
	nq_frame (*frame)(const nq_search *s, int i); /* 0 <= i < depth, outermost first; NULL where no row is entered */
	/* The attacker it meets first: along lines in this order, then in order of rows; or in a way of its own. */
	nq_line order[3];
	nq_attack (*attack)(const nq_search *s, int row, int col);
	int (*emptied)(const nq_search *s); /* NULL unless it looks ahead: the row that the last test would have emptied */
	void (*read_arrays)(const nq_search *s, nq_array out[NQ_ARRAYS]);
	void (*read_frontier)(const nq_search *s, nq_frontier *out); /* NULL unless it goes level by level */
	/* NULL unless it moves queens: in O(1) the queens of other rows that attack a square; board and last move. */
	int (*attackers)(const nq_search *s, int row, int col);
	void (*read_moved)(const nq_search *s, nq_moved *out);
} nq_search_type;

/* The list that a program is linked with: search/all.c, or search/tutorials.c. The tutorials' come first in both. */
typedef struct {
	const nq_search_type *const *types;
	int count, tutorials;
} nq_search_list;
extern const nq_search_list nq_searches;

int nq_search_count(void);
const nq_search_type *nq_search_type_at(int index);
bool nq_search_is_further(int index); /* beyond the tutorials' */
int nq_search_named(const char *id);  /* index, or -1 */
static inline const nq_search_type *nq_type_of(const nq_search *s) { return nq_search_type_at(s->search); }

/* A multiple of 8; 0: no such search, or n is not for it. */
size_t nq_search_bytes(int search, int n);

/* Sets s, aligned for a uint64_t, to step 0. False, and s untouched, when an argument is out of range: 0 <= start_row
 * < n, and 0 for searches that take none. */
bool nq_search_start(nq_search *s, int search, int n, int start_row);

/* At step 0. False when the search takes no set-up, n differs, or two given queens attack each other; then s must be
 * started again. */
bool nq_search_set_up(nq_search *s, const nq_setup *setup);

/* At step 0. False, and nothing changed, when the search is not random or a part is out of range: a limit is 0 …
 * NQ_MOST_ALLOWED, and 0 for a search that takes none. */
bool nq_search_chance(nq_search *s, const nq_chance *chance);

/* See nq_search_type.run. 0 only when at_most is 0 or the search is done. */
uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until);

uint64_t nq_search_counted(const nq_search *s, nq_counted what);

/* Probes of one test, at most. */
uint64_t nq_search_most_probes(int n);

/* n ≤ NQ_MAX. */
nq_board nq_search_board(const nq_search *s);

/* Of the last event; NQ_NOT_TESTED when it was neither test nor check. */
nq_verdict nq_search_verdict(const nq_search *s);

uint64_t nq_search_restarts(const nq_search *s);

const char *nq_kind_name(nq_kind kind);
