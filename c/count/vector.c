/* vector: bitmask backtracking on many states at a time, reduced by all eight symmetries (doc/ways-of-counting.md).
 * Level i is the i-th row without a queen of the cross. open[i]: its squares that the cross leaves free; gap[i]:
 * distance to the next row. A level is a stack of states: an array for each of four words, a lane for each state.
 * `columns` has occupied columns, `left` and `right` attacked squares, `free` untried squares. Without lanes the
 * search runs state by state. */
#include "lanes.h"
#include "lines.h"
#include "way.h"

/* Largest n with 16-bit lanes; tests set it to 0. */
#ifndef NQ_VECTOR_SHORT
#define NQ_VECTOR_SHORT 16
#endif

/* The cross occupies four rows, or three if two of its lines share a queen. One pass handles the last three levels. */
enum { LEAST = 7, MOST_LEVELS = NQ_COUNT_MAX - 3 };

typedef struct {
	uint32_t columns; /* columns without a queen of the cross */
	int last;
	uint32_t open[MOST_LEVELS];
	uint8_t gap[MOST_LEVELS];
} course;

/* Index: set of lanes to drop. `order` moves the other lanes to the front; `bytes` is their size. */
enum { DROPS = 256 };
typedef struct {
	uint8_t order[DROPS][16], bytes[DROPS];
} packing;

static uint64_t below(const course *c, int level, uint32_t columns, uint32_t left, uint32_t right) {
	uint32_t free = c->open[level] & ~(columns | left | right);
	if (level == c->last + 2) return free != 0;
	int gap = c->gap[level];
	uint64_t sum = 0;
	for (; free != 0; free &= free - 1) {
		uint32_t queen = free & -free;
		sum += below(c, level + 1, columns | queen, (left | queen) << gap, (right | queen) >> gap);
	}
	return sum;
}

#if NQ_LANES

/* Heights in bytes. A pass over level i pushes at most height[i] bytes onto level i + 1. It runs only if height[i + 1]
 * < ENOUGH, or if both heights add up to at most HIGH. So height[i] ≤ HIGH + i * ENOUGH; writes may exceed it by a
 * vector. */
enum { HIGH = 1024, ENOUGH = 64, STACK_BYTES = HIGH + MOST_LEVELS * ENOUGH + 16 };

typedef struct {
	uint8_t columns[STACK_BYTES], left[STACK_BYTES], right[STACK_BYTES], free[STACK_BYTES];
} stack;

typedef struct {
	stack stack[MOST_LEVELS];
	uint32_t height[MOST_LEVELS];
} states;

typedef struct {
	nq_lanes columns, left, right, free;
} vector;

NQ_LANES_INLINE vector load(const stack *s, uint32_t at) {
	return (vector){nq_lanes_load(s->columns + at), nq_lanes_load(s->left + at), nq_lanes_load(s->right + at),
	                nq_lanes_load(s->free + at)};
}

NQ_LANES_INLINE uint32_t push(stack *s, uint32_t height, vector v, uint32_t drop, const packing *p) {
	nq_lanes order = nq_lanes_load(p->order[drop]);
	nq_lanes_store(s->columns + height, nq_lanes_shuffle(v.columns, order));
	nq_lanes_store(s->left + height, nq_lanes_shuffle(v.left, order));
	nq_lanes_store(s->right + height, nq_lanes_shuffle(v.right, order));
	nq_lanes_store(s->free + height, nq_lanes_shuffle(v.free, order));
	return height + p->bytes[drop];
}

/* Pads the last vector with states without children. */
NQ_LANES_INLINE void pad(stack *s, uint32_t height) {
	nq_lanes_store(s->columns + height, nq_lanes_all(UINT32_MAX, 32));
	nq_lanes_store(s->free + height, nq_lanes_all(0, 32));
}

typedef struct {
	nq_lanes open, open_after;
	int gap, gap_after;
} step;

NQ_LANES_INLINE step step_from(const course *c, int level, int bits) {
	return (step){nq_lanes_all(c->open[level + 1], bits), nq_lanes_all(c->open[level + 2], bits), c->gap[level],
	              c->gap[level + 1]};
}

NQ_LANES_INLINE vector child_of(vector *v, const step *to, int bits) {
	nq_lanes queen = nq_lanes_lowest(v->free, bits);
	v->free ^= queen;
	vector child = {.columns = v->columns | queen,
	                .left = nq_lanes_up(v->left | queen, to->gap, bits),
	                .right = nq_lanes_down(v->right | queen, to->gap, bits)};
	child.free = to->open & ~(child.columns | child.left | child.right);
	return child;
}

NQ_LANES_INLINE nq_lanes free_after(vector child, const step *to, int bits) {
	nq_lanes left = nq_lanes_up(child.left, to->gap_after, bits);
	nq_lanes right = nq_lanes_down(child.right, to->gap_after, bits);
	return to->open_after & ~(child.columns | left | right);
}

NQ_LANES_INLINE void pass_through(const packing *p, const course *c, states *all, int level, int bits) {
	stack *from = &all->stack[level], *to = &all->stack[level + 1];
	uint32_t height = all->height[level], stay = 0, next = all->height[level + 1];
	const step step = step_from(c, level, bits);
	const nq_lanes none = nq_lanes_all(0, bits);
	pad(from, height);
	for (uint32_t at = 0; at < height; at += 16) {
		vector v = load(from, at);
		vector child = child_of(&v, &step, bits);
		nq_lanes after = free_after(child, &step, bits);
		nq_lanes dead = nq_lanes_equal(child.free, none, bits) | nq_lanes_equal(after, none, bits);
		uint32_t drop = nq_lanes_marks(dead, nq_lanes_equal(v.free, none, bits), bits);
		next = push(to, next, child, drop & 255, p);
		stay = push(from, stay, v, drop >> 8, p);
	}
	all->height[level] = stay;
	all->height[level + 1] = next;
}

/* Negated number of boards of each child. The last two rows take the last two columns, in either order, if the two
 * queens do not attack each other. Padding has low = high = 0, which counts as an attack. */
NQ_LANES_INLINE nq_lanes boards_less(vector child, nq_lanes after, nq_lanes columns, int gap, int bits) {
	nq_lanes two = columns & ~child.columns, low = nq_lanes_lowest(two, bits), high = two ^ low;
	nq_lanes low_first = nq_lanes_equal((child.free & low) | (after & high), two, bits);
	nq_lanes high_first = nq_lanes_equal((child.free & high) | (after & low), two, bits);
	nq_lanes attack = nq_lanes_equal(nq_lanes_up(low, gap, bits), high, bits);
	return nq_lanes_plus(low_first, high_first, bits) & ~attack;
}

NQ_LANES_INLINE uint64_t pass_last(const packing *p, const course *c, states *all, int bits) {
	stack *from = &all->stack[c->last];
	uint32_t height = all->height[c->last], stay = 0;
	const step step = step_from(c, c->last, bits);
	const nq_lanes none = nq_lanes_all(0, bits), columns = nq_lanes_all(c->columns, bits);
	nq_lanes less = none;
	pad(from, height);
	for (uint32_t at = 0; at < height; at += 16) {
		vector v = load(from, at);
		vector child = child_of(&v, &step, bits);
		nq_lanes after = free_after(child, &step, bits);
		less = nq_lanes_plus(less, boards_less(child, after, columns, step.gap_after, bits), bits);
		stay = push(from, stay, v, nq_lanes_marks(nq_lanes_equal(v.free, none, bits), none, bits), p);
	}
	all->height[c->last] = stay;
	return nq_lanes_sum_of_less(less, bits);
}

/* Not inlined, although short and called often: WebAssembly engines switch to optimised code only at calls. */
#define OFTEN static __attribute__((noinline)) NQ_LANES_TARGET
typedef uint64_t pass(const packing *p, const course *c, states *all, int level);

OFTEN uint64_t pass_16(const packing *p, const course *c, states *all, int level) {
	if (level == c->last) return pass_last(p, c, all, 16);
	return pass_through(p, c, all, level, 16), 0;
}

OFTEN uint64_t pass_32(const packing *p, const course *c, states *all, int level) {
	if (level == c->last) return pass_last(p, c, all, 32);
	return pass_through(p, c, all, level, 32), 0;
}

/* Deepest level with at least ENOUGH bytes, which fill vectors; else the first that is not empty; -1: done. */
static int level_to_pass(const states *all, int last) {
	for (int level = last; level >= 0; level--)
		if (all->height[level] >= ENOUGH) return level;
	for (int level = 0; level <= last; level++)
		if (all->height[level] > 0) return level;
	return -1;
}

static void start(const course *c, states *all, uint32_t bytes) {
	const uint32_t none = 0;
	memcpy(all->stack[0].columns, &none, bytes);
	memcpy(all->stack[0].left, &none, bytes);
	memcpy(all->stack[0].right, &none, bytes);
	memcpy(all->stack[0].free, &c->open[0], bytes);
	memset(all->height, 0, sizeof all->height);
	all->height[0] = bytes;
}

static uint64_t walk(const packing *p, const course *c, states *all, int bits) {
	pass *pass = bits == 16 ? pass_16 : pass_32;
	uint64_t sum = 0;
	start(c, all, (uint32_t)bits / 8);
	for (int level; (level = level_to_pass(all, c->last)) >= 0;) do
			sum += pass(p, c, all, level);
		while (all->height[level] >= ENOUGH && all->height[level] + all->height[level + 1] <= HIGH);
	return sum;
}

#endif

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

static course course_past(const nq_lines *cross, int n) {
	course c = {.columns = ~cross->columns & (nq_bit(n) - 1)};
	int levels = 0, above = 0;
	for (int row = 0; row < n; row++) {
		if (cross->rows & nq_bit(row)) continue;
		c.open[levels] = nq_lines_free(cross, n, row);
		if (levels > 0) c.gap[levels - 1] = (uint8_t)(row - above);
		above = row;
		levels++;
	}
	c.last = levels - 3;
	return c;
}

static uint64_t boards_with(const nq_lines *cross, int n, const packing *p, void *scratch) {
	course c = course_past(cross, n);
#if NQ_LANES
	if (nq_lanes_here()) return walk(p, &c, scratch, n <= NQ_VECTOR_SHORT ? 16 : 32);
#endif
	(void)p, (void)scratch;
	return below(&c, 0, 0, 0, 0);
}

/* Unit u has the crosses with t[0] = u / n², t[1] = u / n mod n, t[2] = u mod n. */
static uint64_t unit(int n, uint32_t u, const packing *p, void *scratch) {
	uint32_t size = (uint32_t)n;
	int t[4] = {(int)(u / size / size), (int)(u / size % size), (int)(u % size), 0};
	nq_lines three = {0};
	if (!add(&three, n, t, 0) || !add(&three, n, t, 1) || !add(&three, n, t, 2)) return 0;
	uint64_t sum = 0;
	for (; t[3] < n; t[3]++) {
		nq_lines cross = three;
		uint64_t tuples = add(&cross, n, t, 3) ? orbit(n, t) : 0;
		if (tuples > 0) sum += tuples * boards_with(&cross, n, p, scratch);
	}
	return sum;
}

static bool plan(nq_count_plan *plan) {
	if (plan->n < LEAST) return false;
	uint32_t size = (uint32_t)plan->n;
	plan->units = (size + 1) / 2 * size * size;
	plan->tables = sizeof(packing);
#if NQ_LANES
	plan->scratch = sizeof(states);
#else
	plan->scratch = 1;
#endif
	return true;
}

static bool open_tables(const nq_count_plan *plan, void *tables) {
	packing *p = tables;
	uint8_t lane_bytes = plan->n <= NQ_VECTOR_SHORT ? 2 : 4;
	for (unsigned drop = 0; drop < DROPS; drop++) {
		uint8_t bytes = 0;
		for (uint8_t i = 0; i < 16; i++)
			if (!(drop >> i / lane_bytes & 1)) p->order[drop][bytes++] = i;
		p->bytes[drop] = bytes;
		while (bytes < 16) p->order[drop][bytes++] = 0;
	}
	return true;
}

static uint64_t units(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end) {
	uint64_t sum = 0;
	for (uint32_t u = first; u < end; u++) sum += unit(plan->n, u, tables, scratch);
	return sum;
}

const nq_counter nq_count_vector = {plan, open_tables, NULL, units};
