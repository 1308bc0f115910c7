/* SYMMETRY(NAME, name, transposes, then mirrors rows, then mirrors columns): images of a board.
 *
 *   identity  turn-90   turn-180  turn-270  mirror-   mirror-   mirror-   mirror-
 *                                           columns   rows      diagonal  antidiagonal
 *   1 2       3 1       4 3       2 4       2 1       3 4       1 3       4 2
 *   3 4       4 2       2 1       1 3       4 3       1 2       2 4       3 1 */
SYMMETRY(IDENTITY, "identity", false, false, false)
SYMMETRY(TURN_90, "turn-90", true, false, true)
SYMMETRY(TURN_180, "turn-180", false, true, true)
SYMMETRY(TURN_270, "turn-270", true, true, false)
SYMMETRY(MIRROR_COLUMNS, "mirror-columns", false, false, true)
SYMMETRY(MIRROR_ROWS, "mirror-rows", false, true, false)
SYMMETRY(MIRROR_DIAGONAL, "mirror-diagonal", true, false, false)
SYMMETRY(MIRROR_ANTIDIAGONAL, "mirror-antidiagonal", true, true, true)
#undef SYMMETRY
