#include "boards.h"

#include "../totals.h"
#include "ascii.h"
#include "../symmetry.h"

#include <string.h>

#define PATIENCE UINT64_C(1000000) /* most steps of a mistaken search before its next board */
#define FAR UINT64_C(20000000)     /* most placements before the next solution */

static bool note(nq_boards *b, nq_fault fault, const nq_printed_board *board) {
	if (b->faults < NQ_FAULTS_LISTED) b->listed[b->faults] = fault, b->fault_lines[b->faults] = board->line;
	b->faults++;
	if (b->wrong.fault != NQ_RIGHT) return false;
	b->wrong = nq_wrong_at(fault, board->line);
	b->found = *board;
	return true;
}

static int find_attack(const nq_printed_board *board, nq_attack *by, nq_event *attacked) {
	enum { MOST = 2 * NQ_MAX }; /* of MOST queens, two always attack each other */
	nq_event queens[MOST];
	int count = 0;
	*by = NQ_NO_ATTACK;
	for (int row = 0; row < board->rows; row++)
		for (uint32_t left = board->queens[row]; left != 0 && count < MOST; left &= left - 1)
			queens[count++] = nq_event_at(NQ_START, row, __builtin_ctz(left));
	for (const nq_event *q = queens, *end = q + count; q < end && by->line == NQ_NO_LINE; q++) {
		const nq_event *other = nq_attacker(q + 1, (int)(end - q) - 1, q);
		if (other == NULL) continue;
		*attacked = *other;
		*by = (nq_attack){nq_line_between(q->row, q->col, other->row, other->col), q->row, q->col};
	}
	return count;
}

static bool is_good(nq_boards *b, const nq_printed_board *board) {
	nq_attack by;
	nq_event attacked;
	if (board->rows != b->n || board->columns != b->n) return note(b, NQ_WRONG_SIZE, board), false;
	int queens = find_attack(board, &by, &attacked);
	if (by.line != NQ_NO_LINE) {
		if (note(b, NQ_BOARD_ATTACKED, board)) b->wrong.by = by, b->wrong.expected = attacked;
		return false;
	}
	if (queens != b->n && note(b, NQ_WRONG_QUEENS, board)) b->wrong.count = queens;
	return queens == b->n;
}

static int reading_of(const nq_boards *b) { return b->readings != 0 ? __builtin_ctz(b->readings) : b->reading; }

static nq_board board_back(const nq_board *board, int reading) {
	nq_board back = {.n = board->n};
	for (int i = 0; i < board->n; i++) {
		int row = i, col = board->column[i];
		nq_read_back(board->n, reading, &row, &col);
		back.column[row] = (int8_t)col;
	}
	return back;
}

void nq_read_board(const nq_printed_board *board, int reading, uint32_t queens[NQ_MAX]) {
	memset(queens, 0, NQ_MAX * sizeof queens[0]);
	for (int i = 0; i < board->rows; i++)
		for (uint32_t left = board->queens[i]; left != 0; left &= left - 1) {
			int row = i, col = __builtin_ctz(left);
			nq_read_square(board->rows, reading, &row, &col);
			queens[row] |= nq_bit(col);
		}
}

static nq_board board_as(const nq_printed_board *printed, int reading) {
	nq_board board = {.n = printed->rows};
	uint32_t queens[NQ_MAX];
	nq_read_board(printed, reading, queens);
	for (int row = 0; row < board.n; row++) board.column[row] = (int8_t)__builtin_ctz(queens[row]);
	return board;
}

static void find_next(nq_boards *b) {
	uint64_t nodes = FAR;
	b->next.n = 0;
	if (nq_solutions_next(&b->ahead, &nodes) == NQ_FOUND) nq_solutions_board(&b->ahead, &b->next);
}

static bool is_next(const nq_boards *b, const nq_board *board) {
	return b->next.n == board->n && nq_compare(&b->next, board) == 0;
}

static bool mark_seen(nq_boards *b, uint64_t rank) {
	uint8_t bit = (uint8_t)(1 << (rank - 1) % 8), *byte = &b->seen[(rank - 1) / 8];
	bool is_new = !(*byte & bit);
	*byte |= bit;
	return is_new;
}

static uint64_t rank_of(nq_boards *b, const nq_board *board) {
	nq_solution_seek seek;
	uint64_t nodes = UINT64_MAX;
	if (is_next(b, board)) b->rank++;
	else {
		nq_seek_board(&seek, board);
		nq_seek_run(&seek, &nodes);
		b->rank = seek.number;
		nq_solutions_start_from(&b->ahead, board);
		find_next(b);
	}
	find_next(b);
	return b->rank;
}

static void lose_order(nq_boards *b) {
	b->rank = b->different;
	if (b->n <= NQ_SEEN_MAX) memset(b->seen, 0, (size_t)(nq_solutions_total(b->n) + 7) / 8);
	for (uint64_t rank = 1; rank <= b->different && b->n <= NQ_SEEN_MAX; rank++) mark_seen(b, rank);
}

static bool is_new(nq_boards *b, const nq_printed_board *printed) {
	unsigned left = 0;
	for (int reading = 0; reading < NQ_READINGS && b->readings != 0; reading++) {
		nq_board board = board_as(printed, reading);
		if (b->readings >> reading & 1 && is_next(b, &board)) left |= 1u << reading;
	}
	if (left != 0) {
		b->readings = left;
		find_next(b);
		return true;
	}
	if (b->readings != 0) {
		b->reading = reading_of(b);
		b->readings = 0;
		lose_order(b);
	}
	if (b->n > NQ_SEEN_MAX) return true;
	nq_board board = board_as(printed, b->reading), canonical;
	if (b->wanted == NQ_FUNDAMENTAL) nq_canonical(&board, &canonical), board = canonical;
	return mark_seen(b, rank_of(b, &board));
}

/* A list by NQ_LAST_ROW_MISSED lacks the last queen, so the last row is not compared. */
static void compare_mistake(const nq_boards *b, nq_mistaken_boards *m, const nq_printed_board *board) {
	if (board->rows != b->n || board->columns != b->n) m->fits = 0;
	for (unsigned left = m->fits; left != 0; left &= left - 1) {
		int i = __builtin_ctz(left);
		bool as_list = i >= NQ_READINGS;
		uint32_t queens[NQ_MAX];
		nq_read_board(board, i % NQ_READINGS, queens);
		for (int row = 0; row < b->n - (as_list && m->at.mistake == NQ_LAST_ROW_MISSED); row++) {
			uint32_t listed = m->at.queens[row] == NQ_EMPTY ? 0 : nq_bit(m->at.queens[row]);
			if (queens[row] != (as_list ? listed : m->at.shown[row])) m->fits &= ~(1u << i);
		}
	}
}

static void compare_mistakes(nq_boards *b, const nq_printed_board *board) {
	for (nq_mistaken_boards *m = b->mistakes; m < b->mistakes + NQ_MISTAKES; m++) {
		if (m->fits == 0 || m->at.mistake == NQ_SHARED_LIST) continue;
		nq_mistaken_run(&m->at, PATIENCE, NQ_ONLY(NQ_SOLUTION));
		if (m->at.head.kind != NQ_SOLUTION) m->fits = 0;
		compare_mistake(b, m, board);
	}
}

/* False if mistake m finds no board within PATIENCE. Boards by NQ_EACH_ORDER begin with two equal boards. */
static bool may_print(const nq_boards *b, nq_mistake m) {
	bool finds_none = m == NQ_ROW_NOT_PASSED || m == NQ_FIRST_COLUMN_MISSED || m == NQ_LAST_COLUMN_MISSED;
	return !finds_none && (m != NQ_EACH_ORDER || (b->n < 8 && b->boards == 2 && !b->differ));
}

/* Starts all mistaken searches. The boards so far, which they must print, are the first `count` solutions. as_lists:
 * NQ_QUEEN_SHOWN may print lists of columns. */
static void begin_mistakes(nq_boards *b, uint64_t count, bool as_lists) {
	nq_solutions before;
	nq_board board;
	uint64_t nodes = UINT64_MAX;
	b->has_mistakes = true;
	for (nq_mistake mistake = 0; mistake < NQ_MISTAKES; mistake++) {
		nq_mistaken_boards *m = &b->mistakes[mistake];
		nq_mistaken_start(&m->at, mistake, b->n);
		m->fits = may_print(b, mistake) ? (1u << 2 * NQ_READINGS) - 1 : 0;
		if (mistake == NQ_QUEEN_SHOWN && !as_lists) m->fits >>= NQ_READINGS;
	}
	for (nq_solutions_start(&before, b->n); count > 0 && nq_solutions_next(&before, &nodes) == NQ_FOUND; count--) {
		nq_printed_board printed = {.rows = b->n, .columns = b->n};
		nq_solutions_board(&before, &board);
		board = board_back(&board, reading_of(b));
		for (int row = 0; row < b->n; row++) printed.queens[row] = 1u << board.column[row];
		compare_mistakes(b, &printed);
	}
}

uint32_t nq_boards_mistakes(nq_boards *b) {
	uint32_t found = 0;
	if (!b->has_mistakes) begin_mistakes(b, b->different, b->different == nq_known_total(b->n));
	for (nq_mistake mistake = 0; mistake < NQ_MISTAKES; mistake++) {
		nq_mistaken_boards *m = &b->mistakes[mistake];
		if (mistake == NQ_SHARED_LIST && !b->differ) { /* all boards show the final state of one list */
			nq_mistaken_run(&m->at, PATIENCE, NQ_ONLY(NQ_DONE));
			compare_mistake(b, m, &b->first);
		}
		if (m->fits == 0) continue;
		nq_mistaken_run(&m->at, PATIENCE, NQ_ONLY(NQ_SOLUTION));
		bool ends = mistake != NQ_SHARED_LIST || m->at.head.counts[NQ_SOLUTION] == b->boards;
		if (ends && m->at.head.kind == NQ_DONE) found |= nq_bit((int)mistake);
	}
	return found;
}

/* Number of solutions that a program with this mistake counts; UINT64_MAX if counting takes too long. */
static uint64_t solutions_of(nq_mistake mistake, int n) {
	nq_mistaken m;
	uint64_t in_each_order = nq_known_total(n);
	for (int queens = 2; queens <= n; queens++) in_each_order *= (uint64_t)queens;
	if (mistake == NQ_EACH_ORDER) return in_each_order > 0 ? in_each_order : UINT64_MAX;
	nq_mistaken_start(&m, mistake, n);
	nq_mistaken_run(&m, PATIENCE, NQ_ONLY(NQ_DONE));
	return m.head.kind == NQ_DONE ? m.head.counts[NQ_SOLUTION] : UINT64_MAX;
}

uint32_t nq_number_mistakes(int n, uint64_t solutions) {
	uint32_t found = 0;
	for (int i = 0, named = 0; i < NQ_MISTAKES && named < NQ_NAMED_BY_TOTAL; i++)
		if (solutions_of((nq_mistake)i, n) == solutions) found |= nq_bit(i), named++;
	return found;
}

uint64_t nq_boards_wanted(int n, nq_wanted wanted, uint64_t limit) {
	uint64_t total = nq_known_total(n);
	if (wanted == NQ_FUNDAMENTAL) return nq_known_classes(n);
	if (wanted == NQ_ALL || total == 0) return total;
	if (wanted != NQ_SOME) return 1;
	return limit < total ? limit : total;
}

static void begin(nq_boards *b) {
	b->total = nq_boards_wanted(b->n, b->wanted, b->limit);
	b->readings = b->wanted == NQ_FUNDAMENTAL ? 0 : (1u << NQ_READINGS) - 1;
	if (b->readings == 0) lose_order(b);
	nq_solutions_start(&b->ahead, b->n);
	find_next(b);
}

static void compare_notations(nq_boards *b, const nq_printed_board *board) {
	uint64_t hash = 1;
	for (int row = 0; row < board->rows; row++) hash = nq_hash(hash, (char)__builtin_ffs((int)board->queens[row]));
	b->of_notation[board->notation].boards++;
	b->of_notation[board->notation].hashes += hash;
	if (b->of_notation[0].boards != b->of_notation[1].boards || b->unlike > 0) return;
	if (b->of_notation[0].hashes != b->of_notation[1].hashes) b->unlike = board->line;
}

void nq_boards_next(nq_boards *b, const nq_printed_board *board) {
	if (b->boards++ == 0) begin(b), b->first = *board;
	b->differ |= memcmp(board, &b->first, offsetof(nq_printed_board, blocked)) != 0;
	if (b->wanted == NQ_LAST_ONE) {
		b->wrong = nq_wrong_at(NQ_RIGHT, 0);
		b->faults = 0;
		b->found.rows = 0;
		b->different = b->good = is_good(b, board);
		return;
	}
	compare_notations(b, board);
	uint64_t before = b->different;
	bool counts = is_good(b, board) && board->notation == 0, is_other = counts && is_new(b, board);
	b->different += is_other;
	if (!b->has_mistakes && (!is_other || b->readings == 0))
		begin_mistakes(b, before, before == 0 || board->notation > 0);
	if (b->has_mistakes) compare_mistakes(b, board);
	if (!counts) return;
	b->good++;
	if (b->wanted != NQ_ALL && b->good > b->total && b->total > 0) note(b, NQ_BOARDS_TOO_MANY, board);
	else if (!is_other) note(b, NQ_BOARD_AGAIN, board);
}

static void find_missing(nq_boards *b) {
	nq_solution_seek seek;
	uint64_t nodes = UINT64_MAX;
	nq_board board = b->next;
	if (b->readings != 0) b->missing = b->different + 1;
	else if (b->n <= NQ_SEEN_MAX) {
		for (b->missing = 1; !mark_seen(b, b->missing);) b->missing++;
		nq_seek_number(&seek, b->n, b->missing);
		nq_seek_run(&seek, &nodes);
		nq_solutions_next(&seek.at, &nodes);
		nq_solutions_board(&seek.at, &board);
	} else return;
	if (board.n > 0) b->expected = board_back(&board, reading_of(b));
}

void nq_boards_end(nq_boards *b, uint64_t line) {
	if (b->total == 0) return;
	if (b->different >= b->total) {
		bool are_copies =
			b->faults == 0 && b->wanted == NQ_ALL && 2 * b->of_notation[1].boards > b->of_notation[0].boards;
		if (are_copies && b->of_notation[0].hashes != b->of_notation[1].hashes)
			note(b, NQ_BOARD_DIFFERS, &(nq_printed_board){.line = b->unlike > 0 ? b->unlike : line});
		return;
	}
	if (b->wanted == NQ_ALL) find_missing(b);
	if (b->wrong.fault != NQ_RIGHT) return;
	note(b, NQ_BOARDS_MISSING, &(nq_printed_board){.line = line});
}

void nq_boards_start(nq_boards *b, int n, nq_wanted wanted, uint64_t limit) {
	memset(b, 0, offsetof(nq_boards, seen));
	b->n = n, b->wanted = wanted, b->limit = limit;
}
