/* trace_board: a board that a trace prints with a solution, compared with the queens that stand. It is a list of
 * columns or squares on the line of the solution or after it, or n rows after it. */
#pragma once

#include "words.h"

#include "../board.h"

typedef struct {
	int n;                 /* 0: no solution was reported */
	int row;               /* rows that were printed and agree */
	int8_t column[NQ_MAX]; /* of the solution, by row */
	uint32_t queen;        /* the sign of the first row's queen */
} nq_trace_board;

/* The line has this board, or its next row. */
bool nq_trace_board_agrees(nq_trace_board *b, const nq_text_line *line);
