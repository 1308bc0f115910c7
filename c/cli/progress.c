#define _POSIX_C_SOURCE 200809L
#include "progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define AFTER 0.5
enum { WIDTH = 64 };

double seconds_now(void) {
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void progress_begin(progress *p, const char *of) {
	*p = (progress){.terminal = isatty(STDERR_FILENO), .of = of, .begun = seconds_now()};
}

void write_duration(double seconds, char text[DURATION_TEXT]) {
	uint64_t s = (uint64_t)seconds;
	if (s >= 86400) snprintf(text, DURATION_TEXT, "%" PRIu64 " d %" PRIu64 " h", s / 86400, s / 3600 % 24);
	else if (s >= 3600)
		snprintf(text, DURATION_TEXT, "%" PRIu64 ":%02" PRIu64 ":%02" PRIu64, s / 3600, s / 60 % 60, s % 60);
	else snprintf(text, DURATION_TEXT, "%" PRIu64 ":%02" PRIu64, s / 60, s % 60);
}

static void write_left(const progress *p, double part, double now, char text[DURATION_TEXT + 8]) {
	char duration[DURATION_TEXT];
	text[0] = 0;
	if (part <= 0) return;
	write_duration((now - p->counted) * (1 - part) / part, duration);
	snprintf(text, DURATION_TEXT + 8, ", %s left", duration);
}

void progress_draw(progress *p, double part) {
	char elapsed[DURATION_TEXT], left[DURATION_TEXT + 8], line[2 * WIDTH];
	double now = seconds_now();
	if (!p->terminal || now - p->begun < AFTER) return;
	write_duration(now - p->begun, elapsed);
	write_left(p, part, now, left);
	snprintf(line, sizeof line, "%.1f %% of the %s in %s%s", 100 * part, p->of, elapsed, left);
	fprintf(stderr, "\r%-*.*s", WIDTH, WIDTH, line);
	fflush(stderr);
	p->shown = true;
}

void progress_erase(progress *p) {
	if (p->shown) fprintf(stderr, "\r%*s\r", WIDTH, "");
	p->shown = false;
}

nq_seek progress_run(const char *of, void *on, progress_step *run, progress_part *part, uint64_t slice) {
	progress p;
	nq_seek end;
	uint64_t nodes = slice;
	progress_begin(&p, of);
	p.counted = p.begun;
	while ((end = run(on, &nodes)) == NQ_MORE) {
		progress_draw(&p, part(on));
		nodes = slice;
	}
	progress_erase(&p);
	return end;
}

static nq_seek run_seek(void *seek, uint64_t *nodes) { return nq_seek_run(seek, nodes); }
static double part_of_seek(const void *seek) { return nq_seek_progress(seek); }

bool progress_seek(nq_solution_seek *seek) {
	return progress_run("way", seek, run_seek, part_of_seek, UINT64_C(8000000)) == NQ_FOUND;
}
