/* The rest of the table: searches beyond the tutorials'. In WebAssembly they are in a module apart, fetched when one of
 * them is first walked. */
SEARCH(completion)
SEARCH(permutations)
SEARCH(bitmask)
SEARCH(forward_checking)
SEARCH(exact_cover)
SEARCH(hill_climbing)
SEARCH(min_conflicts)
SEARCH(construction)
