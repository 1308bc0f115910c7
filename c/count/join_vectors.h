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

typedef uint16_t uint16_of_pattern __attribute__((may_alias)); /* of 64 bits: a field of a wide one */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define PLACE(f) (3 - (f))
#else
#define PLACE(f) (f)
#endif

/* In WebAssembly the tables of a block have an address known when this is compiled: a look needs no addition then. */
#if defined(__wasm__)
#define NEAR_TABLES ((lanes *)NQ_NEAR)
#endif

enum { LANES = VECTOR_BITS, LANES_BYTES = VECTOR_BITS / 8, GROUP = 4, SORTED_AT_ONCE = 2, LISTS = 3, KEY_WORDS = (1 << NQ_KEY_BITS_MAX) / 64 };

/* How many lanes are set? */
static inline uint64_t lanes_count(lanes v) {
    lanes_by_64 words = (lanes_by_64)v;
    uint64_t sum = 0;
    for (int i = 0; i < VECTOR_BITS / 64; i++) sum += (uint64_t)__builtin_popcountll(words[i]);
    return sum;
}

/* Stores, packed, one | other for every pair of two lists that have no bit in common; where the next one would go.
 * Neither list is empty. Writes up to a vector beyond, and reads so much beyond the end of `others`. */
static inline uint64_t *store_disjoint_64(uint64_t *out, const uint64_t *ones, uint32_t length, const uint64_t *others, uint32_t other_length) {
    for (uint32_t i = 0; i < length; i++)
        for (uint32_t j = 0; j < other_length; j++) {
            *out = ones[i] | others[j];
            out += (ones[i] & others[j]) == 0;
        }
    return out;
}

#if defined(__wasm_simd128__) || defined(WITH_SSE4) || defined(WITH_AVX2)
/* Byte shuffles that move the 32-bit words of a mask to the front. */
#define WORD(i) 4 * (i), 4 * (i) + 1, 4 * (i) + 2, 4 * (i) + 3
#define NONE 0x80, 0x80, 0x80, 0x80
static const uint8_t to_front[16][16] __attribute__((aligned(16))) = {
    {NONE, NONE, NONE, NONE}, {WORD(0), NONE, NONE, NONE}, {WORD(1), NONE, NONE, NONE}, {WORD(0), WORD(1), NONE, NONE},
    {WORD(2), NONE, NONE, NONE}, {WORD(0), WORD(2), NONE, NONE}, {WORD(1), WORD(2), NONE, NONE}, {WORD(0), WORD(1), WORD(2), NONE},
    {WORD(3), NONE, NONE, NONE}, {WORD(0), WORD(3), NONE, NONE}, {WORD(1), WORD(3), NONE, NONE}, {WORD(0), WORD(1), WORD(3), NONE},
    {WORD(2), WORD(3), NONE, NONE}, {WORD(0), WORD(2), WORD(3), NONE}, {WORD(1), WORD(2), WORD(3), NONE}, {WORD(0), WORD(1), WORD(2), WORD(3)},
};
#undef WORD
#undef NONE
static const uint8_t words_in[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
#endif

static inline uint32_t *store_disjoint_32(uint32_t *out, const uint32_t *ones, uint32_t length, const uint32_t *others, uint32_t other_length) {
#if defined(WITH_AVX512)
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
#elif defined(__wasm_simd128__)
    const uint32_t *last = others + (other_length - 1) / 4 * 4;
    const uint32_t there = (1u << ((other_length - 1) % 4 + 1)) - 1;
    const v128_t zero = wasm_i32x4_const(0, 0, 0, 0), end = wasm_v128_load(last);
    for (uint32_t i = 0; i < length; i++) {
        v128_t one = wasm_v128_load32_splat(ones + i);
        for (const uint32_t *four = others; four != last; four += 4) {
            v128_t other = wasm_v128_load(four);
            uint32_t disjoint = (uint32_t)wasm_i32x4_bitmask(wasm_i32x4_eq(wasm_v128_and(one, other), zero));
            wasm_v128_store(out, wasm_i8x16_swizzle(wasm_v128_or(one, other), wasm_v128_load(to_front[disjoint])));
            out += words_in[disjoint];
        }
        uint32_t disjoint = (uint32_t)wasm_i32x4_bitmask(wasm_i32x4_eq(wasm_v128_and(one, end), zero)) & there;
        wasm_v128_store(out, wasm_i8x16_swizzle(wasm_v128_or(one, end), wasm_v128_load(to_front[disjoint])));
        out += words_in[disjoint];
    }
#elif defined(WITH_SSE4) || defined(WITH_AVX2)
    const uint32_t *last = others + (other_length - 1) / 4 * 4;
    const uint32_t there = (1u << ((other_length - 1) % 4 + 1)) - 1;
    const __m128i zero = _mm_setzero_si128(), end = _mm_loadu_si128((const __m128i *)(const void *)last);
    for (uint32_t i = 0; i < length; i++) {
        __m128i one = _mm_set1_epi32((int)ones[i]);
        for (const uint32_t *four = others; four != last; four += 4) {
            __m128i other = _mm_loadu_si128((const __m128i *)(const void *)four);
            uint32_t disjoint = (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(_mm_and_si128(one, other), zero)));
            _mm_storeu_si128((__m128i *)(void *)out, _mm_shuffle_epi8(_mm_or_si128(one, other), _mm_load_si128((const __m128i *)(const void *)to_front[disjoint])));
            out += words_in[disjoint];
        }
        uint32_t disjoint = (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(_mm_and_si128(one, end), zero))) & there;
        _mm_storeu_si128((__m128i *)(void *)out, _mm_shuffle_epi8(_mm_or_si128(one, end), _mm_load_si128((const __m128i *)(const void *)to_front[disjoint])));
        out += words_in[disjoint];
    }
#else
    for (uint32_t i = 0; i < length; i++)
        for (uint32_t j = 0; j < other_length; j++) {
            *out = ones[i] | others[j];
            out += (ones[i] & others[j]) == 0;
        }
#endif
    return out;
}

#define PATTERN_BITS 32
#include "join_kernel.h"
#define PATTERN_BITS 64
#include "join_kernel.h"
