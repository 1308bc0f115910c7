/* Finds all solutions by forward checking (Haralick and Elliott, 1980; Russell and Norvig), rows in order; see
 * domains.h. */
#include "domains.h"

BACKTRACKING_RUN(.test = leaves_a_square, .next_col = next_left)

const nq_search_type nq_search_forward_checking = {
	.id = "forward-checking",
	DOMAINS_TYPE,
};
