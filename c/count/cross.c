/* cross: bitmask backtracking past the queens of two middle rows and two middle columns, reduced by all eight
 * symmetries (doc/ways-of-counting.md). Level i is the i-th row without a queen of the cross. */
#include "lines.h"
#include "way.h"

/* The cross occupies four rows, or three if two of its lines share a queen. */
enum { LEAST = 7, MOST_LEVELS = NQ_COUNT_MAX - 3 };

typedef struct {
	int last;
	uint32_t open[MOST_LEVELS]; /* squares of a level that the cross leaves free */
	uint8_t gap[MOST_LEVELS];   /* distance to the next level's row */
} course;

/* `free`: free squares of the level; some in the last one. */
static uint64_t below(const course *c, int level, uint32_t free, uint32_t columns, uint32_t left, uint32_t right) {
	if (level == c->last) return 1;
	const int gap = c->gap[level];
	const uint32_t open = c->open[level + 1];
	uint64_t sum = 0;
	for (; free != 0; free &= free - 1) {
		const uint32_t queen = free & -free;
		const uint32_t occupied = columns | queen, to_left = (left | queen) << gap, to_right = (right | queen) >> gap;
		const uint32_t next = open & ~(occupied | to_left | to_right);
		if (next != 0) sum += below(c, level + 1, next, occupied, to_left, to_right);
	}
	return sum;
}

static uint64_t boards_with(const nq_lines *cross, int n) {
	course c = {.last = -1};
	for (int row = 0, above = 0; row < n; row++) {
		if (cross->rows & nq_bit(row)) continue;
		if (c.last >= 0) c.gap[c.last] = (uint8_t)(row - above);
		c.open[++c.last] = nq_lines_free(cross, n, row);
		above = row;
	}
	return below(&c, 0, c.open[0], 0, 0, 0);
}

/* Orbit size of the tuple t (doc/ways-of-counting.md) if t is the least of its orbit, else 0. */
static uint64_t orbit(int n, const int t[4]) {
	uint64_t same = 0;
	for (int image = 0; image < 8; image++) {
		int order = 0;
		for (int i = 0; i < 4 && order == 0; i++)
			order = (image < 4 ? t[(i + image) % 4] : n - 1 - t[(image - i) % 4]) - t[i];
		if (order < 0) return 0;
		same += order == 0;
	}
	return 8 / same;
}

static int square_of(int n, const int t[4], int i) {
	int h = n / 2 - 1, e = n - 1 - h;
	switch (i) {
	case 0: return h * n + t[0];
	case 1: return t[1] * n + e;
	case 2: return e * n + n - 1 - t[2];
	default: return (n - 1 - t[3]) * n + h;
	}
}

static bool add(nq_lines *cross, int n, const int t[4], int i) {
	int square = square_of(n, t, i), row = square / n, column = square % n;
	for (int before = 0; before < i; before++)
		if (square_of(n, t, before) == square) return true;
	if (cross->rows & nq_bit(row) || !(nq_lines_free(cross, n, row) & nq_bit(column))) return false;
	*cross = nq_lines_with(*cross, n, row, column);
	return true;
}

/* Unit u has the crosses with t[0] = u / n², t[1] = u / n mod n, t[2] = u mod n. */
static uint64_t unit(int n, uint32_t u) {
	uint32_t size = (uint32_t)n;
	int t[4] = {(int)(u / size / size), (int)(u / size % size), (int)(u % size), 0};
	nq_lines three = {0};
	if (!add(&three, n, t, 0) || !add(&three, n, t, 1) || !add(&three, n, t, 2)) return 0;
	uint64_t sum = 0;
	for (; t[3] < n; t[3]++) {
		nq_lines cross = three;
		uint64_t tuples = add(&cross, n, t, 3) ? orbit(n, t) : 0;
		if (tuples > 0) sum += tuples * boards_with(&cross, n);
	}
	return sum;
}

static bool plan(nq_count_plan *plan) {
	if (plan->n < LEAST) return false;
	uint32_t size = (uint32_t)plan->n;
	plan->units = (size + 1) / 2 * size * size;
	plan->tables = plan->scratch = 1;
	return true;
}

static uint64_t units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end) {
	(void)tables, (void)scratch;
	uint64_t sum = 0;
	for (uint32_t u = first; u < end; u++) sum += unit(plan->n, u);
	return sum;
}

const nq_counter nq_count_cross = {plan, NULL, NULL, units};
