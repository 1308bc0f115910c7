/* flags: runs with a flag for each square: zeros and ones in order, records of a square and its flag, signed literals.
 * It also declares the helpers that run.c and flags.c share. */
#pragma once

#include "run.h"

typedef struct {
	nq_run *r;
	nq_run_counts *learn;
	nq_take_board *take;
	void *to;
} nq_run_sink;

/* A number counted from 0; out of every board where there is none. */
static inline int nq_from_base(const nq_token *token, int base) {
	return token->value == NQ_NO_NUMBER ? -1 : token->value - base;
}

static inline nq_printed_board nq_empty_board(const nq_run_sink *s, const nq_token *lot, int count) {
	int n = s->r->form.n;
	return (nq_printed_board){.rows = n, .columns = n, .line = lot[0].line, .last = lot[count - 1].line};
}

static inline void nq_put_queen(nq_printed_board *board, int row, int column) {
	if (row >= 0 && row < board->rows && column >= 0 && column < board->columns)
		board->queens[row] |= UINT32_C(1) << column;
}

void nq_take_matrix(const nq_run_sink *s, const nq_token *lot);
void nq_take_cell_records(const nq_run_sink *s, const nq_token *lot);
void nq_take_literal(const nq_run_sink *s, const nq_token *token);
