/* result: the judgement of a check that has ended. */
#pragma once

#include "../check.h"

/* Both fill a judgement of zeros. */
void nq_trace_result(const nq_check *c, nq_judgement *j);
void nq_boards_result(nq_check *c, nq_judgement *j);
