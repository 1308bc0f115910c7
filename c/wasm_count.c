/* Exports of the counting modules, for web/engine/count-worker.js. Exports return 0 for invalid arguments. `buffer` has
 * the tables and scratch of one count. It begins after the first megabyte, which has the stack, static data and
 * NQ_NEAR. */
#include "count/join.h"
#include "seek.h"
#include "wasm.h"

static nq_buffer buffer;
static nq_count_plan requested;
static nq_count_plan plan_open; /* plan of the opened count; units is 0 if none is open */

extern unsigned char __heap_base;

static bool near_is_free(void) {
	return (uintptr_t)&__heap_base <= NQ_NEAR && __builtin_wasm_memory_size(0) * NQ_PAGE >= NQ_NEAR + NQ_NEAR_BYTES;
}

/* Half of the address space; most devices give a web page no more. */
enum { USUAL_MEGABYTES = 2048 };

static bool request(int n, int way, uint32_t megabytes) {
	if (!nq_count_plan_for(&requested, n, (nq_count_way)way)) return false;
	nq_count_hold(&requested, (uint64_t)megabytes << 20);
	return true;
}

static uint64_t bytes_needed(void) { return nq_count_aligned(requested.tables) + nq_count_aligned(requested.scratch); }

/* way: an nq_count_way. bytes_of excludes the module's own memory. */
EXPORT uint32_t units_of(int n, int way) { return request(n, way, USUAL_MEGABYTES) ? requested.units : 0; }
EXPORT int way_of(int n, int way) { return request(n, way, USUAL_MEGABYTES) ? (int)requested.way : 0; }
EXPORT double bytes_of(int n, int way) { return request(n, way, USUAL_MEGABYTES) ? (double)bytes_needed() : 0; }

static void *scratch(void) { return buffer.at + nq_count_aligned(plan_open.tables); }

static const nq_join_tables *join(void) { return (const void *)buffer.at; }

/* Limits memory to `megabytes` (0: USUAL_MEGABYTES) if possible, at the cost of time. NQ_NEVER: invalid arguments or
 * too little memory; a count opened before stays open. */
EXPORT int open(int n, int way, uint32_t megabytes) {
	if (!request(n, way, megabytes > 0 ? megabytes : USUAL_MEGABYTES) || !near_is_free() ||
	    !nq_grow(&buffer, bytes_needed()))
		return NQ_NEVER;
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

/* Diagonals of the open join, for web/gpu: diagonal_of, east_rows and west_rows (count/join.h). */
enum { RAW = 64, ROWS = 64 };
EXPORT const uint32_t *card_shape(void) {
	static uint32_t words[NQ_QUARTERS * RAW + 2 * ROWS];
	const nq_join_shape *shape = &join()->shape;
	uint32_t *east = words + NQ_QUARTERS * RAW, *west = east + ROWS;
	for (int q = 0; q < NQ_QUARTERS; q++)
		for (int i = 0; i < RAW; i++)
			words[q * RAW + i] = i < shape->raw_bits ? shape->diagonal_of[q][i] : NQ_NO_DIAGONAL;
	for (int d = 0; d < NQ_DIAGONALS_MAX; d++) east[d] = shape->east_rows[d], west[d] = shape->west_rows[d];
	return words;
}

/* A unit of the open join, in five words. count/join_weights_table.h explains weights.
 *
 *   0, 1  row sets of the east: north, south
 *   2     1 if the weight of east list 0 with west list 0 is not 0
 *   3     weight of east list 0 with west list 1
 *   4     weight of east list 1 with west list 0; odd n: of east list 2 with west list 0 */
EXPORT const uint32_t *card_unit(uint32_t unit) {
	static uint32_t words[5];
	const nq_join_rows rows = nq_join_rows_of(join(), unit);
	const uint32_t(*weights)[NQ_HALF_LISTS] = nq_join_weights[nq_join_kind_of(&join()->shape, rows)];
	words[0] = rows.north, words[1] = rows.south, words[2] = weights[0][0] > 0;
	words[3] = rows.weight * weights[0][1], words[4] = rows.weight * weights[join()->shape.odd ? 2 : 1][0];
	return words;
}

EXPORT uint64_t half_turn(int n) { return n >= 1 && n <= NQ_COUNT_MAX ? nq_count_half_turn(n) : 0; }
EXPORT uint64_t quarter_turn(int n) { return n >= 1 && n <= NQ_COUNT_MAX ? nq_count_quarter_turn(n) : 0; }
