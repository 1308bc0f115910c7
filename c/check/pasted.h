/* pasted: reads boards that a person pastes or types, finished or not, right or wrong.
 *
 * The reader (reader.h) expects n queens on most boards. So a text that is no solution is read as squares of two signs,
 * the crown or the rarer one for queens, else as permutations if there are some. FEN is read without the rest of its
 * line: `w - - 0 1`.
 *
 * Everything that looks like part of a board must be read, or there is a fault.
 *
 * Invariant: board i begins at row i * n of `queens` and `blocked`.
 */
#pragma once

#include "reader.h"

enum { NQ_PASTED_BOARDS = 1 << 12, NQ_PASTED_ROWS = 1 << 14 };

typedef struct {
	int32_t n, count; /* count: boards, all of the same n */
	int32_t fault;    /* first unread line that may belong to a board, or line outside of one; 0: none */
	int32_t guess;    /* assumed first column, 0 or 1; -1: the text shows it */
	uint32_t queens[NQ_PASTED_ROWS], blocked[NQ_PASTED_ROWS]; /* by row, bit c for column c */
	size_t length;
	char plain[NQ_READ_AHEAD + 4];
} nq_pasted;

/* Reads at most NQ_READ_AHEAD bytes. Overwrites `r`. */
void nq_paste(nq_pasted *p, nq_reader *r, const char *bytes, size_t count, bool crosses_are_blocked);
