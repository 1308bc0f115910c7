/* Small programs with the mistakes of web/searches/mistakes.js, written in other ways than its listings. */
#include "checks.h"

enum { LARGEST = 6 };

static struct {
	int n, attacks[LARGEST][LARGEST], column[LARGEST];
	bool prints_moves;
} program;

static void print_move(const char *verb, int row, int col) {
	if (!program.prints_moves) return;
	put(verb), put_number(row), put(" "), put_number(col), put("\n");
}

static void print_columns(void) {
	for (int row = 0; row < program.n && !program.prints_moves; row++)
		put_number(program.column[row]), put(row + 1 < program.n ? " " : "\n");
}

static void mark(int row, int col, int value) {
	for (int r = 0; r < program.n; r++)
		for (int c = 0; c < program.n; c++)
			if (attack(row, col, r, c)) program.attacks[r][c] = value;
}

static void place_with_marks(int row) {
	if (row == program.n) print_columns();
	for (int col = 0; col < program.n && row < program.n; col++) {
		if (program.attacks[row][col]) continue;
		program.column[row] = col;
		mark(row, col, 1);
		print_move("place ", row, col);
		place_with_marks(row + 1);
		mark(row, col, 0);
		print_move("remove ", row, col);
	}
}

static bool is_free(int row, int col) {
	for (int r = 0; r < program.n; r++)
		if (program.column[r] != NQ_EMPTY && attack(row, col, r, program.column[r])) return false;
	return true;
}

static void place_anywhere(int queens) {
	if (queens == program.n) print_columns();
	for (int i = 0; i < program.n * program.n && queens < program.n; i++) {
		int row = i / program.n, col = i % program.n;
		if (!is_free(row, col)) continue;
		program.column[row] = col;
		print_move("place ", row, col);
		place_anywhere(queens + 1);
		program.column[row] = NQ_EMPTY;
		print_move("remove ", row, col);
	}
}

static void place_without_columns(int row) {
	for (int col = 0; col < program.n && row < program.n; col++) {
		bool free = true;
		for (int r = 0; r < row; r++) free = free && abs(col - program.column[r]) != row - r;
		if (!free) continue;
		program.column[row] = col;
		print_move("place ", row, col);
		place_without_columns(row + 1);
	}
}

static nq_judgement judge_program(void place(int), int n, bool prints_moves) {
	program.n = n, program.prints_moves = prints_moves;
	memset(program.attacks, 0, sizeof program.attacks);
	for (int row = 0; row < n; row++) program.column[row] = NQ_EMPTY;
	text_length = 0;
	place(0);
	return judge_any(n);
}

TEST("the mistakes squares-freed and each-order are named for boards and for moves") {
	for (int n = 4; n <= 6; n++)
		for (int moves = 0; moves < 2; moves++) {
			nq_judgement j = judge_program(place_with_marks, n, moves);
			must_be(j, j.result == NQ_IS_WRONG && j.mistakes == nq_bit(NQ_SQUARES_FREED));
			if (n == 6 && moves) continue;
			j = judge_program(place_anywhere, n, moves);
			must_be(j, j.result == NQ_IS_WRONG && j.mistakes == nq_bit(NQ_EACH_ORDER));
		}
}

TEST("the mistake column-untested is named for a trace with placements only") {
	for (int n = 4; n <= 6; n++) {
		nq_judgement j = judge_program(place_without_columns, n, true);
		must_be(j, j.result == NQ_IS_WRONG && j.mistakes == nq_bit(NQ_COLUMN_UNTESTED));
	}
}

TEST("at most three mistakes explain a total without boards; the mistake each-order explains Q(n) × n!") {
	for (int n = 4; n <= 8; n++)
		for (uint64_t total = 0; total < 5; total++)
			must(__builtin_popcount(nq_number_mistakes(n, total)) <= NQ_NAMED_BY_TOTAL);
	must(nq_number_mistakes(8, UINT64_C(92) * 40320) == nq_bit(NQ_EACH_ORDER));
	const uint32_t expected = nq_bit(NQ_DIAGONAL_KEPT) | nq_bit(NQ_ANTIDIAGONAL_KEPT) | nq_bit(NQ_COLUMN_KEPT);
	must(nq_number_mistakes(8, 0) == expected);
}
