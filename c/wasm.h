/* Exports of WebAssembly modules, and their one buffer. Memory grows only for the buffer, which stays contiguous. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define EXPORT __attribute__((used)) extern

enum { NQ_PAGE = 65536 };
/* Below the 4 GB address space, so that sizes never wrap around. */
#define NQ_MOST_BYTES (UINT64_C(65000) * NQ_PAGE)

typedef struct {
	unsigned char *at;
	uint64_t bytes;
} nq_buffer;

/* Grows the buffer to at least `bytes`; false, without change, when memory is short. */
static inline bool nq_grow(nq_buffer *buffer, uint64_t bytes) {
	if (bytes <= buffer->bytes) return true;
	if (bytes > NQ_MOST_BYTES) return false;
	uint64_t missing = (bytes - buffer->bytes + NQ_PAGE - 1) / NQ_PAGE;
	size_t before = __builtin_wasm_memory_grow(0, (size_t)missing);
	if (before == SIZE_MAX) return false;
	if (buffer->at == NULL) buffer->at = (unsigned char *)(before * NQ_PAGE);
	buffer->bytes += missing * NQ_PAGE;
	return true;
}
