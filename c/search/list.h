/* Defines nq_searches from SEARCHES, a table in this folder. */
#include "../search.h"

#define SEARCH(x, sentence) extern const nq_search_type nq_search_##x;
#include SEARCHES
#undef SEARCH

#define SEARCH(x, sentence) &nq_search_##x,
static const nq_search_type *const types[] = {
#include SEARCHES
};
#undef SEARCH

#define SEARCH(x, sentence) +1
const nq_search_list nq_searches = {
	types,
	(int)(sizeof types / sizeof types[0]),
#include <search/searches_table.h>
};
