/* A judgement as JSON (doc/teaching.md), with formats of nq_put.
 *
 *   EVENT(when, format, values)        parts of the object of an event
 *   ATTACKER(when, format, values)     parts of its attacking queen
 *   FIELD(when, key, format, values)   fields after the verdict, in order; %n takes a condition and a number, and prints
 *                                      null if the condition is false
 *   PART(when, print, values)          fields that a function prints */
#ifndef EVENT
#define EVENT(...)
#endif
#ifndef ATTACKER
#define ATTACKER(...)
#endif
#ifndef FIELD
#define FIELD(...)
#define PART(...)
#endif

EVENT(!is_event, ",'%s':null", key)
EVENT(is_event, ",'%s':{'kind':'%s'", key, nq_kind_name((int)s->kind))
EVENT(is_event && s->row != NQ_UNSTATED, ",'row':%d", s->row)
EVENT(is_event && s->col != NQ_UNSTATED, ",'col':%d", s->col)
EVENT(is_tested, ",'verdict':'%s'", nq_verdict_name(s->how))
EVENT(has_attacker, ",'by':{'row':%d", s->by_row)
EVENT(has_attacker && s->line != NQ_NO_LINE, ",'line':'%s'", nq_line_name(s->line))
EVENT(has_attacker, "}")
EVENT(is_event, "}")

ATTACKER(!has_attacker, ",'by':null")
ATTACKER(has_attacker, ",'by':{'row':%d", w->by.row)
ATTACKER(has_attacker && w->by.col != NQ_EMPTY, ",'col':%d", w->by.col)
ATTACKER(has_attacker && w->by.line != NQ_NO_LINE, ",'line':'%s'", nq_line_name(w->by.line))
ATTACKER(has_attacker && w->fault == NQ_BOARD_ATTACKED, ",'attacks':[%d,%d]", w->expected.row, w->expected.col)
ATTACKER(has_attacker, "}")

FIELD(true, "right", "%t", j->right)
FIELD(true, "as", "'%s'", as[j->read_as])
FIELD(true, "n", "%n", j->n > 0, (uint64_t)j->n)
FIELD(is_trace, "from", "%d", j->base)
FIELD(true, "count", "%u", j->lines)
FIELD(true, "line", "%n", w->line > 0, w->line)
FIELD(w->fault == NQ_RIGHT, "why", "null")
FIELD(w->fault != NQ_RIGHT, "why", "'%s'", ids[w->fault])
PART(j->found.rows > 0, put_squares, &j->found)
PART(j->found.rows == 0, put_event, "found", &w->found)
PART(j->expected.n > 0, put_board, &j->expected)
PART(j->expected.n == 0, put_event, "expected", &w->expected)
PART(true, put_attacker, w)
FIELD(true, "queens", "%n", w->count > 0, (uint64_t)w->count)
PART(true, put_ids, "likely", j->mistakes, nq_mistake_id)
FIELD(is_trace, "stops", "%t", j->stops)
FIELD(is_trace, "ends", "%t", j->ends)
PART(is_trace, put_ids, "like", j->searches, search_id)
FIELD(is_trace, "fromRight", "%t", j->reading_as & NQ_FROM_RIGHT)
FIELD(is_trace, "fromBelow", "%t", j->reading_as & NQ_FROM_BELOW)
FIELD(is_trace, "transposed", "%t", j->reading_as & NQ_TRANSPOSED)
FIELD(is_trace, "until", "%n", j->diff.line > 0, j->diff.line)
FIELD(is_trace, "step", "%n", j->diff.line > 0, (uint64_t)j->diff.expected.step)
PART(is_trace, put_event, "instead", &j->diff.expected)
FIELD(!is_trace, "good", "%n", are_boards, j->good)
FIELD(!is_trace, "different", "%n", are_boards, j->different)
FIELD(!is_trace, "total", "%n", j->total > 0 || j->n <= NQ_SUBTREES_MAX, j->total)
FIELD(!is_trace, "missing", "%n", j->missing > 0, j->missing)
FIELD(!is_trace, "stated", "%n", j->states, j->stated)
PART(true, put_notations, c, j)
FIELD(true, "unread", "%u", j->unread)
FIELD(true, "doubt", "%n", j->doubt > 0, j->doubt)
PART(true, put_numbers, "unreadLines", r->unread_line, (uint64_t)r->unread_lines, is_trace ? 0 : NQ_UNREAD_LINES)
FIELD(true, "faults", "%u", j->faults)
PART(true, put_numbers, "faultLines", c->boards.fault_lines, j->faults, NQ_FAULTS_LISTED)

#undef EVENT
#undef ATTACKER
#undef FIELD
#undef PART
