/* tutorials: list of the tutorials' searches, for the WebAssembly module of every page. */
#define NQ_TUTORIALS_ONLY
#include "all.c"
