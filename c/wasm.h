/* wasm: what the surfaces of the WebAssembly modules share: how they export, and memory that grows.
 *
 *     | stack | what is compiled | room, from a page on ... >     given back with the instance alone
 *
 * A module has one room and grows its memory for nothing else, so that it stays in one piece. No module imports
 * anything.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Marks what a module exports; there is no other list of it. */
#define EXPORT(name) __attribute__((export_name(#name))) extern

enum { NQ_PAGE = 65536 };
/* A module addresses 4 GB; the top pages are left free so that sizes never wrap round. */
#define NQ_MOST_BYTES (UINT64_C(65000) * NQ_PAGE)

typedef struct {
	unsigned char *at; /* NULL as long as there is none */
	uint64_t bytes;
} nq_room;

/* Makes the room that large at least; false, and nothing changed, when there is no memory. */
static inline bool nq_make_room(nq_room *room, uint64_t bytes) {
	if (bytes <= room->bytes) return true;
	if (bytes > NQ_MOST_BYTES) return false;
	uint64_t missing = (bytes - room->bytes + NQ_PAGE - 1) / NQ_PAGE;
	size_t before = __builtin_wasm_memory_grow(0, (size_t)missing);
	if (before == SIZE_MAX) return false;
	if (room->at == NULL) room->at = (unsigned char *)(before * NQ_PAGE);
	room->bytes += missing * NQ_PAGE;
	return true;
}
