/* Searches of the tutorials, in listing order. SEARCH(x) refers to nq_search_x. Stored data refer to ids, never to
 * positions. */
SEARCH(scan)
SEARCH(flags)
SEARCH(wraparound)
SEARCH(breadth_first)
SEARCH(first)
