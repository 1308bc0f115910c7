/* The table of faults: FAULT(NAME, its id, an English sentence), in which %r %c are row and column of the
 * queen that is to blame, %l the line along which she attacks, %R %C those of what is expected, %f the row of what was
 * found, %n the board's size, %h %w the rows and columns of a printed one, %q queens, %d different ones of %t solutions,
 * %s those that are stated. */
FAULT(RIGHT, "", "")
FAULT(OUTSIDE_BOARD, "outside-board", "there is no such square on %n x %n")
FAULT(ROW_TAKEN, "row-taken", "the queen of row %r stands in column %c")
FAULT(QUEEN_ATTACKED, "attacked", "the queen of row %r, column %c attacks that square along the %l")
FAULT(UNTESTED, "untested", "this square was not tested just before, or not found free")
FAULT(TRIED_BEFORE, "tried-before", "this square was tried before, with the same queens on the board")
FAULT(ROW_UNFINISHED, "row-unfinished", "row %r was begun with the same queens and is not finished")
FAULT(NO_QUEEN, "no-queen", "row %f has no queen")
FAULT(QUEEN_ELSEWHERE, "queen-elsewhere", "the queen of row %r stands in column %c")
FAULT(NOT_LAST, "not-last", "another queen was put down after this one and still stands")
/* taken back, or a row left, though */
FAULT(UNTRIED, "untried", "row %R, column %C is free and was never tried")
FAULT(WRONG_VERDICT, "wrong-verdict", "the queen of row %r, column %c attacks that square along the %l")
FAULT(TOO_FEW, "too-few", "only %q of %n queens stand")
FAULT(SOLUTION_AGAIN, "solution-again", "this solution was reported before")
FAULT(SOLUTION_UNSAID, "solution-unsaid", "%n queens stand, and this solution is not reported as others are")
FAULT(NOT_OPEN, "not-open", "that is not the row that is open")
FAULT(WRONG_STEP, "wrong-step", "its number is not higher than the one before")
FAULT(NO_BACKTRACKING, "no-backtracking", "no backtracking does that")
FAULT(AFTER_END, "after-end", "it was over before")
FAULT(ENDS_EARLY, "ends-early", "it ends here and is not over")
/* some backtracking could, */
FAULT(OTHERWISE, "otherwise", "that search would do otherwise")
/* of boards */
FAULT(WRONG_SIZE, "wrong-size", "the board has %h rows of %w squares, not %n of %n")
FAULT(WRONG_QUEENS, "wrong-queens", "the board has %q queens, not %n")
FAULT(BOARD_ATTACKED, "board-attacked",
      "the queens of row %r, column %c and of row %R, column %C attack each other along the %l")
FAULT(BOARD_AGAIN, "board-again", "this board was printed before")
FAULT(BOARDS_MISSING, "boards-missing", "%d of %t solutions")
FAULT(BOARDS_TOO_MANY, "boards-too-many", "%t solutions were wanted, and there are as many already")
FAULT(WRONG_NUMBER, "wrong-number", "%s solutions are stated, there are %t")
