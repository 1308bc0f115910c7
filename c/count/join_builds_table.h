/* BUILD(name, condition): builds of the join, slowest first. A processor runs a build if the condition holds. A build
 * has two kernels: join/NAME_32.c and join/NAME_64.c. */
BUILD(portable, true)
#if defined(__x86_64__)
BUILD(sse4, __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt"))
BUILD(avx2, __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
BUILD(avx512, __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vpopcntdq") &&
                  __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("gfni"))
#endif
#undef BUILD
