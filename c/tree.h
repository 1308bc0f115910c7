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
	uint8_t n, start_row, depth, rows; /* rows: those without a given queen */
	bool fewest_first;                 /* the row with the fewest squares left is next */
	bool looks_ahead;                  /* no queen leaves a row without a square */
	bool columns_alone;                /* queens may attack each other along diagonals */
	int8_t column[NQ_MAX];             /* by depth, not by row */
	nq_lines given;
	uint32_t closed[NQ_MAX]; /* by row, bit c for column c */
} nq_node;

static inline bool nq_has_tree(const nq_search *s) { return nq_type_of(s)->enters != NQ_ENTERS_NONE; }

nq_node nq_tree_root(const nq_search *s);

bool nq_tree_has(const nq_node *node);

/* The columns of the next row that have no child, as bits; 0 when all rows have a queen. */
uint32_t nq_tree_cut(const nq_node *node);

/* Counting the nodes from a node on, itself included. nodes[d]: found so far at depth d. */
typedef struct {
	nq_node at;
	nq_lines lines;               /* of `at` */
	int8_t row[NQ_MAX + 1];       /* by depth, the one filled next */
	uint32_t untried[NQ_MAX + 1]; /* by depth, columns of that row whose child is not counted yet */
	uint64_t nodes[NQ_MAX + 1];
	uint8_t top; /* depth of the node counted from */
} nq_tree_count;

void nq_tree_count_start(nq_tree_count *c, const nq_node *top);

/* Takes at most so many moves, down to a node or back up; true once all nodes are counted. */
bool nq_tree_count_on(nq_tree_count *c, uint64_t at_most);
