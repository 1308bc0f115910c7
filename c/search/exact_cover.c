/* exact-cover: Knuth's dancing links (Algorithm X; TAOCP 7.2.2.1). All solutions.
 *
 * An option is a square; it covers four items: row, column and two diagonals. Each row and column is covered exactly
 * once (primary), each diagonal at most once (secondary).
 *
 * `enter` covers the first row or column with the fewest options; `place` takes the item's next option and covers the
 * option's other items; `remove` and `leave` uncover in reverse, which restores every byte. Probes are updates, as in
 * Knuth's programs: one for each item or option unlinked, and for each secondary item.
 *
 * Lists are doubly linked and sorted. An option's place in a row's list is its column; in other lists, its row. */
#include "step.h"

typedef struct {
	uint8_t before, after;
} links;

typedef struct {
	nq_search head;
	/* Links of the list of 2n primary items, then of each item's list of n options; each list also has a head. Then
	 * bytes: the size of each list, the queen of each row, the item entered at each depth. */
	links link[];
} cover;

enum { ROW, COLUMN, DIAGONAL, ANTIDIAGONAL, SORTS };

NQ_INLINE int items_of(int n) { return 6 * n - 2; }
NQ_INLINE links *primary(cover *c) { return c->link; }
NQ_INLINE links *options(cover *c, int item) { return c->link + 2 * c->head.n + 1 + item * (c->head.n + 1); }
NQ_INLINE uint8_t *sizes(cover *c) { return (uint8_t *)options(c, items_of(c->head.n)); }
NQ_INLINE int8_t *queens(cover *c) { return (int8_t *)sizes(c) + items_of(c->head.n); }
NQ_INLINE uint8_t *entered(cover *c) { return (uint8_t *)queens(c) + c->head.n; }

static inline cover *of(const nq_search *s) { return (cover *)s; }

NQ_INLINE int item_at(int n, int row, int col, int sort) {
	switch (sort) {
	case ROW: return row;
	case COLUMN: return n + col;
	case DIAGONAL: return 2 * n + row - col + n - 1;
	default: return 4 * n - 1 + row + col;
	}
}

NQ_INLINE int sort_of(int n, int item) {
	return item < n ? ROW : item < 2 * n ? COLUMN : item < 4 * n - 1 ? DIAGONAL : ANTIDIAGONAL;
}

NQ_INLINE int col_at(int n, int item, int sort, int place) {
	switch (sort) {
	case ROW: return place;
	case COLUMN: return item - n;
	case DIAGONAL: return place - (item - 2 * n) + n - 1;
	default: return item - (4 * n - 1) - place;
	}
}

NQ_INLINE void unlink(links *list, int i) {
	list[list[i].before].after = list[i].after;
	list[list[i].after].before = list[i].before;
}

NQ_INLINE void link_again(links *list, int i) {
	list[list[i].before].after = (uint8_t)i;
	list[list[i].after].before = (uint8_t)i;
}

/* Local copies, as the compiler must assume that each byte written may change the originals. */
typedef struct {
	int n;
	links *options;
	uint8_t *size;
} lists;

NQ_INLINE lists lists_of(cover *c) { return (lists){c->head.n, options(c, 0), sizes(c)}; }

NQ_INLINE void hide(lists l, int item, int sort, int place, bool hides) {
	int row = sort == ROW ? item : place, col = col_at(l.n, item, sort, place);
	for (int other = ROW; other < SORTS; other++) {
		if (other == sort) continue;
		int holds = item_at(l.n, row, col, other);
		links *list = l.options + holds * (l.n + 1);
		if (hides) unlink(list, other == ROW ? col : row), l.size[holds]--;
		else link_again(list, other == ROW ? col : row), l.size[holds]++;
	}
}

static void cover_item(cover *c, int item, int sort) {
	lists l = lists_of(c);
	const links *list = options(c, item);
	if (sort <= COLUMN) unlink(primary(c), item);
	for (int place = list[l.n].after; place != l.n; place = list[place].after) hide(l, item, sort, place, true);
	c->head.probes += 1 + (SORTS - 1) * (uint64_t)l.size[item];
}

static void uncover_item(cover *c, int item, int sort) {
	lists l = lists_of(c);
	const links *list = options(c, item);
	for (int place = list[l.n].before; place != l.n; place = list[place].before) hide(l, item, sort, place, false);
	if (sort <= COLUMN) link_again(primary(c), item);
}

NQ_INLINE int innermost(cover *c) { return entered(c)[c->head.depth - 1]; }

static int fewest_options(cover *c) {
	int root = 2 * c->head.n, found = primary(c)[root].after, fewest = sizes(c)[found];
	for (int item = found; item != root && fewest > 0; item = primary(c)[item].after)
		if (sizes(c)[item] < fewest) fewest = sizes(c)[found = item];
	return found;
}

static void report_item(cover *c, nq_kind kind, int item) {
	int n = c->head.n;
	happened(&c->head, kind, item < n ? item : NQ_EMPTY, item < n ? NQ_EMPTY : item - n);
}

static void enter(cover *c) {
	int item = fewest_options(c);
	entered(c)[c->head.depth++] = (uint8_t)item;
	cover_item(c, item, sort_of(c->head.n, item));
	report_item(c, NQ_ENTER, item);
}

static void leave(cover *c) {
	int item = innermost(c);
	c->head.depth--;
	uncover_item(c, item, sort_of(c->head.n, item));
	report_item(c, NQ_LEAVE, item);
}

static void place_after(cover *c, int place) {
	int n = c->head.n, item = innermost(c), sort = sort_of(n, item);
	place = options(c, item)[place].after;
	if (place == n) {
		leave(c);
		return;
	}
	int row = sort == ROW ? item : place, col = col_at(n, item, sort, place);
	queens(c)[row] = (int8_t)col;
	for (int other = ROW; other < SORTS; other++)
		if (other != sort) cover_item(c, item_at(n, row, col, other), other);
	happened(&c->head, NQ_PLACE, row, col);
}

static int row_of_queen(cover *c, int item) {
	int n = c->head.n, row = 0;
	if (item < n) return item;
	while (queens(c)[row] != item - n) row++;
	return row;
}

static void remove_queen(cover *c) {
	int n = c->head.n, item = innermost(c), sort = sort_of(n, item), row = row_of_queen(c, item), col = queens(c)[row];
	for (int other = SORTS - 1; other >= ROW; other--)
		if (other != sort) uncover_item(c, item_at(n, row, col, other), other);
	queens(c)[row] = NQ_EMPTY;
	happened(&c->head, NQ_REMOVE, row, col);
}

static void onwards(cover *c) {
	int root = 2 * c->head.n;
	if (primary(c)[root].after == root) happened(&c->head, NQ_SOLUTION, NQ_EMPTY, NQ_EMPTY);
	else enter(c);
}

static inline void step(nq_search *s) {
	cover *c = of(s);
	switch (s->kind) {
	case NQ_START:
	case NQ_PLACE: onwards(c); break;
	case NQ_ENTER: place_after(c, s->n); break;
	case NQ_REMOVE: place_after(c, innermost(c) < s->n ? s->col : s->row); break;
	case NQ_LEAVE:
		if (s->depth == 0) {
			happened(s, NQ_DONE, NQ_EMPTY, NQ_EMPTY);
			break;
		} /* fall through */
	case NQ_SOLUTION: remove_queen(c); break;
	default: break;
	}
}

RUN(step)

static size_t bytes(int n) {
	size_t side = (size_t)n, items = (size_t)items_of(n);
	return offsetof(cover, link) + (2 * side + 1 + items * (side + 1)) * sizeof(links) + items + 2 * side;
}

static void append(links *list, int end, int i) {
	list[i] = (links){list[end].before, (uint8_t)end};
	list[list[i].before].after = list[end].before = (uint8_t)i;
}

static void start_list(links *list, int end) { list[end] = (links){(uint8_t)end, (uint8_t)end}; }

static void start(nq_search *s) {
	cover *c = of(s);
	int n = s->n;
	memset(queens(c), NQ_EMPTY, (size_t)n);
	start_list(primary(c), 2 * n);
	for (int item = 0; item < 2 * n; item++) append(primary(c), 2 * n, item);
	for (int item = 0; item < items_of(n); item++) start_list(options(c, item), n);
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++)
			for (int sort = ROW; sort < SORTS; sort++) {
				int item = item_at(n, row, col, sort);
				append(options(c, item), n, sort == ROW ? col : row);
				sizes(c)[item]++;
			}
}

static int queen(const nq_search *s, int row) { return queens(of(s))[row]; }

static nq_frame frame(const nq_search *s, int i) {
	int item = entered(of(s))[i], n = s->n;
	return item < n ? (nq_frame){item, NQ_EMPTY} : (nq_frame){NQ_EMPTY, item - n};
}

/* Covering an item changes the links of adjacent items, not its own. */
static bool is_covered(cover *c, int item) { return primary(c)[primary(c)[item].after].before != item; }

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n;
	nq_lines lines = {0};
	for (int row = 0; row < n; row++)
		if (queen(s, row) != NQ_EMPTY) nq_lines_flip(&lines, n, row, queen(s, row));
	for (int i = 0; i < 2; i++) {
		out[i] = (nq_array){.length = n};
		for (int at = 0, item = i * n; at < n; at++, item++)
			out[i].cell[at] = is_covered(of(s), item) ? -1 : (int8_t)sizes(of(s))[item];
	}
	out[2] = (nq_array){.length = n * n, .width = n};
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++)
			out[2].cell[row * n + col] =
				out[0].cell[row] >= 0 && out[1].cell[col] >= 0 && square_free(&lines, n, row, col);
}

const nq_search_type nq_search_exact_cover = {
	.id = "exact-cover",
	.largest = NQ_MAX,
	.enters = NQ_FEWEST_ITEM,
	.tests = NQ_TESTS_NOTHING,
	.arrays = {"rows", "columns", "options"},
	.bytes = bytes,
	.start = start,
	.run = run,
	.queen = queen,
	.frame = frame,
	.read_arrays = read_arrays,
};
