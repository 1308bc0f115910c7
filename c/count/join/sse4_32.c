#define BUILD_SSE4
#define PATTERN_BITS 32
#define KERNEL nq_join_sse4_32
#include "kernel.inc"
