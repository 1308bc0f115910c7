/* seek: results of a call with bounded work; web/engine/instance.js has the same numbers. */
#pragma once

typedef enum {
	NQ_FOUND,
	NQ_MORE,
	NQ_NEVER, /* none exists, or invalid arguments */
	NQ_BEFORE /* precedes the state from which a timeline was resumed */
} nq_seek;
