#define BUILD_AVX2
#define PATTERN_BITS 64
#define KERNEL nq_join_avx2_64
#include "kernel.inc"
