/* The join for x86 processors since 2013, with patterns of 64 bits. */
#define BUILD_AVX2
#define PATTERN_BITS 64
#define KERNEL nq_join_avx2_64
#include "kernel.inc"
