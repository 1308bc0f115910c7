/* All searches; those beyond the tutorials are in a module that pages load lazily. */
#include <search/table.h>
SEARCH(completion)
SEARCH(permutations)
SEARCH(bitmask)
SEARCH(forward_checking)
SEARCH(exact_cover)
SEARCH(hill_climbing)
SEARCH(min_conflicts)
SEARCH(construction)
