/* The totals that are known, and what must hold of any.
 *
 * Ratios of neighbours grow slowly: Q(25)/Q(24) is 9.70, then 10.11, 10.53; the next is expected at about 10.9. */
#include "known.h"
#include "count.h"

/* clang-format off */
static const uint64_t totals[] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512,
    95815104, 666090624, 4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440, 227514171973736,
    2207893435808352, 22317699616364044, 234907967154122528};
/* clang-format on */
enum { LAST_KNOWN = sizeof totals / sizeof totals[0] - 1 };

uint64_t nq_known_total(int n) { return n >= 1 && n <= LAST_KNOWN ? totals[n] : 0; }

int nq_is_symmetric(int n, uint64_t total) {
	if (n == 1) return total == 1;
	uint64_t half = nq_count_half_turn(n), quarter = nq_count_quarter_turn(n);
	return total >= half && (total - half) % 8 == 0 && (half - quarter) % 4 == 0 && quarter % 2 == 0;
}

int nq_is_in_proportion(int n, uint64_t total) {
	double ratio = (double)total / (double)totals[LAST_KNOWN];
	return n != LAST_KNOWN + 1 || (ratio >= 10.5 && ratio <= 11.5);
}

nq_belief nq_believe(int n, uint64_t total) {
	if (n <= LAST_KNOWN) return total == totals[n] ? NQ_BELIEVED : NQ_NOT_KNOWN_ONE;
	if (!nq_is_symmetric(n, total)) return NQ_NOT_SYMMETRIC;
	return nq_is_in_proportion(n, total) ? NQ_BELIEVED : NQ_OUT_OF_PROPORTION;
}
