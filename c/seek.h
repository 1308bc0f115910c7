/* Results of an operation that is called again until it ends. A call returns NQ_MORE when its budget, such as `nodes`
 * (queens tried), is used up; budgets do not change the result. web/engine/instance.js has the same numbers. */
#pragma once

typedef enum {
	NQ_FOUND,
	NQ_MORE,
	NQ_NEVER, /* no result exists, or the arguments are invalid */
	NQ_BEFORE /* the step precedes the state from which a timeline was resumed */
} nq_seek;
