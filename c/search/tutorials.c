#define SEARCHES <search/searches_table.h>
#include "list.h"
