/* JOIN(n, quarter_boards[0], quarter_boards[1], row_set_boards, half_boards, half_least, key_bits, split_bits): fields
 * of nq_join_shape. join.h defines listings, keys and splits.
 *
 * quarter_boards: number of stored quarter boards in each listing. Even n has one listing.
 *   n ≤ 20        All quarter boards are stored (OEIS A287227).
 *   n = 21        Boards with a queen in the middle row are not stored; the others need 142 MB. All boards of the south
 *                 are stored. This matters most, because the south's row set changes with every unit.
 *   n ≥ 22        No quarter boards are stored.
 *
 * row_set_boards: largest number of quarter boards of a row set. For quarters of more than 11 rows, only row
 * sets of 4 to 10 rows were counted.
 *
 * half_boards: capacity of the buffer for half boards. For n ≤ 20, all boards of any half fit.
 *
 * half_least: smallest capacity that is tried if memory is limited.
 *
 * key_bits and split_bits are from measurements. tests/c/join_test.c recounts the other numbers. */
JOIN(6, 18, 0, 4, 4, 4, 6, 2)
JOIN(7, 62, 37, 10, 6, 6, 6, 2)
JOIN(8, 87, 0, 10, 16, 16, 6, 2)
JOIN(9, 286, 185, 26, 18, 18, 6, 2)
JOIN(10, 462, 0, 26, 48, 48, 6, 2)
JOIN(11, 1560, 1039, 92, 81, 81, 6, 2)
JOIN(12, 2635, 0, 92, 226, 226, 6, 2)
JOIN(13, 9562, 6335, 296, 338, 338, 6, 2)
JOIN(14, 16870, 0, 296, 1080, 1080, 6, 2)
JOIN(15, 65354, 42807, 1174, 2010, 2010, 6, 2)
JOIN(16, 118969, 0, 1174, 7240, 7240, 6, 2)
JOIN(17, 486350, 316395, 5366, 12273, 12273, 6, 2)
JOIN(18, 915442, 0, 5366, 41644, 41644, 6, 2)
JOIN(19, 3903528, 2524999, 26548, 91637, 91637, 6, 0)
JOIN(20, 7535369, 0, 26548, 300950, 300950, 6, 2)
JOIN(21, 10175182, 7535369, 143140, 524288, 16384, 7, 2)
JOIN(22, 0, 0, 143140, 524288, 16384, 8, 3)
JOIN(23, 0, 0, 788698, 4194304, 131072, 9, 3)
JOIN(24, 0, 0, 788698, 4194304, 131072, 9, 4)
JOIN(25, 0, 0, 4684690, 16777216, 524288, 9, 4)
JOIN(26, 0, 0, 4684690, 16777216, 524288, 9, 4)
JOIN(27, 0, 0, 29555392, 67108864, 2097152, 9, 4)
JOIN(28, 0, 0, 29555392, 67108864, 2097152, 9, 4)
#undef JOIN
