/* setup: a board that begins with queens given and squares blocked.
 *
 *     nq_setup s;                 . x . .       nq_setup_start(&s, 4)
 *                                 . . . Q       nq_setup_give(&s, 1, 3)
 *                                 . . . .       nq_setup_block(&s, 0, 1)
 *
 * Rows and columns count from 0; n goes to NQ_COMPLETE_MAX. Plain data, the caller's.
 * Invariant: no square is both given and blocked. Given queens may attack each other.
 */
#pragma once

#include "board.h"

enum { NQ_COMPLETE_MAX = 64 };

typedef struct {
	int8_t row, col;
} nq_square;

typedef struct {
	int n;
	uint64_t given[NQ_COMPLETE_MAX], blocked[NQ_COMPLETE_MAX]; /* by row, bit c for column c */
} nq_setup;

typedef enum {
	NQ_TAKEN, /* done */
	NQ_OUTSIDE,
	NQ_IMPOSSIBLE /* a queen on a blocked square */
} nq_given;

static inline uint64_t nq_bit64(int i) { return UINT64_C(1) << i; }

/* False, and nothing written, when n is not 1 … NQ_COMPLETE_MAX. */
bool nq_setup_start(nq_setup *setup, int n);

/* Unless NQ_TAKEN comes back, nothing is changed. Twice is as once. */
nq_given nq_setup_give(nq_setup *setup, int row, int col);
nq_given nq_setup_block(nq_setup *setup, int row, int col);

bool nq_setup_is_empty(const nq_setup *setup);

/* The first two given queens that attack each other, in the order of the board; false when none do. */
bool nq_setup_attack(const nq_setup *setup, nq_square *a, nq_square *b);

/* Blocks so many percent of an empty board's squares at random; the same for the same seed. */
void nq_random_blocked(nq_setup *setup, int percent, uint64_t seed);
