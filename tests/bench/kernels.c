/* kernels: how long each build of the join takes for all units of one n, in one thread. `kernels N` prints a line for
 * each that this processor runs: its name, the count, the best of so many runs in seconds of processor time, tables
 * included. `kernels N EVERY` takes every EVERY-th unit and says so by multiplying. */
#define _POSIX_C_SOURCE 200809L
#include "count/join.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void *room(uint64_t bytes) { return aligned_alloc(NQ_COUNT_ALIGN, nq_count_aligned(bytes)); }

static double run(const nq_join_shape *shape, const nq_join_kernel *kernel, uint32_t every, uint64_t *sum) {
    double begun = seconds();
    nq_join_tables *tables = room(nq_join_tables_bytes(shape));
    void *scratch = room(kernel->scratch(shape));
    uint32_t units = nq_join_units(shape);
    *sum = 0;
    if (tables == NULL || scratch == NULL || !nq_join_tables_fill(tables, shape)) return -1;
    kernel->begin(shape, scratch);
    double opened = seconds() - begun;
    for (uint32_t u = 0; u < units; u += every) *sum += kernel->unit(tables, scratch, nq_join_rows_of(tables, u));
    double took = opened + (seconds() - begun - opened) * every;
    free(tables);
    free(scratch);
    return took;
}

int main(int argc, char **argv) {
    enum { RUNS = 3 };
    int n = argc > 1 ? atoi(argv[1]) : 16;
    uint32_t every = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    nq_join_shape shape;
    nq_join_shape_of(&shape, n, nq_join_layout_of(n));
    for (int i = 0; nq_join_build_at(i) != NULL; i++) {
        const nq_join_build *build = nq_join_build_at(i);
        double best = 1e9;
        uint64_t sum = 0;
        for (int r = 0; nq_join_build_runs(i) && r < RUNS; r++) {
            double took = run(&shape, nq_join_kernel_of(build, shape.layout), every, &sum);
            if (took < best) best = took;
        }
        if (nq_join_build_runs(i)) printf("%s %" PRIu64 " %.4f\n", build->name, sum, best);
    }
    return 0;
}
