/* wasm_count: what the counting modules export, and the only file of theirs with state of its own. web/engine/count-instance.js
 * is the other side.
 *
 * One instance holds one count. The memory grows once, by what the plan asks for, when a count is opened; the modules
 * import nothing. Units go in by number, sums come out as 64-bit integers. From the bottom up the memory holds the stack and
 * what the modules bring along, NQ_NEAR, and from the end of the first megabyte on (see Makefile) the count.
 */
#include "count.h"
#include "count/way.h"

#define EXPORT(name) __attribute__((export_name(#name))) extern

enum { PAGE = 65536 };
/* A module addresses 4 GB; the top pages are left free so that sizes never wrap round. */
#define MOST_BYTES (UINT64_C(65000) * PAGE)

static nq_count_plan plan_made;
static unsigned char *tables, *scratch;
static uint64_t room; /* bytes grown for a count so far, from `tables` on */

/* What lies in memory from the start ends here; the linker's. */
extern unsigned char __heap_base;

/* Whether the memory that the join was promised is there, and nothing else in it. */
static int near_is_free(void) {
    return (uintptr_t)&__heap_base <= NQ_NEAR && __builtin_wasm_memory_size(0) * PAGE >= NQ_NEAR + NQ_NEAR_BYTES;
}

static uint64_t aligned(uint64_t bytes) { return (bytes + NQ_COUNT_ALIGN - 1) & ~(uint64_t)(NQ_COUNT_ALIGN - 1); }

/* Units of a count of n in a way (0: the best), 0 when it cannot be had. */
EXPORT(units_of) uint32_t units_of(int n, int way) {
    nq_count_plan plan;
    return nq_count_plan_for(&plan, n, (nq_count_way)way) ? plan.units : 0;
}

/* Which way that is, as c/count.h numbers them; 0 when it cannot be had. */
EXPORT(way_of) int way_of(int n, int way) {
    nq_count_plan plan;
    return nq_count_plan_for(&plan, n, (nq_count_way)way) ? (int)plan.way : 0;
}

/* Bytes that such a count needs beside the module's own memory: tables, then scratch. */
EXPORT(bytes_of) double bytes_of(int n, int way) {
    nq_count_plan plan;
    return nq_count_plan_for(&plan, n, (nq_count_way)way) ? (double)(aligned(plan.tables) + aligned(plan.scratch)) : 0;
}

/* Grows the memory to hold that many bytes for a count; false when the device or the module has not got them. */
static int make_room(uint64_t bytes) {
    if (bytes <= room) return 1;
    if (bytes > MOST_BYTES || !near_is_free()) return 0;
    uint64_t missing = (bytes - room + PAGE - 1) / PAGE;
    size_t before = __builtin_wasm_memory_grow(0, (size_t)missing);
    if (before == SIZE_MAX) return 0;
    if (tables == NULL) tables = (unsigned char *)(before * PAGE);
    room += missing * PAGE;
    return 1;
}

/* Opens a count: 1, or 0 when n or the way is not allowed, 2 when memory is not to be had. */
EXPORT(open) int open(int n, int way) {
    if (!nq_count_plan_for(&plan_made, n, (nq_count_way)way)) return 0;
    if (!make_room(aligned(plan_made.tables) + aligned(plan_made.scratch))) return 2;
    scratch = tables + aligned(plan_made.tables);
    return nq_count_open(&plan_made, tables) ? 1 : 2;
}

/* The solutions in units first … end-1 of the count that is open; 0 when none is. */
EXPORT(units) uint64_t units(uint32_t first, uint32_t end) {
    return plan_made.units > 0 && tables != NULL ? nq_count_units(&plan_made, tables, scratch, first, end) : 0;
}

/* Of all solutions those that a half turn, or a quarter turn, leaves as they are. 0 for n out of range. */
EXPORT(half_turn) uint64_t half_turn(int n) { return n >= 1 && n <= NQ_COUNT_MAX ? nq_count_half_turn(n) : 0; }
EXPORT(quarter_turn) uint64_t quarter_turn(int n) { return n >= 1 && n <= NQ_COUNT_MAX ? nq_count_quarter_turn(n) : 0; }
