/* kernels: how long each build of the join takes for all units of one n, in one thread. `kernels N` prints a line for
 * each that this processor runs: its name, the count, the best of three runs in seconds of processor time, tables
 * included. */
#include "count/join.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void *room(uint64_t bytes) { return aligned_alloc(NQ_COUNT_ALIGN, nq_count_aligned(bytes)); }

static double run(const nq_join_shape *shape, const nq_join_kernel *kernel, uint64_t *sum) {
	double begun = seconds();
	nq_join_tables *tables = room(nq_join_tables_bytes(shape));
	void *scratch = room(kernel->scratch(shape));
	uint32_t units = nq_join_units(shape);
	*sum = 0;
	if (tables == NULL || scratch == NULL || !nq_join_tables_fill(tables, shape)) return -1;
	kernel->begin(shape, scratch);
	for (uint32_t u = 0; u < units; u++) *sum += kernel->unit(tables, scratch, nq_join_rows_of(tables, u));
	free(tables);
	free(scratch);
	return seconds() - begun;
}

int main(int argc, char **argv) {
	int n = argc > 1 ? atoi(argv[1]) : 16;
	nq_join_shape shape;
	nq_join_shape_of(&shape, n, nq_join_layout_of(n));
	for (int i = 0; nq_join_build_at(i) != NULL; i++) {
		const nq_join_build *build = nq_join_build_at(i);
		double best = 1e9;
		uint64_t sum = 0;
		if (!nq_join_build_runs(i)) continue;
		for (int r = 0; r < 3; r++) {
			double took = run(&shape, nq_join_kernel_of(build, shape.layout), &sum);
			if (took < best) best = took;
		}
		printf("%s %" PRIu64 " %.4f\n", build->name, sum, best);
	}
}
