/* The join for x86 processors that have AVX-512 with VPOPCNTDQ, with patterns of 32 bits. */
#define BUILD_AVX512
#define PATTERN_BITS 32
#define KERNEL nq_join_avx512_32
#include "kernel.inc"
