/* RUN_KIND(KIND, name in results, has n * n records, row, column, flag): boards printed as numbers. A board consists of
 * n or n * n records; all records have p numbers. `row`, `column` and `flag` are positions in a record; the flag is 1
 * if the square has a queen.
 *
 *   LIST          [1, 3, 0, 2]        n numbers with the same text between them
 *   NUMBERED      3 | 2 | 4 | 1 | 3   the number of the board, then a list
 *   COUNTED       2, 4, 1, 3  3       a list, then the number of the board
 *   MASKS         0x2, 0x8, 0x1, 0x4  a list of powers of two
 *   TABLE                             n lines of k numbers: a board in each column
 *   RECORDS       (0, 1), (1, 3)      n times p numbers, two of them row and column
 *   MATRIX        0, 1, 0, 0, 0, …    n * n zeros and ones
 *   CELL_RECORDS  x[1,2] = 1          n * n times p numbers: a square and a zero or one
 *   LITERALS      -1 2 -3 …           1 to n * n in order; a minus means an empty square
 *   SQUARE_NAMES  a1 b5  Qa1  a1b5    n names of squares
 *   WORD          15863724  bdac      n digits or letters
 *   GROWING       [0]  [0, 2]  [0, 3] lists of the queens placed so far, only in traces of boards (positions.h) */
RUN_KIND(LIST, "columns", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(NUMBERED, "columns", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(COUNTED, "columns", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(MASKS, "columns", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(TABLE, "table", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(RECORDS, "records", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(MATRIX, "matrix", true, NQ_BY_SQUARE, NQ_IN_TURN, 0)
RUN_KIND(CELL_RECORDS, "cells", true, NQ_BY_SQUARE, 0, NQ_NO_FLAG)
RUN_KIND(LITERALS, "literals", true, NQ_BY_SQUARE, NQ_IN_TURN, 0)
RUN_KIND(SQUARE_NAMES, "squares", false, NQ_BY_SQUARE, 0, NQ_NO_FLAG)
RUN_KIND(WORD, "word", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
RUN_KIND(GROWING, "columns", false, NQ_IN_TURN, 0, NQ_NO_FLAG)
#undef RUN_KIND
