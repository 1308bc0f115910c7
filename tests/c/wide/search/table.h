/* The searches, and one of tests alone. */
#include "../../../../c/search/table.h"
SEARCH(wide)
