/* seek: results of a call with bounded work; web/engine/instance.js has the numbers, too. */
#pragma once

typedef enum {
	NQ_FOUND,
	NQ_MORE, /* call again */
	NQ_NEVER /* none exists, or invalid arguments */
} nq_seek;
