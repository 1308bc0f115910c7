#pragma once

#include "../search.h"

#include <string.h>

#define NQ_INLINE static inline __attribute__((always_inline))

typedef void nq_step(nq_search *s);

NQ_INLINE uint64_t take_steps(nq_search *s, uint64_t at_most, nq_counted until, nq_step *step) {
	uint64_t taken = 0;
	while (taken < at_most && s->kind != NQ_DONE) {
		step(s);
		taken++;
		if (until >> s->kind & 1) break;
	}
	return taken;
}

#define RUN(step) \
	static uint64_t run(nq_search *s, uint64_t at_most, nq_counted until) { \
		return take_steps(s, at_most, until, step); \
	}

#define OWN_TYPE .bytes = bytes, .start = start, .run = run, .queen = queen

NQ_INLINE void happened(nq_search *s, nq_kind kind, int row, int col) {
	s->kind = (uint8_t)kind;
	s->row = row;
	s->col = col;
	s->counts[kind]++;
}

NQ_INLINE void announce(nq_search *s, nq_kind kind) { happened(s, kind, NQ_EMPTY, NQ_EMPTY); }

NQ_INLINE int smaller(int a, int b) { return a < b ? a : b; }

NQ_INLINE unsigned column_taken(const nq_lines *lines, int col) { return lines->columns >> col & 1; }
NQ_INLINE unsigned diagonal_taken(const nq_lines *lines, int n, int row, int col) {
	return (unsigned)(lines->diagonals >> (col - row + n - 1) & 1);
}
NQ_INLINE unsigned antidiagonal_taken(const nq_lines *lines, int row, int col) {
	return (unsigned)(lines->antidiagonals >> (row + col) & 1);
}

NQ_INLINE bool read_flags(nq_search *s, unsigned first, unsigned second, unsigned third) {
	s->probes += 1 + (first ^ 1) + ((first | second) ^ 1);
	return !(first | second | third);
}
