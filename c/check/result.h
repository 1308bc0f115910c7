/* result: the result of a check that has ended: right, consistent, wrong or unread, and why (see check.h). */
#pragma once

#include "../check.h"

/* Both fill a judgement that is all zeros. */
void nq_trace_result(const nq_check *c, nq_judgement *j);
void nq_boards_result(nq_check *c, nq_judgement *j);
