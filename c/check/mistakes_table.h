/* The table of mistakes: MISTAKE(NAME, its id, one English sentence about the program that makes it), in the order in
 * which they are named. New ones come last: riddles are numbered in this order. What each does is in mistakes.c. */
MISTAKE(DIAGONAL_KEPT, "diagonal-kept", "The falling diagonal (row - col) is not freed when a queen is taken back.")
MISTAKE(ANTIDIAGONAL_KEPT, "antidiagonal-kept",
        "The rising diagonal (row + col) is not freed when a queen is taken back.")
MISTAKE(COLUMN_KEPT, "column-kept", "The column is not freed when a queen is taken back.")
MISTAKE(LINES_KEPT, "lines-kept", "Neither the column nor the diagonals are freed when a queen is taken back.")
MISTAKE(QUEEN_KEPT, "queen-kept", "The queen is not taken back after the call for the next row.")
MISTAKE(QUEEN_SHOWN, "queen-shown",
        "The column and the diagonals are freed, but the queen stays on the board that is printed.")
MISTAKE(CLEARS_ALWAYS, "clears-always", "The queen is taken back outside of the `if`: also where none was placed.")
MISTAKE(ONE_INDEX_SUM, "one-index-sum", "Both diagonals are kept under row + col.")
MISTAKE(ONE_INDEX_DIFFERENCE, "one-index-difference", "Both diagonals are kept under row - col.")
MISTAKE(NO_SIGN, "no-sign", "The falling diagonal is kept under |row - col|, without its sign.")
MISTAKE(DIAGONAL_UNTESTED, "diagonal-untested", "The falling diagonal (row - col) is not tested.")
MISTAKE(ANTIDIAGONAL_UNTESTED, "antidiagonal-untested", "The rising diagonal (row + col) is not tested.")
MISTAKE(DIAGONALS_UNTESTED, "diagonals-untested", "The diagonals are not tested at all.")
MISTAKE(COLUMN_UNTESTED, "column-untested", "The column is not tested.")
MISTAKE(NEIGHBOURS_ONLY, "neighbours-only", "Of the diagonals only the nearest squares are tested.")
MISTAKE(LAST_UNSEEN, "last-unseen", "The test stops one row early: the queen just above is not seen.")
MISTAKE(FIRST_UNSEEN, "first-unseen", "The test begins one row late: the queen of the first row is not seen.")
MISTAKE(ROW_NOT_PASSED, "row-not-passed", "The next call gets the same row instead of the next one.")
MISTAKE(LAST_ROW_MISSED, "last-row-missed", "A solution is reported one row early.")
MISTAKE(FIRST_COLUMN_MISSED, "first-column-missed", "Columns are tried from the second one on.")
MISTAKE(LAST_COLUMN_MISSED, "last-column-missed", "Columns are tried only up to the last but one.")
MISTAKE(STOPS_AT_FIRST, "stops-at-first", "The search stops at the first solution.")
MISTAKE(GIVES_UP, "gives-up", "The function returns right after the call for the next row.")
MISTAKE(RETURNS_IN_LOOP, "returns-in-loop", "The function returns inside its loop, once the first queen is taken back.")
MISTAKE(SHARED_LIST, "shared-list", "Each solution is stored as the same list, not as a copy of it.")
MISTAKE(SQUARES_FREED, "squares-freed",
        "Taking a queen back frees all squares that it attacked, also those that another queen still attacks.")
MISTAKE(EACH_ORDER, "each-order",
        "Each queen may stand in any row, so each solution is found once for every order of its queens.")
