/*
 *  TEST("nq_copy() copies all") { must(same(&copy, &board)); }
 *  TEST_EACH("no two queens attack", every_moment, 7, const nq_search *s) { must(...); }
 *
 * The first failing `must` ends its test, from any depth. TEST_EACH runs its body by every_moment(7, body). The last
 * lines, `Total:` and `Passed:`, are in uvu's form, for tests/run.js. */
#pragma once

#define _POSIX_C_SOURCE 200112L /* takes effect only before the first system header: include this file first */
#include "count.h"
#include "search.h"
#include "totals.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TESTS_MAX = 32 };
static int tests_run, tests_passed, tests_listed;
static jmp_buf test_failed;
static struct {
	const char *title;
	void (*body)(void);
} tests[TESTS_MAX];

#define must(what) ((what) ? (void)0 : fail_test(#what, __FILE__, __LINE__))
#define TEST(title) TEST_AT(title, __COUNTER__)
#define TEST_AT(title, number) TEST_NAMED(title, number)
#define TEST_NAMED(title, number) \
	static void test_##number(void); \
	__attribute__((constructor)) static void list_##number(void) { add_test(title, test_##number); } \
	static void test_##number(void)
#define TEST_EACH(title, every, largest, it) TEST_EACH_AT(title, every, largest, it, __COUNTER__)
#define TEST_EACH_AT(title, every, largest, it, number) TEST_EACH_NAMED(title, every, largest, it, number)
#define TEST_EACH_NAMED(title, every, largest, it, number) \
	static void each_##number(it); \
	TEST_NAMED(title, number) { every(largest, each_##number); } \
	static void each_##number(it)

static inline _Noreturn void fail_test(const char *what, const char *file, int line) {
	printf("      %s:%d: %s\n", file, line, what);
#ifdef LIBFUZZER
	abort();
#else
	longjmp(test_failed, 1);
#endif
}

static inline void add_test(const char *title, void (*body)(void)) {
	if (tests_listed == TESTS_MAX) abort();
	tests[tests_listed].title = title;
	tests[tests_listed++].body = body;
}

static inline void report(const char *title, bool passed) {
	tests_run++;
	tests_passed += passed;
	if (passed) return;
	printf("FAIL  %s\n", title);
	fflush(stdout); /* mutants.js ends the program at the first FAIL */
}

static inline void run_test(int i) {
	if (setjmp(test_failed) != 0) {
		report(tests[i].title, false);
	} else {
		tests[i].body();
		report(tests[i].title, true);
	}
}

static inline int run_tests(void) {
	for (int i = 0; i < tests_listed; i++) run_test(i);
	printf("  Total:     %d\n  Passed:    %d\n", tests_run, tests_passed);
	return tests_run == tests_passed ? EXIT_SUCCESS : EXIT_FAILURE;
}

#ifndef OWN_MAIN
int main(void) { return run_tests(); }
#endif

static inline bool attack(int row, int col, int other_row, int other_col) {
	return row == other_row || col == other_col || abs(row - other_row) == abs(col - other_col);
}

static inline uint64_t random_below(uint64_t below) {
	static uint32_t state = 1;
	state = state * 1664525u + 1013904223u;
	return (uint64_t)state * below >> 32;
}

/* Memory of exact size, so that the sanitizer notices accesses beyond it; filled with 0xa5. */
static inline void *allocate(uint64_t bytes) {
	void *memory;
	if (posix_memalign(&memory, NQ_COUNT_ALIGN, (size_t)bytes) != 0) abort();
	return memset(memory, 0xa5, (size_t)bytes);
}

static inline nq_search *started(int search, int n, int start_row) {
	size_t bytes = nq_search_bytes(search, n);
	nq_search *s = bytes > 0 ? allocate(bytes) : NULL;
	if (s != NULL && nq_search_start(s, search, n, start_row)) return s;
	free(s);
	return NULL;
}
