/* choose: the size of the boards and the forms in which a text is read.
 *
 * A form is judged by the first bytes of the text. The best one has, in this order: no more boards with a fault than
 * without; the most lines in boards without; the most such boards; without any, the most lines. It is chosen once for
 * the whole text: faults decide between forms, never between readings of one board.
 */
#pragma once

#include "reader.h"

/* Bytes are put afterwards: all that are left, or NQ_READ_AHEAD. n: 0 to work it out. Where there are no boards no form
 * is chosen, and one may be by later bytes. */
void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count);
