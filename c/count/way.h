/* way: what each way of counting gives to count.c, which lists them. See count.h for what the functions promise. */
#pragma once

#include "../count.h"

typedef struct {
	/* Fills what follows `memory`; false when n is not for this way. */
	bool (*plan)(nq_count_plan *plan);
	bool (*open)(const nq_count_plan *plan, void *tables);
	void (*begin)(const void *tables, void *scratch); /* NULL: there is nothing to do */
	uint64_t (*units)(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end);
} nq_counter;

/* Memory in WebAssembly that c/wasm_count.c leaves to the join. */
enum { NQ_NEAR = 0xc0000, NQ_NEAR_BYTES = 0x40000 };

/* Builds of the join, by number: NULL after the last; whether one runs on this processor; the fastest that does. */
const char *nq_join_kernel_name(int build);
bool nq_join_build_runs(int build);
int nq_join_build_best(void);

extern const nq_counter nq_count_plain, nq_count_vector, nq_count_join;
