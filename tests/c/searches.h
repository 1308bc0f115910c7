/* searches: a search started in memory that is exactly as large as its state, so that the sanitizer sees one byte
 * beyond. */
#ifndef SEARCHES_H
#define SEARCHES_H

#include "search.h"

#include <stdlib.h>

/* To be freed. NULL when an argument is out of range. */
static inline nq_search *started(int search, int n, int start_row) {
    size_t bytes = nq_search_bytes(search, n);
    nq_search *s = bytes > 0 ? malloc(bytes) : NULL;
    if (s != NULL && nq_search_start(s, search, n, start_row)) return s;
    free(s);
    return NULL;
}

#endif
