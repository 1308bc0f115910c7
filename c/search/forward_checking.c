/* forward-checking (Haralick and Elliott, 1980; Russell and Norvig). All solutions.
 *
 * Rows are entered in order, and squares of the row's domain (domains.h) tested: a queen that would leave a later row
 * without a square is rejected.
 */
#include "domains.h"

BACKTRACKING_RUN(.test = leaves_a_square, .next_row = rows_in_order, .next_col = next_left)

const nq_search_type nq_search_forward_checking = {
	.id = "forward-checking",
	.sentence = SENTENCE("Backtracking that refuses a square when a queen there would leave a later row without one."),
	DOMAINS_TYPE,
};
