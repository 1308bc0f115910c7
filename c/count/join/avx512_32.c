/* The join for x86 with AVX-512 and VPOPCNTDQ. */
#define BUILD_AVX512
#define PATTERN_BITS 32
#define KERNEL nq_join_avx512_32
#include "kernel.inc"
