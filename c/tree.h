/* Search tree of backtracking, seen from any node.
 *
 *   depth 0                .            n = 4: in node 1, the queen in column 1 of row 0 attacks columns 0, 1, 2 of
 *   depth 1     0     1     2     3     the next row, so the only child is 1 3.
 *   depth 2    2 3    3     0    0 1
 *
 * A node is the columns of the queens so far, in the search's order of rows: cyclic from start_row, or by minimum
 * remaining values. Every search for all solutions visits exactly these nodes. For exact-cover, whose levels are not
 * rows, the tree is the root alone. */
#pragma once

#include "search.h"

typedef struct {
	const nq_search_type *type;
	uint8_t n, start_row, depth;
	uint8_t rows; /* number of rows without a fixed queen */
	int8_t column[NQ_MAX];
	nq_lines given;
	uint32_t closed[NQ_MAX]; /* blocked squares by row */
} nq_node;

static inline bool nq_has_tree(const nq_search *s) { return nq_type_of(s)->enters != NQ_ENTERS_NONE; }

nq_node nq_tree_root(const nq_search *s);

typedef struct {
	nq_node at;
	nq_lines lines;
	int8_t row[NQ_MAX + 1];       /* [depth]: the next row */
	uint32_t untried[NQ_MAX + 1]; /* [depth]: columns whose child is not counted yet */
	uint64_t nodes[NQ_MAX + 1];   /* [depth]: nodes found so far */
	uint8_t top;
} nq_tree_count;

/* Starts at *top. Returns false if the tree has no such node. Before the first nq_tree_count_on, untried[top->depth]
 * has the columns of all children of *top. */
bool nq_tree_count_start(nq_tree_count *c, const nq_node *top);

/* Makes up to `at_most` moves, down or up the tree; true if all nodes are counted. */
bool nq_tree_count_on(nq_tree_count *c, uint64_t at_most);
