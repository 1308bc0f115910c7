/* sample: see sample.h. */
#include "sample.h"

#include <string.h>

static bool begin(nq_sample *s, int search, int n) {
	return nq_search_start(s->walk, search, n, 0) && nq_search_chance(s->walk, &s->chance);
}

bool nq_sample_start(nq_sample *s, nq_search *walk, int search, int n, const nq_chance *chance, uint64_t walks) {
	memset(s, 0, sizeof *s);
	s->walk = walk, s->chance = *chance, s->width = 1;
	if (!begin(s, search, n)) return false;
	s->left = walks;
	return walks > 0;
}

static void widen(nq_sample *s) {
	for (nq_sample_end *end = s->ends; end < s->ends + NQ_ENDS; end++)
		for (int i = 0; i < NQ_SAMPLE_CELLS; i++) {
			bool is_kept = i < NQ_SAMPLE_CELLS / 2;
			end->cell[i] = is_kept ? end->cell[2 * i] + end->cell[2 * i + 1] : 0;
		}
	s->width *= 2;
}

/* Squares of up to 10^8 are exact; so their sum, added up in this order, is the same on every machine. */
static void add(nq_tally *tally, uint64_t number) {
	tally->sum += number;
	tally->squares += (double)(number * number);
}

static void note(nq_sample *s) {
	uint64_t moves = s->walk->counts[NQ_MOVE];
	nq_sample_end *end = &s->ends[s->walk->succeeded ? NQ_SOLVED : NQ_STUCK];
	while (moves / s->width >= NQ_SAMPLE_CELLS) widen(s);
	end->count++;
	add(&end->moves, moves), add(&end->restarts, nq_search_restarts(s->walk));
	end->cell[moves / s->width]++;
}

nq_seek nq_sample_run(nq_sample *s, uint64_t at_most) {
	while (s->left > 0 && at_most > 0) {
		at_most -= nq_search_run(s->walk, at_most, NQ_ONLY(NQ_DONE));
		if (s->walk->kind != NQ_DONE) continue;
		note(s);
		s->chance.seed++;
		if (--s->left > 0) begin(s, s->walk->search, s->walk->n);
	}
	return s->left > 0 ? NQ_MORE : NQ_FOUND;
}
