/* Searches of the tutorials, in listing order. SEARCH(x, sentence) refers to nq_search_x. Stored data refer to ids,
 * never to positions.
 *
 * Origins: scan is from an article on object-oriented programming, flags from a textbook on data structures, wraparound
 * from a beginner's exercise in recursion, breadth_first from an article in functional style, first from an exam
 * question. */
SEARCH(scan, "Backtracking that tests a square by walking the lines of every queen on the board.")
SEARCH(flags, "Backtracking that tests a square by reading three boolean arrays: columns and both diagonals.")
SEARCH(wraparound,
       "Recursion from a chosen start row that looks in all eight directions and stops at the first solution.")
SEARCH(breadth_first, "Breadth-first: every board of k queens becomes the boards of k+1 queens, level by level.")
SEARCH(first,
       "Backtracking with three arrays, counted from 1, that stops at the first solution with SUCCESS or FAILURE.")
