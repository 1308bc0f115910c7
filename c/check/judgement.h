/* The result of a check as JSON, described in doc/teaching.md. */
#pragma once

#include "../check.h"

enum { NQ_JUDGEMENT_TEXT = 8192 };

size_t nq_format_judgement(const nq_check *c, const nq_judgement *j, char *text);

/* Like printf, but ' writes a double quote, %t a bool, %u a uint64_t. %n takes a bool and a uint64_t, and writes null
 * if the bool is false. Moves `*at` to the end of the text. */
void nq_put(char **at, const char *format, ...);

const char *nq_fault_id(nq_fault fault);
