/* tree: see tree.h. A node's lines are kept as words (lines.h), so that any row's free squares are one expression. */
#include "tree.h"

static int row_at(const nq_node *node, int depth) { return (node->start_row + depth) % node->n; }

static void flip(nq_lines *lines, const nq_node *node, int depth) {
	nq_lines_flip(lines, node->n, row_at(node, depth), node->column[depth]);
}

static uint32_t free_below(const nq_lines *lines, const nq_node *node, int depth) {
	return nq_lines_free(lines, node->n, row_at(node, depth));
}

static nq_lines lines_of(const nq_node *node, int depth) {
	nq_lines lines = {0};
	for (int d = 0; d < depth; d++) flip(&lines, node, d);
	return lines;
}

bool nq_tree_has(const nq_node *node) {
	for (int d = 0; d < node->depth; d++) {
		nq_lines above = lines_of(node, d);
		int col = node->column[d];
		if (col < 0 || col >= node->n || !(free_below(&above, node, d) & nq_bit(col))) return false;
	}
	return true;
}

uint32_t nq_tree_cut(const nq_node *node) {
	if (node->depth == node->n) return 0;
	nq_lines lines = lines_of(node, node->depth);
	return free_below(&lines, node, node->depth) ^ nq_squares(node->n);
}

static void visit(nq_tree_count *c) {
	int depth = c->at.depth;
	c->nodes[depth]++;
	c->untried[depth] = depth == c->at.n ? 0 : free_below(&c->lines, &c->at, depth);
}

void nq_tree_count_start(nq_tree_count *c, const nq_node *top) {
	*c = (nq_tree_count){.at = *top, .top = top->depth, .lines = lines_of(top, top->depth)};
	visit(c);
}

static void go_down(nq_tree_count *c, uint32_t *untried) {
	c->at.column[c->at.depth] = (int8_t)__builtin_ctz(*untried);
	*untried &= *untried - 1;
	flip(&c->lines, &c->at, c->at.depth++);
	visit(c);
}

bool nq_tree_count_on(nq_tree_count *c, uint64_t at_most) {
	for (uint64_t moves = 0; moves < at_most; moves++) {
		uint32_t *untried = &c->untried[c->at.depth];
		if (*untried) go_down(c, untried);
		else if (c->at.depth == c->top) return true;
		else flip(&c->lines, &c->at, --c->at.depth);
	}
	return false;
}
