/* Reads boards that a person pastes or types, complete or not. Tries to read solutions (reader.h), then boards of two
 * signs (the crown or the rarer sign is the queen), then permutations. Invariant: board i begins at row i * n of
 * `queens` and `blocked`. */
#pragma once

#include "reader.h"

enum { NQ_PASTED_BOARDS = 1 << 12, NQ_PASTED_ROWS = 1 << 14 };

typedef struct {
	int32_t n, count;
	int32_t fault; /* line of a wrong board or of an unread part of a board; 0: none */
	int32_t guess; /* assumed number of the first column; -1 if the text shows it */
	uint32_t queens[NQ_PASTED_ROWS], blocked[NQ_PASTED_ROWS]; /* [row]: bit c is column c */
	size_t length;
	char plain[NQ_READ_AHEAD + 4];
} nq_pasted;

/* Reads at most NQ_READ_AHEAD bytes. Overwrites `r`. */
void nq_paste(nq_pasted *p, nq_reader *r, const char *bytes, size_t count, bool crosses_are_blocked);
