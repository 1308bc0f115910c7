#define NQ_TUTORIALS_ONLY
#include "all.c"
