#define SEARCHES <search/all.h>
#include "list.h"
