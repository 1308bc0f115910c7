/* decide: steps of the completion search, for the other searches in this folder. */
#pragma once

#include "../complete.h"

/* Restarts: takes back the search's queens; weights stay. */
void nq_decide_anew(nq_decide *d);

/* Line to branch on after propagation; NQ_NOWHERE when each line has its queen. */
int nq_decide_narrowest(const nq_decide *d);

int nq_decide_preferred(const nq_decide *d, int line);

void nq_decide_try(nq_decide *d, uint16_t square);

/* Starts on another initial position; weights stay. */
void nq_decide_next(nq_decide *d, const nq_setup *setup);

/* Closes the square of the prefix's last queen and restarts; false when the prefix is empty. */
bool nq_decide_leave(nq_decide *d);

void nq_decide_refute(nq_decide *d);
