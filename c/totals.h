/* totals: the numbers of solutions that are known. */
#pragma once

#include <stdint.h>

/* Q(n), 1 ≤ n ≤ 27 (OEIS A000170); else 0. */
uint64_t nq_known_total(int n);

/* The same up to turns and mirror images (OEIS A002562). */
uint64_t nq_known_classes(int n);
