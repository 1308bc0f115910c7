/* The join in portable C, for any processor and for WebAssembly, with patterns of 32 bits. */
#define PATTERN_BITS 32
#define KERNEL nq_join_portable_32
#include "kernel.inc"
