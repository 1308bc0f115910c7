#define SEARCHES <search/table.h>
#include "list.h"
