/* lanes: 128-bit vectors of 8 × 16 or 4 × 32 bits on x86 (SSSE3), WebAssembly and ARM. `bits` is the lane width, 16 or
 * 32, and a constant at every call.
 *
 * Callers need a scalar version for NQ_LANES 0 (WebAssembly without SIMD, other processors). As one binary serves x86
 * with and without SSSE3, functions with lanes have NQ_LANES_TARGET and are called only if nq_lanes_here(). */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef NQ_LANES /* tests set it to 0 */
#if defined(__x86_64__) || defined(__wasm_simd128__) || defined(__aarch64__)
#define NQ_LANES 1
#else
#define NQ_LANES 0
#endif
#endif

static inline bool nq_lanes_here(void) {
#if NQ_LANES && defined(__x86_64__)
	return __builtin_cpu_supports("ssse3");
#else
	return NQ_LANES;
#endif
}

#if NQ_LANES

#if defined(__x86_64__)
#include <tmmintrin.h>
#define NQ_LANES_TARGET __attribute__((target("ssse3")))
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#define NQ_LANES_TARGET
#else
#include <arm_neon.h>
#define NQ_LANES_TARGET
#endif

#define NQ_LANES_INLINE static inline __attribute__((always_inline)) NQ_LANES_TARGET

typedef uint8_t nq_lanes __attribute__((vector_size(16)));
typedef uint16_t nq_lanes_of_16 __attribute__((vector_size(16)));
typedef uint32_t nq_lanes_of_32 __attribute__((vector_size(16)));

NQ_LANES_INLINE nq_lanes nq_lanes_load(const uint8_t *from) {
	nq_lanes v;
	memcpy(&v, from, sizeof v);
	return v;
}

NQ_LANES_INLINE void nq_lanes_store(uint8_t *to, nq_lanes v) { memcpy(to, &v, sizeof v); }

NQ_LANES_INLINE nq_lanes nq_lanes_all(uint32_t value, int bits) {
	return bits == 16 ? (nq_lanes)((nq_lanes_of_16){0} + (uint16_t)value) : (nq_lanes)((nq_lanes_of_32){0} + value);
}

NQ_LANES_INLINE nq_lanes nq_lanes_plus(nq_lanes a, nq_lanes b, int bits) {
	return bits == 16 ? (nq_lanes)((nq_lanes_of_16)a + (nq_lanes_of_16)b)
	                  : (nq_lanes)((nq_lanes_of_32)a + (nq_lanes_of_32)b);
}

NQ_LANES_INLINE nq_lanes nq_lanes_equal(nq_lanes a, nq_lanes b, int bits) {
	return bits == 16 ? (nq_lanes)((nq_lanes_of_16)a == (nq_lanes_of_16)b)
	                  : (nq_lanes)((nq_lanes_of_32)a == (nq_lanes_of_32)b);
}

NQ_LANES_INLINE nq_lanes nq_lanes_lowest(nq_lanes v, int bits) {
	return v & (bits == 16 ? (nq_lanes) - (nq_lanes_of_16)v : (nq_lanes) - (nq_lanes_of_32)v);
}

/* Negated sum of the lanes, which are all ≤ 0. */
NQ_LANES_INLINE uint64_t nq_lanes_sum_of_less(nq_lanes v, int bits) {
	nq_lanes_of_16 shorts = -(nq_lanes_of_16)v;
	nq_lanes_of_32 words = -(nq_lanes_of_32)v;
	uint64_t sum = 0;
	for (int i = 0; i < 128 / bits; i++) sum += bits == 16 ? shorts[i] : words[i];
	return sum;
}

/* Clang 14 would hoist the shift count, forget that it is uniform, and shift each lane by itself: four times as slow in
 * WebAssembly. */
#if defined(__wasm_simd128__)
#define NQ_LANES_OPAQUE(count) __asm__ volatile("" : "+r"(count))
#else
#define NQ_LANES_OPAQUE(count) (void)0
#endif

#if defined(__x86_64__)
#define NQ_LANES_SHIFT(v, width, x86, operator, by) (nq_lanes) x86##width((__m128i)v, _mm_cvtsi32_si128(by))
#else
#define NQ_LANES_SHIFT(v, width, x86, operator, by) (nq_lanes)((nq_lanes_of_##width)v operator(uint##width##_t) by)
#endif

NQ_LANES_INLINE nq_lanes nq_lanes_up(nq_lanes v, int by, int bits) {
	NQ_LANES_OPAQUE(by);
	return bits == 16 ? NQ_LANES_SHIFT(v, 16, _mm_sll_epi, <<, by) : NQ_LANES_SHIFT(v, 32, _mm_sll_epi, <<, by);
}

NQ_LANES_INLINE nq_lanes nq_lanes_down(nq_lanes v, int by, int bits) {
	NQ_LANES_OPAQUE(by);
	return bits == 16 ? NQ_LANES_SHIFT(v, 16, _mm_srl_epi, >>, by) : NQ_LANES_SHIFT(v, 32, _mm_srl_epi, >>, by);
}

/* Byte i of the result is byte order[i] of v; order[i] is 0 to 15. */
NQ_LANES_INLINE nq_lanes nq_lanes_shuffle(nq_lanes v, nq_lanes order) {
#if defined(__x86_64__)
	return (nq_lanes)_mm_shuffle_epi8((__m128i)v, (__m128i)order);
#elif defined(__wasm_simd128__)
	return (nq_lanes)wasm_i8x16_swizzle((v128_t)v, (v128_t)order);
#else
	return vqtbl1q_u8(v, order);
#endif
}

NQ_LANES_INLINE uint32_t nq_lanes_marks(nq_lanes a, nq_lanes b, int bits) {
#if defined(__x86_64__)
	if (bits == 16) return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16((__m128i)a, (__m128i)b));
	return (uint32_t)_mm_movemask_ps((__m128)a) | (uint32_t)_mm_movemask_ps((__m128)b) << 8;
#elif defined(__wasm_simd128__)
	if (bits == 16) return (uint32_t)wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8((v128_t)a, (v128_t)b));
	return (uint32_t)wasm_i32x4_bitmask((v128_t)a) | (uint32_t)wasm_i32x4_bitmask((v128_t)b) << 8;
#else
	if (bits == 16) {
		const nq_lanes_of_16 low = {1, 2, 4, 8, 16, 32, 64, 128}, high = low << 8;
		return vaddvq_u16(((nq_lanes_of_16)a & low) | ((nq_lanes_of_16)b & high));
	}
	const nq_lanes_of_32 low = {1, 2, 4, 8}, high = low << 8;
	return vaddvq_u32(((nq_lanes_of_32)a & low) | ((nq_lanes_of_32)b & high));
#endif
}

#endif
