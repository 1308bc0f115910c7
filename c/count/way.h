/* way: interface of each way of counting for count.c. Semantics as in count.h. */
#pragma once

#include "../count.h"

typedef struct {
	/* Fills the fields after `memory`; false when the way does not support n. */
	bool (*plan)(nq_count_plan *plan);
	bool (*open)(const nq_count_plan *plan, void *tables);
	void (*begin)(const void *tables, void *scratch); /* NULL: nothing to do */
	uint64_t (*units)(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end);
} nq_counter;

/* WebAssembly memory that c/wasm_count.c reserves for the join. */
enum { NQ_NEAR = 0xc0000, NQ_NEAR_BYTES = 0x40000 };

/* Builds of the join: name, NULL after the last; support by this processor; the fastest supported. */
const char *nq_join_kernel_name(int build);
bool nq_join_build_runs(int build);
int nq_join_build_best(void);

extern const nq_counter nq_count_plain, nq_count_vector, nq_count_join;
