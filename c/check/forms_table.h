/* In order of preference. GRID(way, turn, signs): grids; turn: several rows on a line belong to one board. RUN(kind,
 * numbers, over, signs): runs whose gaps repeat after that many numbers, 0: after n; over: a line end is a blank. One of
 * the signs occurs in each board, unless there are none.
 *
 *   WORDS      . Q . .    0 1 0 0    F T F F    Row 1: . Q . .
 *   SEPARATED  | Q |   |   |   |    ,Q,,    0;1;0;0
 *   ENCLOSED   [ ][Q][ ][ ]    ['.', 'Q', '.', '.']
 *   COLOURS    cells that differ only in colour
 *   LATTICE    signs at equal distances, with blanks for empty squares
 *   STRINGS    .Q..    ■□□□    .. Q.    ".Q..","...Q"    n signs a row, one row or several on a line
 *   SINGLE     one cell a line, for example [0] => Q or 'Q',
 *   FEN        1Q2/3Q/Q3/2Q1    strings in which numbers count empty squares */
#define NUMBERS "0123456789#TtFf"
GRID(WORDS, false, "")
GRID(SEPARATED, false, "|\t,;")
GRID(ENCLOSED, false, "[({<'\"")
GRID(COLOURS, false, "\033")
GRID(LATTICE, false, "")
GRID(STRINGS, true, "")
GRID(STRINGS, false, "")
GRID(ENCLOSED, true, "[({<'\"")
GRID(WORDS, true, "")
GRID(FEN, true, "/")
RUN(LIST, 1, false, NUMBERS)
RUN(NUMBERED, 1, false, NUMBERS)
RUN(COUNTED, 1, false, NUMBERS)
RUN(RECORDS, 2, false, NUMBERS)
RUN(RECORDS, 3, false, NUMBERS)
RUN(RECORDS, 4, false, NUMBERS)
RUN(RECORDS, 5, false, NUMBERS)
RUN(MATRIX, 1, false, NUMBERS)
RUN(MATRIX, 0, false, NUMBERS)
GRID(SINGLE, false, "")
RUN(CELL_RECORDS, 2, false, NUMBERS)
RUN(CELL_RECORDS, 3, false, NUMBERS)
RUN(CELL_RECORDS, 4, false, NUMBERS)
RUN(CELL_RECORDS, 5, false, NUMBERS)
RUN(LITERALS, 1, false, NUMBERS)
RUN(MASKS, 1, false, NUMBERS)
RUN(TABLE, 1, false, NUMBERS)
RUN(SQUARE_NAMES, 1, false, "0123456789")
RUN(LIST, 1, true, NUMBERS)
RUN(RECORDS, 2, true, NUMBERS)
RUN(RECORDS, 3, true, NUMBERS)
RUN(RECORDS, 4, true, NUMBERS)
RUN(RECORDS, 5, true, NUMBERS)
RUN(MATRIX, 1, true, NUMBERS)
RUN(CELL_RECORDS, 3, true, NUMBERS)
RUN(SQUARE_NAMES, 1, true, "0123456789")
RUN(WORD, 1, false, "")
#undef NUMBERS
