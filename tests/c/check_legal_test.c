#include "checks.h"

enum { MOVES_MAX = 6000, MOST = 6 };

typedef struct {
	bool places;
	int row, col;
} move;

static move moves[MOVES_MAX + 1];
static int moves_count;

typedef struct {
	int row, col;
} square;

typedef struct {
	int n, depth;
	square queens[MOST];
	bool tried[MOST + 1][MOST][MOST];
} board;

static bool is_free(const board *b, square s) {
	for (int i = 0; i < b->depth; i++)
		if (attack(b->queens[i].row, b->queens[i].col, s.row, s.col)) return false;
	return true;
}

static bool has_queen(const board *b, int line) {
	for (int i = 0; i < b->depth; i++)
		if ((line < b->n ? b->queens[i].row : b->n + b->queens[i].col) == line) return true;
	return false;
}

static bool leads_nowhere(board *b, square s);

static bool can_be_completed(board *b) {
	int row = 0;
	if (b->depth == b->n) return true;
	while (has_queen(b, row)) row++;
	for (int col = 0; col < b->n; col++) {
		square s = {row, col};
		if (is_free(b, s) && !leads_nowhere(b, s)) return true;
	}
	return false;
}

static bool leads_nowhere(board *b, square s) {
	b->queens[b->depth++] = s;
	bool can = can_be_completed(b);
	b->depth--;
	return !can;
}

static square on_line(const board *b, int line, int i) {
	return line < b->n ? (square){line, i} : (square){i, line - b->n};
}

static bool may_be_tried(const board *b, int line) {
	int on = 0, all = 0;
	for (int row = 0; row < b->n; row++)
		for (int col = 0; col < b->n; col++) all += b->tried[b->depth][row][col];
	for (int i = 0; i < b->n; i++) {
		square s = on_line(b, line, i);
		on += b->tried[b->depth][s.row][s.col];
	}
	return !has_queen(b, line) && on == all;
}

static bool is_tried_out(board *b, int line) {
	for (int i = 0; i < b->n; i++) {
		square s = on_line(b, line, i);
		if (!b->tried[b->depth][s.row][s.col] && is_free(b, s) && !leads_nowhere(b, s)) return false;
	}
	return true;
}

static bool is_over(board *b) {
	if (b->depth == b->n) return true;
	for (int line = 0; line < 2 * b->n; line++)
		if (may_be_tried(b, line) && is_tried_out(b, line)) return true;
	return false;
}

static bool some_line_may_be_tried(const board *b) {
	for (int line = 0; line < 2 * b->n; line++)
		if (may_be_tried(b, line)) return true;
	return false;
}

static bool places_after(int i) {
	for (i++; i < moves_count; i++)
		if (moves[i].places) return true;
	return false;
}

/* Index of the first move that backtracking never makes. -1: all are right. moves_count: too few moves.
 * An attacked queen may be placed if she is removed at once; after a solution, squares may stay untried if no queen is
 * placed any more. */
static int first_wrong(int n) {
	static board b;
	bool solved = false;
	memset(&b, 0, sizeof b);
	b.n = n;
	for (int i = 0; i < moves_count; i++) {
		square s = {moves[i].row, moves[i].col};
		if (s.row < 0 || s.row >= n || s.col < 0 || s.col >= n) return i;
		if (!moves[i].places) {
			if (b.depth == 0 || b.queens[b.depth - 1].row != s.row || b.queens[b.depth - 1].col != s.col) return i;
			if (!is_over(&b) && (!solved || places_after(i))) return i;
			b.depth--;
			continue;
		}
		bool again = b.depth < n && b.tried[b.depth][s.row][s.col], free = is_free(&b, s);
		if (b.depth == n || again) return i;
		b.tried[b.depth][s.row][s.col] = true;
		if (!some_line_may_be_tried(&b)) return i;
		solved = false;
		if (!free) {
			const move *next = &moves[i + 1];
			if (i + 1 == moves_count || next->places || next->row != s.row || next->col != s.col) return i;
			i++;
			continue;
		}
		b.queens[b.depth++] = s;
		memset(b.tried[b.depth], 0, sizeof b.tried[0]);
		solved = b.depth == n;
	}
	bool ends = b.depth == n || (b.depth == 0 && (solved || is_over(&b)));
	return ends ? -1 : moves_count;
}

static bool in_way(const move *queen, move next, bool by_columns) {
	return by_columns ? queen->col == next.col : queen->row == next.row;
}

static bool imply_removals(int n) {
	static move all[2 * MOVES_MAX + MOST], queens[MOST];
	int depth = 0, count = 0;
	for (int i = 0; i < moves_count; i++) {
		int down = queens[1].row - queens[0].row, right = queens[1].col - queens[0].col, first = 0;
		bool by_columns = depth > 1 && abs(down) != 1 && abs(right) == 1;
		if (!moves[i].places) return false;
		while (first < depth && !in_way(&queens[first], moves[i], by_columns)) first++;
		for (; depth > first; all[count++].places = false) all[count] = queens[--depth];
		for (int k = 0; k < depth; k++)
			if (attack(queens[k].row, queens[k].col, moves[i].row, moves[i].col)) return false;
		if (depth == n) return false;
		queens[depth++] = all[count++] = moves[i];
	}
	while (depth > 0 && depth < n) all[count] = queens[--depth], all[count++].places = false;
	if (count > MOVES_MAX) return false;
	moves_count = count;
	memcpy(moves, all, sizeof all[0] * (size_t)count);
	return true;
}

static bool is_quiet(int n) { return imply_removals(n) && first_wrong(n) < 0; }

static void put_moves(void) {
	text_length = 0;
	for (int i = 0; i < moves_count; i++) {
		put(moves[i].places ? "place " : "remove ");
		put_number(moves[i].row), put(" "), put_number(moves[i].col);
		put("\n");
	}
}

static struct {
	int by;
	bool places_first;
	bool shuffles;
	int leaves_out; /* how many of ten dead ends are skipped, on average */
	int most;       /* stops after this many solutions; 0: never */
	bool unwinds;
} way;

static void agrees(int n) {
	int at = first_wrong(n);
	if (moves_count == 0) return;
	put_moves();
	nq_judgement j = judge_any(n);
	if (j.base != 0) return;
	int queens = 0;
	for (int i = 0; i < moves_count; i++) queens += moves[i].places ? 1 : -1;
	bool ends = at == moves_count && queens > 0;
	if (at < 0 && !way.places_first && j.wrong.fault == NQ_QUEEN_ATTACKED) return; /* only the last queen is attacked */
	/* If n < 4, the moves may fit a search by columns, which never places a second queen. */
	if (at >= 0 && n < 4 && j.right && j.diff.line == 0) return;
	if (at >= 0 && !ends && is_quiet(n)) {
		must_be(j, j.result == NQ_IS_RIGHT || j.stops);
		return;
	}
	must_be(j, j.right == (at < 0 || ends) && j.wrong.line == (uint64_t)(ends ? 0 : at + 1));
	must_be(j, !ends || j.result == NQ_IS_CONSISTENT);
}

static int solutions;

static void move_to(bool places, square s) {
	if (moves_count == MOVES_MAX) return;
	moves[moves_count++] = (move){places, s.row, s.col};
}

static int random_line(const board *b) {
	int by = way.by < 2 ? way.by : (int)random_below(2), line = by * b->n, count = 0, chosen = 0;
	for (int i = 0; i < b->n; i++)
		if (!has_queen(b, line + i) && (way.shuffles ? one_in((uint64_t)++count) : count++ == 0)) chosen = line + i;
	return chosen;
}

static bool backtrack(board *b);

static bool try_squares(board *b, int line) {
	int order[MOST];
	for (int i = 0; i < b->n; i++) {
		int other = way.shuffles ? (int)random_below((uint64_t)i + 1) : i;
		order[i] = order[other], order[other] = i;
	}
	for (int i = 0; i < b->n; i++) {
		square s = on_line(b, line, order[i]);
		bool free = is_free(b, s);
		if (!free && !way.places_first) continue;
		if (free && leads_nowhere(b, s) && random_below(10) < (uint64_t)way.leaves_out) continue;
		move_to(true, s);
		b->queens[b->depth++] = s;
		bool stops = free && backtrack(b);
		if (stops && !way.unwinds) return true;
		b->depth--;
		move_to(false, s);
		if (stops) return true;
	}
	return false;
}

static bool backtrack(board *b) {
	if (b->depth == b->n) return ++solutions == way.most;
	int line = random_line(b);
	return try_squares(b, line);
}

static void backtrack_randomly(int n) {
	board b = {.n = n};
	way.by = (int)random_below(3);
	way.places_first = one_in(3), way.shuffles = one_in(2), way.unwinds = one_in(2);
	way.leaves_out = one_in(2) ? 0 : (int)random_below(11);
	way.most = one_in(2) ? 0 : 1 + (int)random_below(3);
	moves_count = solutions = 0;
	backtrack(&b);
}

TEST("a trace that fills rows or columns in order, without removals, is judged right, with or without tests") {
	for (int i = 0; i < 600; i++) {
		int n = 4 + (int)random_below(MOST - 3), left = 0;
		backtrack_randomly(n);
		if (way.by > 1 || way.places_first || way.shuffles || way.most > 0 || moves_count == MOVES_MAX) continue;
		for (int k = 0; k < moves_count; k++)
			if (moves[k].places) moves[left++] = moves[k];
		moves_count = left;
		put_moves();
		if (one_in(2)) put("done\n");
		nq_judgement j = judge_any(n);
		must_be(j, j.result == NQ_IS_RIGHT);
		text_length = 0;
		for (int k = 0; k < moves_count; k++) {
			for (int places = 0; places < 2; places++)
				put(places ? "place " : "test "), put_number(moves[k].row), put(" "), put_number(moves[k].col),
					put(places ? "\n" : " free\n");
		}
		j = judge_any(n);
		must_be(j, j.result == NQ_IS_RIGHT);
	}
}

TEST("every backtracking trace is judged right: by rows or columns, in any order, with or without dead ends") {
	for (int i = 0; i < 6000; i++) {
		int n = 1 + (int)random_below(MOST);
		backtrack_randomly(n);
		if (moves_count == 0 || moves_count == MOVES_MAX) continue;
		put_moves();
		nq_judgement j = judge_any(n);
		must_be(j, j.right);
		must(first_wrong(n) < 0);
	}
}

TEST("a queen on an attacked square is a fault if the program skips all other attacked squares") {
	way.by = 0, way.places_first = way.shuffles = way.unwinds = false, way.leaves_out = way.most = 0;
	moves_count = 0;
	backtrack(&(board){.n = 5});
	memmove(moves + 3, moves + 1, (size_t)(moves_count - 1) * sizeof moves[0]);
	moves[1] = (move){true, 1, 0}, moves[2] = (move){false, 1, 0};
	moves_count += 2;
	put_moves();
	nq_judgement j = judge_any(5);
	must_be(j, j.wrong.fault == NQ_QUEEN_ATTACKED && j.wrong.line == 2);
}

static void spoil_move(int n) {
	int at = (int)random_below((uint64_t)moves_count);
	move m = moves[at];
	size_t after = (size_t)(moves_count - at - 1) * sizeof m;
	switch (random_below(7)) {
	case 0:
		memmove(moves + at, moves + at + 1, after);
		moves_count--;
		break;
	case 1:
		memmove(moves + at + 2, moves + at + 1, after);
		moves[at + 1] = m, moves_count++;
		break;
	case 2:
		if (at + 1 < moves_count) moves[at] = moves[at + 1], moves[at + 1] = m;
		break;
	case 3: moves[at].row = (int)random_below((uint64_t)n + one_in(4)); break;
	case 4: moves[at].col = (int)random_below((uint64_t)n + one_in(4)); break;
	case 5: moves[at].places = !m.places; break;
	default: moves_count = at + 1;
	}
}

TEST("in spoilt backtracking, the judge and the reference find the same wrong line") {
	for (int i = 0; i < 6000; i++) {
		int n = 1 + (int)random_below(5);
		backtrack_randomly(n);
		for (int spoilt = 0; spoilt < 1 + (int)random_below(3) && moves_count > 0; spoilt++) spoil_move(n);
		agrees(n);
	}
}

TEST("verdicts on all short lists of moves on small boards equal the reference's") {
	for (int n = 1; n <= 3; n++) {
		int squares = n * n, each = 2 * squares, length = n < 3 ? 5 - n / 2 : 3, all = 1;
		for (int i = 0; i < length; i++) all *= each;
		for (int code = 0; code < all; code++) {
			moves_count = 0;
			for (int i = 0, left = code; i < length; i++, left /= each)
				move_to(left % each < squares, (square){left % squares / n, left % n});
			agrees(n);
		}
	}
}

TEST("the row entered last must be left before its queen is removed") {
	text_length = 0;
	put("enter 0 -\nplace 0 0\nenter 1 -\nleave 1 -\nremove 0 0\nplace 0 1\nenter 1 -\nremove 0 1\n");
	nq_judgement j = judge_any(3);
	must_be(j, j.wrong.line == 8 && j.wrong.expected.kind == NQ_LEAVE && j.wrong.expected.row == 1);
}
