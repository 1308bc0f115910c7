/* printed: a board as a program prints it, of any size and with any number of queens. */
#pragma once

#include "../board.h"

typedef struct {
	int rows, columns;
	uint32_t queens[NQ_MAX]; /* by row, bit c for column c; without queens outside of the board */
	uint64_t line, last;     /* the first and last line of text, from 1 */
	int reading;             /* 0, or 1 for a second notation */
} nq_printed_board;

typedef struct {
	void (*take)(void *to, const nq_printed_board *board);
	void *to;
} nq_board_sink;

bool nq_printed_is_solution(const nq_printed_board *board);

/* Each row and each column has one queen. */
bool nq_printed_is_permutation(const nq_printed_board *board);
