/* Finds all solutions by Knuth's dancing links (Algorithm X; TAOCP 7.2.2.1).
 *
 * An option is a square; it covers four items: row, column and two diagonals. Each row and column is covered exactly
 * once (primary), each diagonal at most once (secondary).
 *
 * `enter` covers the first row or column with the fewest options; `place` takes the item's next option and covers the
 * option's other items; `remove` and `leave` uncover in reverse, restoring every byte. Probes are updates, as in
 * Knuth's programs: covering an item takes one update, plus three for each of its options.
 *
 * Lists of options are sorted, so bitmasks replace links. In the list of a row, an option's bit is its column; in other
 * lists, its row. */
#include "step.h"

typedef struct {
	nq_search head;
	uint64_t primary;   /* rows and columns that are not covered */
	uint32_t options[]; /* [item]: its list. In memory, queens() and entered() follow. */
} cover;

enum { ROW, COLUMN, DIAGONAL, ANTIDIAGONAL, SORTS };

NQ_INLINE int items_of(int n) { return 6 * n - 2; }

NQ_INLINE int8_t *queens(const cover *c) { return (int8_t *)(c->options + items_of(c->head.n)); }
NQ_INLINE uint8_t *entered(const cover *c) { return (uint8_t *)queens(c) + c->head.n; }

static inline cover *of(const nq_search *s) { return (cover *)s; }

typedef struct {
	int of[SORTS];
} items;

NQ_INLINE items items_at(int n, int row, int col) {
	return (items){{row, n + col, 3 * n - 1 + row - col, 4 * n - 1 + row + col}};
}

NQ_INLINE int size(const cover *c, int item) { return __builtin_popcount(c->options[item]); }

NQ_INLINE void flip_lines(uint32_t *options, int n, int row, int col) {
	items items = items_at(n, row, col);
	for (int sort = COLUMN; sort < SORTS; sort++) options[items.of[sort]] ^= nq_bit(row);
}

NQ_INLINE nq_frame square_of(int n, int item, int bit) {
	if (item < n) return (nq_frame){item, bit};
	if (item < 2 * n) return (nq_frame){bit, item - n};
	return (nq_frame){bit, item < 4 * n - 1 ? bit - (item - (3 * n - 1)) : item - (4 * n - 1) - bit};
}

/* Covers an item: removes its options from the lists of their other items. A second call uncovers the item. */
static void flip(cover *c, int item) {
	int n = c->head.n;
	uint32_t own = c->options[item];
	if (item < 2 * n) c->primary ^= nq_bit64(item);
	for (uint32_t left = own; left != 0; left &= left - 1) {
		nq_frame square = square_of(n, item, __builtin_ctz(left));
		c->options[square.row] ^= nq_bit(square.col);
		flip_lines(c->options, n, square.row, square.col);
	}
	c->options[item] = own;
}

static void cover_item(cover *c, int item) {
	c->head.probes += 1 + (SORTS - 1) * (uint64_t)size(c, item);
	flip(c, item);
}

NQ_INLINE int innermost(const cover *c) { return entered(c)[c->head.depth - 1]; }

static nq_frame frame_of(int n, int item) {
	return item < n ? (nq_frame){item, NQ_EMPTY} : (nq_frame){NQ_EMPTY, item - n};
}

static void report_item(cover *c, nq_kind kind, int item) {
	nq_frame frame = frame_of(c->head.n, item);
	happened(&c->head, kind, frame.row, frame.col);
}

static void enter(cover *c) {
	int item = 0, fewest = NQ_MAX + 1;
	for (uint64_t left = c->primary; left != 0 && fewest > 0; left &= left - 1) {
		int other = __builtin_ctzll(left), options = size(c, other);
		if (options < fewest) fewest = options, item = other;
	}
	entered(c)[c->head.depth++] = (uint8_t)item;
	cover_item(c, item);
	report_item(c, NQ_ENTER, item);
}

static void leave(cover *c) {
	int item = innermost(c);
	c->head.depth--;
	flip(c, item);
	report_item(c, NQ_LEAVE, item);
}

static void place_from(cover *c, int from) {
	int n = c->head.n, item = innermost(c);
	uint64_t later = (uint64_t)c->options[item] >> from << from;
	if (later == 0) {
		leave(c);
		return;
	}
	nq_frame square = square_of(n, item, __builtin_ctzll(later));
	items items = items_at(n, square.row, square.col);
	queens(c)[square.row] = (int8_t)square.col;
	for (int sort = ROW; sort < SORTS; sort++)
		if (items.of[sort] != item) cover_item(c, items.of[sort]);
	happened(&c->head, NQ_PLACE, square.row, square.col);
}

static void remove_queen(cover *c) {
	int n = c->head.n, item = innermost(c), row = item < n ? item : 0;
	while (item >= n && queens(c)[row] != item - n) row++;
	int col = queens(c)[row];
	items items = items_at(n, row, col);
	for (int sort = SORTS - 1; sort >= ROW; sort--)
		if (items.of[sort] != item) flip(c, items.of[sort]);
	queens(c)[row] = NQ_EMPTY;
	happened(&c->head, NQ_REMOVE, row, col);
}

static inline void step(nq_search *s) {
	cover *c = of(s);
	switch (s->kind) {
	case NQ_START:
	case NQ_PLACE:
		if (c->primary != 0) enter(c);
		else announce(s, NQ_SOLUTION);
		break;
	case NQ_ENTER: place_from(c, 0); break;
	case NQ_REMOVE: place_from(c, 1 + (innermost(c) < s->n ? s->col : s->row)); break;
	case NQ_LEAVE:
		if (s->depth == 0) {
			announce(s, NQ_DONE);
			break;
		} /* fall through */
	case NQ_SOLUTION: remove_queen(c); break;
	default: break;
	}
}

RUN(step)

static size_t bytes(int n) { return offsetof(cover, options) + (size_t)items_of(n) * sizeof(uint32_t) + 2 * (size_t)n; }

static void start(nq_search *s) {
	cover *c = of(s);
	memset(queens(c), NQ_EMPTY, (size_t)s->n);
	c->primary = UINT64_MAX >> (2 * (NQ_MAX - s->n));
	for (int row = 0; row < s->n; row++)
		for (int col = 0; col < s->n; col++) c->options[row] ^= nq_bit(col), flip_lines(c->options, s->n, row, col);
}

static int queen(const nq_search *s, int row) { return queens(of(s))[row]; }

static nq_frame frame(const nq_search *s, int i) { return frame_of(s->n, entered(of(s))[i]); }

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	const cover *c = of(s);
	int n = s->n;
	for (int i = 0; i < 2; i++) {
		out[i] = (nq_array){.length = n};
		for (int at = 0, item = i * n; at < n; at++, item++)
			out[i].cell[at] = c->primary >> item & 1 ? (int8_t)size(c, item) : -1;
	}
	out[2] = (nq_array){.length = n * n, .width = n};
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++) out[2].cell[row * n + col] = c->primary >> row & c->options[row] >> col & 1;
}

const nq_search_type nq_search_exact_cover = {
	.id = "exact-cover",
	.largest = NQ_MAX,
	.enters = NQ_FEWEST_ITEM,
	.tests = NQ_TESTS_NOTHING,
	.arrays = {"rows", "columns", "options"},
	OWN_TYPE,
	.frame = frame,
	.read_arrays = read_arrays,
};
