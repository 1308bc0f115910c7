/* The result of a check as JSON, described in doc/teaching.md. */
#pragma once

#include "../check.h"

enum { NQ_JUDGEMENT_TEXT = 8192 };

size_t nq_format_judgement(const nq_check *c, const nq_judgement *j, char *text);

const char *nq_fault_id(nq_fault fault);
