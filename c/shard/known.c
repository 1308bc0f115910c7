/* Q(n)/Q(n-1) is 9.70, 10.11 and 10.53 for n = 25 … 27, so about 10.9 is expected at n = 28. */
#include "known.h"
#include "count.h"

enum { LAST_KNOWN = 27 };

int nq_is_symmetric(int n, uint64_t total) {
	if (n == 1) return total == 1;
	uint64_t half = nq_count_half_turn(n), quarter = nq_count_quarter_turn(n);
	return total >= half && (total - half) % 8 == 0 && (half - quarter) % 4 == 0 && quarter % 2 == 0;
}

int nq_is_in_proportion(int n, uint64_t total) {
	double ratio = (double)total / (double)nq_known_total(LAST_KNOWN);
	return n != LAST_KNOWN + 1 || (ratio >= 10.5 && ratio <= 11.5);
}

nq_belief nq_believe(int n, uint64_t total) {
	if (n <= LAST_KNOWN) return total == nq_known_total(n) ? NQ_BELIEVED : NQ_NOT_KNOWN_ONE;
	if (!nq_is_symmetric(n, total)) return NQ_NOT_SYMMETRIC;
	return nq_is_in_proportion(n, total) ? NQ_BELIEVED : NQ_OUT_OF_PROPORTION;
}
