/* decide: the steps of the search for a completion, for those that search on from it. */
#pragma once

#include "../complete.h"

/* Takes back the search's queens and begins again; weights stay. */
void nq_decide_anew(nq_decide *d);

/* The line to try a queen in, once the board is settled; NQ_NOWHERE when each has its queen. */
int nq_decide_narrowest(const nq_decide *d);

int nq_decide_preferred(const nq_decide *d, int line);

void nq_decide_try(nq_decide *d, uint16_t square);

/* Begins with another set-up; weights stay. */
void nq_decide_next(nq_decide *d, const nq_setup *setup);

/* Closes the square of the way's last queen and begins anew; false when there is none. */
bool nq_decide_leave(nq_decide *d);

/* Takes back the queen tried last and closes her square. */
void nq_decide_refute(nq_decide *d);
