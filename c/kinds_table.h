/* KIND(NAME, "name"): kinds of events. START is step 0, before the first event. CHECK tests a whole board; its square
 * has an attacked queen, if there is one. SCATTER is a new random board: the first one, or a restart. Printed events:
 *
 *   STEP KIND ROW COL [free | attacked BY-ROW LINE | closed | empties ROW]     `-`: no row or column
 *   STEP scatter - - pairs NOW columns C C …                                   columns only if n ≤ NQ_MAX
 *   STEP move ROW COL from C pairs BEFORE NOW */
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
