#include "test.h"
#include "tree.h"

typedef void visit(const nq_node *node);

static void every_prefix(nq_node *node, visit *visit) {
	visit(node);
	for (int8_t col = 0; col < node->n && node->depth < node->rows; col++) {
		node->column[node->depth++] = col;
		every_prefix(node, visit);
		node->depth--;
	}
}

static nq_node root_of(const char *search, int n, int start_row, const nq_setup *setup) {
	nq_search *s = started(nq_search_named(search), n, start_row);
	if (setup) must(nq_search_set_up(s, setup));
	nq_node root = nq_tree_root(s);
	free(s);
	return root;
}

static void every_tree(int largest, visit *visit) {
	for (int n = 1; n <= largest; n++)
		for (int row = 0; row < n; row++) {
			nq_node node = root_of("wraparound", n, row, NULL);
			every_prefix(&node, visit);
		}
	nq_setup setup;
	nq_setup_start(&setup, 5);
	nq_setup_give(&setup, 2, 3), nq_setup_block(&setup, 1, 0), nq_setup_block(&setup, 4, 4);
	nq_node node = root_of("flags", 5, 0, &setup);
	must(node.rows == 4);
	every_prefix(&node, visit);
}

TEST_EACH("nq_tree_count_on() in slices of any size equals one call", every_tree, 6, const nq_node *node) {
	nq_tree_count whole, sliced;
	if (!nq_tree_count_start(&whole, node)) return;
	must(nq_tree_count_on(&whole, UINT64_MAX));
	for (uint64_t slice = 1; slice <= 100; slice *= 10) {
		nq_tree_count_start(&sliced, node);
		while (!nq_tree_count_on(&sliced, slice)) continue;
		must(memcmp(sliced.nodes, whole.nodes, sizeof whole.nodes) == 0 && nq_tree_count_on(&sliced, slice));
	}
}

TEST("nq_tree_count_start() is false for columns off the board; a solution has no children") {
	nq_tree_count c;
	nq_node node = root_of("flags", 4, 0, NULL), solution = root_of("flags", 1, 0, NULL);
	node.depth = solution.depth = 1;
	for (node.column[0] = -1; node.column[0] <= 4; node.column[0] += 5) must(!nq_tree_count_start(&c, &node));
	must(nq_tree_count_start(&c, &solution) && c.untried[1] == 0);
}

TEST("trees of n = 32 have valid nodes") {
	for (uint8_t row = 0; row < NQ_MAX; row++) {
		nq_node root = root_of("wraparound", NQ_MAX, row, NULL);
		nq_tree_count c, below;
		must(nq_tree_count_start(&c, &root) && !nq_tree_count_on(&c, 100000));
		must(nq_tree_count_start(&below, &c.at) && below.untried[c.at.depth] != nq_squares(NQ_MAX));
	}
}
