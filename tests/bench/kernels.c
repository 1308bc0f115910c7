/* kernels: how long each build of the join takes for all units of one n, in one thread. `kernels N` prints a line for
 * each that this processor runs: its name, the count, the best of so many runs in seconds of processor time, tables
 * included. `kernels N EVERY` takes every EVERY-th unit and says so by multiplying. */
#define _POSIX_C_SOURCE 200809L
#include "count/join.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const struct {
    const char *name;
    const nq_join_kernel *narrow, *wide;
} kernels[] = {
    {"portable", &nq_join_portable_32, &nq_join_portable_64},
#if defined(__x86_64__)
    {"sse4", &nq_join_sse4_32, &nq_join_sse4_64},
    {"avx2", &nq_join_avx2_32, &nq_join_avx2_64},
    {"avx512", &nq_join_avx512_32, &nq_join_avx512_64},
#endif
};

static bool runs(int kernel) {
#if defined(__x86_64__)
    if (kernel == 1) return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
    if (kernel == 2) return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    if (kernel == 3) return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vpopcntdq");
#endif
    return kernel == 0;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void *room(uint64_t bytes) { return aligned_alloc(NQ_COUNT_ALIGN, (bytes + NQ_COUNT_ALIGN - 1) / NQ_COUNT_ALIGN * NQ_COUNT_ALIGN); }

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
    for (int k = 0; k < (int)(sizeof kernels / sizeof kernels[0]); k++) {
        double best = 1e9;
        uint64_t sum = 0;
        for (int i = 0; runs(k) && i < RUNS; i++) {
            double took = run(&shape, shape.layout == NQ_WIDE ? kernels[k].wide : kernels[k].narrow, every, &sum);
            if (took < best) best = took;
        }
        if (runs(k)) printf("%s %" PRIu64 " %.4f\n", kernels[k].name, sum, best);
    }
    return 0;
}
