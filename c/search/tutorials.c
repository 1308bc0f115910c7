/* tutorials: list of the tutorials' searches, for the WebAssembly module of every page. */
#include "../search.h"

#define SEARCH(x) extern const nq_search_type nq_search_##x;
#include <search/table.h>
#undef SEARCH

#define SEARCH(x) &nq_search_##x,
static const nq_search_type *const types[] = {
#include <search/table.h>
};
#undef SEARCH

enum { COUNT = sizeof types / sizeof types[0] };
const nq_search_list nq_searches = {types, COUNT, COUNT};
