/* Defines nq_searches from SEARCHES, table.h or all.h. */
#include "../search.h"

#define SEARCH(x) extern const nq_search_type nq_search_##x;
#include SEARCHES
#undef SEARCH

#define SEARCH(x) &nq_search_##x,
static const nq_search_type *const types[] = {
#include SEARCHES
};
#undef SEARCH

#define SEARCH(x) +1
const nq_search_list nq_searches = {
	types,
	(int)(sizeof types / sizeof types[0]),
#include <search/table.h>
};
