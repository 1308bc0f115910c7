/* wasm_sample: what the module of further searches exports besides walks: one of them from many seeds. web/engine/
 * sample-instance.js is the other side.
 *
 * One instance samples or walks (wasm.c), for a module has one room. It holds one sample; the id of its search comes at
 * `sample_id`.
 */
#include "sample.h"
#include "wasm.h"

enum { ID_BYTES = 32 };

static nq_room room; /* of the walk under way */
static nq_sample sample;
static char id[ID_BYTES];

EXPORT(sample_id) char *sample_id(void) { return id; }

/* 0 when an argument is out of range or there is no memory. */
EXPORT(sample_start) int sample_start(int n, uint64_t seed, uint32_t walks, int begin, int sideways, int restarts) {
	nq_chance chance = {seed, {sideways, restarts}, (nq_beginning)begin};
	id[ID_BYTES - 1] = '\0';
	int search = nq_search_named(id);
	size_t bytes = nq_search_bytes(search, n);
	if (bytes == 0 || !nq_make_room(&room, bytes)) return 0;
	return nq_sample_start(&sample, (nq_search *)room.at, search, n, &chance, walks);
}

/* An nq_seek. */
EXPORT(sample_run) int sample_run(uint32_t steps) { return (int)nq_sample_run(&sample, steps); }

EXPORT(sample_left) double sample_left(void) { return (double)sample.left; }
EXPORT(sample_width) double sample_width(void) { return (double)sample.width; }
EXPORT(sample_cells) int sample_cells(void) { return NQ_SAMPLE_CELLS; }

/* An nq_sample_end: words of 64 bits, all but `squares` whole numbers. NULL: there is no such end. */
EXPORT(sample_end) nq_sample_end *sample_end(int end) { return end < 0 || end >= NQ_ENDS ? NULL : &sample.ends[end]; }
