/* laws: how native laws are told, under the address and undefined-behaviour sanitizers, and what several of them need.
 *
 *     LAW("a copy goes on by itself") { must(same(&copy, &board)); }
 *     LAW_EACH("no two queens attack", every_moment, 7, const nq_search *s) { must(...); }
 *     int main(void) { return tell_laws(); }
 *
 * The first `must` that does not hold ends its law, from any depth, and is named. A law of each is tried by
 * every_moment(7, it). At the end stand the lines `Total:` and `Passed:`, which tests/run.js reads as uvu's.
 */
#pragma once

#define _POSIX_C_SOURCE 200112L /* so this file is included first */
#include "count.h"
#include "search.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LAWS_MAX = 32 };
static int laws_told, laws_held, laws_listed;
static jmp_buf law_broken;
static struct {
	const char *title;
	void (*holds)(void);
} laws[LAWS_MAX];

#define must(what) ((what) ? (void)0 : breaks(#what, __FILE__, __LINE__))
#define LAW(title) LAW_AT(title, __COUNTER__)
#define LAW_AT(title, number) LAW_NAMED(title, number)
#define LAW_NAMED(title, number) \
	static void law_##number(void); \
	__attribute__((constructor)) static void list_##number(void) { list_law(title, law_##number); } \
	static void law_##number(void)
#define LAW_EACH(title, every, largest, it) LAW_EACH_AT(title, every, largest, it, __COUNTER__)
#define LAW_EACH_AT(title, every, largest, it, number) LAW_EACH_NAMED(title, every, largest, it, number)
#define LAW_EACH_NAMED(title, every, largest, it, number) \
	static void each_##number(it); \
	LAW_NAMED(title, number) { every(largest, each_##number); } \
	static void each_##number(it)

/* libFuzzer wants the process to end. */
static inline _Noreturn void breaks(const char *what, const char *file, int line) {
	printf("      %s:%d: %s\n", file, line, what);
#ifdef LIBFUZZER
	abort();
#else
	longjmp(law_broken, 1);
#endif
}

static inline void list_law(const char *title, void (*holds)(void)) {
	if (laws_listed == LAWS_MAX) abort();
	laws[laws_listed].title = title;
	laws[laws_listed++].holds = holds;
}

static inline void tell(const char *title, bool holds) {
	laws_told++;
	laws_held += holds;
	if (holds) return;
	printf("FAIL  %s\n", title);
	fflush(stdout); /* whoever waits for the first failure reads it at once */
}

static inline void try_law(int i) {
	if (setjmp(law_broken) != 0) {
		tell(laws[i].title, false);
	} else {
		laws[i].holds();
		tell(laws[i].title, true);
	}
}

static inline int tell_laws(void) {
	for (int i = 0; i < laws_listed; i++) try_law(i);
	printf("  Total:     %d\n  Passed:    %d\n", laws_told, laws_held);
	return laws_told == laws_held ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The same numbers in every run. */
static inline uint64_t random_below(uint64_t below) {
	static uint32_t state = 1;
	state = state * 1664525u + 1013904223u;
	return (uint64_t)state * below >> 32;
}

/* Memory as large as this and no larger, so that the sanitizer sees one byte beyond; filled with something. */
static inline void *room(uint64_t bytes) {
	void *memory;
	if (posix_memalign(&memory, NQ_COUNT_ALIGN, (size_t)bytes) != 0) abort();
	return memset(memory, 0xa5, (size_t)bytes);
}

/* A search started in its room, to be freed. NULL when an argument is out of range. */
static inline nq_search *started(int search, int n, int start_row) {
	size_t bytes = nq_search_bytes(search, n);
	nq_search *s = bytes > 0 ? room(bytes) : NULL;
	if (s != NULL && nq_search_start(s, search, n, start_row)) return s;
	free(s);
	return NULL;
}

/* clang-format off */
static const struct {
    uint64_t all, fundamental;
} known[] = {{0, 0}, {1, 1}, {0, 0}, {0, 0}, {2, 1}, {10, 2}, {4, 1}, {40, 6}, {92, 12}, {352, 46}, {724, 92},
    {2680, 341}, {14200, 1787}, {73712, 9233}, {365596, 45752}, {2279184, 285053}, {14772512, 1846955},
    {95815104, 11977939}, {666090624, 83263591}, {4968057848, 621012754}, {39029188884, 4878666808}};
/* clang-format on */
