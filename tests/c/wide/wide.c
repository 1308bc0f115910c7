/* wide: a search of tests alone, with a state larger than that of any board that is walked square by square. Each step
 * moves the queen of one row. */
#include "search.h"

typedef struct {
	nq_search head;
	int32_t queen[];
} wide;

static size_t bytes(int n) { return sizeof(wide) + (size_t)n * sizeof(int32_t); }

static void start(nq_search *s) { (void)s; }

static uint64_t run(nq_search *s, uint64_t at_most, nq_counted until) {
	uint64_t taken = 0;
	while (taken < at_most && s->kind != NQ_DONE) {
		uint64_t moves = s->counts[NQ_PLACE];
		s->kind = moves < 300 ? NQ_PLACE : NQ_DONE;
		s->row = (int32_t)(moves * 7919 % (uint64_t)s->n);
		s->col = ((wide *)s)->queen[s->row] += (int32_t)moves;
		s->counts[s->kind]++;
		taken++;
		if (until >> s->kind & 1) break;
	}
	return taken;
}

static int queen(const nq_search *s, int row) { return ((const wide *)s)->queen[row]; }

const nq_search_type nq_search_wide = {
	.id = "wide",
	.sentence = "Moves queens.",
	.largest = 16000000,
	.bytes = bytes,
	.start = start,
	.run = run,
	.queen = queen,
};
