/* pasted: reads boards that a person pastes or types, finished or not, right or wrong.
 *
 * The reader (reader.h) expects n queens on most boards. So a text without a solution is read as squares of two signs,
 * where the crown or the rarer sign is the queen, or else as permutations. After FEN, the rest of the line is ignored:
 * `w - - 0 1`.
 *
 * Everything that looks like part of a board must be read, or there is a fault.
 *
 * Invariant: board i begins at row i * n of `queens` and `blocked`.
 */
#pragma once

#include "reader.h"

enum { NQ_PASTED_BOARDS = 1 << 12, NQ_PASTED_ROWS = 1 << 14 };

typedef struct {
	int32_t n, count; /* count: number of boards, all of the same n */
	int32_t fault;    /* first line of a wrong board, or unread line that may belong to a board; 0: none */
	int32_t guess;    /* assumed number of the first column, 0 or 1; -1: the text shows the number */
	uint32_t queens[NQ_PASTED_ROWS], blocked[NQ_PASTED_ROWS]; /* by row, bit c for column c */
	size_t length;
	char plain[NQ_READ_AHEAD + 4];
} nq_pasted;

/* Reads at most NQ_READ_AHEAD bytes. Overwrites `r`. */
void nq_paste(nq_pasted *p, nq_reader *r, const char *bytes, size_t count, bool crosses_are_blocked);
