#define BUILD_AVX2
#define PATTERN_BITS 32
#define KERNEL nq_join_avx2_32
#include "kernel.inc"
