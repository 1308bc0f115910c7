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
 * There are no pointers in it: memcpy of these bytes is a whole copy, which can be walked on by itself. No recursion,
 * no allocation, no clock. One step is one event; `kind`, `row`, `col` say what the last one was.
 *
 * Some searches begin on a board where queens stand and squares are closed (nq_search_set_up): rows with a queen are
 * neither entered nor tested, a closed square is refused without a probe.
 *
 * Some begin with a board by lot (nq_search_chance), or have a queen in each row by a formula: they enter no rows, have
 * no frames and no tree, and go beyond NQ_MAX.
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
	NQ_TEST,     /* a square is tested, see nq_verdict */
	NQ_PLACE,    /* a queen is put down (it is on the board already) */
	NQ_SOLUTION, /* n queens stand */
	NQ_REMOVE,   /* a queen is taken back (it is off the board already) */
	NQ_LEAVE,    /* a row is left: its frame is gone */
	NQ_LEVEL,    /* breadth-first: one level is complete */
	NQ_CHECK,    /* n queens stand, and only now is looked at diagonals: see nq_verdict; row and col are those of the
	              * queen that another attacks, if one does */
	NQ_SCATTER,  /* a queen is laid in each row by lot, at first or anew */
	NQ_MOVE,     /* a queen has gone to another square of her row */
	NQ_DONE,     /* the search is over; further steps change nothing */
	NQ_KINDS
} nq_kind;

/* What is counted along a walk: the events of some kinds, a bit (1 << kind) for each; or the probes. */
typedef uint32_t nq_counted;
#define NQ_ONLY(kind) ((nq_counted)1 << (kind))
#define NQ_EVERY_EVENT (NQ_ONLY(NQ_KINDS) - 1)
#define NQ_EVERY_PROBE NQ_ONLY(NQ_KINDS)

typedef struct {
	uint64_t step;             /* events so far */
	uint64_t counts[NQ_KINDS]; /* of each kind; counts[NQ_START] stays 0 */
	uint64_t probes;           /* looks at a square, an array element or an earlier queen, by all tests and checks so
	                            * far; of exact-cover, which tests nothing, its updates */
	int32_t n, start_row;
	int32_t row, col; /* of the last event; NQ_EMPTY where it has none */
	int32_t depth;    /* frames: rows entered and not left */
	uint8_t search;   /* which one: index into the table */
	uint8_t kind;     /* nq_kind of the last event */
	bool free;        /* how the last test or check came out */
	bool closed;      /* it was of a closed square */
	bool succeeded;   /* a search that stops at the first solution has found it */
} nq_search;

/* What is left to chance in a walk: the same is the same walk, on every machine. All 0 unless nq_search_chance is
 * called. */
enum { NQ_MAX_MOVED = 1000000, NQ_MOST_ALLOWED = 1000000 };
/* How often at most a search that takes limits may move in a row and make nothing better; and, stuck, lay another
 * board. */
typedef enum { NQ_SIDEWAYS, NQ_RESTARTS, NQ_LIMITS } nq_limit;
typedef enum { NQ_RANDOM, NQ_GREEDY, NQ_BEGINNINGS } nq_beginning;
typedef struct {
	uint64_t seed;
	int32_t most[NQ_LIMITS];
	nq_beginning begin; /* each queen laid anywhere in her row, or where the fewest of those above attack her */
} nq_chance;

/* The board of a search that moves queens, and its last move. */
typedef struct {
	const int32_t *column;  /* n: by row; NQ_EMPTY before any are laid */
	uint64_t pairs, before; /* of queens that attack each other, now and before this move */
	uint64_t laid;          /* and when all had been laid first; 0 before */
	int from;               /* the column that the queen left; NQ_EMPTY when the last event was no move */
} nq_moved;

typedef struct {
	nq_line line; /* NQ_NO_LINE: the square is free */
	int32_t row, col;
} nq_attack;

/* How a test came out, or a check: free, or the queen in row `row` is attacked by one in a row above. */
typedef struct {
	enum {
		NQ_NOT_TESTED,
		NQ_FREE,
		NQ_ATTACKED, /* by a queen along a line */
		NQ_CLOSED,
		NQ_EMPTIES /* a queen there would leave nothing to row by.row */
	} how;
	nq_attack by; /* NQ_NO_LINE, with no row and no column, where there is none */
} nq_verdict;

/* A row that was entered, and the column tried in it or NQ_EMPTY. Of exact-cover the item alone, a row or a column; the
 * other is NQ_EMPTY, and which of its squares is tried the queens say. */
typedef struct {
	int32_t row, col;
} nq_frame;

/* One of a search's own arrays as it stands; lowest: the first index by its tutorial. */
enum { NQ_ARRAYS = 4, NQ_CELLS = (NQ_MAX + 2) * (NQ_MAX + 2) };
typedef struct {
	int lowest, length;
	int width;             /* cells in a row when it pictures a board, 0 for a plain list */
	int8_t cell[NQ_CELLS]; /* 0 or 1 for false or true, a number where the tutorial keeps one */
} nq_array;

enum { NQ_COMING = 4 };
typedef struct {
	int level;            /* queens in each board */
	const uint64_t *size; /* size[k]: boards of k queens found so far, 0 <= k <= n */
	int64_t index;        /* which board of the level is being extended, from 0; -1 outside of levels */
	int coming;           /* how many boards stand in `next`, to be extended after the present one, in order */
	nq_board next[NQ_COMING];
} nq_frontier;

/* An entry of the table, a file in search/: all that others know of a search. */
typedef struct {
	const char *id;
	const char *sentence;          /* English, one sentence, no line break */
	const char *arrays[NQ_ARRAYS]; /* names of its own arrays, as in its tutorial */
	int counts_from;               /* 0 or 1: how its tutorial numbers rows and columns; data here count from 0 */
	int largest;                   /* n goes from NQ_MIN to this */
	bool takes_start_row, takes_limits;
	bool stops_at_first; /* ends with success or failure; otherwise with a number of solutions */
	/* Which row is entered next: from the start row on; the one with the fewest squares left; or that row or column; or
	 * none is. */
	enum { NQ_ROWS_IN_ORDER, NQ_FEWEST_ROW, NQ_FEWEST_ITEM, NQ_ENTERS_NONE } enters;
	/* Which squares of it are tried: each that is tested and found free; or free ones alone, without a test. Where only
	 * the column is tested, whole boards are checked. */
	enum { NQ_TESTS_LINES, NQ_TESTS_COLUMNS, NQ_TESTS_NOTHING } tests;
	size_t (*bytes)(int n);      /* of its state, head included */
	void (*start)(nq_search *s); /* fills in what follows the head, which is set; all else is 0 */
	/* At the start, of one that takes set-ups: puts down what is given and closes what is blocked; false when two queens
	 * given attack each other. */
	bool (*set_up)(nq_search *s, const nq_setup *setup);
	/* And of which board it began: of the queens given the lines, of each row the closed squares. */
	void (*read_setup)(const nq_search *s, nq_lines *given, uint32_t closed[NQ_MAX]);
	void (*chance)(nq_search *s, const nq_chance *chance); /* at the start, of one that takes chance: notes it */
	/* Steps until `at_most` are taken, the search is done or the last event was of a kind in `until`; steps taken. */
	uint64_t (*run)(nq_search *s, uint64_t at_most, nq_counted until);
	int (*queen)(const nq_search *s, int row);    /* its column, or NQ_EMPTY */
	nq_frame (*frame)(const nq_search *s, int i); /* 0 <= i < depth, outermost first; NULL where no row is entered */
	/* The queen it meets first that attacks a tested square: along lines in this order, then in order of rows; or, not
	 * NULL, in a way of its own. */
	nq_line order[3];
	nq_attack (*attack)(const nq_search *s, int row, int col);
	int (*emptied)(const nq_search *s); /* of one that looks ahead: the row for which the last test refused */
	void (*read_arrays)(const nq_search *s, nq_array out[NQ_ARRAYS]); /* one for each name */
	void (*read_frontier)(const nq_search *s, nq_frontier *out);      /* NULL, unless it goes level by level */
	/* Of one that moves queens, in O(1): the queens of other rows that attack a square; its board and last move. */
	int (*attackers)(const nq_search *s, int row, int col);
	void (*read_moved)(const nq_search *s, nq_moved *out);
} nq_search_type;

/* The searches that a program is linked with: search/all.c or, the tutorials' alone, search/tutorials.c. The tutorials'
 * come first, so that an index means the same search in both. */
typedef struct {
	const nq_search_type *const *types;
	int count, tutorials;
} nq_search_list;
extern const nq_search_list nq_searches;

int nq_search_count(void);
const nq_search_type *nq_search_type_at(int index); /* 0 <= index < nq_search_count() */
bool nq_search_is_further(int index);               /* beyond the tutorials' */
int nq_search_named(const char *id);                /* index into the table, or -1 */
static inline const nq_search_type *nq_type_of(const nq_search *s) { return nq_search_type_at(s->search); }

/* Of a state, a multiple of 8; 0 when there is no such search or n is not for it. */
size_t nq_search_bytes(int search, int n);

/* Sets s, so many bytes and aligned for a uint64_t, to step 0. False, and s untouched, when an argument is out of
 * range: 0 <= start_row < n, and 0 for searches that take none. */
bool nq_search_start(nq_search *s, int search, int n, int start_row);

/* At step 0: queens stand, squares are closed. False when the search takes none, n is another, or two queens given
 * attack each other; then s is to be started again. */
bool nq_search_set_up(nq_search *s, const nq_setup *setup);

/* At step 0. False, and nothing changed, when the search takes no chance, or a part of it is out of range: a limit is
 * 0 … NQ_MOST_ALLOWED, and 0 for a search that takes none. */
bool nq_search_chance(nq_search *s, const nq_chance *chance);

/* Walks on; see nq_search_type.run. 0 steps are taken only when at_most is 0 or the search is done. */
uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until);

/* How much of it there was so far; NQ_EVERY_EVENT is the step number. */
uint64_t nq_search_counted(const nq_search *s, nq_counted what);

/* No test of a walk on n rows takes more probes than this. */
uint64_t nq_search_most_probes(int n);

/* n is NQ_MAX at most; of larger boards nq_search_type.queen tells. */
nq_board nq_search_board(const nq_search *s);

/* On the square that was tested, or the board that was checked; NQ_NOT_TESTED when the last event was neither. */
nq_verdict nq_search_verdict(const nq_search *s);

/* How often a board was laid anew. */
uint64_t nq_search_restarts(const nq_search *s);

/* "enter" … "done", "start". */
const char *nq_kind_name(nq_kind kind);
