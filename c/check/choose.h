/* choose: chooses the size of the boards and the forms in which a text is read, once for the whole text.
 *
 * The best form has, in this order: at least as many good boards as faulty ones in the first bytes; the most lines in
 * good boards; the most good boards; if none is good, most lines in boards.
 */
#pragma once

#include "reader.h"

/* Takes the bytes that will be put next: the whole text, or NQ_READ_AHEAD. n 0: detect. Chooses no form if there are no
 * boards. */
void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count);
