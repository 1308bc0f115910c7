#include "timeline.h"

#include <string.h>

enum { WALKING = 3 }; /* states besides the checkpoints: now, cursor, furthest */

size_t nq_timeline_bytes(int search, int n) {
	size_t size = nq_search_bytes(search, n), least = (WALKING + NQ_LEAST_COPIES) * size;
	size_t usual = n > NQ_MAX ? NQ_TIMELINE_BYTES_LARGE : NQ_TIMELINE_BYTES;
	if (size < usual / (WALKING + NQ_MOST_COPIES)) return (WALKING + NQ_MOST_COPIES) * size;
	return least > usual ? least : usual;
}

static void copy(const nq_timeline *t, void *to, const nq_search *from) { memcpy(to, from, t->size); }

bool nq_timeline_start(nq_timeline *t, void *memory, size_t bytes, int search, int n, int start_row) {
	size_t size = nq_search_bytes(search, n);
	if (size == 0 || bytes / size < WALKING + NQ_LEAST_COPIES) return false;
	size_t most = bytes / size - WALKING;
	if (!nq_search_start(memory, search, n, start_row)) return false;
	unsigned char *at = memory;
	*t = (nq_timeline){
		.now = memory,
		.cursor = (nq_search *)(at + size),
		.furthest = (nq_search *)(at + 2 * size),
		.copy = at + WALKING * size,
		.size = size,
		.capacity = most < NQ_MOST_COPIES ? most / 2 * 2 : NQ_MOST_COPIES,
	};
	nq_timeline_resume(t);
	return true;
}

void nq_timeline_resume(nq_timeline *t) {
	t->first = t->now->step;
	t->spacing = t->copies = 1;
	copy(t, t->cursor, t->now);
	copy(t, t->furthest, t->now);
	copy(t, t->copy, t->now);
}

bool nq_timeline_extend(nq_timeline *t, uint64_t at_most) {
	while (at_most > 0 && t->furthest->kind != NQ_DONE) {
		uint64_t until_copy = t->first + t->copies * t->spacing - t->furthest->step;
		uint64_t taken = nq_search_run(t->furthest, until_copy < at_most ? until_copy : at_most, NQ_ONLY(NQ_DONE));
		at_most -= taken;
		if (taken < until_copy) continue;
		if (t->copies == nq_timeline_most_copies(t)) {
			t->copies /= 2;
			t->spacing *= 2;
			for (uint64_t i = 1; i < t->copies; i++) copy(t, t->copy + i * t->size, nq_timeline_copy(t, 2 * i));
		}
		copy(t, t->copy + t->copies++ * t->size, t->furthest);
	}
	return t->furthest->kind == NQ_DONE;
}

static bool lies_before(const nq_search *s, nq_counted what, uint64_t ordinal) {
	uint64_t count = nq_search_counted(s, what);
	return count < ordinal || (what == NQ_EVERY_EVENT && count == ordinal) || s->step == 0;
}

static const nq_search *last_copy_before(const nq_timeline *t, nq_counted what, uint64_t ordinal) {
	uint64_t low = 0, high = t->copies;
	while (high - low > 1) {
		uint64_t middle = low + (high - low) / 2;
		if (lies_before(nq_timeline_copy(t, middle), what, ordinal)) low = middle;
		else high = middle;
	}
	return nq_timeline_copy(t, low);
}

static void start_nearest(nq_timeline *t, nq_counted what, uint64_t ordinal) {
	const nq_search *candidates[] = {last_copy_before(t, what, ordinal), t->now, t->furthest};
	for (int i = 0; i < 3; i++) {
		bool nearer = candidates[i]->step > t->cursor->step;
		if (lies_before(candidates[i], what, ordinal) && (nearer || !lies_before(t->cursor, what, ordinal)))
			copy(t, t->cursor, candidates[i]);
	}
}

/* When seeking a probe, limits the steps so that they cannot pass it. */
static uint64_t walk_towards(nq_search *s, nq_counted what, uint64_t ordinal, uint64_t at_most) {
	if (what != NQ_EVERY_EVENT && !(what & NQ_EVERY_PROBE)) return nq_search_run(s, at_most, what);
	uint64_t missing = ordinal - nq_search_counted(s, what);
	if (what & NQ_EVERY_PROBE) missing = 1 + (missing - 1) / nq_search_most_probes(s->n);
	return nq_search_run(s, missing < at_most ? missing : at_most, NQ_ONLY(NQ_DONE));
}

nq_seek nq_timeline_seek(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t at_most) {
	if (nq_search_counted(t->furthest, what) < ordinal) {
		bool ended = nq_timeline_extend(t, at_most);
		if (nq_search_counted(t->furthest, what) < ordinal) return ended ? NQ_NEVER : NQ_MORE;
	}
	if (!lies_before(nq_timeline_copy(t, 0), what, ordinal)) return NQ_BEFORE;
	start_nearest(t, what, ordinal);
	while (at_most > 0 && nq_search_counted(t->cursor, what) < ordinal)
		at_most -= walk_towards(t->cursor, what, ordinal, at_most);
	if (nq_search_counted(t->cursor, what) < ordinal) return NQ_MORE;
	copy(t, t->now, t->cursor);
	return NQ_FOUND;
}

static bool is_at(const nq_search *s, nq_counted kinds, int row, int col) {
	return kinds >> s->kind & 1 && (row == NQ_EMPTY || row == s->row) && (col == NQ_EMPTY || col == s->col);
}

nq_seek nq_timeline_find(nq_timeline *t, uint64_t after, nq_counted kinds, int row, int col, uint64_t at_most) {
	nq_search *s = t->cursor;
	uint64_t end = after + at_most;
	if (end > t->furthest->step) nq_timeline_extend(t, end - t->furthest->step);
	start_nearest(t, NQ_EVERY_EVENT, after);
	nq_search_run(s, after - s->step, NQ_ONLY(NQ_DONE));
	while (nq_search_run(s, end - s->step, kinds) > 0) {
		if (!is_at(s, kinds, row, col)) continue;
		copy(t, t->now, s);
		return NQ_FOUND;
	}
	return s->kind == NQ_DONE ? NQ_NEVER : NQ_MORE;
}

uint64_t nq_timeline_next(const nq_timeline *t, nq_counted kinds) { return nq_search_counted(t->now, kinds) + 1; }

uint64_t nq_timeline_previous(const nq_timeline *t, nq_counted kinds) {
	uint64_t count = nq_search_counted(t->now, kinds);
	bool at_one = kinds >> t->now->kind & 1;
	return at_one && count > 0 ? count - 1 : count;
}
