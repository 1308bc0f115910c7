/* DRAWING(name, before a row, between cells, empty square, queen, text before the total or NULL)
 *
 *   dots       `. Q . .`    cells joined by a space
 *   lower      ` . q . .`   a space before each cell
 *   squares    `□■□□`       (UTF-8)
 *   hash       `#Q##`
 *   positions  `2 4 1 3`    columns from 1, top row first */
DRAWING("dots", "", " ", ".", "Q", "")
DRAWING("lower", " ", " ", ".", "q", "---")
DRAWING("squares", "", "", "\xE2\x96\xA1", "\xE2\x96\xA0", NULL)
DRAWING("hash", "", "", "#", "Q", NULL)
DRAWING("positions", "", " ", "", "", NULL)
#undef DRAWING
