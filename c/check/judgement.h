/* judgement: the result of a check as JSON, for the terminal and for JavaScript. Rows and columns count from 0.
 *
 *     {"verdict":"wrong","right":false,"as":"trace","n":8,"from":0,"count":23855,"line":13,"why":"untried",
 *      "found":{"kind":"remove","row":2,"col":0},"expected":{"kind":"place","row":3,"col":2},"by":null,
 *      "likely":["antidiagonal-kept"],"like":["flags"],"fromRight":false,"fromBelow":false,"transposed":false,
 *      "until":13,"step":31,"instead":{"kind":"place","row":3,"col":2}}
 *
 * `found` and `expected` of a test also have "verdict" and, if an attacker is stated, "by" {row, line}.
 *
 * as: trace, boards, number or nothing. from: the first row and column in the program's numbers. count: events or
 * boards. stops: right, but not all solutions are found. like: the searches that the trace follows longest; until: the
 * line at which they do otherwise, instead: their event, step: the number of that step; null: never.
 * For boards, found is {"rows","columns","squares":[[row, col] …]} and expected {"board":[columns]}; good, different,
 * total, missing and stated are added, null if unknown.
 *
 * verdict: right, consistent, wrong or unread; right: the first two. readings: the notations of boards, each with the
 * number of boards and their first column; unread: the number of unread lines, unreadLines: the first 100, doubt: the
 * first that looks like part of a board; faults: the number of faulty boards, faultLines: the first 100.
 */
#pragma once

#include "../check.h"

enum { NQ_JUDGEMENT_TEXT = 8192 };

/* The word of a nq_verdict: "free", "attacked", "closed", "empties"; "" for none. */
const char *nq_verdict_word(int how);

/* The expected event as a program would print it. */
nq_event nq_event_of(const nq_expected *e, nq_verdict v);

/* The verdict of the expected test or check; NQ_NOT_TESTED when it is not known. */
nq_verdict nq_expected_verdict(const nq_judgement *j);

/* One line without its end, and a final 0; its length. `text` holds NQ_JUDGEMENT_TEXT bytes. */
size_t nq_format_judgement(const nq_check *c, const nq_judgement *j, char *text);

/* "board-again": see faults_table.h. */
const char *nq_fault_id(nq_fault fault);
