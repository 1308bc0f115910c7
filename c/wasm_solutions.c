/* Exports for web/engine/solutions.js. An instance has one iteration over solutions; seek_run or start_from sets its
 * position. A board is a byte per row, its queen's column. */
#include "symmetry.h"
#include "wasm.h"

#include <string.h>

enum { BATCH = 1024 };

static nq_board exchanged;
static uint8_t boards_bytes[BATCH * NQ_MAX], sizes_bytes[BATCH];
static uint64_t numbers_words[BATCH];

static nq_solution_seek way;
static nq_solutions at = {.row = -1};
static uint64_t passed; /* number of the latest solution, if known */

EXPORT int8_t *board(void) { return exchanged.column; }
EXPORT uint8_t *boards(void) { return boards_bytes; }
EXPORT uint8_t *sizes(void) { return sizes_bytes; }
EXPORT uint64_t *numbers(void) { return numbers_words; }
EXPORT int batch(void) { return BATCH; }

static bool has_rows(int n) {
	if (n < NQ_MIN || n > NQ_MAX) return false;
	exchanged.n = n;
	return true;
}

static bool is_permutation(int n) { return has_rows(n) && nq_is_permutation(&exchanged); }

static bool has_way;

EXPORT void seek(int n, uint64_t number) { has_way = nq_seek_number(&way, n, number); }

EXPORT void find(int n) { has_way = has_rows(n) && nq_seek_board(&way, &exchanged); }

/* Returns an nq_seek. NQ_NEVER: the solution of seek() or find() does not exist. NQ_FOUND: after seek(), board() is the
 * solution and next_boards begins with it; after find(), found() is the board's number. */
EXPORT int seek_run(uint32_t nodes) {
	uint64_t budget = nodes;
	nq_seek end = has_way ? nq_seek_run(&way, &budget) : NQ_NEVER;
	if (end != NQ_FOUND || way.to_board) return (int)end;
	nq_solutions_board(&way.at, &exchanged);
	at = way.at;
	passed = way.number - 1;
	return NQ_FOUND;
}

EXPORT uint64_t found(void) { return way.number; }

EXPORT double progress(void) { return has_way ? nq_seek_progress(&way) : 0; }

EXPORT int start_from(int n) { return has_rows(n) && nq_solutions_start_from(&at, &exchanged); }

EXPORT int ended(void) { return at.row < 0; }

static uint32_t next(uint32_t most, uint32_t nodes, bool classes) {
	uint64_t budget = nodes;
	uint32_t written = 0;
	while (written < most && written < BATCH && !ended()) {
		nq_board found;
		nq_seek end = classes ? nq_classes_next(&at, &passed, &budget) : nq_solutions_next(&at, &budget);
		if (end != NQ_FOUND) break;
		nq_solutions_board(&at, &found);
		if (!classes) passed++;
		else sizes_bytes[written] = (uint8_t)nq_orbit(&found), numbers_words[written] = passed;
		/* Copies a fixed size, 32 columns; the next board overwrites the excess. */
		memcpy(boards_bytes + written++ * (uint32_t)found.n, found.column, sizeof found.column);
	}
	return written;
}

EXPORT uint32_t next_boards(uint32_t most, uint32_t nodes) { return next(most, nodes, false); }

/* Like next_boards, for canonical solutions only. sizes() has their orbit sizes; after a seek, numbers()
 * has their numbers. */
EXPORT uint32_t next_classes(uint32_t most, uint32_t nodes) { return next(most, nodes, true); }

EXPORT int image(int n, int symmetry) {
	if (!is_permutation(n) || symmetry < 0 || symmetry >= NQ_SYMMETRIES) return 0;
	nq_board from = exchanged;
	nq_image(&from, (nq_symmetry)symmetry, &exchanged);
	return 1;
}

/* Replaces board() by its least image. Returns the symmetry; -1: no permutation. */
EXPORT int canonical(int n) {
	if (!is_permutation(n)) return -1;
	nq_board from = exchanged;
	return (int)nq_canonical(&from, &exchanged);
}

EXPORT int orbit(int n) { return is_permutation(n) ? nq_orbit(&exchanged) : 0; }

EXPORT const char *symmetry_name(int symmetry) {
	return symmetry < 0 || symmetry >= NQ_SYMMETRIES ? "" : nq_symmetry_name((nq_symmetry)symmetry);
}
