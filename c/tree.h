/* tree: the search tree of backtracking, looked at from any of its nodes.
 *
 *     depth 0                .                  n = 4, from row 0: the node 1 is a queen in column 1 of row 0. Of
 *     depth 1     0     1     2     3           the next row it cuts columns 0 1 2, so 1 3 is its only child.
 *     depth 2    2 3    3     0    0 1
 *
 * A node is the columns of the queens placed so far, in the order in which a search fills their rows: start_row first,
 * then on and round from the last row to the first; or the row with the fewest squares left. Rows go round, diagonals
 * do not. Whatever is asked about a node is worked out from its columns; no search is needed, and every search for all
 * solutions visits just these nodes. Of one whose levels are no rows (exact-cover) the root is all there is.
 */
#pragma once

#include "lines.h"
#include "search.h"

typedef struct {
	uint8_t n, start_row, depth, rows; /* 0 <= start_row < n, 0 <= depth <= rows, those without a given queen */
	bool fewest_first;                 /* the row with the fewest squares left */
	bool looks_ahead;                  /* no queen that leaves no square to a row */
	bool columns_alone;      /* queens may attack each other along diagonals: not all at the end are solutions */
	int8_t column[NQ_MAX];   /* by depth, not by row */
	nq_lines given;          /* those of the queens given */
	uint32_t closed[NQ_MAX]; /* by row, bit c for column c */
} nq_node;

/* A search that enters no rows has none. */
static inline bool nq_has_tree(const nq_search *s) { return nq_type_of(s)->enters != NQ_ENTERS_NONE; }

/* The root, for a search that has a tree, on its board. */
nq_node nq_tree_root(const nq_search *s);

/* Whether it is a node: all its columns are on the board and no two of its queens attack each other, as far as the
 * search minds. */
bool nq_tree_has(const nq_node *node);

/* The columns of the next row that are cut off, because a queen attacks them or for another reason that the search has,
 * as bits. 0 when all rows have a queen. */
uint32_t nq_tree_cut(const nq_node *node);

/* Counting the nodes from a node on, itself included, in slices that the caller bounds.
 * Invariant: nodes[d] of depth d have been found; nodes[at.rows] are solutions, or boards that may be. */
typedef struct {
	nq_node at;
	nq_lines lines;               /* of `at` */
	int8_t row[NQ_MAX + 1];       /* by depth: the one filled next */
	uint32_t untried[NQ_MAX + 1]; /* by depth: columns of the next row that have a child not counted yet */
	uint64_t nodes[NQ_MAX + 1];
	uint8_t top; /* depth of the node counted from */
} nq_tree_count;

void nq_tree_count_start(nq_tree_count *c, const nq_node *top);

/* Goes on by at most so many moves, down to a node or back up; true once all nodes are counted. */
bool nq_tree_count_on(nq_tree_count *c, uint64_t at_most);
