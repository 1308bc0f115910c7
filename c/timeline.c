/* timeline: see timeline.h. Every position is "so much of this has happened": events of some kinds, or probes; a step number is the
 * case in which every event counts. Such counts never fall along a walk, so the copies can be searched by halving. */
#include "timeline.h"

bool nq_timeline_start(nq_timeline *t, int search, int n, int start_row) {
    if (!nq_search_start(&t->now, search, n, start_row)) return false;
    t->cursor = t->furthest = t->copy[0] = t->now;
    t->copies = 1;
    t->spacing = NQ_FIRST_SPACING;
    return true;
}

static void drop_every_other(nq_timeline *t) {
    t->copies /= 2;
    t->spacing *= 2;
    for (uint32_t i = 1; i < t->copies; i++) t->copy[i] = t->copy[2 * i];
}

static void keep(nq_timeline *t) {
    if (t->copies == NQ_COPIES) drop_every_other(t);
    t->copy[t->copies++] = t->furthest;
}

bool nq_timeline_extend(nq_timeline *t, uint64_t at_most) {
    while (at_most > 0 && !nq_timeline_measured(t)) {
        uint64_t until_copy = t->copies * t->spacing - nq_search_steps(&t->furthest);
        uint64_t taken = nq_search_run(&t->furthest, until_copy < at_most ? until_copy : at_most, NQ_ONLY(NQ_DONE));
        if (taken == until_copy) keep(t);
        at_most -= taken;
    }
    return nq_timeline_measured(t);
}

/* Is s a place from which walking on leads to the position, without having gone past its first moment? */
static bool lies_before(const nq_search *s, nq_counted what, uint64_t ordinal) {
    uint64_t count = nq_search_counted(s, what);
    return count < ordinal || (what == NQ_EVERY_EVENT && count == ordinal) || nq_search_steps(s) == 0;
}

static const nq_search *last_copy_before(const nq_timeline *t, nq_counted what, uint64_t ordinal) {
    uint32_t low = 0, high = t->copies; /* copy[low] lies before, copy[high] does not */
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (lies_before(&t->copy[middle], what, ordinal)) low = middle;
        else high = middle;
    }
    return &t->copy[low];
}

static void start_nearest(nq_timeline *t, nq_counted what, uint64_t ordinal) {
    const nq_search *candidates[] = {last_copy_before(t, what, ordinal), &t->now, &t->furthest};
    for (int i = 0; i < 3; i++) {
        bool nearer = nq_search_steps(candidates[i]) > nq_search_steps(&t->cursor);
        if (lies_before(candidates[i], what, ordinal) && (nearer || !lies_before(&t->cursor, what, ordinal)))
            t->cursor = *candidates[i];
    }
}

/* As far as can be gone at once without going past the position: to the next event that counts, or so many steps that even
 * the most probes would not reach beyond. */
static uint64_t walk_towards(nq_search *s, nq_counted what, uint64_t ordinal, uint64_t at_most) {
    if (what != NQ_EVERY_EVENT && !(what & NQ_EVERY_PROBE)) return nq_search_run(s, at_most, what);
    uint64_t missing = ordinal - nq_search_counted(s, what);
    if (what & NQ_EVERY_PROBE) missing = 1 + (missing - 1) / nq_search_most_probes(s->n);
    return nq_search_run(s, missing < at_most ? missing : at_most, NQ_ONLY(NQ_DONE));
}

nq_seek nq_timeline_seek(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t at_most) {
    if (nq_search_counted(&t->furthest, what) < ordinal) {
        bool ended = nq_timeline_extend(t, at_most);
        if (nq_search_counted(&t->furthest, what) < ordinal) return ended ? NQ_NEVER : NQ_MORE;
    }
    start_nearest(t, what, ordinal);
    while (at_most > 0 && nq_search_counted(&t->cursor, what) < ordinal)
        at_most -= walk_towards(&t->cursor, what, ordinal, at_most);
    if (nq_search_counted(&t->cursor, what) < ordinal) return NQ_MORE;
    t->now = t->cursor;
    return NQ_FOUND;
}

uint64_t nq_timeline_next(const nq_timeline *t, nq_counted kinds) { return nq_search_counted(&t->now, kinds) + 1; }

uint64_t nq_timeline_previous(const nq_timeline *t, nq_counted kinds) {
    uint64_t count = nq_search_counted(&t->now, kinds);
    bool at_one = kinds >> t->now.kind & 1;
    return at_one && count > 0 ? count - 1 : count;
}
