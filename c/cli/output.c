/* output: refusals, and results that reach whoever reads them or end the program. */
#define _POSIX_C_SOURCE 200809L
#include "cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

_Noreturn void refuse(const char *what, const char *value, const char *allowed) {
    fail("%s is \"%s\"; allowed: %s", what, value, allowed);
}

_Noreturn void fail(const char *format, ...) {
    va_list values;
    va_start(values, format);
    fputs("nqueens: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(BAD_USAGE);
}

int finish(int status) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fprintf(stderr, "nqueens: the output could not be written: %s\n", strerror(errno));
    return BAD_USAGE;
}

void print_streamed(const char *text, size_t length) {
    static struct timespec last;
    struct timespec now;
    fwrite(text, 1, length, stdout);
    clock_gettime(CLOCK_MONOTONIC, &now);
    int64_t milliseconds = (int64_t)(now.tv_sec - last.tv_sec) * 1000 + (now.tv_nsec - last.tv_nsec) / 1000000;
    if (milliseconds >= 100) {
        fflush(stdout);
        last = now;
    }
    if (ferror(stdout)) exit(finish(OK));
}
