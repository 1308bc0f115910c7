/* MISTAKE(NAME, id, lines that stay marked after a removal, lines that are not tested, English sentence). Add new
 * mistakes at the end: the page numbers its riddles in this order. */
MISTAKE(DIAGONAL_KEPT, "diagonal-kept", DIAGONAL, 0,
        "The falling diagonal (row - col) is not freed when a queen is taken back.")
MISTAKE(ANTIDIAGONAL_KEPT, "antidiagonal-kept", ANTIDIAGONAL, 0,
        "The rising diagonal (row + col) is not freed when a queen is taken back.")
MISTAKE(COLUMN_KEPT, "column-kept", COLUMN, 0, "The column is not freed when a queen is taken back.")
MISTAKE(LINES_KEPT, "lines-kept", COLUMN | DIAGONAL | ANTIDIAGONAL, 0,
        "Neither the column nor the diagonals are freed when a queen is taken back.")
MISTAKE(QUEEN_KEPT, "queen-kept", 0, 0, "The queen is not taken back after the call for the next row.")
MISTAKE(QUEEN_SHOWN, "queen-shown", 0, 0,
        "The column and the diagonals are freed, but the queen stays on the board that is printed.")
MISTAKE(CLEARS_ALWAYS, "clears-always", 0, 0,
        "The queen is taken back outside the `if`, even where none was placed.")
MISTAKE(ONE_INDEX_SUM, "one-index-sum", 0, 0, "Both diagonals are indexed by row + col.")
MISTAKE(ONE_INDEX_DIFFERENCE, "one-index-difference", 0, 0, "Both diagonals are indexed by row - col.")
MISTAKE(NO_SIGN, "no-sign", 0, 0, "The falling diagonal is indexed by |row - col|, without the sign.")
MISTAKE(DIAGONAL_UNTESTED, "diagonal-untested", 0, DIAGONAL, "The falling diagonal (row - col) is not tested.")
MISTAKE(ANTIDIAGONAL_UNTESTED, "antidiagonal-untested", 0, ANTIDIAGONAL,
        "The rising diagonal (row + col) is not tested.")
MISTAKE(DIAGONALS_UNTESTED, "diagonals-untested", 0, DIAGONAL | ANTIDIAGONAL, "The diagonals are not tested at all.")
MISTAKE(COLUMN_UNTESTED, "column-untested", 0, COLUMN, "The column is not tested.")
MISTAKE(NEIGHBOURS_ONLY, "neighbours-only", 0, 0, "Only the nearest squares of the diagonals are tested.")
MISTAKE(LAST_UNSEEN, "last-unseen", 0, 0, "The test stops one row early: the queen just above is not seen.")
MISTAKE(FIRST_UNSEEN, "first-unseen", 0, 0, "The test begins one row late: the queen of the first row is not seen.")
MISTAKE(ROW_NOT_PASSED, "row-not-passed", 0, 0, "The next call gets the same row instead of the next one.")
MISTAKE(LAST_ROW_MISSED, "last-row-missed", 0, 0, "A solution is reported one row early.")
MISTAKE(FIRST_COLUMN_MISSED, "first-column-missed", 0, 0, "Columns are tried from the second one on.")
MISTAKE(LAST_COLUMN_MISSED, "last-column-missed", 0, 0, "The last column is never tried.")
MISTAKE(STOPS_AT_FIRST, "stops-at-first", 0, 0, "The search stops at the first solution.")
MISTAKE(GIVES_UP, "gives-up", 0, 0, "The function returns right after the call for the next row.")
MISTAKE(RETURNS_IN_LOOP, "returns-in-loop", 0, 0,
        "The function returns inside its loop, once the first queen is taken back.")
MISTAKE(SHARED_LIST, "shared-list", 0, 0, "Each solution is stored as the same list, not as a copy of it.")
MISTAKE(SQUARES_FREED, "squares-freed", 0, 0,
        "Taking a queen back frees all squares that it attacked, also those that another queen still attacks.")
MISTAKE(EACH_ORDER, "each-order", 0, 0,
        "Each queen may stand in any row, so each solution is found once for every order of its queens.")
#undef MISTAKE
