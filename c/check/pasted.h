/* pasted: boards that a person pastes or types, which need be neither finished nor right.
 *
 * The reader of printed boards (reader.h) does the reading. It expects n queens on most boards, so the text is first
 * rewritten where that helps:
 *
 *     crosses as blocked squares    once with `.` in their place, then each board with `Q` in their place
 *     two signs, as in `#...`       the rarer one, or a crown, as Q, the other one as `.`
 *     FEN                           with `.` for each empty square
 *
 * Without a solution, boards with one queen in each row and column decide how the text is read, else all boards.
 * Everything in the text that looks like part of a board must be read, or the boards have a fault: a line.
 *
 * Plain data without pointers. Invariant: board i begins at row i * n of `queens` and `blocked`.
 */
#pragma once

#include "reader.h"

enum { NQ_PASTED_BOARDS = 1 << 12, NQ_PASTED_ROWS = 1 << 14 };

typedef struct {
	int32_t n, count; /* count: boards, all of the same n */
	int32_t fault;    /* the first line that may belong to a board and was not read, or is outside of it; 0: none */
	int32_t guess;    /* 0 or 1: columns are counted from it, but nothing in the text says so; -1: no guess */
	uint32_t queens[NQ_PASTED_ROWS], blocked[NQ_PASTED_ROWS]; /* a row each, bit c for column c */
	struct {
		uint64_t line, last;
	} lines[NQ_PASTED_BOARDS];
	size_t length;
	char plain[NQ_READ_AHEAD + 4], rewritten[NQ_READ_AHEAD + 4];
} nq_pasted;

/* Reads at most NQ_READ_AHEAD bytes with the reader `r`, whose state is lost. */
void nq_paste(nq_pasted *p, nq_reader *r, const char *bytes, size_t count, bool crosses_are_blocked);
