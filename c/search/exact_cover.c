/* exact-cover: Knuth's dancing links (Algorithm X; TAOCP 7.2.2.1). All solutions.
 *
 * An option is a square; it covers four items: row, column and two diagonals. Each row and column is covered exactly
 * once (primary), each diagonal at most once (secondary).
 *
 * `enter` covers the first row or column with the fewest options; `place` takes the item's next option and covers the
 * option's other items; `remove` and `leave` uncover them. Probes are updates, as in Knuth's programs: one for each
 * item or option unlinked, and for each secondary item.
 *
 * The lists are not stored. An option is in the lists of its items until one of these is covered, so the lengths of the
 * lists, and from these the updates, are computed. The place of an option in a row's list is its column, in a column's
 * list its row. */
#include "step.h"

typedef struct {
	nq_search head;
	nq_lines covered;
	int8_t queen[NQ_MAX];
	uint8_t entered[NQ_MAX]; /* items by depth: row, or n + column */
} cover;

static inline cover *of(const nq_search *s) { return (cover *)s; }

NQ_INLINE bool is_option(const nq_lines *covered, int n, int row, int col) {
	return !(covered->rows >> row & 1) && square_free(covered, n, row, col);
}

NQ_INLINE void flip_line(nq_lines *covered, int n, nq_line line, int row, int col) {
	nq_lines flipped = {0};
	nq_lines_flip(&flipped, n, row, col);
	if (line == NQ_ROW) covered->rows ^= flipped.rows;
	else if (line == NQ_COLUMN) covered->columns ^= flipped.columns;
	else if (line == NQ_DIAGONAL) covered->diagonals ^= flipped.diagonals;
	else covered->antidiagonals ^= flipped.antidiagonals;
}

/* Covers the line through a square. */
NQ_INLINE void cover_line(cover *c, nq_line line, int row, int col) {
	int n = c->head.n, options = 0, aside = line == NQ_DIAGONAL ? 1 : line == NQ_ANTIDIAGONAL ? -1 : 0;
	for (int i = 0; i < n; i++) {
		int r = line == NQ_ROW ? row : i, at = line == NQ_ROW ? i : col + aside * (i - row);
		options += at >= 0 && at < n && is_option(&c->covered, n, r, at);
	}
	c->head.probes += 1 + 3 * (uint64_t)options;
	flip_line(&c->covered, n, line, row, col);
}

NQ_INLINE nq_line line_of(const cover *c, int item) { return item < c->head.n ? NQ_ROW : NQ_COLUMN; }
NQ_INLINE int innermost(const cover *c) { return c->entered[c->head.depth - 1]; }
NQ_INLINE int row_at(const cover *c, int item, int place) { return item < c->head.n ? item : place; }
NQ_INLINE int col_at(const cover *c, int item, int place) { return item < c->head.n ? place : item - c->head.n; }

/* Numbers of options by item; -1: the item is covered. */
static void read_sizes(const cover *c, int8_t size[2 * NQ_MAX]) {
	int n = c->head.n;
	for (int i = 0; i < n; i++) {
		size[i] = c->covered.rows >> i & 1 ? -1 : 0;
		size[n + i] = column_taken(&c->covered, i) ? -1 : 0;
	}
	for (int row = 0; row < n; row++) {
		uint32_t options = size[row] == 0 ? nq_lines_free(&c->covered, n, row) : 0;
		for (; options != 0; options &= options - 1) size[row]++, size[n + __builtin_ctz(options)]++;
	}
}

static void report_item(cover *c, nq_kind kind, int item) {
	int n = c->head.n;
	happened(&c->head, kind, item < n ? item : NQ_EMPTY, item < n ? NQ_EMPTY : item - n);
}

static void enter(cover *c) {
	int8_t size[2 * NQ_MAX], fewest = INT8_MAX;
	int found = 0;
	read_sizes(c, size);
	for (int item = 0; item < 2 * c->head.n; item++)
		if (size[item] >= 0 && size[item] < fewest) fewest = size[found = item];
	c->entered[c->head.depth++] = (uint8_t)found;
	cover_line(c, line_of(c, found), row_at(c, found, 0), col_at(c, found, 0));
	report_item(c, NQ_ENTER, found);
}

static void leave(cover *c) {
	int item = innermost(c);
	c->head.depth--;
	flip_line(&c->covered, c->head.n, line_of(c, item), row_at(c, item, 0), col_at(c, item, 0));
	report_item(c, NQ_LEAVE, item);
}

static void place_after(cover *c, int place) {
	int n = c->head.n, item = innermost(c);
	nq_lines others = c->covered;
	flip_line(&others, n, line_of(c, item), row_at(c, item, 0), col_at(c, item, 0));
	do place++;
	while (place < n && !is_option(&others, n, row_at(c, item, place), col_at(c, item, place)));
	if (place == n) {
		leave(c);
		return;
	}
	int row = row_at(c, item, place), col = col_at(c, item, place);
	c->queen[row] = (int8_t)col;
	for (nq_line line = NQ_ROW; line <= NQ_ANTIDIAGONAL; line++)
		if (line != line_of(c, item)) cover_line(c, line, row, col);
	happened(&c->head, NQ_PLACE, row, col);
}

static void remove_queen(cover *c) {
	int n = c->head.n, item = innermost(c), row = item;
	if (item >= n)
		for (row = 0; c->queen[row] != item - n;) row++;
	int col = c->queen[row];
	for (nq_line line = NQ_ROW; line <= NQ_ANTIDIAGONAL; line++)
		if (line != line_of(c, item)) flip_line(&c->covered, n, line, row, col);
	c->queen[row] = NQ_EMPTY;
	happened(&c->head, NQ_REMOVE, row, col);
}

static void onwards(cover *c) {
	if (c->covered.rows == nq_squares(c->head.n)) happened(&c->head, NQ_SOLUTION, NQ_EMPTY, NQ_EMPTY);
	else enter(c);
}

static inline void step(nq_search *s) {
	cover *c = of(s);
	switch (s->kind) {
	case NQ_START:
	case NQ_PLACE: onwards(c); break;
	case NQ_ENTER: place_after(c, -1); break;
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
	(void)n;
	return sizeof(cover);
}

static void start(nq_search *s) { memset(of(s)->queen, NQ_EMPTY, sizeof of(s)->queen); }

static int queen(const nq_search *s, int row) { return of(s)->queen[row]; }

static nq_frame frame(const nq_search *s, int i) {
	int item = of(s)->entered[i], n = s->n;
	return item < n ? (nq_frame){item, NQ_EMPTY} : (nq_frame){NQ_EMPTY, item - n};
}

static void read_arrays(const nq_search *s, nq_array out[NQ_ARRAYS]) {
	int n = s->n;
	int8_t size[2 * NQ_MAX];
	read_sizes(of(s), size);
	for (int i = 0; i < 2; i++) {
		out[i] = (nq_array){.length = n};
		memcpy(out[i].cell, size + i * n, (size_t)n);
	}
	out[2] = (nq_array){.length = n * n, .width = n};
	for (int i = 0; i < n * n; i++) out[2].cell[i] = is_option(&of(s)->covered, n, i / n, i % n);
}

const nq_search_type nq_search_exact_cover = {
	.id = "exact-cover",
	.sentence =
		SENTENCE("Knuth's dancing links: the row or column with the fewest squares left, covered and uncovered."),
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
