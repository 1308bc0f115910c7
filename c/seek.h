/* seek: how a call ends whose work is bounded, so that nobody waits long for it; the modules of WebAssembly give these
 * numbers to web/engine/instance.js. */
#pragma once

typedef enum {
	NQ_FOUND, /* there; all is done */
	NQ_MORE,  /* not yet: call again */
	NQ_NEVER  /* there is none, or what was asked for is not allowed */
} nq_seek;
