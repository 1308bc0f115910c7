/* Min-conflicts repair (Minton, Johnston, Philips and Laird, Artificial Intelligence 58, 1992). A random attacked queen
 * moves to a square of her row with the fewest attackers, ties at random. If she is there already, there is no
 * event. Fails after most_moves, or when no attacked queen has another square as good as hers. Invariant: the list
 * WAITING_ROWS includes all rows with an attacked queen. */
#include "moving.h"

static uint64_t most_moves(int n) { return 1000 + 100 * (uint64_t)n; }

static bool is_attacked(const moving *m, int row) { return attackers(m, row, m->column[row]) > 0; }

static int draw_attacked(moving *m) {
	for (;;) {
		int place = draw(m, m->listed[WAITING_ROWS]);
		int row = list_of(m, WAITING_ROWS)[place];
		if (is_attacked(m, row)) return row;
		drop(m, WAITING_ROWS, place);
	}
}

static bool stands_best_alone(const moving *m, int row) {
	int own = m->column[row], here = attackers(m, row, own);
	for (int col = 0; col < m->head.n; col++)
		if (col != own && attackers(m, row, col) <= here) return false;
	return true;
}

static bool is_stuck(moving *m) {
	for (int i = 0; i < m->listed[WAITING_ROWS]; i++) {
		int row = list_of(m, WAITING_ROWS)[i];
		if (is_attacked(m, row) && !stands_best_alone(m, row)) return false;
	}
	return true;
}

static void enlist_attacked_by(moving *m, int row) {
	int col = m->column[row], left = attackers(m, row, col);
	for (int other = 0; left > 0; other++) {
		int away = other < row ? row - other : other - row, aside = m->column[other] - col;
		if (other == row || (aside != 0 && aside != away && aside != -away)) continue;
		enlist(m, WAITING_ROWS, other);
		left--;
	}
}

static void repair(moving *m) {
	bool can_move = false;
	for (;;) {
		int row = draw_attacked(m), col = best_column(m, row);
		if (col != m->column[row]) {
			move(m, row, col);
			enlist_attacked_by(m, row);
			return;
		}
		if (!can_move && is_stuck(m)) {
			end(m);
			return;
		}
		can_move = true;
	}
}

static inline void step(nq_search *s) {
	moving *m = of(s);
	if (s->kind == NQ_START) {
		scatter(m);
		for (int row = 0; row < m->head.n; row++)
			if (is_attacked(m, row)) enlist(m, WAITING_ROWS, row);
	} else if (s->kind == NQ_SOLUTION) end(m);
	else if (m->pairs == 0) announce(s, NQ_SOLUTION);
	else if (s->counts[NQ_MOVE] == most_moves(s->n)) end(m);
	else repair(m);
}

RUN(step)

const nq_search_type nq_search_min_conflicts = {
	.id = "min-conflicts",
	.largest = NQ_MAX_MOVED,
	MOVING_TYPE,
};
