/* progress: how far a long count or seek is, on a line of a terminal that is erased at the end.
 *
 * Invariant: nothing is written where stderr is no terminal, nor in the first half second. Between two calls the cursor
 * is at the end of the line or, when nothing is shown, where it was.
 */
#pragma once

#include "solutions.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct {
	bool terminal, shown;
	const char *of;
	double begun;   /* seconds, on a clock that only runs */
	double counted; /* when the first unit, or the seek, was begun; 0 before */
} progress;

double seconds_now(void);

void progress_begin(progress *p, const char *of);

void progress_draw(progress *p, double part);
void progress_erase(progress *p);

/* Runs to its end what takes a slice of so many nodes a call, best a tenth of a second; part NULL: nothing is shown. */
typedef nq_seek progress_step(void *on, uint64_t *nodes);
typedef double progress_part(const void *on);
nq_seek progress_run(const char *of, void *on, progress_step *run, progress_part *part, uint64_t slice);

bool progress_seek(nq_solution_seek *seek);

/* Writes 0:07, 1:02:03 or 3 d 4 h. */
enum { DURATION_TEXT = 40 };
void write_duration(double seconds, char text[DURATION_TEXT]);
