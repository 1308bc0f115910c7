/* The table of searches: one line for each file in this folder, in the order in which they are listed; those beyond the
 * tutorials' stand in further.h. SEARCH(x) stands for the nq_search_type called nq_search_x. The order is not stored
 * anywhere: ids are. */
SEARCH(scan)
SEARCH(flags)
SEARCH(wraparound)
SEARCH(breadth_first)
SEARCH(first)
