/* Numbers the diagonals of a board and assigns them bits in patterns. doc/ways-of-counting.md explains s, d, a and
 * b. */
#include "join.h"

#include <string.h>

typedef struct {
	int s, d;
} line_pair;

static line_pair lines_at(int quarter, int a, int b) {
	switch (quarter) {
	case NQ_NE: return (line_pair){a, b};
	case NQ_SE: return (line_pair){b, a};
	case NQ_NW: return (line_pair){-b, -a};
	default: return (line_pair){-a, -b};
	}
}

static int lowest(const nq_join_shape *shape) { return shape->odd ? -shape->half : 1 - shape->half; }

static uint8_t number_of(const nq_join_shape *shape, int line) {
	if (line == 0 || line < lowest(shape) || line > shape->half - 1) return NQ_NO_DIAGONAL;
	return (uint8_t)(line - lowest(shape) - (line > 0));
}

static uint8_t d_diagonal(const nq_join_shape *shape, int d) {
	if (shape->odd && d == shape->half) return (uint8_t)(2 * (shape->n - 2));
	uint8_t number = number_of(shape, d);
	return number == NQ_NO_DIAGONAL ? number : (uint8_t)(number + shape->n - 2);
}

/* The low bits of raw patterns are the diagonals a = 1, 2, … with squares in another quarter. The next bits are the
 * diagonals b = 1 - side … side - 1 without b = 0. */
static void number_raw_bits(nq_join_shape *shape) {
	int sums = shape->odd ? shape->half : shape->half - 1;
	shape->raw_bits = sums + 2 * (shape->side - 1);
	for (int q = 0; q < NQ_QUARTERS; q++)
		for (int i = 0; i < shape->raw_bits; i++) {
			int b = i - sums - (shape->side - 1);
			line_pair of_sum = lines_at(q, i + 1, 0), of_difference = lines_at(q, 0, b < 0 ? b : b + 1);
			line_pair line = i < sums ? of_sum : of_difference;
			shape->diagonal_of[q][i] = line.s != 0 ? number_of(shape, line.s) : d_diagonal(shape, line.d);
		}
}

static void add_square(nq_join_shape *shape, int quarter, int x, int y) {
	bool south = quarter == NQ_SE || quarter == NQ_SW, west = quarter == NQ_NW || quarter == NQ_SW;
	if (shape->odd && ((south && y == 0) || (west && x == 0))) return;
	line_pair line = lines_at(quarter, x + y + 1 - shape->odd, x - y);
	uint32_t *rows = west ? shape->west_rows : shape->east_rows, row = 1u << (south ? shape->side + y : y);
	uint8_t s = number_of(shape, line.s), d = d_diagonal(shape, line.d);
	if (s != NQ_NO_DIAGONAL) rows[s] |= row;
	if (d != NQ_NO_DIAGONAL) rows[d] |= row;
}

static void add_all_squares(nq_join_shape *shape) {
	for (int q = 0; q < NQ_QUARTERS; q++)
		for (int y = 0; y < shape->side; y++)
			for (int x = 0; x < shape->side; x++) add_square(shape, q, x, y);
}

static const struct {
	uint32_t quarter_boards[NQ_LISTINGS], row_set_boards, half_boards, half_least;
	uint8_t key_bits, split_bits;
} sizes[] = {
#define JOIN(n, of_first, of_second, ...) [n] = {{of_first, of_second}, __VA_ARGS__},
#include <count/join_sizes_table.h>
};

static const struct {
	int largest_n;
	uint8_t key_bits, fields, field_at[NQ_FIELDS + 1];
} layouts[] = {
#define LAYOUT(name, largest_n, key_bits, fields, ...) {largest_n, key_bits, fields, {__VA_ARGS__}},
#include <count/join_layouts_table.h>
};

nq_join_layout nq_join_layout_of(int n) {
	nq_join_layout layout = NQ_UNKEYED;
	while (n > layouts[layout].largest_n) layout++;
	return layout;
}

static void choose_key(nq_join_shape *shape) {
	const int most = shape->n / 2 - 2;
	const bool wide = shape->layout == NQ_WIDE;
	const int bits = wide ? sizes[shape->n].key_bits : layouts[shape->layout].key_bits;
	shape->key_bits = bits < most ? bits : most;
	if (wide) shape->split_bits = sizes[shape->n].split_bits;
}

static void lay_out(nq_join_shape *shape) {
	const uint8_t *at = layouts[shape->layout].field_at;
	const bool wide = shape->layout == NQ_WIDE;
	shape->fields = layouts[shape->layout].fields;
	shape->laid_once = shape->layout <= NQ_FIXED;
	shape->keyed = shape->layout != NQ_UNKEYED;
	choose_key(shape);
	const int sorted_by = shape->key_bits + shape->split_bits;
	for (int i = 0; i < sorted_by; i++) shape->key_at[i] = (uint8_t)(wide ? i / 4 * 16 + i % 4 : i);
	int left = shape->relevant - sorted_by;
	for (int f = shape->fields - 1; f >= 0; f--) {
		int width = at[f + 1] - at[f], share = left / (f + 1);
		shape->field_at[f] = at[f];
		shape->field_bits[f] = share < width ? share : width;
		left -= shape->field_bits[f];
		shape->table_cost += (3u << shape->field_bits[f]) / 4;
	}
}

static void rank_bits(nq_join_shape *shape) {
	int rank = 0;
	for (int i = shape->key_bits + shape->split_bits - 1; i >= 0; i--) shape->bit_of_rank[rank++] = shape->key_at[i];
	for (int f = shape->fields - 1; f >= 0; f--)
		for (int i = shape->field_bits[f] - 1; i >= 0; i--)
			shape->bit_of_rank[rank++] = (uint8_t)(shape->field_at[f] + i);
	for (int i = 0; i < rank; i++) shape->padding |= UINT64_C(1) << shape->bit_of_rank[i];
	if (shape->layout == NQ_WIDE) shape->padding = UINT64_C(1) << (shape->field_at[0] + shape->field_bits[0]);
	for (int i = shape->key_bits + shape->split_bits; rank < shape->diagonals; i++, rank++) {
		uint8_t *bit = &shape->bit_of_rank[rank];
		if (shape->layout == NQ_WIDE) *bit = (uint8_t)(i / 4 * 16 + i % 4);
		else if (shape->layout == NQ_MIXED) *bit = NQ_NO_DIAGONAL;
		else *bit = (uint8_t)(shape->field_at[1 + rank - shape->relevant] - 1); /* unused last bit of a field */
	}
}

static void size_lists(nq_join_shape *shape) {
	const int n = shape->n;
	memcpy(shape->quarter_boards, sizes[n].quarter_boards, sizeof shape->quarter_boards);
	shape->unstored = n == 21;
	shape->row_set_boards = sizes[n].row_set_boards;
	shape->half_boards = sizes[n].half_boards;
	shape->whole_halves = n <= 20;
	shape->half_least = sizes[n].half_least;
}

void nq_join_shape_of(nq_join_shape *shape, int n, nq_join_layout layout) {
	memset(shape, 0, sizeof *shape);
	shape->n = n;
	shape->layout = layout;
	shape->half = n / 2;
	shape->odd = n % 2;
	shape->side = shape->half + shape->odd;
	shape->classes = shape->odd ? 4 : 3;
	shape->diagonals = 2 * (n - 2) + shape->odd;
	shape->relevant = shape->diagonals - (layout <= NQ_FIXED ? 0 : layout == NQ_NARROW ? 2 : 2 + shape->odd);
	for (int i = 0; i <= NQ_SIDE_MAX; i++)
		for (int k = 0; k <= i; k++)
			shape->choose[i][k] = k == 0 || k == i ? 1 : shape->choose[i - 1][k - 1] + shape->choose[i - 1][k];
	number_raw_bits(shape);
	add_all_squares(shape);
	lay_out(shape);
	rank_bits(shape);
	size_lists(shape);
}
