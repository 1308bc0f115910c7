/* shape: see shape.h. */
#include "shape.h"

#include "text.h"

#include <string.h>

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '_'; }
static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* --- forms --- */

uint64_t nq_form_of(const char *at) {
	uint64_t hash = UINT64_C(14695981039346656037);
	while (is_blank(*at)) at++;
	while (*at != 0) {
		char c = is_digit(*at) ? '0' : *at;
		while (c == '0' && is_digit(at[1])) at++;
		hash = (hash ^ (unsigned char)c) * UINT64_C(1099511628211);
		at++;
	}
	return hash;
}

bool nq_is_rule(const char *text) {
	bool has_line = false;
	int signs = 0, words = 0, singles = 0;
	for (const char *at = text; *at != 0; at++) {
		if (strchr("-+=_|~:*/^ \t", *at) == NULL) return false;
		if (is_blank(*at)) continue;
		signs++;
		has_line = has_line || *at != '|';
		bool begins = at == text || is_blank(at[-1]), ends = at[1] == 0 || is_blank(at[1]);
		words += begins, singles += begins && ends;
	}
	return has_line && signs >= 3 && !(words >= 3 && singles == words);
}

bool nq_ends_in_squares(const char *text) {
	const char *last = text;
	int alone = 0, marks = 0;
	for (const char *at = text; *at != 0; at++)
		if (is_digit(*at)) last = at + 1;
	for (const char *at = last; *at != 0; at++) {
		char before = at == last ? ' ' : at[-1];
		bool is_plain = (unsigned char)*at < 0x80;
		marks = !is_plain || is_letter(*at) || is_blank(*at) || *at == '-' ? 0 : marks + 1;
		alone += is_plain && !is_blank(*at) && is_blank(before) && (at[1] == 0 || is_blank(at[1]));
		if (marks >= 3 || (strchr("._", *at) != NULL && (at[1] == 'Q' || before == 'Q'))) return true;
	}
	return alone >= 3;
}

bool nq_has_few_signs(const char *text) {
	uint32_t seen[3];
	int kinds = 0, signs = 0;
	bool is_name = true;
	while (*text != 0) {
		int k = 0;
		bool is_sign = !is_letter(*text) && !is_digit(*text);
		uint32_t sign = nq_next_sign(&text);
		if (sign == ' ' || sign == '\t') continue;
		while (k < kinds && seen[k] != sign) k++;
		if (k == 3) return false;
		if (k == kinds) seen[kinds++] = sign;
		is_name = is_name && !is_sign;
		signs++;
	}
	return signs > 3 && !is_name;
}

int nq_noise_before(const char *text) {
	const char *at = text + strspn(text, " \t"), *after;
	if (*at == '[' && is_digit(at[1])) {
		for (after = at + 1; is_digit(*after);) after++;
		if (*after == ']' && is_blank(after[1]) &&
		    (is_digit(after[1 + strspn(after + 1, " ")]) || strchr("\"-", after[1 + strspn(after + 1, " ")]) != NULL))
			return (int)(after + 1 - text);
		return *after == ',' && after[1] == ']' ? (int)(after + 2 - text) : 0;
	}
	if (*at == 'v' && is_blank(at[1])) return (int)(at + 1 - text);
	if (strncmp(at, "Columns ", 8) == 0 || strncmp(at, "columns ", 8) == 0) {
		after = strpbrk(at, ":");
		return (int)((after == NULL ? at + strlen(at) : after + 1) - text);
	}
	return 0;
}
