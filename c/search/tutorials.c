/* tutorials: list of the searches of the tutorials, for the WebAssembly module of every page. */
#define NQ_TUTORIALS_ONLY
#include "all.c"
