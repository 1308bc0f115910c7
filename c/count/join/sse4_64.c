#define BUILD_SSE4
#define PATTERN_BITS 64
#define KERNEL nq_join_sse4_64
#include "kernel.inc"
