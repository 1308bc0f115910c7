/* verbs: finds the two forms of lines that place and remove queens in a trace, in any language.
 *
 *     Coloca reina en (1, 1)     -> (1,1)      Qa1     board[0][0] = 1
 *     Quita reina de (1, 1)      <- (1,1)     -Qa1     board[0][0] = 0
 *
 * The form of a line is its text without blanks and without its square. Lines of one form remove the queens that lines
 * of another form place if they nearly always name the last square placed and not removed, no square is placed twice,
 * and at least three queens stand at once.
 */
#pragma once

#include "event.h"

enum { NQ_VERBS = 6 };

typedef struct {
	uint64_t place, remove; /* the forms found; 0: none */
	struct {
		uint64_t form;
		nq_kind kind; /* the form's kind, if its words tell it; NQ_START: unknown */
	} verb[NQ_VERBS];
	/* pair[i][k]: form i places, form k removes. row, col: squares with a queen, `depth` of them, most so far
	 * `deepest`. right: removals of the last queen. wrong: other removals, and squares placed twice. */
	struct nq_verb_pair {
		int depth, deepest, right, wrong;
		int row[NQ_MAX], col[NQ_MAX];
	} pair[NQ_VERBS][NQ_VERBS];
} nq_verbs;

void nq_verbs_add(nq_verbs *v, const char *text, nq_kind kind);

/* Returns false if no two forms are found. */
bool nq_verbs_choose(nq_verbs *v);

/* The event of a line, by the two forms found or else by known words. */
nq_event nq_verbs_event(const nq_verbs *v, const char *text);
