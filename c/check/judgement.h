/* judgement: the result of a check as JSON. Rows and columns count from 0.
 *
 *     {"verdict":"wrong","right":false,"as":"trace","n":8,"from":0,"count":23855,"line":13,"why":"untried",
 *      "found":{"kind":"remove","row":2,"col":0},"expected":{"kind":"place","row":3,"col":2},"by":null,
 *      "likely":["antidiagonal-kept"],"like":["flags"],"fromRight":false,"fromBelow":false,"transposed":false,
 *      "until":13,"step":31,"instead":{"kind":"place","row":3,"col":2}}
 *
 * `found` and `expected` of a test also have "verdict" and, if an attacker is stated, "by" {row, line}.
 *
 * verdict: right, consistent, wrong or unread; right: verdict is right or consistent. as: trace, boards, number or
 * nothing. from: number of the first row and column, 0 or 1. count: number of events or boards. stops: right, but
 * solutions are missing. like: the searches that the trace follows longest. until: the line at which the trace differs
 * from them, null if it never does; instead: their event at this line; step: the number of that event.
 *
 * Boards: found is {"rows","columns","squares":[[row, col] …]}, expected {"board":[columns]}; good, different, total,
 * missing and stated are added, null if unknown. readings: notations, each with its number of boards and the number of
 * the first column. unread: number of unread lines; unreadLines: the first 100 of them; doubt: the first that looks
 * like part of a board. faults: number of faulty boards; faultLines: lines of the first 100.
 */
#pragma once

#include "../check.h"

enum { NQ_JUDGEMENT_TEXT = 8192 };

/* Returns "free", "attacked", "closed" or "empties"; "" for NQ_NOT_TESTED. */
const char *nq_verdict_word(int how);

size_t nq_format_judgement(const nq_check *c, const nq_judgement *j, char *text);

const char *nq_fault_id(nq_fault fault);
