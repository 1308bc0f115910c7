/* kernels: processor time per solution of n for each build of the join, in one thread.
 *
 *     kernels N SECONDS   counts random units for about SECONDS and prints, for each build that this processor runs:
 *                         name, nanoseconds per solution, two standard errors, units. Excludes filling the tables */
#include "count/join.h"
#include "random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { LEAST_UNITS = 8 };

typedef struct {
	nq_join_shape shape;
	const nq_join_kernel *kernel;
	nq_join_tables *tables;
	void *scratch;
} opened;

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void *room(uint64_t bytes) {
	void *made = aligned_alloc(NQ_COUNT_ALIGN, nq_count_aligned(bytes));
	if (made == NULL) exit(1);
	return made;
}

static void begin(opened *o, int n, int build) {
	nq_join_shape_of(&o->shape, n, nq_join_layout_of(n));
	o->shape.build = build;
	o->kernel = nq_join_kernel_of(&o->shape);
	o->tables = room(nq_join_tables_bytes(&o->shape));
	o->scratch = room(o->kernel->scratch(&o->shape));
	if (!nq_join_tables_fill(o->tables, &o->shape)) exit(1);
	o->kernel->begin(&o->shape, o->scratch);
}

static void end(opened *o) {
	free(o->tables);
	free(o->scratch);
}

static void by_sample(int n, int build, double most) {
	opened o;
	begin(&o, n, build);
	nq_random rng = {(uint64_t)n};
	double took = 0, found = 0, tt = 0, tf = 0, ff = 0;
	const uint32_t units = nq_join_units(&o.shape, NULL);
	int drawn = 0;
	while (took < most || drawn < LEAST_UNITS) {
		double begun = seconds();
		uint32_t unit = nq_random_below(&rng, units);
		double f = (double)o.kernel->unit(o.tables, o.scratch, nq_join_rows_of(o.tables, unit)), t = seconds() - begun;
		took += t, found += f, tt += t * t, tf += t * f, ff += f * f, drawn++;
	}
	double ratio = took / found, left = tt - 2 * ratio * tf + ratio * ratio * ff;
	double error = sqrt(fmax(left, 0) * drawn / (drawn - 1)) / found;
	printf("%s %.4f %.4f %d\n", nq_join_kernel_name(build), 1e9 * ratio, 2e9 * error, drawn);
	end(&o);
}

int main(int argc, char **argv) {
	if (argc < 3) return 2;
	for (int i = 0; nq_join_kernel_name(i) != NULL; i++)
		if (nq_join_build_runs(i)) by_sample(atoi(argv[1]), i, atof(argv[2]));
}
