#include "checks.h"

#include "boards.h"

enum { ROWS_MAX = LARGEST_LISTED + 1, PRINTED_MAX = 726 };

typedef struct {
	int n, rows, count[ROWS_MAX];
	int queens[ROWS_MAX][2];
	int line;
} printed;

static printed list_printed[PRINTED_MAX];
static int printed_count;

static printed printed_of(const nq_board *board) {
	printed p = {.n = board->n, .rows = board->n};
	for (int row = 0; row < board->n; row++) p.count[row] = 1, p.queens[row][0] = board->column[row];
	return p;
}

static bool same_printed(const printed *a, const printed *b, int n) {
	bool same = a->rows >= n && b->rows >= n;
	for (int row = 0; row < n && same; row++)
		same = a->count[row] == 1 && b->count[row] == 1 && a->queens[row][0] == b->queens[row][0];
	return same;
}

static bool is_attacked(const printed *p) {
	for (int a = 0; a < p->rows; a++)
		for (int i = 0; i < p->count[a]; i++)
			for (int b = a; b < p->rows; b++)
				for (int j = a == b ? i + 1 : 0; j < p->count[b]; j++) {
					int down = b - a, right = p->queens[b][j] - p->queens[a][i];
					if (down == 0 || right == 0 || down == right || down == -right) return true;
				}
	return false;
}

static int queens_on(const printed *p) {
	int queens = 0;
	for (int row = 0; row < p->rows; row++) queens += p->count[row];
	return queens;
}

static nq_fault fault_of(int n, int i) {
	const printed *p = &list_printed[i];
	printed first = *p;
	if (p->rows > n) first.rows = n;
	if (p->rows < n) return NQ_WRONG_SIZE;
	if (is_attacked(&first)) return NQ_BOARD_ATTACKED;
	if (queens_on(&first) != n) return NQ_WRONG_QUEENS;
	for (int before = 0; before < i; before++)
		if (same_printed(&list_printed[before], p, n)) return NQ_BOARD_AGAIN;
	return p->rows > n ? NQ_WRONG_SIZE : NQ_RIGHT;
}

static bool is_printed(const nq_board *board) {
	printed p = printed_of(board);
	for (int i = 0; i < printed_count; i++)
		if (same_printed(&p, &list_printed[i], board->n)) return true;
	return false;
}

typedef enum { DOTS, POSITIONS, LIST, NOTATIONS } notation;

static int put_line(const char *what, int line) {
	put(what), put("\n");
	return line + 1;
}

static int put_grid(const printed *p, int line) {
	for (int row = 0; row < p->rows; row++) {
		for (int col = 0; col < p->n; col++) {
			bool queen = false;
			for (int i = 0; i < p->count[row]; i++) queen = queen || p->queens[row][i] == col;
			put(col > 0 ? " " : ""), put(queen ? "Q" : ".");
		}
		line = put_line("", line);
	}
	return put_line("", line);
}

static int put_positions(const printed *p, notation as, int line) {
	if (as == LIST) put("[");
	for (int row = 0; row < p->n; row++) {
		if (row > 0) put(as == LIST ? ", " : " ");
		put_number(p->queens[row][0] + (as == POSITIONS));
	}
	return put_line(as == LIST ? "]" : "", line);
}

static int put_boards(notation as, bool has_noise) {
	int line = 1;
	text_length = 0;
	for (int i = 0; i < printed_count; i++) {
		printed *p = &list_printed[i];
		if (has_noise) put("Solution "), put_number(i + 1), line = put_line(one_in(2) ? ":" : "", line);
		p->line = line;
		line = as == DOTS ? put_grid(p, line) : put_positions(p, as, line);
	}
	return line;
}

static nq_board mirrored(const nq_board *board) {
	nq_board other = *board;
	for (int row = 0; row < board->n; row++) other.column[row] = (int8_t)(board->n - 1 - board->column[row]);
	return other;
}

static void print_all(int n, int order) {
	int count = list(n);
	printed_count = 0;
	for (int i = 0; i < count; i++) {
		nq_board board = order == 1 ? mirrored(&listed[i]) : listed[i];
		int other = order == 2 ? (int)random_below((uint64_t)i + 1) : i;
		list_printed[printed_count++] = list_printed[other];
		list_printed[other] = printed_of(&board);
	}
}

static void insert(int at, printed p) {
	memmove(list_printed + at + 1, list_printed + at, (size_t)(printed_count++ - at) * sizeof p);
	list_printed[at] = p;
}

static void drop(int at) {
	memmove(list_printed + at, list_printed + at + 1, (size_t)(--printed_count - at) * sizeof list_printed[0]);
}

static void spoil_row(printed *p, bool grid) {
	int row = (int)random_below((uint64_t)p->n), col = (int)random_below((uint64_t)p->n);
	size_t after = (size_t)(p->rows - row - 1);
	switch (grid ? random_below(5) : 0) {
	case 0: p->queens[row][0] = col; break;
	case 1: p->count[row] = 0; break;
	case 2: p->queens[row][p->count[row] = 1] = col, p->count[row] = col == p->queens[row][0] ? 1 : 2; break;
	case 3:
		if (p->rows < p->n || p->n == 1) break;
		memmove(p->count + row, p->count + row + 1, after * sizeof p->count[0]);
		memmove(p->queens + row, p->queens + row + 1, after * sizeof p->queens[0]);
		p->rows--;
		break;
	default:
		if (p->rows > p->n || p->n == 1) break;
		memmove(p->count + row + 1, p->count + row, (after + 1) * sizeof p->count[0]);
		memmove(p->queens + row + 1, p->queens + row, (after + 1) * sizeof p->queens[0]);
		p->rows++;
	}
}

static void spoil(bool grid) {
	int at = (int)random_below((uint64_t)printed_count), to = (int)random_below((uint64_t)printed_count);
	printed p = list_printed[at];
	switch (random_below(5)) {
	case 0: drop(at); break;
	case 1: insert(to, p); break;
	case 2: drop(at), insert(to < printed_count ? to : printed_count, p); break;
	default: spoil_row(&list_printed[at], grid);
	}
}

static void agrees(int n, int line_after) {
	int good = 0, different = 0, total = list(n), wrong_line = 0, printed_boards = 0;
	nq_fault wrong = NQ_RIGHT;
	for (int i = 0; i < printed_count; i++) {
		nq_fault fault = fault_of(n, i);
		const printed *p = &list_printed[i];
		bool beyond = p->rows > n,
			 whole = fault == NQ_RIGHT || fault == NQ_BOARD_AGAIN || (beyond && fault == NQ_WRONG_SIZE);
		good += whole, different += whole && fault != NQ_BOARD_AGAIN;
		printed_boards += 1 + beyond;
		if (wrong == NQ_RIGHT && fault != NQ_RIGHT)
			wrong = fault, wrong_line = p->line + (beyond && fault == NQ_WRONG_SIZE ? n : 0);
	}
	if (wrong == NQ_RIGHT && different < total) wrong = NQ_BOARDS_MISSING, wrong_line = line_after;
	nq_judgement j = judge_any(n);
	if (good == 0) {
		must_be(j, j.result == NQ_IS_WRONG || j.result == NQ_IS_UNREAD);
		return;
	}
	must_be(j, j.read_as == NQ_BOARDS && j.n == n && j.lines == (uint64_t)printed_boards);
	must_be(j, j.right == (wrong == NQ_RIGHT) && j.wrong.fault == wrong && j.wrong.line == (uint64_t)wrong_line);
	must_be(j, j.good == (uint64_t)good && j.different == (uint64_t)different && j.total == (uint64_t)total);
	must_be(j, (j.missing > 0) == (different < total) && (j.expected.n > 0) == (different < total));
	if (different < total) must_be(j, is_solution(&j.expected) && !is_printed(&j.expected));
}

TEST("in random lists, a changed, dropped, doubled or moved board is found") {
	for (int i = 0; i < 150; i++) {
		int n = 4 + (int)random_below(5);
		notation as = (notation)random_below(NOTATIONS);
		print_all(n, (int)random_below(3));
		spoil(as == DOTS);
		if (one_in(3) && printed_count > 0) spoil(as == DOTS);
		if (printed_count == 0) continue;
		int after = put_boards(as, one_in(3));
		if (as != DOTS && one_in(3)) text_length--;
		agrees(n, after);
	}
}

TEST("the missing board of a sorted list is reported with its number") {
	for (int n = 4; n <= 7; n++)
		for (int at = 0, count = list(n); at < count; at++) {
			print_all(n, 0);
			drop(at);
			put_boards(POSITIONS, false);
			nq_judgement j = judge_any(n);
			if (printed_count > 0 && at > 0)
				must_be(j, j.missing == (uint64_t)at + 1 && same(&j.expected, &listed[at]));
		}
}

TEST("724 shuffled boards of n = 10 are judged right, but wrong if one replaces another") {
	print_all(10, 2);
	agrees(10, put_boards(POSITIONS, false));
	list_printed[500] = list_printed[77];
	agrees(10, put_boards(DOTS, false));
}

TEST("if the search stops at its first solution, any board is judged right, two boards wrong") {
	for (int n = 4; n <= 7; n++)
		for (int i = 0; i < list(n); i++) {
			printed_count = 1;
			list_printed[0] = printed_of(&listed[i]);
			put_boards(DOTS, false);
			must(judge(options_for(n, nq_search_named("first"), 0)).right);
			insert(1, printed_of(&listed[0]));
			put_boards(DOTS, false);
			nq_judgement j = judge(options_for(n, nq_search_named("first"), 0));
			if (n == 4 && i > 0) must_be(j, j.result == NQ_IS_RIGHT);
			else must_be(j, j.wrong.fault == NQ_BOARDS_TOO_MANY && j.wrong.line == (uint64_t)list_printed[1].line);
		}
}
