/* solutions_laws: what must hold of the solutions by number and in order, and of their symmetries, natively, under the address
 * and undefined-behaviour sanitizers. Ends with the lines `Total:` and `Passed:`, which tests/run.js reads as it reads uvu's.
 *
 * Lists of all solutions come from the search `scan`, which shares nothing with what is tested. */
#include "count.h"
#include "searches.h"
#include "symmetry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    uint64_t all, fundamental;
} known[] = {
    {0, 0}, {1, 1}, {0, 0}, {0, 0}, {2, 1}, {10, 2}, {4, 1}, {40, 6}, {92, 12}, {352, 46}, {724, 92}, {2680, 341}, {14200, 1787},
    {73712, 9233}, {365596, 45752}, {2279184, 285053}, {14772512, 1846955}, {95815104, 11977939}, {666090624, 83263591},
};

/* Together some seconds under sanitizers. */
enum { LARGEST_LISTED = 10, LARGEST_SAMPLED = 16, LARGEST_RECOUNTED = 13, LARGEST_CLASSIFIED = 12, LIST = 724 };

static int total, passed;

static void law(const char *title, bool holds) {
    total++;
    passed += holds;
    if (!holds) printf("FAIL  %s\n", title);
}

static uint32_t random_state = 1;
static uint64_t random_below(uint64_t below) {
    random_state = random_state * 1664525u + 1013904223u;
    return (uint64_t)random_state * below >> 32;
}

/* --- boards ------------------------------------------------------------------------------------------- */

static nq_board listed[LIST];

/* Lists all solutions of n, in order; how many. */
static int list(int n) {
    nq_search *s = started(nq_search_named("scan"), n, 0);
    int count = 0;
    while (nq_search_run(s, UINT64_MAX, NQ_ONLY(NQ_SOLUTION)) > 0 && s->kind == NQ_SOLUTION)
        listed[count++] = nq_search_board(s);
    free(s);
    return count;
}

static bool same(const nq_board *a, const nq_board *b) { return a->n == b->n && memcmp(a->column, b->column, (size_t)a->n) == 0; }

static bool is_solution(const nq_board *board) {
    for (int a = 0; a < board->n; a++)
        for (int b = 0; b < a; b++)
            if (nq_line_between(a, board->column[a], b, board->column[b]) != NQ_NO_LINE) return false;
    return true;
}

static nq_board random_columns(int n) {
    nq_board board = {.n = n};
    for (int row = 0; row < n; row++) board.column[row] = (int8_t)random_below((uint64_t)n);
    return board;
}

static nq_board random_permutation(int n) {
    nq_board board = {.n = n};
    for (int row = 0; row < n; row++) {
        int other = (int)random_below((uint64_t)row + 1);
        board.column[row] = board.column[other];
        board.column[other] = (int8_t)row;
    }
    return board;
}

/* --- one after the other ------------------------------------------------------------------------------ */

/* Calls with small budgets until it is not NQ_MORE. */
static nq_seek next_in_slices(nq_solutions *s, uint64_t slice) {
    nq_seek end;
    do {
        uint64_t nodes = slice;
        end = nq_solutions_next(s, &nodes);
    } while (end == NQ_MORE);
    return end;
}

static bool lists_those_of_scan(int n, uint64_t slice) {
    nq_solutions s;
    nq_board board;
    int count = list(n);
    nq_solutions_start(&s, n);
    for (int i = 0; i < count; i++) {
        if (next_in_slices(&s, slice) != NQ_FOUND) return false;
        nq_solutions_board(&s, &board);
        if (!same(&board, &listed[i])) return false;
    }
    return next_in_slices(&s, slice) == NQ_NEVER && next_in_slices(&s, slice) == NQ_NEVER;
}

static bool order_is_that_of_scan(void) {
    for (int n = NQ_MIN; n <= LARGEST_LISTED; n++)
        for (uint64_t slice = 1; slice <= 4096; slice *= 64)
            if (!lists_those_of_scan(n, slice)) return false;
    return true;
}

/* NQ_MORE means that the budget is used up; slices together use what one call does. */
static bool budgets_are_kept(void) {
    for (uint64_t slice = 1; slice < 5000; slice = 3 * slice + 1) {
        nq_solutions whole, sliced;
        uint64_t all = UINT64_MAX, count = UINT64_MAX, used = 0, passed_by = UINT64_MAX;
        nq_solutions_start(&whole, 9);
        nq_solutions_start(&sliced, 9);
        if (nq_solutions_skip(&whole, &count, &all) != NQ_NEVER || UINT64_MAX - count != known[9].all) return false;
        for (nq_seek end = NQ_MORE; end == NQ_MORE;) {
            uint64_t nodes = slice;
            end = nq_solutions_skip(&sliced, &passed_by, &nodes);
            used += slice - nodes;
            if (end == NQ_FOUND || (end == NQ_MORE && nodes > 0)) return false;
        }
        if (used != UINT64_MAX - all || passed_by != count) return false;
    }
    return true;
}

static bool no_budget_changes_nothing(void) {
    nq_solutions s, before;
    uint64_t none = 0, nodes = 100;
    nq_solutions_start(&s, 12);
    nq_solutions_next(&s, &nodes);
    nq_solutions_next(&s, &nodes);
    before = s;
    for (nq_seek end = NQ_FOUND; end == NQ_FOUND; end = nq_solutions_next(&s, &none)) before = s;
    return nq_solutions_next(&s, &none) == NQ_MORE && s.row <= before.row;
}

static bool skipping_is_going_on(void) {
    for (int n = NQ_MIN; n <= LARGEST_LISTED; n++) {
        int count = list(n);
        for (int i = 0; i < 50 && count > 0; i++) {
            nq_solutions s;
            nq_board board;
            uint64_t nodes = UINT64_MAX, first = random_below((uint64_t)count), second = random_below((uint64_t)count - first);
            uint64_t left = first, more = second;
            nq_solutions_start(&s, n);
            if (nq_solutions_skip(&s, &left, &nodes) != NQ_FOUND || left != 0) return false;
            nq_solutions_board(&s, &board);
            if (!same(&board, &listed[first])) return false;
            nq_solutions_again(&s);
            if (nq_solutions_skip(&s, &more, &nodes) != NQ_FOUND || more != 0) return false;
            nq_solutions_board(&s, &board);
            if (!same(&board, &listed[first + second])) return false;
        }
    }
    return true;
}

/* From any columns, of which no two need be different: the first in the list that is not less. */
static bool starts_from(const nq_board *from, int count) {
    nq_solutions s;
    nq_board board;
    int i = 0;
    nq_solutions_start_from(&s, from);
    while (i < count && nq_compare(&listed[i], from) < 0) i++;
    for (int steps = 0; steps < 3; steps++, i++) {
        nq_seek end = next_in_slices(&s, 1000);
        if (i >= count) return end == NQ_NEVER;
        if (end != NQ_FOUND) return false;
        nq_solutions_board(&s, &board);
        if (!same(&board, &listed[i])) return false;
    }
    return true;
}

static bool starts_from_any_board(void) {
    for (int n = NQ_MIN; n <= LARGEST_LISTED; n++) {
        int count = list(n);
        for (int i = 0; i < 300; i++) {
            nq_board from = i % 3 == 0 && count > 0 ? listed[random_below((uint64_t)count)] : i % 3 == 1 ? random_permutation(n) : random_columns(n);
            if (i % 4 == 0) from.column[n - 1] = (int8_t)random_below((uint64_t)n);
            if (!starts_from(&from, count)) return false;
        }
    }
    return true;
}

/* n = 32: bits 31 of the masks are used; the sanitizer watches the shifts. */
static bool large_boards_come_in_order(void) {
    for (int n = LARGEST_LISTED + 1; n <= NQ_MAX; n++)
        for (int from = 0; from < 4; from++) {
            nq_solutions s;
            nq_board begin = from == 0 ? (nq_board){.n = n} : random_permutation(n), before = begin, board;
            uint64_t nodes = 200000;
            nq_solutions_start_from(&s, &begin);
            for (bool first = true; nq_solutions_next(&s, &nodes) == NQ_FOUND; first = false, before = board) {
                nq_solutions_board(&s, &board);
                if (!nq_is_permutation(&board) || !is_solution(&board) || nq_compare(&board, &before) < !first) return false;
            }
        }
    return true;
}

static bool a_copy_goes_on_alone(void) {
    nq_solutions s, copy;
    nq_board of_s, of_copy;
    uint64_t nodes = UINT64_MAX;
    nq_solutions_start(&s, 9);
    for (int i = 0; i < 100; i++) nq_solutions_next(&s, &nodes);
    copy = s;
    memset(&s.rows, 0xff, sizeof s.rows);
    s = copy;
    for (int i = 0; i < 200; i++) nq_solutions_next(&copy, &nodes);
    for (int i = 0; i < 200; i++) nq_solutions_next(&s, &nodes);
    nq_solutions_board(&s, &of_s);
    nq_solutions_board(&copy, &of_copy);
    list(9);
    return same(&of_s, &of_copy) && same(&of_s, &listed[299]);
}

/* --- by number ---------------------------------------------------------------------------------------- */

/* Runs a seek in slices, its progress going from 0, or from 1 where there is nothing on the way, to 1 and never falling. */
static nq_seek run(nq_solution_seek *seek, uint64_t slice) {
    double before = nq_seek_progress(seek);
    if (before != 0 && before != 1) return NQ_NEVER;
    for (;;) {
        uint64_t nodes = slice;
        nq_seek end = nq_seek_run(seek, &nodes);
        double part = nq_seek_progress(seek);
        if (part < before - 1e-12 || part > 1) return NQ_NEVER;
        if (end != NQ_MORE) return end == NQ_FOUND && part < 1 - 1e-9 ? NQ_NEVER : end;
        before = part;
    }
}

static bool solution_at(int n, uint64_t number, uint64_t slice, nq_board *board) {
    nq_solution_seek seek;
    if (!nq_seek_number(&seek, n, number) || run(&seek, slice) != NQ_FOUND || seek.number != number) return false;
    if (next_in_slices(&seek.at, slice) != NQ_FOUND) return false;
    nq_solutions_board(&seek.at, board);
    return true;
}

static uint64_t number_of(const nq_board *board, uint64_t slice) {
    nq_solution_seek seek;
    return nq_seek_board(&seek, board) && run(&seek, slice) == NQ_FOUND ? seek.number : 0;
}

static bool every_number_is_that_of_its_board(void) {
    for (int n = NQ_MIN; n <= LARGEST_LISTED; n++) {
        int count = list(n);
        for (int i = 0; i < count; i++) {
            nq_board board;
            uint64_t number = (uint64_t)i + 1, slice = 1 + random_below(i % 2 == 0 ? 2 : 2000);
            if (!solution_at(n, number, slice, &board) || !same(&board, &listed[i]) || number_of(&board, slice) != number) return false;
        }
    }
    return true;
}

/* Numbers at both ends of subtrees are where tables are off by one: some of these too. */
static bool sampled_numbers_are_those_of_their_boards(void) {
    for (int n = LARGEST_LISTED + 1; n <= LARGEST_SAMPLED; n++)
        for (int i = 0; i < (n < 15 ? 30 : 4); i++) {
            nq_board board;
            uint64_t number = 1 + random_below(known[n].all), first = random_below((uint64_t)n), second = random_below((uint64_t)n);
            if (i % 2 == 0) {
                number = (uint64_t)(i % 4 / 2);
                for (uint64_t pair = 0; pair <= first * (uint64_t)n + second; pair++)
                    number += nq_subtree(n, (int)(pair / (uint64_t)n), (int)(pair % (uint64_t)n));
                if (number < 1 || number > known[n].all) continue;
            }
            if (!solution_at(n, number, 1 << 20, &board) || !is_solution(&board) || number_of(&board, 1 << 20) != number) return false;
        }
    return true;
}

static bool the_first_and_the_last_have_their_numbers(void) {
    for (int n = 4; n <= NQ_SUBTREES_MAX; n++) {
        nq_board first, last, mirror;
        if (!solution_at(n, 1, 1 << 20, &first) || number_of(&first, 1 << 20) != 1) return false;
        nq_image(&first, NQ_MIRROR_COLUMNS, &mirror);
        if (n <= 15 && (!solution_at(n, known[n].all, 1 << 20, &last) || !same(&last, &mirror) || number_of(&last, 1 << 20) != known[n].all)) return false;
    }
    return true;
}

static bool totals_are_known(void) {
    for (int n = NQ_MIN; n <= NQ_SUBTREES_MAX; n++)
        if (nq_solutions_total(n) != known[n].all) return false;
    return nq_solutions_total(0) == 0 && nq_solutions_total(NQ_SUBTREES_MAX + 1) == 0 && nq_solutions_total(-1) == 0;
}

/* Solutions whose first two queens are in these columns, by going from there to where the next two begin. */
static uint64_t recount(int n, int first, int second) {
    nq_solutions s;
    nq_board board = {.n = n, .column = {(int8_t)first, (int8_t)second}};
    uint64_t nodes = UINT64_MAX, count = 0;
    nq_solutions_start_from(&s, &board);
    while (nq_solutions_next(&s, &nodes) == NQ_FOUND) {
        nq_solutions_board(&s, &board);
        if (board.column[0] != first || board.column[1] != second) break;
        count++;
    }
    return count;
}

static bool subtrees_are_recounted(void) {
    for (int n = 2; n <= LARGEST_RECOUNTED; n++)
        for (int first = 0; first < n; first++)
            for (int second = 0; second < n; second++)
                if (nq_subtree(n, first, second) != recount(n, first, second)) return false;
    return nq_subtree(1, 0, 0) == 1;
}

static bool bad_input_is_refused(void) {
    nq_solutions s;
    nq_solution_seek seek;
    nq_board outside = {.n = 4, .column = {1, 4, 0, 2}}, negative = {.n = 4, .column = {1, -1, 0, 2}}, twice = {.n = 4, .column = {1, 3, 1, 3}};
    nq_board attacking = {.n = 4, .column = {0, 2, 1, 3}}, large = {.n = NQ_MAX + 1}, none = {.n = 0}, of_32 = {.n = NQ_MAX};
    uint64_t nodes = UINT64_MAX;
    bool refused = !nq_solutions_start(&s, 0) && !nq_solutions_start(&s, NQ_MAX + 1) && !nq_solutions_start_from(&s, &none) &&
                   !nq_solutions_start_from(&s, &large) && !nq_solutions_start_from(&s, &outside) && !nq_solutions_start_from(&s, &negative) && !nq_seek_number(&seek, 8, 0) && !nq_seek_number(&seek, 8, 93) &&
                   !nq_seek_number(&seek, 3, 2) && !nq_seek_number(&seek, 0, 1) && !nq_seek_number(&seek, NQ_MAX + 1, 1) &&
                   !nq_seek_number(&seek, NQ_SUBTREES_MAX + 1, 2) && !nq_seek_number(&seek, 8, UINT64_MAX) && !nq_seek_board(&seek, &outside) &&
                   !nq_seek_board(&seek, &negative) && !nq_seek_board(&seek, &twice) && !nq_seek_board(&seek, &attacking) &&
                   !nq_seek_board(&seek, &large) && !nq_seek_board(&seek, &none);
    nq_solutions_start(&s, NQ_MAX);
    nq_solutions_next(&s, &nodes);
    nq_solutions_board(&s, &of_32);
    refused &= is_solution(&of_32) && !nq_seek_board(&seek, &of_32) && nq_seek_number(&seek, NQ_MAX, 1);
    return refused && nq_seek_number(&seek, 2, 1) && run(&seek, 1000) == NQ_NEVER;
}

/* --- the last rows ------------------------------------------------------------------------------------ */

/* Whether a filling avoids what is attacked and attacks nothing itself, square by square. */
static bool fits(int filling, const int column[NQ_LAST], const bool attacked[NQ_LAST][NQ_MAX]) {
    for (int a = 0; a < NQ_LAST; a++) {
        int at = column[nq_rank[filling][a]];
        if (attacked[a][at]) return false;
        for (int b = a + 1; b < NQ_LAST; b++)
            if (nq_line_between(a, at, b, column[nq_rank[filling][b]]) != NQ_NO_LINE) return false;
    }
    return true;
}

static bool fillings_are_what_fits(void) {
    for (int i = 0; i < 5000; i++) {
        int n = NQ_LAST + (int)random_below(NQ_MAX - NQ_LAST + 1), column[NQ_LAST];
        uint32_t left = 0, mirrored = 0, antidiagonals = 0;
        bool attacked[NQ_LAST][NQ_MAX] = {{false}};
        while (__builtin_popcount(left) < NQ_LAST) left |= UINT32_C(1) << random_below((uint64_t)n);
        uint32_t take = left;
        for (int rank = 0; rank < NQ_LAST; rank++) column[rank] = nq_take_lowest(&take);
        for (int queens = (int)random_below(7); queens > 0; queens--) {
            int across = (int)random_below((uint64_t)n), up = (int)random_below((uint64_t)n);
            mirrored |= UINT32_C(1) << (n - 1 - across), antidiagonals |= UINT32_C(1) << up;
            for (int row = 0; row < NQ_LAST; row++) {
                if (across + row < n) attacked[row][across + row] = true;
                if (up - row >= 0) attacked[row][up - row] = true;
            }
        }
        nq_fillings found = nq_last_rows(n, left, mirrored, antidiagonals);
        for (int filling = 0; filling < NQ_FILLINGS; filling++)
            if ((found.half[filling / NQ_FILLINGS_HALF] >> filling % NQ_FILLINGS_HALF & 1) != fits(filling, column, attacked)) return false;
        if (found.half[0] >> NQ_FILLINGS_HALF || found.half[1] >> NQ_FILLINGS_HALF) return false;
    }
    return true;
}

/* --- symmetry ----------------------------------------------------------------------------------------- */

/* Where a square goes, said as people do: the new row and column are counted from that edge or along that one. */
static bool queen_goes(int n, int row, int col, nq_symmetry symmetry, int to_row, int to_col) {
    int down = row, across = col, up = n - 1 - row, back = n - 1 - col;
    switch (symmetry) {
    case NQ_IDENTITY: return to_row == down && to_col == across;
    case NQ_TURN_90: return to_row == across && to_col == up; /* the top row becomes the right column */
    case NQ_TURN_180: return to_row == up && to_col == back;
    case NQ_TURN_270: return to_row == back && to_col == down; /* the top row becomes the left column */
    case NQ_MIRROR_COLUMNS: return to_row == down && to_col == back;
    case NQ_MIRROR_ROWS: return to_row == up && to_col == across;
    case NQ_MIRROR_DIAGONAL: return to_row == across && to_col == down;
    case NQ_MIRROR_ANTIDIAGONAL: return to_row == back && to_col == up;
    default: return false;
    }
}

static bool queens_go_where_the_names_say(void) {
    for (int i = 0; i < 200; i++)
        for (int symmetry = 0; symmetry < NQ_SYMMETRIES; symmetry++) {
            nq_board board = random_permutation(1 + i % NQ_MAX), image;
            nq_image(&board, (nq_symmetry)symmetry, &image);
            if (!nq_is_permutation(&image)) return false;
            for (int row = 0; row < board.n; row++) {
                int to_row = 0;
                while (!queen_goes(board.n, row, board.column[row], (nq_symmetry)symmetry, to_row, image.column[to_row]))
                    if (++to_row == board.n) return false;
            }
        }
    return true;
}

static bool images_of_solutions_are_solutions(void) {
    for (int n = NQ_MIN; n <= 9; n++)
        for (int i = 0, count = list(n); i < count; i++)
            for (int symmetry = 0; symmetry < NQ_SYMMETRIES; symmetry++) {
                nq_board image;
                nq_image(&listed[i], (nq_symmetry)symmetry, &image);
                if (!is_solution(&image) || !nq_is_permutation(&image)) return false;
            }
    return true;
}

/* One after the other is a third, the same for every board; each row and column of that table has all eight. */
static bool symmetries_are_a_group(void) {
    nq_board probe = {.n = 5, .column = {0, 1, 3, 4, 2}};
    nq_symmetry after[NQ_SYMMETRIES][NQ_SYMMETRIES];
    if (nq_orbit(&probe) != NQ_SYMMETRIES) return false; /* images that are the same would leave it open which symmetry it is */
    for (int a = 0; a < NQ_SYMMETRIES; a++)
        for (int b = 0; b < NQ_SYMMETRIES; b++) {
            nq_board first, second;
            nq_image(&probe, (nq_symmetry)a, &first);
            nq_image(&first, (nq_symmetry)b, &second);
            after[a][b] = nq_symmetry_between(&probe, &second);
            if (after[a][b] == NQ_SYMMETRIES) return false;
            for (int i = 0; i < 20; i++) {
                nq_board board = random_permutation(1 + i), one, other, direct;
                nq_image(&board, (nq_symmetry)a, &one);
                nq_image(&one, (nq_symmetry)b, &other);
                nq_image(&board, after[a][b], &direct);
                if (!same(&other, &direct)) return false;
            }
        }
    for (int a = 0; a < NQ_SYMMETRIES; a++) {
        unsigned in_row = 0, in_column = 0;
        for (int b = 0; b < NQ_SYMMETRIES; b++) in_row |= 1u << after[a][b], in_column |= 1u << after[b][a];
        if (in_row != 0xff || in_column != 0xff || after[a][NQ_IDENTITY] != (nq_symmetry)a) return false;
    }
    return after[NQ_TURN_90][NQ_TURN_90] == NQ_TURN_180 && after[NQ_TURN_90][NQ_TURN_180] == NQ_TURN_270 &&
           after[NQ_MIRROR_COLUMNS][NQ_MIRROR_ROWS] == NQ_TURN_180 && after[NQ_MIRROR_DIAGONAL][NQ_MIRROR_COLUMNS] == NQ_TURN_90;
}

/* All there is to be said of a board's images, from the eight of them. */
static bool images_agree(const nq_board *board) {
    nq_board least = *board, image[NQ_SYMMETRIES], canonical;
    int different = 0;
    for (int i = 0; i < NQ_SYMMETRIES; i++) {
        nq_image(board, (nq_symmetry)i, &image[i]);
        bool is_new = true;
        for (int j = 0; j < i; j++) is_new &= !same(&image[i], &image[j]);
        different += is_new;
        nq_symmetry between = nq_symmetry_between(board, &image[i]);
        if (is_new ? between != (nq_symmetry)i : between >= (nq_symmetry)i) return false;
        if (nq_compare(&image[i], &least) < 0) least = image[i];
    }
    nq_symmetry leads = nq_canonical(board, &canonical);
    return same(&canonical, &least) && same(&image[leads], &least) && nq_symmetry_between(board, &least) == leads &&
           nq_is_canonical(board) == same(board, &least) && nq_orbit(board) == different;
}

static bool canonical_is_the_least_image(void) {
    for (int n = NQ_MIN; n <= 9; n++)
        for (int i = 0, count = list(n); i < count; i++)
            if (!images_agree(&listed[i])) return false;
    for (int i = 0; i < 20000; i++) {
        nq_board board = random_permutation(1 + (int)random_below(i % 2 == 0 ? 6 : NQ_MAX));
        if (!images_agree(&board)) return false;
    }
    return true;
}

static bool boards_without_a_symmetry_between_have_none(void) {
    nq_board four = {.n = 4, .column = {1, 3, 0, 2}}, other = {.n = 4, .column = {0, 1, 2, 3}}, five = {.n = 5, .column = {1, 3, 0, 2, 4}};
    return nq_symmetry_between(&four, &other) == NQ_SYMMETRIES && nq_symmetry_between(&four, &five) == NQ_SYMMETRIES;
}

/* The one before a board is the mirror image of the one after its mirror image. */
static bool the_list_backwards_is_the_list_in_the_mirror(void) {
    for (int n = NQ_MIN; n <= LARGEST_LISTED; n++) {
        int count = list(n);
        for (int i = 1; i < count; i++) {
            nq_solutions s;
            nq_board mirror, next, before;
            nq_image(&listed[i], NQ_MIRROR_COLUMNS, &mirror);
            nq_solutions_start_from(&s, &mirror);
            if (next_in_slices(&s, 1000) != NQ_FOUND || next_in_slices(&s, 1000) != NQ_FOUND) return false;
            nq_solutions_board(&s, &next);
            nq_image(&next, NQ_MIRROR_COLUMNS, &before);
            if (!same(&before, &listed[i - 1])) return false;
        }
    }
    return true;
}

static bool classes_of(int n, uint64_t slice) {
    nq_solutions s;
    nq_board board, canonical;
    uint64_t number = 0, boards = 0, of[9] = {0};
    nq_count_classes expected = nq_count_classes_of(n, known[n].all);
    nq_solutions_start(&s, n);
    for (nq_seek end = NQ_MORE; end != NQ_NEVER;) {
        uint64_t nodes = slice;
        end = nq_classes_next(&s, &number, &nodes);
        if (end != NQ_FOUND) continue;
        nq_solutions_board(&s, &board);
        if (nq_canonical(&board, &canonical) != NQ_IDENTITY || (n <= 9 && number_of(&board, 1000) != number)) return false;
        of[nq_orbit(&board)]++, boards += (uint64_t)nq_orbit(&board);
    }
    return boards == known[n].all && of[1] + of[2] + of[4] + of[8] == known[n].fundamental && of[8] == expected.of_8 && of[4] == expected.of_4 &&
           of[2] == expected.of_2 && of[1] == expected.of_1;
}

static bool classes_are_the_fundamental_ones(void) {
    for (int n = NQ_MIN; n <= LARGEST_CLASSIFIED; n++)
        for (uint64_t slice = n < 9 ? 1 : 1000; slice <= 1000000; slice *= 1000)
            if (!classes_of(n, slice)) return false;
    return true;
}

/* --- boards that are asked about ---------------------------------------------------------------------- */

static bool permutations_have_each_column_once(void) {
    for (int i = 0; i < 3000; i++) {
        nq_board board = i % 2 == 0 ? random_columns(1 + i % 6) : random_permutation(1 + i % NQ_MAX);
        if (i % 5 == 0) board.column[random_below((uint64_t)board.n)] = (int8_t)(i % 10 == 0 ? NQ_EMPTY : board.n);
        int times[NQ_MAX + 1] = {0}, once = 0;
        for (int row = 0; row < board.n; row++)
            if (board.column[row] != NQ_EMPTY) times[board.column[row]]++;
        for (int column = 0; column < board.n; column++) once += times[column] == 1;
        if (nq_is_permutation(&board) != (once == board.n)) return false;
    }
    nq_board none = {.n = 0}, large = {.n = NQ_MAX + 1};
    return !nq_is_permutation(&none) && !nq_is_permutation(&large);
}

static bool the_first_attack_is_named(void) {
    for (int i = 0; i < 3000; i++) {
        nq_board board = random_columns(1 + i % 12);
        if (i % 3 == 0) board.column[random_below((uint64_t)board.n)] = NQ_EMPTY;
        int upper = -1, lower = -1, attacks = 0;
        nq_line line = nq_first_attack(&board, &upper, &lower);
        for (int a = 0; a < board.n; a++)
            for (int b = a + 1; b < board.n; b++) {
                if (board.column[a] == NQ_EMPTY || board.column[b] == NQ_EMPTY) continue;
                nq_line shared = nq_line_between(a, board.column[a], b, board.column[b]);
                if (shared != NQ_NO_LINE && attacks++ == 0 && (line != shared || upper != a || lower != b)) return false;
            }
        if (attacks == 0 && (line != NQ_NO_LINE || upper != -1 || lower != -1)) return false;
    }
    return true;
}

int main(void) {
    law("solutions come in the order of the search scan, in slices of any size", order_is_that_of_scan());
    law("a budget is used up before more is asked for, and slices use what one call does", budgets_are_kept());
    law("without a budget nothing is searched", no_budget_changes_nothing());
    law("skipping so many is going on so many times", skipping_is_going_on());
    law("from any columns on, what comes is the first solution that is not less", starts_from_any_board());
    law("boards to n = 32 are solutions and come in order", large_boards_come_in_order());
    law("a copy goes on by itself", a_copy_goes_on_alone());
    law("the number of the solution of a number is that number, for all to n = 10, and progress never falls from node to node", every_number_is_that_of_its_board());
    law("so it is for samples to n = 16, at both ends of subtrees too", sampled_numbers_are_those_of_their_boards());
    law("the last solution is the mirror image of the first", the_first_and_the_last_have_their_numbers());
    law("subtrees add up to the known totals to n = 18", totals_are_known());
    law("subtrees are as large as the table says, to n = 13", subtrees_are_recounted());
    law("bad input is refused", bad_input_is_refused());
    law("the fillings that are looked up are those that fit, square by square", fillings_are_what_fits());
    law("each symmetry takes each square where its name says", queens_go_where_the_names_say());
    law("the images of a solution are solutions", images_of_solutions_are_solutions());
    law("two symmetries after each other are one of the eight, and these are a group", symmetries_are_a_group());
    law("the canonical image is the least of the eight, the orbit as large as they are different", canonical_is_the_least_image());
    law("no symmetry is between boards that are no images", boards_without_a_symmetry_between_have_none());
    law("the list backwards is the list in the mirror", the_list_backwards_is_the_list_in_the_mirror());
    law("classes are as many as known, with their numbers among all, and their orbits have all solutions", classes_are_the_fundamental_ones());
    law("a permutation has each column once and no other", permutations_have_each_column_once());
    law("the first two queens that attack each other are named", the_first_attack_is_named());
    printf("  Total:     %d\n  Passed:    %d\n", total, passed);
    return total == passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
