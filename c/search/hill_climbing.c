/* Steepest ascent (Russell and Norvig). Of the n(n-1) moves of a queen within her row, takes the one that leaves the
 * fewest attacking pairs, ties at random. If no move removes pairs, up to NQ_SIDEWAYS consecutive moves may keep the
 * number of pairs. Then scatters the queens again, up to NQ_RESTARTS times. */
#include "moving.h"

/* A step takes a few milliseconds at this size. */
enum { LARGEST = 1000 };

static void stuck(moving *m) {
	m->sideways = 0;
	if (m->head.counts[NQ_SCATTER] <= (uint64_t)m->chance.most[NQ_RESTARTS]) scatter(m);
	else end(m);
}

static void climb(moving *m) {
	bool may_go_sideways = m->sideways < m->chance.most[NQ_SIDEWAYS];
	choice best = {.fewest = may_go_sideways ? 0 : -1};
	for (int row = 0; row < m->head.n; row++) {
		int own = m->column[row], here = attackers(m, row, own);
		for (int col = 0; col < m->head.n; col++)
			if (col != own) consider(&m->rng, &best, attackers(m, row, col) - here, row, col);
	}
	if (best.ties == 0) {
		stuck(m);
		return;
	}
	m->sideways = best.fewest < 0 ? 0 : m->sideways + 1;
	move(m, best.row, best.col);
}

static inline void step(nq_search *s) {
	moving *m = of(s);
	if (s->kind == NQ_START) scatter(m);
	else if (s->kind == NQ_SOLUTION) end(m);
	else if (m->pairs == 0) announce(s, NQ_SOLUTION);
	else climb(m);
}

RUN(step)

const nq_search_type nq_search_hill_climbing = {
	.id = "hill-climbing",
	.largest = LARGEST,
	.takes_limits = true,
	MOVING_TYPE,
};
