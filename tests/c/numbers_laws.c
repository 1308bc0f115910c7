/* numbers_laws: what must hold of solutions by number and of the numbers of boards. */
#include "boards.h"
#include "symmetry.h"

/* Together some seconds under sanitizers. */
enum { LARGEST_SAMPLED = 16, LARGEST_RECOUNTED = 13 };

/* Runs a seek in slices, its progress going from 0, or from 1 where there is nothing on the way, to 1 and never
 * falling. */
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
            if (!solution_at(n, number, slice, &board) || !same(&board, &listed[i]) ||
                number_of(&board, slice) != number)
                return false;
        }
    }
    return true;
}

/* Numbers at both ends of subtrees are where tables are off by one: some of these too. */
static bool sampled_numbers_are_those_of_their_boards(void) {
    for (int n = LARGEST_LISTED + 1; n <= LARGEST_SAMPLED; n++)
        for (int i = 0; i < (n < 15 ? 30 : 4); i++) {
            nq_board board;
            uint64_t number = 1 + random_below(known[n].all), first = random_below((uint64_t)n),
                     second = random_below((uint64_t)n);
            if (i % 2 == 0) {
                number = (uint64_t)(i % 4 / 2);
                for (uint64_t pair = 0; pair <= first * (uint64_t)n + second; pair++)
                    number += nq_subtree(n, (int)(pair / (uint64_t)n), (int)(pair % (uint64_t)n));
                if (number < 1 || number > known[n].all) continue;
            }
            if (!solution_at(n, number, 1 << 20, &board) || !is_solution(&board) ||
                number_of(&board, 1 << 20) != number)
                return false;
        }
    return true;
}

static bool the_first_and_the_last_have_their_numbers(void) {
    for (int n = 4; n <= NQ_SUBTREES_MAX; n++) {
        nq_board first, last, mirror;
        if (!solution_at(n, 1, 1 << 20, &first) || number_of(&first, 1 << 20) != 1) return false;
        nq_image(&first, NQ_MIRROR_COLUMNS, &mirror);
        if (n <= 15 && (!solution_at(n, known[n].all, 1 << 20, &last) || !same(&last, &mirror) ||
                        number_of(&last, 1 << 20) != known[n].all))
            return false;
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
    nq_board outside = {.n = 4, .column = {1, 4, 0, 2}}, negative = {.n = 4, .column = {1, -1, 0, 2}},
             twice = {.n = 4, .column = {1, 3, 1, 3}};
    nq_board attacking = {.n = 4, .column = {0, 2, 1, 3}}, large = {.n = NQ_MAX + 1}, none = {.n = 0},
             of_32 = {.n = NQ_MAX};
    uint64_t nodes = UINT64_MAX;
    bool refused =
        !nq_solutions_start(&s, 0) && !nq_solutions_start(&s, NQ_MAX + 1) && !nq_solutions_start_from(&s, &none) &&
        !nq_solutions_start_from(&s, &large) && !nq_solutions_start_from(&s, &outside) &&
        !nq_solutions_start_from(&s, &negative) && !nq_seek_number(&seek, 8, 0) && !nq_seek_number(&seek, 8, 93) &&
        !nq_seek_number(&seek, 3, 2) && !nq_seek_number(&seek, 0, 1) && !nq_seek_number(&seek, NQ_MAX + 1, 1) &&
        !nq_seek_number(&seek, NQ_SUBTREES_MAX + 1, 2) && !nq_seek_number(&seek, 8, UINT64_MAX) &&
        !nq_seek_board(&seek, &outside) && !nq_seek_board(&seek, &negative) && !nq_seek_board(&seek, &twice) &&
        !nq_seek_board(&seek, &attacking) && !nq_seek_board(&seek, &large) && !nq_seek_board(&seek, &none);
    nq_solutions_start(&s, NQ_MAX);
    nq_solutions_next(&s, &nodes);
    nq_solutions_board(&s, &of_32);
    refused &= is_solution(&of_32) && !nq_seek_board(&seek, &of_32) && nq_seek_number(&seek, NQ_MAX, 1);
    return refused && nq_seek_number(&seek, 2, 1) && run(&seek, 1000) == NQ_NEVER;
}

int main(void) {
    law("the number of the solution of a number is that number, for all to n = 10, and progress never falls, node by node",
        every_number_is_that_of_its_board());
    law("so it is for samples to n = 16, at both ends of subtrees too", sampled_numbers_are_those_of_their_boards());
    law("the last solution is the mirror image of the first", the_first_and_the_last_have_their_numbers());
    law("subtrees add up to the known totals to n = 18", totals_are_known());
    law("subtrees are as large as the table says, to n = 13", subtrees_are_recounted());
    law("bad input is refused", bad_input_is_refused());
    return end_of_laws();
}
