/* Bytes outside of ASCII belong to words. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

static inline bool nq_is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool nq_is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
static inline bool nq_is_blank(char c) { return c == ' ' || c == '\t'; }
static inline bool nq_is_word(char c) {
	return nq_is_letter(c) || nq_is_digit(c) || c == '_' || (unsigned char)c >= 0x80;
}

static inline const char *nq_after_digits(const char *at) {
	while (nq_is_digit(*at)) at++;
	return at;
}
static inline const char *nq_after_blanks(const char *at) {
	while (nq_is_blank(*at)) at++;
	return at;
}

/* Returns the first digit, or the end of the text. */
static inline const char *nq_find_digit(const char *at) {
	while (*at != 0 && !nq_is_digit(*at)) at++;
	return at;
}

static inline int nq_count_numbers(const char *at, const char *end) {
	int count = 0;
	for (; at < end; at++) count += nq_is_digit(*at) && !nq_is_digit(at[1]);
	return count;
}

static inline uint64_t nq_hash(uint64_t hash, char c) { return (hash ^ (unsigned char)c) * UINT64_C(1099511628211); }

/* Reads digits and moves `*at` past them. Returns `most` if the number is larger. */
static inline uint64_t nq_next_number(const char **at, uint64_t most) {
	uint64_t number = 0;
	for (; nq_is_digit(**at); ++*at)
		if (number < most) number = 10 * number + (uint64_t)(**at - '0');
	return number < most ? number : most;
}
