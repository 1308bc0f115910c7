#pragma once

#include "../count.h"

/* The join. Functions are like those of count.h with similar names. */
bool nq_join_plan(nq_count_plan *plan);
bool nq_join_open(const nq_count_plan *plan, void *tables);
void nq_join_begin(const void *tables, void *scratch);
uint64_t nq_join_count(const void *tables, void *scratch, uint32_t first, uint32_t end);

/* Returns NULL if there is no build of this number. */
const char *nq_join_kernel_name(int build);
bool nq_join_build_runs(int build);
int nq_join_build_best(void);

/* WebAssembly memory for tables of the join, reserved by c/wasm_count.c. */
enum { NQ_NEAR = 0xc0000, NQ_NEAR_BYTES = 0x40000 };

uint64_t nq_count_plain(int n, uint32_t first, uint32_t end);
