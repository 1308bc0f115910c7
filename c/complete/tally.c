/* tally: counts completions, in total and per square of a queen, by the search of nq_decide, which also continues after
 * each completion. Until the end, `done` and share[0 … depth], the parts of the tree left at each depth, sum to 1. */
#include "decide.h"

void nq_tally_start(nq_tally *t, const nq_setup *setup, bool with_heat) {
	*t = (nq_tally){.with_heat = with_heat, .share = {1}};
	nq_decide_start(&t->d, setup);
}

static void count_one(nq_tally *t) {
	int8_t column[NQ_COMPLETE_MAX];
	t->count++;
	if (!t->with_heat) return;
	nq_decide_read(&t->d, column);
	for (int row = 0; row < t->d.open.n; row++) t->heat[row][column[row]]++;
}

nq_seek nq_tally_run(nq_tally *t, uint64_t *nodes) {
	nq_decide *d = &t->d;
	while (!t->is_over) {
		int line = nq_open_settle(&d->open);
		if (line == NQ_NOWHERE) {
			line = nq_decide_narrowest(d);
			if (line != NQ_NOWHERE) {
				if (*nodes == 0) return NQ_MORE;
				--*nodes;
				double share = t->share[d->depth] / d->open.count[line];
				t->share[d->depth] -= share;
				t->share[d->depth + 1] = share;
				nq_decide_try(d, nq_on_line(line, nq_decide_preferred(d, line)));
				continue;
			}
			count_one(t);
		} else {
			d->weight[line]++;
		}
		t->done += t->share[d->depth];
		t->is_over = d->depth == 0;
		if (!t->is_over) nq_decide_refute(d);
	}
	return NQ_FOUND;
}

double nq_tally_progress(const nq_tally *t) { return t->is_over ? 1 : t->done; }
