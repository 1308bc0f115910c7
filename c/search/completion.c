#include "domains.h"

NQ_INLINE int fewest_left(const backtracking *b) { return nq_lines_fewest_row(&b->lines, b->head.n, b->closed); }

BACKTRACKING_RUN(.test = leaves_a_square, .next_row = fewest_left, .next_col = next_left)

const nq_search_type nq_search_completion = {
	.id = "completion",
	.stops_at_first = true,
	.enters = NQ_FEWEST_ROW,
	DOMAINS_TYPE,
};
