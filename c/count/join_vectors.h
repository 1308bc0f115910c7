/* join_vectors: what join_kernel.h needs of vectors, in as many instructions as a file allows before it includes this:
 * VECTOR_BITS is 128, 256 or 512, KERNEL_NAME names what is built, and WITH_SSE4, WITH_AVX2 or WITH_AVX512 say what there
 * is. Everything but one operation is plain C on the compilers' vector types, which every target has. */
#include "join.h"

#include <string.h>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(WITH_SSE4) || defined(WITH_AVX2) || defined(WITH_AVX512)
#include <immintrin.h>
#endif

#define HOT __attribute__((noinline)) /* see join_kernel.h */
#define FIXED inline __attribute__((always_inline)) /* what has constants among its arguments, and loops over them */

typedef uint32_t lanes __attribute__((vector_size(VECTOR_BITS / 8), may_alias));
typedef uint64_t lanes_by_64 __attribute__((vector_size(VECTOR_BITS / 8), may_alias));

/* In WebAssembly the tables of a block have an address known when this is compiled: a look needs no addition then. */
#if defined(__wasm__)
#define NEAR_TABLES ((lanes *)NQ_NEAR)
#endif

enum { LANES = VECTOR_BITS, LANES_BYTES = VECTOR_BITS / 8, GROUP = 4, SORTED_AT_ONCE = 4, LISTS = 3, KEY_WORDS = (1 << NQ_KEY_BITS_MAX) / 64 };

/* How many lanes are set? */
static inline uint64_t lanes_count(lanes v) {
    lanes_by_64 words = (lanes_by_64)v;
    uint64_t sum = 0;
    for (int i = 0; i < VECTOR_BITS / 64; i++) sum += (uint64_t)__builtin_popcountll(words[i]);
    return sum;
}

/* store_disjoint: stores, packed, one | other for every pair of two lists that have no bit in common; where the next one would
 * go. Neither list is empty. Writes up to a vector beyond, and reads so much beyond the end of `others`. */
#define STORE_DISJOINT_ONE_BY_ONE(name, word) \
    static inline word *name(word *out, const word *ones, uint32_t length, const word *others, uint32_t other_length) { \
        for (uint32_t i = 0; i < length; i++) \
            for (uint32_t j = 0; j < other_length; j++) { \
                *out = ones[i] | others[j]; \
                out += (ones[i] & others[j]) == 0; \
            } \
        return out; \
    }

#if defined(__wasm_simd128__) || defined(WITH_SSE4) || defined(WITH_AVX2)
#if defined(__wasm_simd128__)
#define VECTOR v128_t
#define LOAD(from) wasm_v128_load(from)
#define STORE(to, v) wasm_v128_store(to, v)
#define ALL_32(word) wasm_v128_load32_splat(&(word))
#define ALL_64(word) wasm_v128_load64_splat(&(word))
#define EITHER(a, b) wasm_v128_or(a, b)
#define SHUFFLE(v, order) wasm_i8x16_swizzle(v, order)
/* A bit for each word in which the vectors have no bit in common. */
#define DISJOINT_32(a, b) (uint32_t)wasm_i32x4_bitmask(wasm_i32x4_eq(wasm_v128_and(a, b), wasm_i32x4_const(0, 0, 0, 0)))
#define DISJOINT_64(a, b) (uint32_t)wasm_i64x2_bitmask(wasm_i64x2_eq(wasm_v128_and(a, b), wasm_i64x2_const(0, 0)))
#else
#define VECTOR __m128i
#define LOAD(from) _mm_loadu_si128((const __m128i *)(const void *)(from))
#define STORE(to, v) _mm_storeu_si128((__m128i *)(void *)(to), v)
#define ALL_32(word) _mm_set1_epi32((int)(word))
#define ALL_64(word) _mm_set1_epi64x((long long)(word))
#define EITHER(a, b) _mm_or_si128(a, b)
#define SHUFFLE(v, order) _mm_shuffle_epi8(v, order)
#define DISJOINT_32(a, b) (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(_mm_and_si128(a, b), _mm_setzero_si128())))
#define DISJOINT_64(a, b) (uint32_t)_mm_movemask_pd(_mm_castsi128_pd(_mm_cmpeq_epi64(_mm_and_si128(a, b), _mm_setzero_si128())))
#endif

/* Byte shuffles that move the words of a mask to the front. */
#define WORD(i) 4 * (i), 4 * (i) + 1, 4 * (i) + 2, 4 * (i) + 3
#define NONE 0x80, 0x80, 0x80, 0x80
static const uint8_t to_front_32[16][16] __attribute__((aligned(16))) = {
    {NONE, NONE, NONE, NONE}, {WORD(0), NONE, NONE, NONE}, {WORD(1), NONE, NONE, NONE}, {WORD(0), WORD(1), NONE, NONE},
    {WORD(2), NONE, NONE, NONE}, {WORD(0), WORD(2), NONE, NONE}, {WORD(1), WORD(2), NONE, NONE}, {WORD(0), WORD(1), WORD(2), NONE},
    {WORD(3), NONE, NONE, NONE}, {WORD(0), WORD(3), NONE, NONE}, {WORD(1), WORD(3), NONE, NONE}, {WORD(0), WORD(1), WORD(3), NONE},
    {WORD(2), WORD(3), NONE, NONE}, {WORD(0), WORD(2), WORD(3), NONE}, {WORD(1), WORD(2), WORD(3), NONE}, {WORD(0), WORD(1), WORD(2), WORD(3)},
};
static const uint8_t to_front_64[4][16] __attribute__((aligned(16))) = {
    {NONE, NONE, NONE, NONE}, {WORD(0), WORD(1), NONE, NONE}, {WORD(2), WORD(3), NONE, NONE}, {WORD(0), WORD(1), WORD(2), WORD(3)},
};
#undef WORD
#undef NONE
static const uint8_t words_in[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/* A vector of others at a time. The last one's words beyond the end are masked out, whatever they are. */
#define STORE_DISJOINT(bits) \
    static inline uint##bits##_t *store_disjoint_##bits(uint##bits##_t *out, const uint##bits##_t *ones, uint32_t length, \
                                                        const uint##bits##_t *others, uint32_t other_length) { \
        const uint32_t words = 128 / bits, there = (1u << ((other_length - 1) % words + 1)) - 1; \
        const uint##bits##_t *last = others + (other_length - 1) / words * words; \
        const VECTOR end = LOAD(last); \
        for (uint32_t i = 0; i < length; i++) { \
            const VECTOR one = ALL_##bits(ones[i]); \
            for (const uint##bits##_t *next = others; next != last; next += words) { \
                const VECTOR other = LOAD(next); \
                const uint32_t disjoint = DISJOINT_##bits(one, other); \
                STORE(out, SHUFFLE(EITHER(one, other), LOAD(to_front_##bits[disjoint]))); \
                out += words_in[disjoint]; \
            } \
            const uint32_t disjoint = DISJOINT_##bits(one, end) & there; \
            STORE(out, SHUFFLE(EITHER(one, end), LOAD(to_front_##bits[disjoint]))); \
            out += words_in[disjoint]; \
        } \
        return out; \
    }
STORE_DISJOINT(32)
STORE_DISJOINT(64)
#undef STORE_DISJOINT
#undef DISJOINT_64
#undef DISJOINT_32
#undef SHUFFLE
#undef EITHER
#undef ALL_64
#undef ALL_32
#undef STORE
#undef LOAD
#undef VECTOR
#elif defined(WITH_AVX512)
static inline uint32_t *store_disjoint_32(uint32_t *out, const uint32_t *ones, uint32_t length, const uint32_t *others, uint32_t other_length) {
    for (uint32_t j = 0; j < other_length; j += 16) {
        __mmask16 there = (__mmask16)(other_length - j >= 16 ? 0xffff : (1u << (other_length - j)) - 1);
        __m512i other = _mm512_maskz_loadu_epi32(there, others + j);
        for (uint32_t i = 0; i < length; i++) {
            __m512i one = _mm512_set1_epi32((int)ones[i]);
            __mmask16 disjoint = _mm512_mask_testn_epi32_mask(there, one, other);
            _mm512_storeu_si512(out, _mm512_maskz_compress_epi32(disjoint, _mm512_or_si512(one, other)));
            out += __builtin_popcount(disjoint);
        }
    }
    return out;
}
STORE_DISJOINT_ONE_BY_ONE(store_disjoint_64, uint64_t)
#else
STORE_DISJOINT_ONE_BY_ONE(store_disjoint_32, uint32_t)
STORE_DISJOINT_ONE_BY_ONE(store_disjoint_64, uint64_t)
#endif
#undef STORE_DISJOINT_ONE_BY_ONE

#define PATTERN_BITS 32
#include "join_kernel.h"
#define PATTERN_BITS 64
#include "join_kernel.h"
