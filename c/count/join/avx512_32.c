#define BUILD_AVX512
#define PATTERN_BITS 32
#define KERNEL nq_join_avx512_32
#include "kernel.inc"
