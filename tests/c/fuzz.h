/*
 *  FUZZ("lines", "title", const char *bytes, size_t count) { must(...); }
 *  FUZZ_MAIN
 *
 * Inputs are the files of tests/corpus/NAME, unchanged and mutated; the program's argument is the number of mutated
 * inputs. `make fuzz` uses libFuzzer instead. Inputs that once failed are in the corpus. */
#pragma once

#define OWN_MAIN
#include "test.h"

#include <dirent.h>

enum { FUZZ_ROOM = 4096, FUZZ_FILES = 64 };

typedef void fuzz_test(const char *bytes, size_t count);

#define FUZZ(name, title, ...) \
	static void fuzzed(__VA_ARGS__); \
	TEST(title) { try_corpus("tests/corpus/" name, fuzzed); } \
	int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t count); \
	int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t count) { \
		fuzzed((const char *)bytes, count); \
		return 0; \
	} \
	static void fuzzed(__VA_ARGS__)

#ifndef FUZZ_INPUTS
#define FUZZ_INPUTS 20000
#endif
static long fuzz_inputs = FUZZ_INPUTS;

/* Changes, removes or repeats bytes. Returns the length, at most count + 20. */
static inline size_t spoilt(char *bytes, size_t count) {
	if (count < 2) return count;
	size_t at = (size_t)random_below(count), some = 1 + (size_t)random_below(20);
	if (some > count - at) some = count - at;
	switch (random_below(5)) {
	case 0: bytes[at] = (char)random_below(256); return count;
	case 1: bytes[at] ^= (char)(1 << random_below(8)); return count;
	case 2: memmove(bytes + at, bytes + at + some, count - at - some); return count - some;
	case 3: memmove(bytes + at + some, bytes + at, count - at); return count + some;
	default: memmove(bytes + (size_t)random_below(count - some + 1), bytes + at, some); return count;
	}
}

static inline void try_bytes(fuzz_test *test, const char *bytes, size_t count) {
	char *copy = allocate(count + 1);
	memcpy(copy, bytes, count);
	test(copy, count);
	free(copy);
}

static inline size_t read_file(const char *folder, const char *name, char bytes[FUZZ_ROOM]) {
	char path[512];
	snprintf(path, sizeof path, "%s/%s", folder, name);
	FILE *file = fopen(path, "rb");
	size_t count = file == NULL ? 0 : fread(bytes, 1, FUZZ_ROOM / 2, file);
	if (file != NULL) fclose(file);
	return count;
}

static inline void try_corpus(const char *folder, fuzz_test *test) {
	static char read[FUZZ_FILES][FUZZ_ROOM], bytes[FUZZ_ROOM];
	static size_t counts[FUZZ_FILES];
	DIR *files = opendir(folder);
	int many = 0;
	must(files != NULL);
	for (struct dirent *file; many < FUZZ_FILES && (file = readdir(files)) != NULL;)
		if (file->d_name[0] != '.') counts[many] = read_file(folder, file->d_name, read[many]), many++;
	closedir(files);
	must(many > 0);
	for (int i = 0; i < many; i++) try_bytes(test, read[i], counts[i]);
	for (long i = 0; i < fuzz_inputs; i++) {
		int from = (int)random_below((uint64_t)many);
		size_t count = counts[from];
		memcpy(bytes, read[from], count);
		for (uint64_t left = 1 + random_below(8); left > 0 && count < FUZZ_ROOM - 20; left--)
			count = spoilt(bytes, count);
		try_bytes(test, bytes, count);
	}
}

#ifdef LIBFUZZER
#define FUZZ_MAIN
#else
#define FUZZ_MAIN \
	int main(int count, char **words) { \
		if (count > 1) fuzz_inputs = atol(words[1]); \
		return run_tests(); \
	}
#endif
