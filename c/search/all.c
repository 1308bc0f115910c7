#define SEARCHES <search/all_searches_table.h>
#include "list.h"
