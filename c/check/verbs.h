/* Finds the two forms of lines that place and remove queens in a trace (beginnings_table.h). Lines of one form
 * (nq_find_square) place queens and lines of another remove them if nearly all the latter name the last square placed
 * and not removed, no square is placed twice, and at least three queens stand at once. */
#pragma once

#include "event.h"

enum { NQ_VERBS = 6 };

typedef struct {
	uint64_t place, remove;
	struct {
		uint64_t form;
		nq_kind kind; /* kind of event that nq_read_event finds in such a line; NQ_START: none */
	} verb[NQ_VERBS];
	/* pair[i][k]: if form i places and form k removes. row, col: present queens. right: removals of the last queen.
	 * wrong: other removals, and squares placed twice. */
	struct nq_verb_pair {
		int depth, deepest, right, wrong;
		int row[NQ_MAX], col[NQ_MAX];
	} pair[NQ_VERBS][NQ_VERBS];
} nq_verbs;

void nq_verbs_add(nq_verbs *v, const char *text, nq_kind kind);

bool nq_verbs_choose(nq_verbs *v);

nq_event nq_verbs_event(const nq_verbs *v, const char *text);
