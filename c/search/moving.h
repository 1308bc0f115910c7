/* Shared part of the searches that move queens. The number of queens on each line is stored, so that counting a
 * square's attackers or moving a queen takes O(1) (Sosič and Gu, IEEE TKDE 6, 1994).
 *
 * Invariant: `pairs` is the sum of k(k-1)/2 over the lines with k queens. The list EMPTY_COLUMNS has every empty
 * column. It may also have occupied columns, removed when they are drawn, so that no removal needs a search. */
#pragma once

#include "../random.h"
#include "step.h"

typedef enum { EMPTY_COLUMNS, WAITING_ROWS, LISTS } list;

/* Limit of random draws; then all squares are examined. */
enum { TRIES = 64 };

typedef struct {
	nq_search head;
	nq_random rng;
	uint64_t pairs, before, laid;
	nq_chance chance;
	int32_t from, sideways;
	int32_t listed[LISTS];
	int32_t column[];
} moving;

static inline moving *of(const nq_search *s) { return (moving *)s; }

/* Numbers of queens on columns, then falling, then rising diagonals, a byte each. No number reaches 256: on a random
 * board the probability is about 1 / 256!, and later a queen moves only to squares with few attackers. */
NQ_INLINE uint8_t *lines_of(const moving *m) { return (uint8_t *)(m->column + (1 + LISTS) * (size_t)m->head.n); }

NQ_INLINE size_t falling(int n, int row, int col) { return (size_t)(2 * n - 1 + row - col); }
NQ_INLINE size_t rising(int n, int row, int col) { return (size_t)(3 * n - 1 + row + col); }

NQ_INLINE int attackers(const moving *m, int row, int col) {
	const uint8_t *lines = lines_of(m);
	int own = m->column[row] == col ? 3 : 0, n = m->head.n;
	return lines[col] + lines[falling(n, row, col)] + lines[rising(n, row, col)] - own;
}

NQ_INLINE void count_queen(moving *m, int row, int col, int by) {
	uint8_t *on[] = {lines_of(m) + col, lines_of(m) + falling(m->head.n, row, col),
	                 lines_of(m) + rising(m->head.n, row, col)};
	for (int i = 0; i < 3; i++) *on[i] = (uint8_t)(*on[i] + by);
}

static inline int32_t *list_of(moving *m, list l) { return m->column + (1 + (size_t)l) * (size_t)m->head.n; }

static inline uint8_t *membership(moving *m, int i) { return lines_of(m) + 5 * (size_t)m->head.n - 2 + i; }

static inline void enlist(moving *m, list l, int i) {
	if (*membership(m, i) >> l & 1) return;
	*membership(m, i) ^= (uint8_t)(1 << l);
	list_of(m, l)[m->listed[l]++] = i;
}

static inline void drop(moving *m, list l, int place) {
	int32_t *at = &list_of(m, l)[place];
	*membership(m, *at) ^= (uint8_t)(1 << l);
	*at = list_of(m, l)[--m->listed[l]];
}

NQ_INLINE int draw(moving *m, int below) { return (int)nq_random_below(&m->rng, (uint64_t)below); }

typedef struct {
	int64_t fewest;
	uint32_t ties;
	int row, col;
} choice;

NQ_INLINE void consider(nq_random *rng, choice *best, int64_t count, int row, int col) {
	if (count > best->fewest) return;
	if (count < best->fewest) best->ties = 0;
	best->fewest = count;
	if (nq_random_below(rng, ++best->ties) == 0) best->row = row, best->col = col;
}

NQ_INLINE int unattacked(moving *m, int row) {
	const int32_t *empty = list_of(m, EMPTY_COLUMNS), *length = &m->listed[EMPTY_COLUMNS];
	choice best = {.fewest = 0, .col = NQ_EMPTY};
	for (int tries = 0; tries < TRIES && TRIES < *length;) {
		int place = draw(m, *length), col = empty[place];
		if (lines_of(m)[col] > 0) drop(m, EMPTY_COLUMNS, place);
		else if (attackers(m, row, col) == 0) return col;
		else tries++;
	}
	for (int place = 0; place < *length;) {
		if (lines_of(m)[empty[place]] > 0) drop(m, EMPTY_COLUMNS, place);
		else consider(&m->rng, &best, attackers(m, row, empty[place]), row, empty[place]), place++;
	}
	return best.col;
}

static inline int best_column(moving *m, int row) {
	int n = m->head.n, col = unattacked(m, row);
	choice best = {.fewest = n};
	if (col != NQ_EMPTY) return col;
	for (int tries = 0; tries < TRIES && n > TRIES; tries++) {
		col = draw(m, n);
		if (attackers(m, row, col) == 1) return col;
	}
	for (col = 0; col < n; col++) consider(&m->rng, &best, attackers(m, row, col), row, col);
	return best.col;
}

static inline void put(moving *m, int row, int col) {
	m->pairs += (uint64_t)attackers(m, row, col);
	m->column[row] = col;
	count_queen(m, row, col, 1);
}

static inline void lift(moving *m, int row) {
	int col = m->column[row];
	m->pairs -= (uint64_t)attackers(m, row, col);
	m->column[row] = NQ_EMPTY;
	count_queen(m, row, col, -1);
	if (lines_of(m)[col] == 0) enlist(m, EMPTY_COLUMNS, col);
}

static inline void move(moving *m, int row, int col) {
	m->before = m->pairs;
	m->from = m->column[row];
	lift(m, row);
	put(m, row, col);
	happened(&m->head, NQ_MOVE, row, col);
}

/* Must not be inlined: browsers switch to optimised code only at calls. */
static __attribute__((noinline)) void lay(moving *m, int row) {
	bool is_greedy = m->chance.begin == NQ_GREEDY;
	put(m, row, is_greedy ? best_column(m, row) : draw(m, m->head.n));
}

static inline void scatter(moving *m) {
	bool is_first = m->head.counts[NQ_SCATTER] == 0;
	for (int row = 0; row < m->head.n && !is_first; row++) lift(m, row);
	for (int col = 0; col < m->head.n; col++) enlist(m, EMPTY_COLUMNS, col);
	for (int row = 0; row < m->head.n; row++) lay(m, row);
	if (is_first) m->laid = m->pairs;
	announce(&m->head, NQ_SCATTER);
}

static inline void end(moving *m) { announce(&m->head, NQ_DONE); }

static inline size_t moving_bytes(int n) {
	return sizeof(moving) + (size_t)n * ((1 + LISTS) * sizeof(int32_t) + 5 + 1) - 2;
}

static inline void moving_start(nq_search *s) { memset(of(s)->column, NQ_EMPTY, (size_t)s->n * sizeof(int32_t)); }

static inline void moving_chance(nq_search *s, const nq_chance *chance) {
	of(s)->chance = *chance;
	of(s)->rng.state = chance->seed;
}

static inline int moving_queen(const nq_search *s, int row) { return of(s)->column[row]; }

static inline int moving_attackers(const nq_search *s, int row, int col) { return attackers(of(s), row, col); }

static inline void moving_read(const nq_search *s, nq_moved *out) {
	const moving *m = of(s);
	bool moved = s->kind == NQ_MOVE;
	*out = (nq_moved){m->column, m->pairs, moved ? m->before : m->pairs, m->laid, moved ? m->from : NQ_EMPTY};
}

static inline void moving_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	const uint8_t *count = lines_of(of(s));
	const int length[] = {s->n, 2 * s->n - 1, 2 * s->n - 1};
	for (int i = 0; i < 3; i++) {
		out[i] = (nq_array){.length = length[i]};
		for (int line = 0; line < length[i]; line++) out[i].cell[line] = (int8_t)*count++;
	}
}

#define MOVING_TYPE \
	.stops_at_first = true, .enters = NQ_ENTERS_NONE, .tests = NQ_TESTS_NOTHING, .bytes = moving_bytes, \
	.start = moving_start, .chance = moving_chance, .run = run, .queen = moving_queen, .attackers = moving_attackers, \
	.read_moved = moving_read, .arrays = {"columns", "falling", "rising"}, .read_arrays = moving_arrays
