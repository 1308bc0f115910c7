/* printed: a board as a program prints it, which need be none of the puzzle. */
#pragma once

#include "../board.h"

typedef struct {
	int rows, columns;
	uint32_t queens[NQ_MAX]; /* by row, bit c for column c; a queen outside of the board is left out */
	uint64_t line, last;     /* of the text, from 1: where it begins and ends */
	int reading;             /* 0, or 1 for a second notation */
} nq_printed_board;

typedef void nq_take_board(void *to, const nq_printed_board *board);

/* The board holds n queens that do not attack each other. */
bool nq_printed_is_solution(const nq_printed_board *board);

/* One queen stands in each row and each column. */
bool nq_printed_is_permutation(const nq_printed_board *board);
