/* The join for x86 with AVX-512 and VPOPCNTDQ, half boards of 32 bits made of quarter boards of 64. */
#define BUILD_AVX512
#define PATTERN_BITS 32
#define QUARTER_BITS 64
#define KERNEL nq_join_avx512_mixed
#include "kernel.inc"
