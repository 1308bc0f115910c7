/* The form of a line is its text without the square: `put 1 2` and `put 3 4` have the same form. Guesses from the
 * squares (doc/notations.md) which form places queens, removes them, or calls squares free or attacked. */
#pragma once

#include "event.h"
#include "text.h"

enum { NQ_VERBS = 6 };

typedef struct {
	uint64_t place, remove, free, attacked;
	int base;       /* number of the first row, 0 or 1; a lower column, as in x[2] = 0, means none */
	uint64_t leave; /* form of lines such as `Backtrack to row 2`, if the trace enters no rows */
	/* NQ_REMOVE: the queen of the named row is removed; NQ_LEAVE: the one before it; NQ_START: such lines are ignored */
	nq_kind leaves;
	int left; /* row of such a line if it is the last one, or NQ_UNSTATED */
	/* [verb][i]: lines after which the next square is in a line of this verb, i rows above the named one; [2]: others */
	int above[NQ_VERBS][3];
	struct {
		uint64_t form;
		nq_kind kind; /* kind that nq_read_event finds in lines of this form, or NQ_START */
	} verb[NQ_VERBS];
	/* Evidence for guesses: number of lines that are `right` or `wrong` if the guess is true. pair[i][k]: verb i places
	 * queens, verb k removes them. test[i][k]: verb i calls squares free, verb k calls them attacked.
	 * Unset while verb[0].form is 0. */
	struct nq_verb_pair {
		int depth, deepest, right, wrong;
		nq_event queen[NQ_MAX + 1];
	} pair[NQ_VERBS][NQ_VERBS], test[NQ_VERBS][NQ_VERBS];
} nq_verbs;

void nq_verbs_add(nq_verbs *v, const char *text, const nq_event *event);

bool nq_verbs_choose(nq_verbs *v);

/* Meaning of a line that leaves a row, as in `leaves`. */
nq_kind nq_verbs_leave(const nq_verbs *v, const char *text);

nq_event nq_verbs_event(const nq_verbs *v, const char *text);
