/* A formula for each n but 2 and 3 (Pauls 1874; in this form Hoffman, Loessi and Moore, Mathematics Magazine 42, 1969).
 * Rows i and columns from 1:
 *
 *   n even, n mod 6 not 2  columns 2, 4 … n, then 1, 3 … n-1
 *   n even, n mod 6 = 2    row i ≤ n/2: 1 + ((2(i-1) + n/2 - 1) mod n); the half turn gives the other rows
 *   n odd                  the board of n-1, whose long diagonal is free, and a queen in the last corner */
#include "step.h"

static int even_column(int n, int row) {
	int half = n / 2;
	if (n % 6 != 2) return row < half ? 2 * row + 1 : 2 * (row - half);
	if (row < half) return (2 * row + half - 1) % n;
	return n - 1 - (2 * (n - 1 - row) + half - 1) % n;
}

static int column(int n, int row) {
	if (n % 2 == 0) return even_column(n, row);
	return row == n - 1 ? row : even_column(n - 1, row);
}

static inline void step(nq_search *s) {
	int row = (int)s->counts[NQ_PLACE];
	bool impossible = s->n == 2 || s->n == 3;
	if (s->kind == NQ_SOLUTION || impossible) announce(s, NQ_DONE);
	else if (row < s->n) happened(s, NQ_PLACE, row, column(s->n, row));
	else announce(s, NQ_SOLUTION);
}

RUN(step)

static size_t bytes(int n) {
	(void)n;
	return sizeof(nq_search);
}

static void start(nq_search *s) { (void)s; }

static int queen(const nq_search *s, int row) { return row < (int)s->counts[NQ_PLACE] ? column(s->n, row) : NQ_EMPTY; }

const nq_search_type nq_search_construction = {
	.id = "construction",
	.largest = NQ_MAX_MOVED,
	.stops_at_first = true,
	.enters = NQ_ENTERS_NONE,
	.tests = NQ_TESTS_NOTHING,
	OWN_TYPE,
};
