/* The join with vectors of 512 bits, for x86 processors that have AVX-512 with VPOPCNTDQ. */
#include "join.h"
#if defined(__x86_64__)
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512vpopcntdq,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512vpopcntdq,bmi,bmi2,popcnt")
#endif
#define WITH_AVX512
#define VECTOR_BITS 512
#define KERNEL_NAME nq_join_avx512
#include "join_vectors.h"
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
