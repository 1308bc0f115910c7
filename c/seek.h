/* seek: results of a call with bounded work; web/engine/instance.js repeats the numbers. */
#pragma once

typedef enum {
	NQ_FOUND,
	NQ_MORE,
	NQ_NEVER, /* none exists, or invalid arguments */
	NQ_BEFORE /* before the state from which a timeline was resumed */
} nq_seek;
