/* Compares a board that a trace prints with a solution: a list of columns or squares, or n rows. */
#include "../check.h"

#include "ascii.h"

#include <string.h>

/* Reads the last numbers of a line, at most `most`; returns the count. */
static int last_numbers(const char *text, int most, int *numbers) {
	int count = 0;
	for (const char *at = text; (at = strpbrk(at, "0123456789")) != NULL;) {
		if (count == most) memmove(numbers, numbers + 1, (size_t)--count * sizeof numbers[0]);
		numbers[count++] = (int)nq_next_number(&at, NQ_MAX + 1);
	}
	return count;
}

/* fields: 1: columns; 2: pairs of row and column. */
static bool is_list(const nq_trace_board *b, const int *number, int fields) {
	for (int base = 0; base < 2; base++) {
		bool is_same = true;
		for (int row = 0; row < b->n && is_same; row++) {
			bool is_row = fields == 1 || number[2 * row] == row + base;
			is_same = is_row && number[fields * row + fields - 1] == b->column[row] + base;
		}
		if (is_same) return true;
	}
	return false;
}

/* n cells, perhaps after a label: the queen's sign in her column, all others equal. */
static bool is_row(nq_trace_board *b, const nq_text_line *line, nq_way way) {
	nq_cell cells[NQ_LINE_CELLS];
	int count = nq_cells_of(line, way, b->n, NULL, cells), left = count - b->n, column = b->column[b->row];
	if (left < 0 || left > 1) return false;
	uint32_t sign = cells[left + column].sign, empty = cells[left + (column == 0)].sign;
	bool are_others_empty = sign != empty;
	for (int i = 0; i < b->n; i++) are_others_empty &= i == column || cells[left + i].sign == empty;
	if (!are_others_empty || (b->row > 0 && sign != b->queen)) return false;
	b->queen = sign;
	return true;
}

bool nq_trace_board_agrees(nq_trace_board *b, const nq_text_line *line) {
	static const nq_way ways[] = {NQ_WORDS, NQ_BARS, NQ_BOXES, NQ_QUOTES, NQ_COMMAS, NQ_STRINGS};
	int numbers[2 * NQ_MAX], n = b->n;
	if (n < 4) return false;
	int count = last_numbers(line->text, 2 * n, numbers);
	if (count == 2 * n && is_list(b, numbers, 2)) return true;
	if (count >= n && is_list(b, numbers + count - n, 1)) return true;
	for (size_t i = 0; i < sizeof ways / sizeof ways[0] && b->row < n; i++)
		if (is_row(b, line, ways[i])) return b->row++, true;
	return false;
}
