#define BUILD_AVX512
#define PATTERN_BITS 64
#define KERNEL nq_join_avx512_64
#include "kernel.inc"
