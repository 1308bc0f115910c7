#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

enum { WIDTH = 64 };

double seconds_by(clockid_t clock) {
	struct timespec time;
	clock_gettime(clock, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double seconds_now(void) { return seconds_by(CLOCK_MONOTONIC); }

void write_duration(double seconds, char text[DURATION_TEXT]) {
	uint64_t s = (uint64_t)seconds;
	if (s >= 86400) snprintf(text, DURATION_TEXT, "%" PRIu64 " d %" PRIu64 " h", s / 86400, s / 3600 % 24);
	else if (s >= 3600)
		snprintf(text, DURATION_TEXT, "%" PRIu64 ":%02" PRIu64 ":%02" PRIu64, s / 3600, s / 60 % 60, s % 60);
	else snprintf(text, DURATION_TEXT, "%" PRIu64 ":%02" PRIu64, s / 60, s % 60);
}

progress progress_begin(const char *of) { return (progress){.of = of, .begun = seconds_now()}; }

void progress_draw(progress *p, double part) {
	char elapsed[DURATION_TEXT], left[DURATION_TEXT] = "?";
	double now = seconds_now(), seconds = now - p->begun;
	if (!isatty(STDERR_FILENO) || now - (p->drawn > 0 ? p->drawn : p->begun) < 1) return;
	write_duration(seconds, elapsed);
	if (part > 0) write_duration(seconds * (1 - part) / part, left);
	fprintf(stderr, "%.1f %% of the %s in %s, %s left    \r", 100 * part, p->of, elapsed, left);
	p->drawn = now;
}

void progress_end(const progress *p) {
	if (p->drawn > 0) fprintf(stderr, "%*s\r", WIDTH, "");
}
