#include "cli.h"
#include "progress.h"

#include <stdarg.h>

void quote(const char *text, bool ascii, char quoted[QUOTE_TEXT]) {
	size_t all = strlen(text), most = QUOTE_TEXT - sizeof "...";
	size_t length = all < most ? all : most;
	if (length < all && !ascii) /* do not split a UTF-8 character */
		while (length > 0 && (text[length] & 0xc0) == 0x80) length--;
	for (size_t i = 0; i < length; i++) {
		bool harmless = (text[i] >= ' ' && text[i] <= '~') || (!ascii && (text[i] & 0x80) != 0);
		quoted[i] = harmless ? text[i] : '?';
	}
	strcpy(quoted + length, length < all ? "..." : "");
}

void begin_rejection(const char *what, const char *value) {
	char quoted[QUOTE_TEXT];
	quote(value, false, quoted);
	fprintf(stderr, "nqueens: %s is \"%s\"; allowed: ", what, quoted);
}

_Noreturn void end_rejection(void) {
	fputc('\n', stderr);
	exit(BAD_USAGE);
}

_Noreturn void reject(const char *what, const char *value, const char *allowed, ...) {
	va_list values;
	va_start(values, allowed);
	begin_rejection(what, value);
	vfprintf(stderr, allowed, values);
	va_end(values);
	end_rejection();
}

_Noreturn void fail(const char *format, ...) {
	va_list values;
	va_start(values, format);
	fputs("nqueens: ", stderr);
	vfprintf(stderr, format, values);
	va_end(values);
	end_rejection();
}

void *or_fail(void *memory, const char *purpose) {
	if (memory == NULL) fail("there is not enough memory %s", purpose);
	return memory;
}

int finish(int status) {
	if (fflush(stdout) == 0 && !ferror(stdout)) return status;
	fprintf(stderr, "nqueens: the output could not be written: %s\n", strerror(errno));
	return BAD_USAGE;
}

int finish_without_solution(int n) {
	fprintf(stderr, "nqueens: n = %d has no solution\n", n);
	return finish(NO_SOLUTION);
}

void print_streamed(const char *text, size_t length) {
	static double last;
	double now = seconds_now();
	fwrite(text, 1, length, stdout);
	if (now - last >= 0.1) {
		fflush(stdout);
		last = now;
	}
	if (ferror(stdout)) exit(finish(OK));
}
