/* forward-checking: backtracking that looks ahead (Haralick and Elliott, 1980; Russell and Norvig). All solutions.
 *
 * Rows are entered in order, and the squares left in a row's domain (domains.h) are tested; one is refused because a
 * queen there would leave nothing to a row that is still to come: a dead end is seen before it is entered.
 */
#include "domains.h"

BACKTRACKING_RUN(.test = leaves_a_square, .next_row = rows_in_order, .next_col = next_left)

const nq_search_type nq_search_forward_checking = {
	.id = "forward-checking",
	.sentence = SENTENCE("Backtracking that refuses a square when a queen there would leave a later row without one."),
	DOMAINS_TYPE,
};
