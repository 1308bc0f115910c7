/* An initial position with fixed queens and blocked squares (example in complete.h). No blocked square has a queen;
 * fixed queens may attack each other. */
#pragma once

#include "board.h"

enum { NQ_COMPLETE_MAX = 64 };

typedef struct {
	int8_t row, col;
} nq_square;

typedef struct {
	int n;
	uint64_t given[NQ_COMPLETE_MAX], blocked[NQ_COMPLETE_MAX]; /* row masks, bit c: column c */
} nq_setup;

typedef enum { NQ_TAKEN, NQ_OUTSIDE, NQ_IMPOSSIBLE } nq_given;

static inline uint64_t nq_bit64(int i) { return UINT64_C(1) << i; }

/* Returns false, without change, when n is not 1 … NQ_COMPLETE_MAX. */
bool nq_setup_start(nq_setup *setup, int n);

/* Return NQ_TAKEN or, without change, the reason to reject the square. A square may be added again. */
nq_given nq_setup_give(nq_setup *setup, int row, int col);
nq_given nq_setup_block(nq_setup *setup, int row, int col);

/* Finds the first attacking pair of fixed queens in board order; false if no queens attack each other. */
bool nq_setup_attack(const nq_setup *setup, nq_square *a, nq_square *b);
