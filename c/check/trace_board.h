/* trace_board: compares a board that a trace prints with a solution: a list of columns or squares, or n rows. */
#pragma once

#include "words.h"

#include "../board.h"

typedef struct {
	int n;                 /* 0: no solution */
	int row;               /* rows shown so far, all as on this board */
	int8_t column[NQ_MAX]; /* by row */
	uint32_t queen;        /* her sign in the first row */
} nq_trace_board;

/* The line shows this board, or its next row. */
bool nq_trace_board_agrees(nq_trace_board *b, const nq_text_line *line);
