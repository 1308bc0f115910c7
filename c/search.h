/* search: a named algorithm as a stepper over plain data of fixed size.
 *
 *     nq_search s;
 *     nq_search_start(&s, nq_search_named("flags"), 8, 0);
 *     while (nq_search_run(&s, 1, NQ_DONE)) ...            one event after the other
 *
 * A search is one struct without pointers: `copy = s` is a whole copy, which can be walked on by itself.
 * There is no recursion, no allocation, no clock. One step is one event; the struct after k steps is
 * the moment after k events, and `kind`, `row`, `col` say what the last event was.
 *
 *   start     nothing has happened yet (step 0; not an event)
 *   enter     a row is entered: its columns will be tried from left to right
 *   test      a square is tested: free, or attacked by a queen along a line
 *   place     a queen is put down                (it is on the board already)
 *   solution  n queens stand
 *   remove    a queen is taken back              (it is off the board already)
 *   leave     a row is left: its frame is gone
 *   level     breadth-first: one level is complete
 *   done      the search is over; further steps change nothing
 *
 * Invariants: the number of steps is the sum of counts[]; in the depth-first searches counts[place] -
 * counts[remove] queens stand on the board, and no two of them attack each other.
 */
#ifndef NQ_SEARCH_H
#define NQ_SEARCH_H

#include "board.h"

typedef enum {
    NQ_START,
    NQ_ENTER,
    NQ_TEST,
    NQ_PLACE,
    NQ_SOLUTION,
    NQ_REMOVE,
    NQ_LEAVE,
    NQ_LEVEL,
    NQ_DONE,
    NQ_KINDS
} nq_kind;

/* What is counted along a walk: the events of some kinds, a bit (1 << kind) for each; or the probes. */
typedef uint32_t nq_counted;
#define NQ_ONLY(kind) ((nq_counted)1 << (kind))
#define NQ_EVERY_EVENT (NQ_ONLY(NQ_KINDS) - 1)
#define NQ_EVERY_PROBE NQ_ONLY(NQ_KINDS)

/* What only breadth_first.c uses: see there. */
typedef struct {
    uint64_t size[NQ_MAX + 1]; /* size[k]: boards of k queens found so far */
    uint64_t index;            /* which board of the frontier is being extended, from 0 */
    int8_t level;              /* queens in each board of the frontier */
    bool extending;            /* false before, between and after the levels: index means nothing then */
} nq_frontier;

typedef struct {
    uint64_t counts[NQ_KINDS]; /* events of each kind so far; counts[NQ_START] stays 0 */
    uint64_t probes;           /* looks at a square, an array element or an earlier queen, by all tests so far */
    /* Lines taken by queens. The depth-first searches keep all queens in them, breadth-first those of the board it extends. */
    uint64_t diagonals;     /* bit col - row + n - 1; in this order a shift by n-1-row lays a row's squares at bits 0 .. n-1 */
    uint64_t antidiagonals; /* bit row + col */
    uint32_t columns;       /* bit col */
    uint8_t search;         /* which one: index into the table */
    uint8_t n, start_row;
    uint8_t kind;     /* nq_kind of the last event */
    int8_t row, col;  /* of the last event; NQ_EMPTY where it has none */
    bool free;        /* how the last test came out */
    bool succeeded;   /* a search that stops at the first solution has found it */
    uint8_t depth;    /* rows entered and not left */
    int8_t queen[NQ_MAX]; /* per row, its queen's column or NQ_EMPTY */
    int8_t tried[NQ_MAX]; /* per open frame, outermost first, the column it is trying, NQ_EMPTY before the first */
    nq_frontier frontier;
} nq_search;

/* Why a tested square is refused. */
typedef struct {
    nq_line line; /* NQ_NO_LINE: it is free */
    int8_t row, col;
} nq_attack;

/* One of a search's own arrays, under the name and with the lowest index its tutorial gives it. */
enum { NQ_ARRAYS = 4, NQ_CELLS = (NQ_MAX + 2) * (NQ_MAX + 2) };
typedef struct {
    const char *name;
    int lowest, length;
    int width;              /* cells in a row when it pictures a board, 0 for a plain list */
    int8_t cell[NQ_CELLS];  /* 0 or 1 for what is false or true, a number where the tutorial keeps one */
} nq_array;

/* An entry of the table: one file in search/, see the files there. */
typedef struct {
    const char *id;
    const char *sentence;       /* English, one sentence, no line break */
    int counts_from;            /* 0 or 1: how its tutorial numbers rows and columns; data here count from 0 all the same */
    bool takes_start_row;
    bool stops_at_first;        /* ends with success or failure; otherwise with a number of solutions */
    bool is_breadth_first;
    /* Steps until `at_most` are taken, the search is done or the last event was of a kind in `until`; steps taken. */
    uint64_t (*run)(nq_search *s, uint64_t at_most, nq_counted until);
    /* The queen that the search itself meets first when it tests this square, which must not hold a queen. */
    nq_attack (*attack)(const nq_search *s, int row, int col);
    /* The search's own arrays as they stand; how many. May be NULL: none. */
    int (*arrays)(const nq_search *s, nq_array out[NQ_ARRAYS]);
} nq_search_type;

int nq_search_count(void);
const nq_search_type *nq_search_type_at(int index); /* 0 <= index < nq_search_count() */
int nq_search_named(const char *id);                /* index into the table, or -1 */
static inline const nq_search_type *nq_type_of(const nq_search *s) { return nq_search_type_at(s->search); }

/* Sets s to step 0. search: an index of the table; NQ_MIN <= n <= NQ_MAX; 0 <= start_row < n, and 0 for
 * searches that take none. Returns false, s untouched, when one of them is out of range. */
bool nq_search_start(nq_search *s, int search, int n, int start_row);

/* Walks on; see nq_search_type.run. 0 steps are taken only when at_most is 0 or the search is done. */
uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until);

/* Steps taken since the start. */
uint64_t nq_search_steps(const nq_search *s);

/* How much of it there was so far; NQ_EVERY_EVENT is the step number. */
uint64_t nq_search_counted(const nq_search *s, nq_counted what);

/* No test of a walk on n rows takes more probes than this. */
uint64_t nq_search_most_probes(int n);

/* For the last event, when it was a test: who refused the square. NQ_NO_LINE otherwise. */
nq_attack nq_search_verdict(const nq_search *s);

/* "enter" … "done", "start". */
const char *nq_kind_name(nq_kind kind);
int nq_kind_named(const char *name); /* nq_kind, or -1 */

/* Breadth-first: the boards of the frontier that will be extended after the present one, in order, at most
 * `capacity`; how many. Looks ahead on a copy. 0 for other searches. */
int nq_frontier_next(const nq_search *s, nq_board *next, int capacity);

#endif
