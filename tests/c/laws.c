/* laws: what must hold of the core, natively, under the address and undefined-behaviour sanitizers. Ends with the
 * lines `Total:` and `Passed:`, which tests/run.js reads as it reads uvu's. */
#include "format.h"
#include "timeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int total, passed;

static void law(const char *title, bool holds) {
    total++;
    passed += holds;
    if (!holds) printf("FAIL  %s\n", title);
}

/* Calls look at every moment of every walk up to a size, until it returns false. */
typedef bool look(const nq_search *s);

static bool walk_all(int largest, look *looks_right) {
    for (int search = 0; search < nq_search_count(); search++)
        for (int n = NQ_MIN; n <= largest; n++)
            for (int row = 0; row < (nq_search_type_at(search)->takes_start_row ? n : 1); row++) {
                nq_search s;
                if (!nq_search_start(&s, search, n, row)) return false;
                do
                    if (!looks_right(&s)) return false;
                while (nq_search_run(&s, 1, NQ_ONLY(NQ_DONE)) == 1);
            }
    return true;
}

static int queens_on(const nq_search *s) {
    int queens = 0;
    for (int row = 0; row < NQ_MAX; row++) queens += s->queen[row] != NQ_EMPTY;
    return queens;
}

static bool queens_are_places_less_removes(const nq_search *s) {
    if (nq_type_of(s)->is_breadth_first) return true;
    return (uint64_t)queens_on(s) == s->counts[NQ_PLACE] - s->counts[NQ_REMOVE];
}

static bool no_two_queens_attack(const nq_search *s) {
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < a; b++)
            if (s->queen[a] != NQ_EMPTY && s->queen[b] != NQ_EMPTY && nq_line_between(a, s->queen[a], b, s->queen[b]) != NQ_NO_LINE)
                return false;
    return true;
}

/* The lines kept in words are those of the queens, in breadth-first of the board that is extended. */
static bool lines_are_those_of_the_queens(const nq_search *s) {
    uint32_t columns = 0;
    uint64_t diagonals = 0, antidiagonals = 0;
    int rows = nq_type_of(s)->is_breadth_first ? s->frontier.level : s->n;
    for (int row = 0; row < rows; row++) {
        if (s->queen[row] == NQ_EMPTY) continue;
        columns |= UINT32_C(1) << s->queen[row];
        diagonals |= UINT64_C(1) << (s->queen[row] - row + s->n - 1);
        antidiagonals |= UINT64_C(1) << (s->queen[row] + row);
    }
    return columns == s->columns && diagonals == s->diagonals && antidiagonals == s->antidiagonals;
}

static bool refused_means_attacked(const nq_search *s) {
    if (s->kind != NQ_TEST) return true;
    nq_attack by = nq_search_verdict(s);
    if (s->free) return by.line == NQ_NO_LINE;
    return s->queen[by.row] == by.col && nq_line_between(by.row, by.col, s->row, s->col) == by.line && by.line > NQ_ROW;
}

static bool a_copy_walks_on_alone(const nq_search *s) {
    nq_search copy = *s, before = *s;
    nq_search_run(&copy, 3, NQ_ONLY(NQ_DONE));
    return memcmp(s, &before, sizeof before) == 0;
}

/* --- timeline ----------------------------------------------------------------------------------------- */

static uint32_t random_state = 1;
static uint64_t random_below(uint64_t below) {
    random_state = random_state * 1664525u + 1013904223u;
    return (uint64_t)random_state * below >> 32;
}

static bool same_moment(const nq_search *a, const nq_search *b) {
    char left[NQ_EVENT_TEXT], right[NQ_EVENT_TEXT];
    nq_format_event(a, left);
    nq_format_event(b, right);
    return strcmp(left, right) == 0 && memcmp(a->queen, b->queen, sizeof a->queen) == 0 && a->probes == b->probes &&
           memcmp(a->counts, b->counts, sizeof a->counts) == 0 && a->depth == b->depth && memcmp(a->tried, b->tried, sizeof a->tried) == 0;
}

static nq_seek seek_in_slices(nq_timeline *t, nq_counted what, uint64_t ordinal, uint64_t slice) {
    nq_seek state;
    while ((state = nq_timeline_seek(t, what, ordinal, slice)) == NQ_MORE) continue;
    return state;
}

static bool seeks_equal_fresh_walks(int search, int n, uint64_t within, uint64_t slice) {
    static nq_timeline t;
    nq_timeline_start(&t, search, n, 0);
    for (int i = 0; i < 60; i++) {
        uint64_t step = random_below(within);
        nq_search fresh;
        nq_search_start(&fresh, search, n, 0);
        nq_search_run(&fresh, step, NQ_ONLY(NQ_DONE));
        if (seek_in_slices(&t, NQ_EVERY_EVENT, step, slice) == NQ_NEVER) {
            if (fresh.kind != NQ_DONE) return false;
            continue;
        }
        if (!same_moment(&t.now, &fresh)) return false;
        if (i % 3 == 0 && seek_in_slices(&t, NQ_ONLY(NQ_PLACE), nq_timeline_next(&t, NQ_ONLY(NQ_PLACE)), slice) == NQ_FOUND && t.now.kind != NQ_PLACE)
            return false;
    }
    return true;
}

static bool every_seek_equals_a_fresh_walk(void) {
    for (int search = 0; search < nq_search_count(); search++)
        for (int slice = 1; slice <= 4096; slice *= 64)
            if (!seeks_equal_fresh_walks(search, 8, 24000, (uint64_t)slice) || !seeks_equal_fresh_walks(search, 32, 50000, 4096)) return false;
    return true;
}

/* Whatever is counted, a seek finds the first moment of a fresh walk, step by step, at which there is so much of it; and says never where there is not. */
static bool every_count_is_found_where_it_is_first_reached(void) {
    static const nq_counted counted[] = {NQ_EVERY_PROBE, NQ_ONLY(NQ_PLACE) | NQ_ONLY(NQ_REMOVE), NQ_ONLY(NQ_TEST), NQ_ONLY(NQ_SOLUTION) | NQ_ONLY(NQ_LEVEL) | NQ_ONLY(NQ_DONE)};
    static nq_timeline t;
    for (int search = 0; search < nq_search_count(); search++)
        for (int n = 1; n <= 6; n++)
            for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++) {
                nq_search fresh;
                nq_search_start(&fresh, search, n, 0);
                nq_timeline_start(&t, search, n, 0);
                uint64_t reached = 0, most = 0, before = 0;
                for (; nq_search_run(&fresh, 1, NQ_ONLY(NQ_DONE)) == 1; before = fresh.probes) {
                    if (fresh.probes - before > most) most = fresh.probes - before;
                    for (; reached < nq_search_counted(&fresh, counted[i]); reached++)
                        if (seek_in_slices(&t, counted[i], reached + 1, 1 + random_below(300)) != NQ_FOUND || !same_moment(&t.now, &fresh)) return false;
                }
                if (seek_in_slices(&t, counted[i], reached + 1, 100) != NQ_NEVER || most > nq_search_most_probes(n)) return false;
                if (reached > 0 && (seek_in_slices(&t, counted[i], 1 + random_below(reached), 100) != NQ_FOUND)) return false;
            }
    return true;
}

/* The copies stay evenly spaced whatever was walked, also after dropping every other one many times. */
static bool copies_stay_even(void) {
    static nq_timeline t;
    nq_timeline_start(&t, nq_search_named("flags"), 11, 0);
    while (!nq_timeline_extend(&t, 1 + random_below(5000))) {
        uint32_t i = (uint32_t)random_below(t.copies);
        if (nq_search_steps(&t.copy[i]) != i * t.spacing) return false;
        if (nq_search_steps(&t.furthest) >= t.copies * t.spacing) return false;
    }
    return t.copies <= NQ_COPIES && nq_search_counted(&t.furthest, NQ_ONLY(NQ_SOLUTION)) == 2680;
}

static bool moments_stay_until_found(void) {
    static nq_timeline t;
    nq_timeline_start(&t, nq_search_named("flags"), 32, 0);
    seek_in_slices(&t, NQ_EVERY_EVENT, 100, 1000);
    nq_search before = t.now;
    for (int i = 0; i < 50; i++)
        if (nq_timeline_seek(&t, NQ_ONLY(NQ_SOLUTION), 1, 1000) != NQ_MORE) return false;
    return same_moment(&t.now, &before);
}

static bool bad_input_is_refused(void) {
    nq_search s;
    return !nq_search_start(&s, -1, 8, 0) && !nq_search_start(&s, nq_search_count(), 8, 0) && !nq_search_start(&s, 0, 0, 0) &&
           !nq_search_start(&s, 0, NQ_MAX + 1, 0) && !nq_search_start(&s, nq_search_named("flags"), 8, 1) &&
           !nq_search_start(&s, nq_search_named("wraparound"), 8, 8) && nq_search_named("nope") == -1;
}

static bool the_largest_board_fits_its_text(void) {
    static char text[NQ_BOARD_TEXT];
    nq_board board = {.n = NQ_MAX};
    memset(board.column, 31, sizeof board.column);
    for (int style = 0; style < NQ_STYLES; style++)
        if (nq_format_board(&board, (nq_style)style, text) >= NQ_BOARD_TEXT) return false;
    return true;
}

/* n = 32: bits 31 of a row and 62 of the diagonals are used; the sanitizer watches the shifts. */
static bool the_largest_walks_run(void) {
    for (int search = 0; search < nq_search_count(); search++) {
        nq_search s;
        nq_array arrays[NQ_ARRAYS];
        nq_board next[4];
        nq_search_start(&s, search, NQ_MAX, 0);
        for (int i = 0; i < 2000; i++) {
            nq_search_run(&s, 173, NQ_ONLY(NQ_DONE));
            if (!lines_are_those_of_the_queens(&s) || !no_two_queens_attack(&s)) return false;
            if (nq_type_of(&s)->arrays) nq_type_of(&s)->arrays(&s, arrays);
            nq_frontier_next(&s, next, 4);
        }
    }
    return true;
}

int main(void) {
    law("places less removes are the queens on the board at every step of a depth-first walk", walk_all(7, queens_are_places_less_removes));
    law("no two placed queens attack each other", walk_all(7, no_two_queens_attack));
    law("the lines kept are those of the queens", walk_all(7, lines_are_those_of_the_queens));
    law("a refused square names a queen that attacks it, a free one none", walk_all(7, refused_means_attacked));
    law("a copy of a search walks on by itself", walk_all(6, a_copy_walks_on_alone));
    law("seek(k) after any history, in slices of any size, equals a fresh walk of k steps", every_seek_equals_a_fresh_walk());
    law("whatever is counted, kinds of event or probes, a seek finds the first moment at which there is so much of it", every_count_is_found_where_it_is_first_reached());
    law("the copies of a timeline stay evenly spaced and few", copies_stay_even());
    law("a moment stays until the seek has found its goal", moments_stay_until_found());
    law("bad input is refused", bad_input_is_refused());
    law("the largest board fits its text", the_largest_board_fits_its_text());
    law("walks of 32 keep their lines", the_largest_walks_run());
    printf("  Total:     %d\n  Passed:    %d\n", total, passed);
    return total == passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
