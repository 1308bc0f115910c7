/* DRAWING(name, before a row, between cells, empty square, queen, prints the total, text before the total)
 *
 *   dots       `. Q . .`    cells joined by a space
 *   lower      ` . q . .`   a space before each cell
 *   squares    `□■□□`       (UTF-8)
 *   hash       `#Q##`
 *   positions  `2 4 1 3`    columns from 1, top row first */
DRAWING("dots", "", " ", ".", "Q", true, "")
DRAWING("lower", " ", " ", ".", "q", true, "---")
DRAWING("squares", "", "", "\xE2\x96\xA1", "\xE2\x96\xA0", false, "")
DRAWING("hash", "", "", "#", "Q", false, "")
DRAWING("positions", "", " ", "", "", false, "")
