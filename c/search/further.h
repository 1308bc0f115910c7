/* Searches beyond those of the tutorials, in a module that pages load lazily. */
SEARCH(completion)
SEARCH(permutations)
SEARCH(bitmask)
SEARCH(forward_checking)
SEARCH(exact_cover)
SEARCH(hill_climbing)
SEARCH(min_conflicts)
SEARCH(construction)
