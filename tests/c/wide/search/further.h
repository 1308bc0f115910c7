/* The further searches, and one of tests alone. */
#include "../../../../c/search/further.h"
SEARCH(wide)
