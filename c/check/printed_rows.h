/* printed_rows: the second half of printed: rows become boards. */
#pragma once

#include "printed.h"

/* Takes a row that was cut out; true when a board ends with it, or before it. */
bool nq_rows_add(nq_printed *p, nq_cut_row *row);

/* No more rows belong to the board that was begun; true when it is one, though it is not whole. */
bool nq_rows_end_board(nq_printed *p);
