/* tree_laws: what must hold of the search tree; what it cuts off and how large it is, tests/c/tree.test.js says. */
#include "laws.h"
#include "tree.h"

static int row_at(const nq_node *node, int depth) { return (node->start_row + depth) % node->n; }

static bool is_attacked(const nq_node *node, int depth, int col) {
	for (int d = 0; d < depth; d++)
		if (nq_line_between(row_at(node, d), node->column[d], row_at(node, depth), col) != NQ_NO_LINE) return true;
	return false;
}

static uint32_t cut_slowly(const nq_node *node) {
	uint32_t cut = 0;
	for (int col = 0; col < node->n && node->depth < node->n; col++)
		cut |= (uint32_t)is_attacked(node, node->depth, col) << col;
	return cut;
}

typedef void look(const nq_node *node);

/* Every prefix of columns, nodes or not, down from this one. */
static void every_prefix(nq_node *node, look *look) {
	look(node);
	for (int8_t col = 0; col < node->n && node->depth < node->n; col++) {
		node->column[node->depth++] = col;
		every_prefix(node, look);
		node->depth--;
	}
}

static void every_tree(int largest, look *look) {
	for (uint8_t n = 1; n <= largest; n++)
		for (uint8_t row = 0; row < n; row++) {
			nq_node node = {.n = n, .start_row = row};
			every_prefix(&node, look);
		}
}

LAW_EACH("a tree has the nodes whose queens do not attack each other, and no others", every_tree, 6,
         const nq_node *node) {
	bool clear = true;
	for (int d = 0; d < node->depth; d++) clear = clear && !is_attacked(node, d, node->column[d]);
	must(nq_tree_has(node) == clear);
}

LAW_EACH("counting in slices of any size finds what counting at once does", every_tree, 6, const nq_node *node) {
	if (!nq_tree_has(node)) return;
	nq_tree_count whole, sliced;
	nq_tree_count_start(&whole, node);
	must(nq_tree_count_on(&whole, UINT64_MAX));
	for (uint64_t slice = 1; slice <= 100; slice *= 10) {
		nq_tree_count_start(&sliced, node);
		while (!nq_tree_count_on(&sliced, slice)) continue;
		must(memcmp(sliced.nodes, whole.nodes, sizeof whole.nodes) == 0 && nq_tree_count_on(&sliced, slice));
	}
}

LAW("columns beside the board are no node") {
	must(!nq_tree_has(&(nq_node){.n = 4, .depth = 1, .column = {4}}));
	must(!nq_tree_has(&(nq_node){.n = 4, .depth = 1, .column = {-1}}));
}

/* n = 32: bits 31 of a row and 62 of the diagonals are used; the sanitizer watches the shifts. */
LAW("trees of 32 keep their lines") {
	for (uint8_t row = 0; row < NQ_MAX; row++) {
		nq_node root = {.n = NQ_MAX, .start_row = row};
		nq_tree_count c;
		nq_tree_count_start(&c, &root);
		must(!nq_tree_count_on(&c, 100000) && nq_tree_has(&c.at) && nq_tree_cut(&c.at) == cut_slowly(&c.at));
	}
}

int main(void) { return tell_laws(); }
