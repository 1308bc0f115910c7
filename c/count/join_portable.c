/* The join with vectors of 128 bits in nothing but portable C: for any processor, and for WebAssembly, whose compiler
 * takes its own vectors where it may. */
#define VECTOR_BITS 128
#define KERNEL_NAME nq_join_portable
#include "join_vectors.h"
