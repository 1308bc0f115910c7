/* The join for x86 processors since 2008, with patterns of 64 bits. */
#define BUILD_SSE4
#define PATTERN_BITS 64
#define KERNEL nq_join_sse4_64
#include "kernel.inc"
