/* Compares the queens of a trace with a printed board: a list of columns or squares, or n rows. */
#include "../check.h"

#include "ascii.h"

#include <string.h>

/* column n: the row has no queen. */
static unsigned readings_of_row(const nq_trace_board *b, int printed_row, int column) {
	unsigned fitting = 0;
	for (int reading = 0; reading < NQ_READINGS; reading++) {
		bool fits = printed_row >= 0 && printed_row < b->n;
		for (int i = 0; i < b->n && fits; i++) {
			int row = printed_row, col = i;
			nq_read_square(b->n, reading, &row, &col);
			fits = (b->column[row] == col) == (i == column);
		}
		if (fits) fitting |= 1u << reading;
	}
	return fitting;
}

static int last_numbers(const char *text, int most, int *numbers) {
	int count = 0;
	for (const char *at = text; (at = strpbrk(at, "0123456789")) != NULL; count++) {
		if (at > text && nq_is_letter(at[-1])) return 0; /* a square, such as b1 */
		if (count >= most) memmove(numbers, numbers + 1, (size_t)(most - 1) * sizeof numbers[0]);
		numbers[count < most ? count : most - 1] = (int)nq_next_number(&at, NQ_MAX + 1);
	}
	return count;
}

/* fields: 1: columns; 2: pairs of row and column. Returns the readings in which the list is the trace's board; 0: it is
 * another board (rows in order, at least n - 1 different columns); NQ_NO_BOARD. */
static unsigned compare_list(const nq_trace_board *b, const int *number, int fields) {
	unsigned found = NQ_NO_BOARD;
	for (int base = 0; base < 2 && !(found & 1); base++) {
		unsigned readings = (1u << NQ_READINGS) - 1;
		uint64_t columns = 0;
		bool has_rows = true;
		for (int i = 0; i < b->n; i++) {
			int row = fields == 1 ? i : number[2 * i] - base, col = number[fields * i + fields - 1] - base;
			readings &= readings_of_row(b, row, col);
			has_rows &= row == i && col >= 0 && col < b->n;
			if (has_rows) columns |= UINT64_C(1) << col;
		}
		bool is_board = has_rows && __builtin_popcountll(columns) >= b->n - 1;
		if (readings != 0 || is_board) found = readings;
	}
	return found;
}

/* Column of the queen; n: none, if not all rows have one; -1: not all other cells are equal. */
static int read_row(nq_trace_board *b, const nq_text_line *line, nq_way way) {
	nq_cell cells[NQ_LINE_CELLS];
	int count = nq_cells_of(line, way, b->n, NULL, cells), queens = 0, column = -1;
	const nq_cell *row = cells + count - b->n;
	if (count < b->n || count > b->n + 1) return -1;
	uint32_t empty = row[row[0].sign == row[1].sign || row[0].sign == row[2].sign ? 0 : 1].sign;
	for (int i = 0; i < b->n; i++)
		if (row[i].sign != empty) column = i, queens++;
	if (queens == 0 && empty != b->queen && memchr(b->column, NQ_EMPTY, (size_t)b->n) != NULL) return b->n;
	if (queens != 1 || (b->queen != 0 && row[column].sign != b->queen)) return -1;
	b->queen = row[column].sign;
	return column;
}

unsigned nq_trace_board_compare(nq_trace_board *b, const nq_text_line *line) {
	static const nq_way ways[] = {NQ_WORDS, NQ_SEPARATED, NQ_ENCLOSED, NQ_STRINGS};
	int numbers[2 * NQ_MAX], n = b->n, column = -1;
	if (n < 4) return NQ_NO_BOARD;
	int count = last_numbers(line->text, 2 * n, numbers), last = count < 2 * n ? count : 2 * n;
	unsigned found = NQ_NO_BOARD;
	if (count >= 2 * n) found = compare_list(b, numbers, 2);
	if (count >= n && found != 0 && !(found & 1)) found = compare_list(b, numbers + last - n, 1);
	if (count > n + 1 && count != 2 * n && count != 2 * n + 1 && found == 0) found = NQ_NO_BOARD;
	if (found == 0 || found & 1) {
		b->line = line->number;
		return found;
	}
	for (size_t i = 0; i < sizeof ways / sizeof ways[0] && b->row < n && column < 0; i++)
		column = read_row(b, line, ways[i]);
	if (column < 0) return NQ_NO_BOARD;
	if (b->row == 0) b->line = line->number, b->readings = (1u << NQ_READINGS) - 1;
	return b->readings &= readings_of_row(b, b->row++, column);
}
