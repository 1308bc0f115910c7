/* join_shape: diagonals of a board, their squares, and their bits in patterns.
 *
 * X counts to the right and Y upwards from the centre of the board; s = X + Y and d = X - Y name the diagonals of a
 * square, s = 0 and d = 0 the long ones. In a quarter they are a = x + y (+ 1 for even n, whose squares lie half a step
 * off the centre lines) and b = x - y:
 *
 *     NE  s =  a, d =  b        SE  s =  b, d =  a        NW  s = -b, d = -a        SW  s = -a, d = -b
 *
 * Only diagonals with squares in two quarters matter. All but one reach both halves: for odd n, d = n/2 joins the last
 * square of the middle row to the south-east. */
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

/* Bits of own patterns: a = 1, 2, … up to the last that leaves the quarter, then b ascending without 0. */
static void number_own_bits(nq_join_shape *shape) {
	int sums = shape->odd ? shape->half : shape->half - 1;
	shape->own_bits = sums + 2 * (shape->side - 1);
	for (int q = 0; q < NQ_QUARTERS; q++)
		for (int i = 0; i < shape->own_bits; i++) {
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
	uint32_t *rows = west ? shape->west_rows : shape->east_rows, row = UINT32_C(1) << (south ? shape->side + y : y);
	uint8_t s = number_of(shape, line.s), d = d_diagonal(shape, line.d);
	if (s != NQ_NO_DIAGONAL) rows[s] |= row;
	if (d != NQ_NO_DIAGONAL) rows[d] |= row;
}

static void add_all_squares(nq_join_shape *shape) {
	for (int q = 0; q < NQ_QUARTERS; q++)
		for (int y = 0; y < shape->side; y++)
			for (int x = 0; x < shape->side; x++) add_square(shape, q, x, y);
}

/* Sizes are from measurements. join/kernel.inc needs at least two more queens in a half than bits in the key. */
static void choose_key(nq_join_shape *shape) {
	static const uint8_t narrow[] = {[NQ_UNKEYED] = 0, [NQ_FIXED] = 4, [NQ_NARROW] = 6, [NQ_MIXED] = 6},
						 wide[] = {[19] = 6, [20] = 6, [21] = 7, [22] = 8},
						 split[] = {[19] = 0, [20] = 2, [21] = 2, [22] = 3, [23] = 3};
	const int n = shape->n, most = n / 2 - 2;
	const int bits = shape->layout != NQ_WIDE ? narrow[shape->layout] : n < 19 ? 6 : n > 22 ? 9 : wide[n];
	shape->key_bits = bits < most ? bits : most;
	if (shape->layout != NQ_WIDE) return;
	shape->split_bits = n < 19 ? 2 : n > 23 ? 4 : split[n];
}

/* Chooses bits for fields, key and split. A field begins at bit 4 or above, so that in place it is a byte offset into a
 * table of 128-bit vectors. 32-bit patterns have four fields of up to 7 bits above the key; with a longer key, fields
 * of 6 bits (n = 19: 7, 7, 6, 6) or three of 8. Wide patterns have 16 bits per field, up to 12 used; the four bits
 * below hold key and split.
 *
 * Irrelevant diagonals come last and are in no table. With h the longest diagonal that reaches both halves: s = h has
 * one square in the west and d = -h (n odd: -h - 1) one in the east, both in the top row, so for each row set one of
 * them is empty in its half. Likewise d = h and s = -h with the bottom row; and always d = n/2 of odd n. As two
 * quarters of a half may meet there, they have bits outside the fields. n = 19 has no spare bits: see take_shared in
 * join/quarters.inc. */
static void lay_out(nq_join_shape *shape) {
	static const uint8_t in_32[] = {4, 11, 18, 25, 32}, in_64[] = {4, 20, 36, 52, 64}, narrow_3[] = {6, 15, 24, 32},
						 narrow_4[] = {6, 13, 20, 26, 32};
	const bool wide = shape->layout == NQ_WIDE, narrow = shape->layout == NQ_NARROW || shape->layout == NQ_MIXED;
	shape->fields = shape->layout == NQ_NARROW ? NQ_NARROW_FIELDS : NQ_FIELDS;
	const uint8_t *at = wide ? in_64 : !narrow ? in_32 : shape->fields == 3 ? narrow_3 : narrow_4;
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
		shape->table_cost += (UINT32_C(3) << shape->field_bits[f]) / 4;
	}
}

static void rank_bits(nq_join_shape *shape) {
	static const uint8_t spare_of[][2] = {{14, 23}, {12, 19}}, *spare = spare_of[NQ_NARROW_FIELDS - 3];
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
		else *bit = shape->layout == NQ_MIXED ? NQ_NO_DIAGONAL : spare[rank - shape->relevant];
	}
}

/* Numbers of quarter boards by side (OEIS A287227), for odd n by listing; maximum per row set (above side 11, of 4 to
 * 10 rows); by n, maximum number of pairs with complementary column sets in a half. tests/c/join_test.c recounts
 * them. At n = 21 only row sets without the middle row are stored (142 MB): those of the south, which changes with
 * every unit. */
static void size_lists(nq_join_shape *shape) {
	static const uint32_t all[] = {
		[3] = 18, [4] = 87, [5] = 462, [6] = 2635, [7] = 16870, [8] = 118969, [9] = 915442, [10] = 7535369};
	static const uint32_t of_odd[NQ_LISTINGS][12] = {
		{[4] = 62, 286, 1560, 9562, 65354, 486350, 3903528, 10175182},
		{[4] = 37, 185, 1039, 6335, 42807, 316395, 2524999, 7535369},
	};
	static const uint32_t of_row_set[] = {
		[3] = 4,    [4] = 10,     [5] = 26,      [6] = 92,      [7] = 296,      [8] = 1174,
		[9] = 5366, [10] = 26548, [11] = 143140, [12] = 788698, [13] = 4684690, [14] = 29555392};
	static const uint32_t of_half[] = {
		[6] = 4,     [7] = 6,     [8] = 16,    [9] = 18,     [10] = 48,    [11] = 81,    [12] = 226,   [13] = 338,
		[14] = 1080, [15] = 2010, [16] = 7240, [17] = 12273, [18] = 41644, [19] = 91637, [20] = 300950};
	static const uint8_t log2_boards[] = {19, 19, 22, 22, 24, 24, 26, 26};
	const int n = shape->n;
	for (int listing = 0; listing <= shape->odd && n <= 21; listing++)
		shape->quarter_boards[listing] = shape->odd ? of_odd[listing][shape->side] : all[shape->side];
	shape->unstored = n == 21;
	shape->row_set_boards = of_row_set[shape->side];
	shape->half_most = n <= 20 ? of_half[n] : UINT32_MAX;
	shape->half_boards = n <= 20 ? of_half[n] : UINT32_C(1) << log2_boards[n - 21];
	shape->half_least = n <= 20 ? of_half[n] : shape->half_boards / 32;
}

void nq_join_shape_of(nq_join_shape *shape, int n, nq_join_layout layout) {
	memset(shape, 0, sizeof *shape);
	shape->n = n;
	shape->layout = layout;
	shape->build = nq_join_build_best();
	shape->half = n / 2;
	shape->odd = n % 2;
	shape->side = shape->half + shape->odd;
	shape->classes = 3 + shape->odd;
	shape->diagonals = 2 * (n - 2) + shape->odd;
	shape->relevant = shape->diagonals - (layout <= NQ_FIXED ? 0 : layout == NQ_NARROW ? 2 : 2 + shape->odd);
	for (int i = 0; i <= NQ_SIDE_MAX; i++)
		for (int k = 0; k <= i; k++)
			shape->choose[i][k] = k == 0 || k == i ? 1 : shape->choose[i - 1][k - 1] + shape->choose[i - 1][k];
	number_own_bits(shape);
	add_all_squares(shape);
	lay_out(shape);
	rank_bits(shape);
	size_lists(shape);
}
