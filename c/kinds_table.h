/* KIND(NAME, "name"): kinds of events. START is step 0, before the first event. CHECK tests a whole board; its row
 * and column are those of an attacked queen, or empty if no queen is attacked. SCATTER is a new random board: the first
 * one, or a restart. Printed events:
 *
 *   STEP KIND ROW COL RESULT                     `-`: no row or column. RESULT only after a test:
 *        free                                    no queen attacks the square
 *        attacked BY-ROW LINE                    row of the attacking queen, and kind of line
 *        closed                                  the square is blocked
 *        empties ROW                             a queen here would leave no free square in this row
 *   STEP scatter - - pairs NOW columns C C …     number of attacking pairs; columns only if n ≤ NQ_MAX
 *   STEP move ROW COL from C pairs BEFORE NOW    attacking pairs before and after the move */
KIND(START, "start")
KIND(ENTER, "enter")
KIND(TEST, "test")
KIND(PLACE, "place")
KIND(SOLUTION, "solution")
KIND(REMOVE, "remove")
KIND(LEAVE, "leave")
KIND(LEVEL, "level")
KIND(CHECK, "check")
KIND(SCATTER, "scatter")
KIND(MOVE, "move")
KIND(DONE, "done")
#undef KIND
