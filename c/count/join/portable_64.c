/* The join in portable C, for any processor and for WebAssembly, with patterns of 64 bits. */
#define PATTERN_BITS 64
#define KERNEL nq_join_portable_64
#include "kernel.inc"
