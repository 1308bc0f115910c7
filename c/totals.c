#include "totals.h"

static const struct {
	uint64_t solutions, classes;
} totals[] = {
#define TOTAL(n, solutions, classes) [n] = {solutions, classes},
#include <totals_table.h>
};
enum { LAST_KNOWN = sizeof totals / sizeof totals[0] - 1 };

uint64_t nq_known_total(int n) { return n >= 1 && n <= LAST_KNOWN ? totals[n].solutions : 0; }
uint64_t nq_known_classes(int n) { return n >= 1 && n <= LAST_KNOWN ? totals[n].classes : 0; }
