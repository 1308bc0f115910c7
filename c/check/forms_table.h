/* Ways to print a board, in order of preference.
 *
 * GRID(way, turn): boards of squares (grid.h). If `turn` is true, several rows on one line belong to one board.
 *
 * RUN(kind, numbers, over): boards of numbers (run.h). The text between two numbers is their gap (tokens.h). The gaps
 * repeat after `numbers` numbers: 1 for `1, 3, 0, 2`, and 2 for `(0, 1), (1, 3)`. If `numbers` is 0, the gaps repeat
 * after n numbers. If `over` is true, a line end counts as a blank.
 *
 *   WORDS      . Q . .    0 1 0 0    F T F F    Row 1: . Q . .
 *   SEPARATED  | Q |   |   |   |    ,Q,,    0;1;0;0
 *   ENCLOSED   [ ][Q][ ][ ]    ['.', 'Q', '.', '.']
 *   COLOURS    cells that differ only in colour
 *   LATTICE    signs at equal distances, with blanks for empty squares
 *   STRINGS    .Q..    ■□□□    .. Q.    ".Q..","...Q"    n signs a row, one row or several on a line
 *   SINGLE     part of a row on each line, for example [0] => Q or 'Q', '.', '.',
 *   FEN        1Q2/3Q/Q3/2Q1    strings in which numbers count empty squares */
GRID(WORDS, false)
GRID(SEPARATED, false)
GRID(ENCLOSED, false)
GRID(COLOURS, false)
GRID(LATTICE, false)
GRID(STRINGS, true)
GRID(STRINGS, false)
GRID(ENCLOSED, true)
GRID(WORDS, true)
GRID(FEN, true)
RUN(LIST, 1, false)
RUN(NUMBERED, 1, false)
RUN(COUNTED, 1, false)
RUN(RECORDS, 2, false)
RUN(RECORDS, 3, false)
RUN(RECORDS, 4, false)
RUN(RECORDS, 5, false)
RUN(MATRIX, 1, false)
RUN(MATRIX, 0, false)
GRID(SINGLE, false)
RUN(CELL_RECORDS, 2, false)
RUN(CELL_RECORDS, 3, false)
RUN(CELL_RECORDS, 4, false)
RUN(CELL_RECORDS, 5, false)
RUN(LITERALS, 1, false)
RUN(MASKS, 1, false)
RUN(TABLE, 1, false)
RUN(SQUARE_NAMES, 1, false)
RUN(LIST, 1, true)
RUN(RECORDS, 2, true)
RUN(RECORDS, 3, true)
RUN(RECORDS, 4, true)
RUN(RECORDS, 5, true)
RUN(MATRIX, 1, true)
RUN(CELL_RECORDS, 3, true)
RUN(SQUARE_NAMES, 1, true)
RUN(WORD, 1, false)
#undef GRID
#undef RUN
