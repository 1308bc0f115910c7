/* judgement: what came of a check as JSON, the same for the terminal and for JavaScript. Rows and columns from 0.
 *
 *     {"verdict":"wrong","right":false,"as":"trace","n":8,"from":0,"count":23855,"line":13,"why":"untried",
 *      "found":{"kind":"remove","row":2,"col":0},"expected":{"kind":"place","row":3,"col":2},"by":null,
 *      "likely":["antidiagonal-kept"],"like":["flags"],"fromRight":false,"fromBelow":false,"transposed":false,
 *      "until":13,"step":31,"instead":{"kind":"place","row":3,"col":2}}
 *
 * Of a test found and expected also have "verdict", and "by" {row, line} where one is told.
 *
 * as: trace, boards, number or nothing; from: what the program counts rows and columns from; count: of events or
 * boards; stops: right, but not all solutions are found; like: the searches that it follows longest; until: the line at
 * which they would do otherwise, instead: what they would do, and step: the step after that, null for never.
 * Of boards, found is {"rows","columns","squares":[[row, col] …]} and expected {"board":[columns]}; good, different,
 * total, missing and stated are added, null where nothing is known.
 *
 * verdict: right, consistent, wrong or unread; right: the first two. readings: the notations of boards, with how many
 * were read in each and what their columns count from; unread: lines that were not read, doubt: the first that looks
 * like part of a board, unreadLines: the first 100; faults: of boards, faultLines: the first 100.
 */
#pragma once

#include "../check.h"

enum { NQ_JUDGEMENT_TEXT = 8192 };

/* Of a nq_verdict: "free", "attacked", "closed", "empties"; "" for none. */
const char *nq_verdict_word(int how);

/* What is expected, as a program would tell it. */
nq_said nq_said_of(const nq_expected *e, nq_verdict v);

/* Of a test or a check that the search does in place of what was found; NQ_NOT_TESTED when it is not known. */
nq_verdict nq_expected_verdict(const nq_judgement *j);

/* One line without its end, and a final 0; its length. `text` holds NQ_JUDGEMENT_TEXT bytes. */
size_t nq_format_judgement(const nq_check *c, const nq_judgement *j, char *text);

/* "board-again": see faults_table.h. */
const char *nq_fault_id(nq_fault fault);
