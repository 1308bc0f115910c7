/* shape: the look of a line, whatever its words say. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A hash of the line with every number written as 0. */
uint64_t nq_form_of(const char *text);

/* A line drawn around or between rows. */
bool nq_is_rule(const char *text);

/* Marks behind the last number that are rather the squares of a row. */
bool nq_ends_in_squares(const char *text);

/* At most three different signs, again and again, that are not all letters or digits. */
bool nq_has_few_signs(const char *text);

/* Bytes at the beginning that belong to no board: `[1] `, `[2,]` of R, `v ` of SAT solvers, `Columns 1 through 8:`. */
int nq_noise_before(const char *text);
