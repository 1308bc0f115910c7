/* decide: the steps of the search for a completion, for those that search on from it. */
#pragma once

#include "../complete.h"

/* Takes back the search's queens and begins again with the squares that are open then; weights are kept. */
void nq_decide_anew(nq_decide *d);

/* The line to try a queen in, NQ_NOWHERE when each has its queen. All that follows must have been drawn. */
int nq_decide_narrowest(const nq_decide *d);

/* Which square of it to try first. */
int nq_decide_preferred(const nq_decide *d, int line);

/* Tries a queen on an open square. */
void nq_decide_try(nq_decide *d, uint16_t square);

/* Begins with another set-up and the weights that it has. */
void nq_decide_next(nq_decide *d, const nq_setup *setup);

/* Makes the queen tried last, behind which the search has none, one of the way that it searches below. */
static inline void nq_decide_keep(nq_decide *d) { d->base++; }

/* Closes the square of the way's last queen and begins anew; false when there is none. */
bool nq_decide_leave(nq_decide *d);

/* Takes back the queen tried last and closes her square. */
void nq_decide_refute(nq_decide *d);
