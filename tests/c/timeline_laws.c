/* timeline_laws: what must hold of random access over every search, and over one whose state is as large as those of
 * searches that move many thousand queens (wide.c). */
#include "timeline.h"
#include "laws.h"
#include "searches.h"

static bool same_moment(const nq_search *a, const nq_search *b) {
    return memcmp(a, b, nq_search_bytes(a->search, a->n)) == 0;
}

/* A timeline with room for so many copies, or, 0, as large as it wants; its memory is to be freed. */
static void *begin(nq_timeline *t, int search, int n, size_t copies) {
    size_t bytes = copies > 0 ? (3 + copies) * nq_search_bytes(search, n) : nq_timeline_bytes(search, n);
    void *memory = malloc(bytes);
    if (!nq_timeline_start(t, memory, bytes, search, n, 0)) abort();
    return memory;
}

static nq_seek seek_in_slices(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t slice) {
    nq_seek state;
    while ((state = nq_timeline_seek(t, what, ordinal, slice)) == NQ_MORE) continue;
    return state;
}

static bool seek_equals_fresh_walk(nq_timeline *t, uint64_t step, uint64_t slice) {
    nq_search *fresh = started(t->now->search, t->now->n, 0);
    nq_search_run(fresh, step, NQ_ONLY(NQ_DONE));
    bool found = seek_in_slices(t, NQ_EVERY_EVENT, step, slice) == NQ_FOUND;
    bool right = found ? same_moment(t->now, fresh) : fresh->kind == NQ_DONE && fresh->step < step;
    free(fresh);
    return right;
}

static bool seeks_equal_fresh_walks(int search, int n, uint64_t within, uint64_t slice, size_t copies) {
    nq_timeline t;
    void *memory = begin(&t, search, n, copies);
    bool right = true;
    for (int i = 0; i < 60 && right; i++) {
        right = seek_equals_fresh_walk(&t, random_below(within), slice);
        if (i % 3 != 0) continue;
        nq_seek end = seek_in_slices(&t, NQ_ONLY(NQ_PLACE), nq_timeline_next(&t, NQ_ONLY(NQ_PLACE)), slice);
        right &= end != NQ_FOUND || t.now->kind == NQ_PLACE;
    }
    free(memory);
    return right;
}

static bool every_seek_equals_a_fresh_walk(void) {
    for (int search = 0; search < nq_search_count(); search++) {
        for (uint64_t slice = 1; slice <= 4096; slice *= 64)
            if (!seeks_equal_fresh_walks(search, 8, 24000, slice, 0)) return false;
        if (!seeks_equal_fresh_walks(search, 32, 50000, 4096, 0)) return false;
    }
    return true;
}

static bool so_do_seeks_with_few_copies(void) {
    for (int search = 0; search < nq_search_count(); search++)
        for (size_t copies = NQ_LEAST_COPIES; copies <= 40; copies += 3)
            if (!seeks_equal_fresh_walks(search, 8, 20000, 1000, copies)) return false;
    return true;
}

static bool so_do_seeks_of_large_states(void) {
    int wide = nq_search_named("wide");
    for (size_t copies = NQ_LEAST_COPIES; copies <= 9; copies++)
        if (!seeks_equal_fresh_walks(wide, 20000, 500, 64, copies)) return false;
    return true;
}

/* What counts is found at the first moment at which there is so much of it; and never where there is not. */
static bool counts_are_found(int search, int n, nq_counted what) {
    nq_timeline t;
    void *memory = begin(&t, search, n, 0);
    nq_search *fresh = started(search, n, 0);
    uint64_t reached = 0, most = 0, before = 0;
    bool right = true;
    for (; right && nq_search_run(fresh, 1, NQ_ONLY(NQ_DONE)) == 1; before = fresh->probes) {
        if (fresh->probes - before > most) most = fresh->probes - before;
        for (; right && reached < nq_search_counted(fresh, what); reached++)
            right =
                seek_in_slices(&t, what, reached + 1, 1 + random_below(300)) == NQ_FOUND && same_moment(t.now, fresh);
    }
    right &= seek_in_slices(&t, what, reached + 1, 100) == NQ_NEVER && most <= nq_search_most_probes(n);
    right &= reached == 0 || seek_in_slices(&t, what, 1 + random_below(reached), 100) == NQ_FOUND;
    free(fresh), free(memory);
    return right;
}

static bool every_count_is_found_where_it_is_first_reached(void) {
    static const nq_counted counted[] = {NQ_EVERY_PROBE, NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE), NQ_ONLY(NQ_TEST),
                                         NQ_ONLY(NQ_SOLUTION) | NQ_ONLY(NQ_LEVEL) | NQ_ONLY(NQ_DONE)};
    for (int search = 0; search < nq_search_count(); search++)
        for (int n = 1; n <= 6; n++)
            for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
                if (!counts_are_found(search, n, counted[i])) return false;
    return true;
}

/* The copies stay evenly spaced whatever was walked, also after dropping every other one many times, and the memory is
 * used: once they were too many, half of them are there at least. */
static bool copies_stay_even(size_t copies) {
    nq_timeline t;
    void *memory = begin(&t, nq_search_named("flags"), 11, copies);
    bool even = t.capacity >= NQ_LEAST_COPIES && t.capacity % 2 == 0;
    while (even && !nq_timeline_extend(&t, 1 + random_below(5000))) {
        uint64_t i = random_below(t.copies);
        even = nq_timeline_copy(&t, i)->step == i * t.spacing && t.furthest->step < t.copies * t.spacing;
        even &= t.copies <= t.capacity && (t.spacing == 1 || t.copies >= t.capacity / 2);
    }
    even &= nq_search_counted(t.furthest, NQ_ONLY(NQ_SOLUTION)) == 2680;
    free(memory);
    return even;
}

static bool copies_stay_even_in_any_memory(void) {
    return copies_stay_even(0) && copies_stay_even(NQ_LEAST_COPIES) && copies_stay_even(7) && copies_stay_even(1000);
}

static bool memory_is_what_was_said(void) {
    int flags = nq_search_named("flags"), wide = nq_search_named("wide"), largest = nq_search_type_at(wide)->largest;
    nq_timeline t;
    nq_search *none[1];
    return nq_timeline_bytes(flags, 8) == NQ_TIMELINE_BYTES && nq_timeline_bytes(flags, NQ_MAX) == NQ_TIMELINE_BYTES &&
           nq_timeline_bytes(wide, NQ_MAX + 1) == NQ_TIMELINE_BYTES_LARGE &&
           nq_timeline_bytes(wide, largest) == 7 * nq_search_bytes(wide, largest) &&
           nq_timeline_bytes(wide, largest) > NQ_TIMELINE_BYTES_LARGE && nq_timeline_bytes(flags, 0) == 0 &&
           nq_timeline_bytes(-1, 8) == 0 &&
           !nq_timeline_start(&t, none, 7 * nq_search_bytes(flags, 8) - 1, flags, 8, 0);
}

static bool moments_stay_until_found(void) {
    nq_timeline t;
    void *memory = begin(&t, nq_search_named("flags"), 32, 0);
    seek_in_slices(&t, NQ_EVERY_EVENT, 100, 1000);
    nq_search *before = malloc(t.size);
    memcpy(before, t.now, t.size);
    bool stay = true;
    for (int i = 0; i < 50; i++) stay &= nq_timeline_seek(&t, NQ_ONLY(NQ_SOLUTION), 1, 1000) == NQ_MORE;
    stay &= same_moment(t.now, before);
    free(before), free(memory);
    return stay;
}

int main(void) {
    law("seek(k) after any history, in slices of any size, equals a fresh walk of k steps",
        every_seek_equals_a_fresh_walk());
    law("so it does when few copies fit, four at least", so_do_seeks_with_few_copies());
    law("so it does over states as large as those of many thousand queens", so_do_seeks_of_large_states());
    law("whatever is counted, a seek finds the first moment at which there is so much of it",
        every_count_is_found_where_it_is_first_reached());
    law("the copies of a timeline stay evenly spaced, and as many as fit", copies_stay_even_in_any_memory());
    law("a timeline asks for 8 MB, beyond n = 32 for 256 MB, and for four copies at least", memory_is_what_was_said());
    law("a moment stays until the seek has found its goal", moments_stay_until_found());
    return end_of_laws();
}
