/* choose: chooses the size of the boards and the forms in which a text is read.
 *
 * The first bytes of the text decide. The best form has, in this order: at least as many good boards as faulty ones;
 * the most lines in good boards; the most good boards; without any, the most lines in boards. It is chosen once for the
 * whole text, so a faulty board never chooses its own reading.
 */
#pragma once

#include "reader.h"

/* Call before the same bytes are put: all of a text, or NQ_READ_AHEAD. n 0: detect. Without boards no form is chosen;
 * later bytes may choose one. */
void nq_reader_choose(nq_reader *r, int n, const char *bytes, size_t count);
