/* wasm_count: exports of the counting modules; used by web/engine/counting.js. Return 0 for invalid arguments.
 *
 * An instance holds one count. Tables and scratch are in `buffer` (wasm.h), from the end of the first megabyte (see
 * Makefile); stack, static data and NQ_NEAR are below. */
#include "count.h"
#include "count/way.h"
#include "seek.h"
#include "wasm.h"

static nq_buffer buffer;
static nq_count_plan requested;
static nq_count_plan plan_open; /* plan of the open tables; units 0: none */

/* End of static data. */
extern unsigned char __heap_base;

static bool near_is_free(void) {
	return (uintptr_t)&__heap_base <= NQ_NEAR && __builtin_wasm_memory_size(0) * NQ_PAGE >= NQ_NEAR + NQ_NEAR_BYTES;
}

/* Half of the address space: most devices give a web page no more memory. */
#define MOST UINT64_C(0x80000000)

static bool request(int n, int way) {
	if (!nq_count_plan_for(&requested, n, (nq_count_way)way)) return false;
	nq_count_hold(&requested, MOST);
	return true;
}

static uint64_t bytes_needed(void) { return nq_count_aligned(requested.tables) + nq_count_aligned(requested.scratch); }

/* way: an nq_count_way. bytes_of excludes the module's own memory. */
EXPORT uint32_t units_of(int n, int way) { return request(n, way) ? requested.units : 0; }
EXPORT int way_of(int n, int way) { return request(n, way) ? (int)requested.way : 0; }
EXPORT double bytes_of(int n, int way) { return request(n, way) ? (double)bytes_needed() : 0; }

static void *scratch(void) { return buffer.at + nq_count_aligned(plan_open.tables); }

/* NQ_NEVER: bytes_of is 0 or memory is short; an open count stays open. */
EXPORT int open(int n, int way) {
	if (!request(n, way) || !near_is_free() || !nq_grow(&buffer, bytes_needed())) return NQ_NEVER;
	plan_open.units = 0;
	if (!nq_count_open(&requested, buffer.at)) return NQ_NEVER;
	plan_open = requested;
	nq_count_begin(&plan_open, buffer.at, scratch());
	return NQ_FOUND;
}

EXPORT uint64_t units(uint32_t first, uint32_t end) {
	if (plan_open.units == 0) return 0;
	return nq_count_units(&plan_open, buffer.at, scratch(), first, end);
}

EXPORT uint64_t half_turn(int n) { return n >= 1 && n <= NQ_COUNT_MAX ? nq_count_half_turn(n) : 0; }
EXPORT uint64_t quarter_turn(int n) { return n >= 1 && n <= NQ_COUNT_MAX ? nq_count_quarter_turn(n) : 0; }
