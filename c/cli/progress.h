/* progress: a line on the terminal, erased at the end. Nothing is written in the first half second, or if stderr is no
 * terminal. */
#pragma once

#include "solutions.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct {
	bool terminal, shown;
	const char *of;
	double begun;   /* start of the operation, in seconds of the monotonic clock */
	double counted; /* start of counting or seeking */
} progress;

double seconds_now(void);

void progress_begin(progress *p, const char *of);

void progress_draw(progress *p, double part);
void progress_erase(progress *p);

typedef nq_seek progress_step(void *on, uint64_t *nodes);
typedef double progress_part(const void *on);
/* Calls `run` with `slice` nodes at a time (about 0.1 s) until the operation ends. */
nq_seek progress_run(const char *of, void *on, progress_step *run, progress_part *part, uint64_t slice);

bool progress_seek(nq_solution_seek *seek);

/* Writes 0:07, 1:02:03 or 3 d 4 h. */
enum { DURATION_TEXT = 40 };
void write_duration(double seconds, char text[DURATION_TEXT]);
