/* Progress as a line on stderr, drawn once a second if stderr is a terminal. */
#pragma once

#include <time.h>

double seconds_by(clockid_t clock);
double seconds_now(void);

/* Writes 0:07, 1:02:03 or 3 d 4 h. */
enum { DURATION_TEXT = 40 };
void write_duration(double seconds, char text[DURATION_TEXT]);

typedef struct {
	const char *of;
	double begun, drawn; /* times by seconds_now(); drawn: last drawing, or 0 */
} progress;

progress progress_begin(const char *of);
/* `part` is 0 … 1. Ends the line with a carriage return, so that a message or the shell overwrites it. */
void progress_draw(progress *p, double part);
void progress_end(const progress *p);
