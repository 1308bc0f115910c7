/* The join with vectors of 128 bits, for x86 processors since 2008. */
#include "join.h"
#if defined(__x86_64__)
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("sse4.2,popcnt"))), apply_to = function)
#else
#pragma GCC target("sse4.2,popcnt")
#endif
#define WITH_SSE4
#define VECTOR_BITS 128
#define KERNEL_NAME nq_join_sse4
#include "join_vectors.h"
#ifdef __clang__
#pragma clang attribute pop
#endif
#endif
