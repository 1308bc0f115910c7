/* Finds all solutions, level by level. A test compares a square with the earlier queens from row 0 on, up to the first
 * attacker. Each comparison is a probe.
 *
 *   for each board of the frontier, in order:   enter, test, [place, [solution]], test, …, leave
 *   then the boards found become the frontier:  level
 *
 * The frontier is not stored. Its boards are in lexicographic order, so depth-first search limited to `level` queens
 * finds the next one. A placed queen is on the board only during `place` and `solution`; no `remove` follows.
 *
 * Invariant: queen[0 … level-1] and `lines` have the board being extended; queen[level] is the queen just placed or
 * NQ_EMPTY. */
#include "step.h"

typedef struct {
	nq_search head;
	nq_lines lines;
	uint64_t index;
	int level;
	int8_t queen[NQ_MAX];
	uint64_t size[]; /* size[k]: boards of k queens found so far */
} breadth_first;

static inline breadth_first *of(const nq_search *s) { return (breadth_first *)s; }

static int take(breadth_first *b, int row) {
	int col = b->queen[row];
	b->queen[row] = NQ_EMPTY;
	nq_lines_flip(&b->lines, b->head.n, row, col);
	return col;
}

/* Finds the next board of `level` queens by backtracking. Begins with column `from` of `row`. If no such board exists,
 * empties the board and returns false. */
static bool next_board(breadth_first *b, int row, int from) {
	while (row < b->level) {
		uint32_t free = from < b->head.n ? nq_lines_free(&b->lines, b->head.n, row) >> from << from : 0;
		if (free == 0 && row == 0) return false;
		if (free == 0) from = take(b, --row) + 1;
		else {
			b->queen[row] = (int8_t)__builtin_ctz(free);
			nq_lines_flip(&b->lines, b->head.n, row, b->queen[row]);
			row++;
			from = 0;
		}
	}
	return true;
}

static bool advance(breadth_first *b) {
	int last = b->level - 1;
	return last >= 0 && next_board(b, last, take(b, last) + 1);
}

static void enter_board(breadth_first *b) {
	b->head.depth = 1;
	happened(&b->head, NQ_ENTER, b->level, NQ_EMPTY);
}

static void complete_level(breadth_first *b) {
	b->index = 0;
	happened(&b->head, NQ_LEVEL, b->level++, NQ_EMPTY);
}

NQ_INLINE bool try_queen(breadth_first *b, int row, int col) {
	bool free = !(column_taken(&b->lines, col) | diagonal_taken(&b->lines, b->head.n, row, col) |
	              antidiagonal_taken(&b->lines, row, col));
	int compared = row;
	if (!free)
		for (compared = 0; nq_line_between(compared, b->queen[compared], row, col) == NQ_NO_LINE;) compared++;
	b->head.probes += (uint64_t)(free ? compared : compared + 1);
	return free;
}

NQ_INLINE int tried(const breadth_first *b) {
	int queen = b->queen[b->level];
	return queen != NQ_EMPTY ? queen : b->head.col;
}

NQ_INLINE void test_next(breadth_first *b) {
	int row = b->level, col = tried(b) + 1;
	b->queen[row] = NQ_EMPTY;
	if (col == b->head.n) {
		b->head.depth = 0;
		happened(&b->head, NQ_LEAVE, row, NQ_EMPTY);
		return;
	}
	b->head.free = try_queen(b, row, col);
	happened(&b->head, NQ_TEST, row, col);
}

NQ_INLINE void extend_board(breadth_first *b) {
	int row = b->head.row, col = b->head.col;
	b->queen[row] = (int8_t)col;
	b->size[b->level + 1]++;
	happened(&b->head, NQ_PLACE, row, col);
}

static inline void step(nq_search *s) {
	breadth_first *b = of(s);
	switch (s->kind) {
	case NQ_TEST:
		if (s->free) extend_board(b);
		else test_next(b);
		break;
	case NQ_PLACE:
		if (s->row == s->n - 1) announce(s, NQ_SOLUTION);
		else test_next(b);
		break;
	case NQ_ENTER:
	case NQ_SOLUTION: test_next(b); break;
	case NQ_LEAVE:
		b->index++;
		if (advance(b)) enter_board(b);
		else complete_level(b);
		break;
	case NQ_LEVEL:
		if (b->level == s->n) announce(s, NQ_DONE);
		else if (b->size[b->level] == 0 || !next_board(b, 0, 0)) complete_level(b);
		else enter_board(b);
		break;
	case NQ_START: enter_board(b); break;
	default: break;
	}
}

RUN(step)

static size_t bytes(int n) { return offsetof(breadth_first, size) + ((size_t)n + 1) * sizeof(uint64_t); }

static void start(nq_search *s) {
	breadth_first *b = of(s);
	memset(b->queen, NQ_EMPTY, sizeof b->queen);
	b->size[0] = 1;
}

static int queen(const nq_search *s, int row) { return of(s)->queen[row]; }

static nq_frame frame(const nq_search *s, int i) {
	(void)i;
	return (nq_frame){of(s)->level, tried(of(s))};
}

static void read_frontier(const nq_search *s, nq_frontier *out) {
	breadth_first ahead = *of(s);
	bool extending = s->kind != NQ_START && s->kind != NQ_LEVEL && s->kind != NQ_DONE;
	*out = (nq_frontier){.level = ahead.level, .size = of(s)->size, .index = extending ? (int64_t)ahead.index : -1};
	if (ahead.level == s->n) return;
	ahead.queen[ahead.level] = NQ_EMPTY;
	bool there = extending ? advance(&ahead) : of(s)->size[ahead.level] > 0 && next_board(&ahead, 0, 0);
	for (; there; there = out->coming < NQ_COMING && advance(&ahead)) {
		out->next[out->coming].n = s->n;
		memcpy(out->next[out->coming++].column, ahead.queen, sizeof ahead.queen);
	}
}

const nq_search_type nq_search_breadth_first = {
	.id = "breadth-first",
	.largest = NQ_MAX,
	OWN_TYPE,
	.frame = frame,
	.read_frontier = read_frontier,
};
