#define PATTERN_BITS 32
#define KERNEL nq_join_portable_32
#include "kernel.inc"
