/* seek: results of a call with bounded work; web/engine/instance.js repeats the numbers. */
#pragma once

typedef enum {
	NQ_FOUND,
	NQ_MORE,  /* call again */
	NQ_NEVER, /* none exists, or invalid arguments */
	NQ_BEFORE /* only where a timeline was resumed: before that state */
} nq_seek;
