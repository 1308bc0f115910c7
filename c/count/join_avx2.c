/* The join with vectors of 256 bits, for x86 processors since 2013. */
#include "join.h"
#if defined(__x86_64__)
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif
#define WITH_AVX2
#define VECTOR_BITS 256
#define KERNEL_NAME nq_join_avx2
#include "join_vectors.h"
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
