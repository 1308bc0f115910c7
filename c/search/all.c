/* List of all searches. A program links this file or tutorials.c. */
#include "../search.h"

#define SEARCH(x) extern const nq_search_type nq_search_##x;
#include <search/table.h>
#include <search/further.h>
#undef SEARCH

#define SEARCH(x) &nq_search_##x,
static const nq_search_type *const types[] = {
#include <search/table.h>
#ifndef NQ_TUTORIALS_ONLY
#include <search/further.h>
#endif
};
#undef SEARCH

#define SEARCH(x) +1
const nq_search_list nq_searches = {
	types,
	(int)(sizeof types / sizeof types[0]),
#include <search/table.h>
};
