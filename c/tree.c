#include "tree.h"

static uint32_t children(const nq_node *node, const nq_lines *lines, int row) {
	if (node->type->tests == NQ_TESTS_COLUMNS) return ~lines->columns & nq_squares(node->n);
	uint32_t left = nq_lines_left(lines, node->n, node->closed, row), found = left;
	for (int examined; node->type->emptied != NULL && left != 0; left &= left - 1)
		if (nq_lines_emptied(lines, node->n, node->closed, row, __builtin_ctz(left), &examined) < node->n)
			found ^= left & -left;
	return found;
}

nq_node nq_tree_root(const nq_search *s) {
	const nq_search_type *type = nq_type_of(s);
	nq_node root = {.type = type, .n = (uint8_t)s->n, .start_row = (uint8_t)s->start_row};
	if (type->read_setup) type->read_setup(s, &root.given, root.closed);
	if (type->enters != NQ_FEWEST_ITEM) root.rows = (uint8_t)(s->n - __builtin_popcount(root.given.rows));
	return root;
}

static void visit(nq_tree_count *c) {
	int depth = c->at.depth;
	c->nodes[depth]++;
	c->untried[depth] = 0;
	if (depth == c->at.rows) return;
	bool fewest_first = c->at.type->enters == NQ_FEWEST_ROW;
	c->row[depth] = (int8_t)(fewest_first ? nq_lines_fewest_row(&c->lines, c->at.n, c->at.closed)
	                                      : nq_lines_next_row(&c->lines, c->at.n, c->at.start_row));
	c->untried[depth] = children(&c->at, &c->lines, c->row[depth]);
}

static void go_down(nq_tree_count *c, int col) {
	int depth = c->at.depth++;
	c->at.column[depth] = (int8_t)col;
	c->untried[depth] &= ~nq_bit(col);
	nq_lines_flip(&c->lines, c->at.n, c->row[depth], col);
	visit(c);
}

bool nq_tree_count_start(nq_tree_count *c, const nq_node *top) {
	*c = (nq_tree_count){.at = *top, .top = top->depth, .lines = top->given};
	c->at.depth = 0;
	visit(c);
	for (int depth = 0; depth < top->depth; depth++) {
		int col = top->column[depth];
		if (col < 0 || col >= top->n || !(c->untried[depth] & nq_bit(col))) return false;
		go_down(c, col);
	}
	return true;
}

bool nq_tree_count_on(nq_tree_count *c, uint64_t at_most) {
	for (uint64_t moves = 0; moves < at_most; moves++) {
		uint32_t untried = c->untried[c->at.depth];
		if (untried) go_down(c, __builtin_ctz(untried));
		else if (c->at.depth == c->top) return true;
		else {
			int depth = --c->at.depth;
			nq_lines_flip(&c->lines, c->at.n, c->row[depth], c->at.column[depth]);
		}
	}
	return false;
}
