/* laws: how native laws are told, under the address and undefined-behaviour sanitizers. A file tells each by `law` and
 * ends `main` by `return end_of_laws();`, which prints the lines `Total:` and `Passed:` that tests/run.js reads as
 * uvu's. */
#ifndef LAWS_H
#define LAWS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int laws_told, laws_held;

static void law(const char *title, bool holds) {
    laws_told++;
    laws_held += holds;
    if (!holds) printf("FAIL  %s\n", title);
}

static int end_of_laws(void) {
    printf("  Total:     %d\n  Passed:    %d\n", laws_told, laws_held);
    return laws_told == laws_held ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The same numbers in every run. */
static inline uint64_t random_below(uint64_t below) {
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (uint64_t)state * below >> 32;
}

#endif
