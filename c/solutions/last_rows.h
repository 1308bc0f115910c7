/* Fills the last five rows of a board by table lookup.
 *
 * Five columns are left for the five queens. Filling f, one of 120 in lexicographic order, puts the queen of row i into
 * the column of rank nq_rank[f][i]. Rows and ranks count from 0. A set of fillings is two words of 60 bits.
 *
 *   columns left   2 5 6 9 12     If column 6 is attacked in rows 1 and 4:
 *   rank           0 1 2 3  4     nq_avoiding[2][0b10010] has the fillings with no queen there.
 *   distance - 1    2 0 2 2       nq_peaceful[2022 in base 5] has the fillings without mutual attacks.
 *
 * The solutions are the intersection of five sets of nq_avoiding and one of nq_peaceful. No branch skips an empty set:
 * processors could not predict it. */
#pragma once

#include "row.h"

#include <stddef.h>

enum { NQ_LAST = 5, NQ_FILLINGS = 120, NQ_FILLINGS_HALF = 60, NQ_DISTANCES = 625 };

typedef struct {
	uint64_t half[2];
} nq_fillings;

#include "last_rows_table.h"

static inline int nq_take_lowest(uint32_t *set) {
	int lowest = __builtin_ctz(*set);
	*set &= *set - 1;
	return lowest;
}

static inline void nq_intersect(nq_fillings *set, const nq_fillings *with) {
	set->half[0] &= with->half[0];
	set->half[1] &= with->half[1];
}

/* min(right - left - 1, 4), a digit of `distances`. Branchless, as WebAssembly compiles a comparison to a jump. */
static inline int nq_distance(int left, int right) {
	int beyond = right - left - NQ_LAST;
	return NQ_LAST - 1 + (beyond & beyond >> 31);
}

/* Fillings that solve a board of n ≥ NQ_LAST. `r` is the first of the last rows. shut[c] is the bitmask of column c's
 * blocked rows; `shut` may be NULL. The shifts move column c's attacked rows to bits 0 to 4. */
static inline nq_fillings nq_last_rows(int n, const nq_row *r, const uint32_t *shut) {
	nq_fillings found = {{~UINT64_C(0), ~UINT64_C(0)}};
	uint32_t left = (UINT32_MAX >> (32 - n)) & ~r->columns;
	int distances = 0, before = 0;
	for (int rank = 0; rank < NQ_LAST; rank++) {
		int c = nq_take_lowest(&left);
		uint32_t rows = r->mirrored >> (n - 1 - c) | r->antidiagonals >> c | (shut != NULL ? shut[c] : 0);
		nq_intersect(&found, &nq_avoiding[rank][rows & 31]);
		if (rank > 0) distances = NQ_LAST * distances + nq_distance(before, c);
		before = c;
	}
	nq_intersect(&found, &nq_peaceful[distances]);
	return found;
}
