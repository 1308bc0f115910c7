/* exact_laws: what the searches keep that books teach beside the tutorials', after every step: against the board alone,
 * slowly. That their events are the oracle's, tests/c/exact.test.js says. */
#include "laws.h"

/* For its lists. */
#define nq_search_exact_cover exact_cover_again
#include "search/exact_cover.c"

static nq_array arrays[NQ_ARRAYS];

static void every_step(const char *id, int n, const nq_setup *setup, void (*look)(const nq_search *s)) {
	nq_search *s = started(nq_search_named(id), n, 0);
	if (setup != NULL) must(nq_search_set_up(s, setup));
	do {
		nq_type_of(s)->read_arrays(s, arrays);
		look(s);
	} while (nq_search_run(s, 1, 0) == 1);
	must(setup != NULL || s->counts[NQ_SOLUTION] == known[n].all);
	free(s);
}

/* Whether a queen attacks a square, of those in rows from `from` to before `to`. */
static bool is_attacked(const nq_search *s, int from, int to, int row, int col) {
	for (int r = from; r < to; r++) {
		int queen = nq_type_of(s)->queen(s, r);
		if (queen != NQ_EMPTY && nq_line_between(r, queen, row, col) != NQ_NO_LINE) return true;
	}
	return false;
}

/* --- forward-checking --- */

static nq_setup board;

static void domains_are_what_no_queen_attacks(const nq_search *s) {
	int n = s->n;
	for (int row = 0; row < n; row++) {
		int left = 0;
		bool has_queen = nq_type_of(s)->queen(s, row) != NQ_EMPTY;
		for (int col = 0; col < n; col++) {
			bool open = !has_queen && !(board.blocked[row] >> col & 1) && !is_attacked(s, 0, n, row, col);
			must(arrays[1].cell[row * n + col] == open);
			left += open;
		}
		must(arrays[0].cell[row] == left);
	}
}

/* But one that was empty on the board itself. */
static void no_domain_is_empty(const nq_search *s) {
	for (int row = 0; row < s->n && nq_setup_is_empty(&board); row++)
		must(nq_type_of(s)->queen(s, row) != NQ_EMPTY || arrays[0].cell[row] > 0 || s->n == 2 || s->n == 3);
}

static void keeps_domains(const nq_search *s) {
	domains_are_what_no_queen_attacks(s);
	no_domain_is_empty(s);
}

LAW("forward-checking keeps of each row the squares that no queen attacks, and never empties one") {
	for (int n = 1; n <= 8; n++) {
		nq_setup_start(&board, n);
		every_step("forward-checking", n, NULL, keeps_domains);
	}
	for (int i = 0; i < 60; i++) {
		int n = 4 + i % 5;
		nq_setup_start(&board, n);
		nq_setup_give(&board, (int)random_below((uint64_t)n), (int)random_below((uint64_t)n));
		for (int blocked = 0; blocked < n; blocked++)
			nq_setup_block(&board, (int)random_below((uint64_t)n), (int)random_below((uint64_t)n));
		every_step("forward-checking", n, &board, keeps_domains);
	}
}

/* --- bitmask --- */

static void words_are_the_lines_above(const nq_search *s) {
	int n = s->n, row = s->depth - 1;
	for (int col = 0; col < n; col++) {
		bool column = false, falls = false, rises = false;
		for (int r = 0; r < row; r++) {
			nq_line line = nq_line_between(r, nq_type_of(s)->queen(s, r), row, col);
			column = column || line == NQ_COLUMN, falls = falls || line == NQ_DIAGONAL;
			rises = rises || line == NQ_ANTIDIAGONAL;
		}
		must(arrays[0].cell[col] == column && arrays[1].cell[col] == falls && arrays[2].cell[col] == rises);
		bool tried = row < 0 || col <= nq_type_of(s)->frame(s, row).col;
		must(arrays[3].cell[col] == (!tried && !column && !falls && !rises));
	}
}

LAW("the words of bitmask are the lines of the queens above, and the free squares of a row not tried yet") {
	for (int n = 1; n <= 8; n++) every_step("bitmask", n, NULL, words_are_the_lines_above);
	for (int i = 0; i < 4; i++) must(arrays[i].length == 8);
}

/* --- exact-cover --- */

/* Whether a list of so many places is linked both ways and in order; how many are in it. */
static int linked(const links *list, int places) {
	int count = 0, at = places;
	do {
		int next = list[at].after;
		must(next <= places && list[next].before == at && (next > at || at == places || next == places));
		at = next;
		count += at != places;
	} while (at != places);
	return count;
}

static bool is_in(const links *list, int places, int wanted) {
	int at = list[places].after;
	while (at != places && at != wanted) at = list[at].after;
	return at == wanted;
}

/* The items that are covered: those entered, and those of the queens. */
static bool covered[6 * NQ_MAX];

static void find_covered(const nq_search *s) {
	int n = s->n;
	memset(covered, 0, sizeof covered);
	for (int i = 0; i < s->depth; i++) {
		nq_frame item = nq_type_of(s)->frame(s, i);
		covered[item.col == NQ_EMPTY ? item.row : n + item.col] = true;
	}
	for (int row = 0; row < n; row++) {
		int col = nq_type_of(s)->queen(s, row);
		if (col == NQ_EMPTY) continue;
		covered[row] = covered[n + col] = covered[3 * n - 1 + row - col] = covered[4 * n - 1 + row + col] = true;
	}
}

/* Of an item that is not covered. */
static void has_its_options(cover *c, int item, int lists[], int row, int col) {
	int n = c->head.n, places[] = {col, row, row, row};
	bool open = true;
	for (int k = 0; k < 4; k++) open = open && !covered[lists[k]];
	for (int k = 0; k < 4; k++)
		if (lists[k] == item) must(is_in(options(c, item), n, places[k]) == open);
}

static void matrix_dances(const nq_search *s) {
	cover *c = of(s);
	int n = s->n, items = 6 * n - 2, left = 0;
	find_covered(s);
	must(linked(c->link, 2 * n) <= 2 * n);
	for (int item = 0; item < items; item++) {
		int listed = linked(options(c, item), n);
		must(sizes(c)[item] == listed);
		if (item >= 2 * n) continue;
		must(is_in(c->link, 2 * n, item) == !covered[item]);
		must(arrays[item / n].cell[item % n] == (covered[item] ? -1 : listed));
		left += !covered[item];
	}
	must(linked(c->link, 2 * n) == left);
	for (int row = 0; row < n; row++)
		for (int col = 0; col < n; col++) {
			int lists[] = {row, n + col, 3 * n - 1 + row - col, 4 * n - 1 + row + col};
			bool open = true;
			for (int k = 0; k < 4; k++) open = open && !covered[lists[k]];
			for (int k = 0; k < 4; k++)
				if (!covered[lists[k]]) has_its_options(c, lists[k], lists, row, col);
			must(arrays[2].cell[row * n + col] == open);
		}
}

LAW("the lists of exact-cover are linked both ways, and hold what shares no item with what is covered") {
	for (int n = 1; n <= 8; n++) every_step("exact-cover", n, NULL, matrix_dances);
}

/* The item that is entered has the fewest options, the first of such, with those of the moment before. */
static void enters_the_fewest(const nq_search *s) {
	static int8_t before[2][NQ_MAX];
	for (int i = 0; i < 2 * s->n && s->kind == NQ_ENTER; i++) {
		int entered = s->col == NQ_EMPTY ? s->row : s->n + s->col, chosen = before[entered / s->n][entered % s->n];
		int options = before[i / s->n][i % s->n];
		must(chosen >= 0 && (options < 0 || options > chosen || (options == chosen && i >= entered)));
	}
	for (int i = 0; i < 2; i++) memcpy(before[i], arrays[i].cell, (size_t)s->n);
}

LAW("exact-cover enters the item with the fewest options, rows before columns, low before high") {
	for (int n = 1; n <= 8; n++) every_step("exact-cover", n, NULL, enters_the_fewest);
}

LAW("when all is uncovered every byte of the matrix is as it was") {
	for (int n = 1; n <= 9; n++) {
		int search = nq_search_named("exact-cover");
		nq_search *s = started(search, n, 0), *fresh = started(search, n, 0);
		size_t lists = (size_t)((unsigned char *)queens(of(s)) - (unsigned char *)(s + 1)) + (size_t)n;
		while (nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_LEAVE)) > 0)
			if (s->depth == 0) must(memcmp(s + 1, fresh + 1, lists) == 0);
		must(s->kind == NQ_DONE);
		free(s), free(fresh);
	}
}

/* --- permutations --- */

static uint64_t boards;
static void counts_boards(const nq_search *s) {
	if (s->kind != NQ_CHECK) return;
	nq_board laid = nq_search_board(s);
	must(nq_is_permutation(&laid));
	boards++;
}

LAW("permutations checks each of the n! boards with a queen in each row and column, once") {
	uint64_t factorial = 1;
	for (int n = 1; n <= 8; n++) {
		boards = 0;
		every_step("permutations", n, NULL, counts_boards);
		must(boards == (factorial *= (uint64_t)n));
	}
}

int main(void) { return tell_laws(); }
