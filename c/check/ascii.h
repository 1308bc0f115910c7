/* ascii: kinds of characters. Every byte of a character outside ASCII is part of a word. */
#pragma once

#include <stdbool.h>

static inline bool nq_is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool nq_is_letter(char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
static inline bool nq_is_blank(char c) { return c == ' ' || c == '\t'; }
static inline bool nq_is_word(char c) {
	return nq_is_letter(c) || nq_is_digit(c) || c == '_' || (unsigned char)c >= 0x80;
}
