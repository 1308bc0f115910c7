/* tree_laws: what must hold of the search tree. */
#include "laws.h"
#include "tree.h"

/* --- a slow and obvious twin: squares and lines, no words ----------------------------------------------- */

static int row_at(const nq_node *node, int depth) { return (node->start_row + depth) % node->n; }

static bool is_attacked(const nq_node *node, int depth, int col) {
    for (int d = 0; d < depth; d++)
        if (nq_line_between(row_at(node, d), node->column[d], row_at(node, depth), col) != NQ_NO_LINE) return true;
    return false;
}

static void count_slowly(nq_node *node, uint64_t *nodes) {
    nodes[node->depth]++;
    if (node->depth == node->n) return;
    for (int col = 0; col < node->n; col++) {
        if (is_attacked(node, node->depth, col)) continue;
        node->column[node->depth++] = (int8_t)col;
        count_slowly(node, nodes);
        node->depth--;
    }
}

static uint32_t cut_slowly(const nq_node *node) {
    uint32_t cut = 0;
    for (int col = 0; col < node->n && node->depth < node->n; col++)
        cut |= (uint32_t)is_attacked(node, node->depth, col) << col;
    return cut;
}

/* --- every node of every small tree --------------------------------------------------------------------- */

typedef bool look(const nq_node *node);

/* Calls looks_right for every prefix of columns, nodes or not, down from this one. */
static bool every_prefix(nq_node *node, look *looks_right) {
    if (!looks_right(node)) return false;
    if (node->depth == node->n) return true;
    for (int col = 0; col < node->n; col++) {
        node->column[node->depth++] = (int8_t)col;
        bool right = every_prefix(node, looks_right);
        node->depth--;
        if (!right) return false;
    }
    return true;
}

static bool every_tree(int largest, look *looks_right) {
    for (uint8_t n = 1; n <= largest; n++)
        for (uint8_t row = 0; row < n; row++) {
            nq_node node = {.n = n, .start_row = row};
            if (!every_prefix(&node, looks_right)) return false;
        }
    return true;
}

static bool has_what_no_queens_attack(const nq_node *node) {
    bool clear = true;
    for (int d = 0; d < node->depth; d++) clear = clear && !is_attacked(node, d, node->column[d]);
    return nq_tree_has(node) == clear;
}

static bool cuts_what_is_attacked(const nq_node *node) {
    return !nq_tree_has(node) || nq_tree_cut(node) == cut_slowly(node);
}

static bool counts_as_the_slow_twin(const nq_node *node) {
    if (!nq_tree_has(node)) return true;
    uint64_t nodes[NQ_MAX + 1] = {0};
    nq_node copy = *node;
    count_slowly(&copy, nodes);
    for (uint64_t slice = 1; slice <= 1000; slice *= 10) {
        nq_tree_count c;
        nq_tree_count_start(&c, node);
        while (!nq_tree_count_on(&c, slice)) continue;
        if (memcmp(c.nodes, nodes, sizeof nodes) != 0 || !nq_tree_count_on(&c, slice)) return false;
    }
    return true;
}

static uint64_t all_nodes(uint8_t n, uint8_t start_row) {
    nq_node root = {.n = n, .start_row = start_row};
    nq_tree_count c;
    nq_tree_count_start(&c, &root);
    while (!nq_tree_count_on(&c, 997)) continue;
    uint64_t sum = 0;
    for (int depth = 0; depth <= n; depth++) sum += c.nodes[depth];
    return sum;
}

static bool trees_have_the_known_sizes(void) {
    const uint64_t known[] = {17, 54, 153, 552, 2057, 8394, 35539};
    for (int i = 0; i < 7; i++)
        if (all_nodes((uint8_t)(4 + i), 0) != known[i]) return false;
    return true;
}

static bool wrong_columns_are_no_node(void) {
    nq_node node = {.n = 4, .depth = 1, .column = {4}};
    if (nq_tree_has(&node)) return false;
    node.column[0] = -1;
    return !nq_tree_has(&node);
}

/* n = 32: bits 31 of a row and 62 of the diagonals are used; the sanitizer watches the shifts. */
static bool the_largest_tree_is_walked(void) {
    for (uint8_t row = 0; row < NQ_MAX; row++) {
        nq_node root = {.n = NQ_MAX, .start_row = row};
        nq_tree_count c;
        nq_tree_count_start(&c, &root);
        if (nq_tree_count_on(&c, 100000) || !nq_tree_has(&c.at) || nq_tree_cut(&c.at) != cut_slowly(&c.at))
            return false;
    }
    return true;
}

int main(void) {
    law("a tree has the nodes whose queens do not attack each other, and no others",
        every_tree(6, has_what_no_queens_attack));
    law("a node cuts off the attacked squares of its next row", every_tree(6, cuts_what_is_attacked));
    law("counting in slices of any size finds as many nodes of each depth as going through them",
        every_tree(6, counts_as_the_slow_twin));
    law("trees from n = 4 to 10 have as many nodes as is known", trees_have_the_known_sizes());
    law("columns beside the board are no node", wrong_columns_are_no_node());
    law("trees of 32 keep their lines", the_largest_tree_is_walked());
    return end_of_laws();
}
