#pragma once

#include "../complete.h"

void nq_decide_restart(nq_decide *d);

/* Row or column to branch on after propagation, or NQ_NOWHERE if all have queens. */
int nq_decide_narrowest(const nq_decide *d);

void nq_decide_try(nq_decide *d, uint16_t square);
void nq_decide_try_line(nq_decide *d, int line);

void nq_decide_next(nq_decide *d, const nq_setup *setup);

/* Closes the square of the last queen of the prefix (completions.c) and restarts; false: the prefix is empty. */
bool nq_decide_leave(nq_decide *d);

void nq_decide_refute(nq_decide *d);
