#include "setup.h"

bool nq_setup_start(nq_setup *setup, int n) {
	if (n < 1 || n > NQ_COMPLETE_MAX) return false;
	*setup = (nq_setup){.n = n};
	return true;
}

static nq_given add(uint64_t *to, const uint64_t *others, int n, int row, int col) {
	if (row < 0 || row >= n || col < 0 || col >= n) return NQ_OUTSIDE;
	if (others[row] >> col & 1) return NQ_IMPOSSIBLE;
	to[row] |= nq_bit64(col);
	return NQ_TAKEN;
}

nq_given nq_setup_give(nq_setup *setup, int row, int col) {
	return add(setup->given, setup->blocked, setup->n, row, col);
}

nq_given nq_setup_block(nq_setup *setup, int row, int col) {
	return add(setup->blocked, setup->given, setup->n, row, col);
}

static bool has_queen(const nq_setup *setup, int square) {
	return setup->given[square / setup->n] >> square % setup->n & 1;
}

bool nq_setup_attack(const nq_setup *setup, nq_square *a, nq_square *b) {
	int n = setup->n;
	for (int i = 0; i < n * n; i++)
		for (int j = i + 1; j < n * n && has_queen(setup, i); j++) {
			if (!has_queen(setup, j) || nq_line_between(i / n, i % n, j / n, j % n) == NQ_NO_LINE) continue;
			*a = (nq_square){(int8_t)(i / n), (int8_t)(i % n)};
			*b = (nq_square){(int8_t)(j / n), (int8_t)(j % n)};
			return true;
		}
	return false;
}
