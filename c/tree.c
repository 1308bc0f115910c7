#include "tree.h"

static int next_row(const nq_node *node, const nq_lines *lines) {
	if (node->fewest_first) return nq_lines_fewest_row(lines, node->n, node->closed);
	return nq_lines_next_row(lines, node->n, node->start_row);
}

static bool leaves_a_square(const nq_node *node, const nq_lines *lines, int row, int col) {
	int examined;
	return nq_lines_emptied(lines, node->n, node->closed, row, col, &examined) == node->n;
}

static uint32_t children(const nq_node *node, const nq_lines *lines, int row) {
	if (node->columns_only) return ~lines->columns & nq_squares(node->n);
	uint32_t left = nq_lines_left(lines, node->n, node->closed, row), found = left;
	for (; node->looks_ahead && left != 0; left &= left - 1)
		if (!leaves_a_square(node, lines, row, __builtin_ctz(left))) found ^= left & -left;
	return found;
}

static bool put_down(const nq_node *node, nq_lines *lines) {
	*lines = node->given;
	for (int d = 0; d < node->depth; d++) {
		int row = next_row(node, lines), col = node->column[d];
		if (col < 0 || col >= node->n || !(children(node, lines, row) & nq_bit(col))) return false;
		nq_lines_flip(lines, node->n, row, col);
	}
	return true;
}

nq_node nq_tree_root(const nq_search *s) {
	const nq_search_type *type = nq_type_of(s);
	nq_node root = {.n = (uint8_t)s->n, .start_row = (uint8_t)s->start_row};
	root.fewest_first = type->enters == NQ_FEWEST_ROW;
	root.looks_ahead = type->emptied != NULL;
	root.columns_only = type->tests == NQ_TESTS_COLUMNS;
	if (type->read_setup) type->read_setup(s, &root.given, root.closed);
	if (type->enters != NQ_FEWEST_ITEM) root.rows = (uint8_t)(s->n - __builtin_popcount(root.given.rows));
	return root;
}

static void visit(nq_tree_count *c) {
	int depth = c->at.depth;
	c->nodes[depth]++;
	c->untried[depth] = 0;
	if (depth == c->at.rows) return;
	c->row[depth] = (int8_t)next_row(&c->at, &c->lines);
	c->untried[depth] = children(&c->at, &c->lines, c->row[depth]);
}

bool nq_tree_count_start(nq_tree_count *c, const nq_node *top) {
	*c = (nq_tree_count){.at = *top, .top = top->depth};
	if (!put_down(top, &c->lines)) return false;
	visit(c);
	return true;
}

static void flip(nq_tree_count *c) {
	int depth = c->at.depth;
	nq_lines_flip(&c->lines, c->at.n, c->row[depth], c->at.column[depth]);
}

static void go_down(nq_tree_count *c, uint32_t *untried) {
	c->at.column[c->at.depth] = (int8_t)__builtin_ctz(*untried);
	*untried &= *untried - 1;
	flip(c);
	c->at.depth++;
	visit(c);
}

static void go_up(nq_tree_count *c) {
	c->at.depth--;
	flip(c);
}

bool nq_tree_count_on(nq_tree_count *c, uint64_t at_most) {
	for (uint64_t moves = 0; moves < at_most; moves++) {
		uint32_t *untried = &c->untried[c->at.depth];
		if (*untried) go_down(c, untried);
		else if (c->at.depth == c->top) return true;
		else go_up(c);
	}
	return false;
}
