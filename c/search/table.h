/* Table of searches: one line per file in this folder, in listing order; those beyond the tutorials are in further.h.
 * SEARCH(x) refers to nq_search_x. Stored data refer to ids, never to positions. */
SEARCH(scan)
SEARCH(flags)
SEARCH(wraparound)
SEARCH(breadth_first)
SEARCH(first)
