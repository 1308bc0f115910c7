#pragma once

#include <stdint.h>

/* Q(n), 1 ≤ n ≤ 27 (OEIS A000170); else 0. */
uint64_t nq_known_total(int n);

/* Solutions up to rotation and reflection (OEIS A002562). */
uint64_t nq_known_classes(int n);
