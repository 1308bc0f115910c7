/* All searches; those beyond the tutorials are in a module that pages load lazily. */
#include <search/searches_table.h>
SEARCH(completion, "Completing a board, the row with the fewest squares left first.")
SEARCH(permutations, "Generate and test: a queen in each row and column, and diagonals looked at when all stand.")
SEARCH(bitmask, "Backtracking on three words of bits, which place on the free squares of a row without a test.")
SEARCH(forward_checking, "Backtracking that rejects a square when a queen there would leave a later row without one.")
SEARCH(exact_cover, "Knuth's dancing links: the row or column with the fewest squares left, covered and uncovered.")
SEARCH(hill_climbing, "Hill climbing: of all moves of one queen within its row the one that leaves the fewest attacks.")
SEARCH(min_conflicts, "Min-conflicts: a queen that is attacked goes to a square of its row with the fewest attackers.")
SEARCH(construction, "No search: the board that a formula gives, in three cases by n mod 6.")
