/* The rest of the table: searches beyond the tutorials'. A page fetches the module that has them when one is first
 * walked. */
SEARCH(completion)
SEARCH(permutations)
SEARCH(bitmask)
SEARCH(forward_checking)
SEARCH(exact_cover)
SEARCH(hill_climbing)
SEARCH(min_conflicts)
SEARCH(construction)
