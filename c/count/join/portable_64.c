#define PATTERN_BITS 64
#define KERNEL nq_join_portable_64
#include "kernel.inc"
