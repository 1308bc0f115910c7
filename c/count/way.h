#pragma once

#include "../count.h"

typedef struct {
	/* Sets units, tables and scratch; false: n is not supported. */
	bool (*plan)(nq_count_plan *plan);
	bool (*open)(const nq_count_plan *plan, void *tables);
	void (*begin)(const void *tables, void *scratch);
	uint64_t (*units)(const nq_count_plan *plan, const void *tables, void *scratch, uint32_t first, uint32_t end);
} nq_counter;

/* WebAssembly memory for tables of the join, reserved by c/wasm_count.c. */
enum { NQ_NEAR = 0xc0000, NQ_NEAR_BYTES = 0x40000 };

const char *nq_join_kernel_name(int build);
bool nq_join_build_runs(int build);
int nq_join_build_best(void);

extern const nq_counter nq_count_join;

uint64_t nq_count_plain(int n, uint32_t first, uint32_t end);
