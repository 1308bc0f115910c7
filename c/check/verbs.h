/* The form of a line is its text without the square: `put 1 2` and `put 3 4` have the same form. Guesses from the
 * squares (doc/notations.md) which form places queens, removes them, or calls squares free or attacked. */
#pragma once

#include "event.h"
#include "text.h"

enum { NQ_VERBS = 6 };

typedef struct {
	uint64_t place, remove, free, attacked;
	int base;          /* number of the first row, 0 or 1; a lower column, as in x[2] = 0, means none */
	bool has_removals; /* has lines such as `Backtrack to row 2` or `Backtracking …` */
	bool goes_back;    /* `remove` is `Backtrack to row 2`, which the followers do not see */
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

/* `read`: result of nq_read_event. */
void nq_verbs_add(nq_verbs *v, const char *text, nq_event read);

bool nq_verbs_choose(nq_verbs *v);

/* `Backtrack to row 2` becomes NQ_LEAVE of row 3 if it removes the queen of row 2, of row 2 if it
 * removes the one before, and no event if neither fits. Then it is the verb `remove`, in the second case + 1. */
nq_event nq_verbs_event(const nq_verbs *v, const char *text, nq_event read);
