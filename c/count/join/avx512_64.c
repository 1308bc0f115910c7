/* The join for x86 processors that have AVX-512 with VPOPCNTDQ, with patterns of 64 bits. */
#define BUILD_AVX512
#define PATTERN_BITS 64
#define KERNEL nq_join_avx512_64
#include "kernel.inc"
