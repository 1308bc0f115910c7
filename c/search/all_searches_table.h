/* All searches; those beyond the tutorials are in a module that pages load lazily. */
#include <search/searches_table.h>
SEARCH(completion, "Completes a board; the row with the fewest squares left is next.")
SEARCH(permutations, "Generate and test: a queen in each row and column, diagonals tested when all are placed.")
SEARCH(bitmask, "Backtracking with three bitmasks, which give the free squares of a row without a test.")
SEARCH(forward_checking, "Backtracking that rejects a square if a queen there would leave a later row without squares.")
SEARCH(exact_cover, "Knuth's dancing links: covers and uncovers the row or column with the fewest squares left.")
SEARCH(hill_climbing, "Hill climbing: makes the move of one queen within its row that leaves the fewest attacks.")
SEARCH(min_conflicts, "Min-conflicts: a queen that is attacked goes to a square of its row with the fewest attackers.")
SEARCH(construction, "No search: the board that a formula gives, in three cases by n mod 6.")
