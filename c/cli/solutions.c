/* solutions: the commands that know solutions by number: solution prints the one of a number, index the number of one, classes
 * those that are not turned or mirrored images of an earlier one. A seek that lasts shows on a terminal how far it is. */
#include "cli.h"
#include "progress.h"
#include "symmetry.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* About a tenth of a second of looking. */
#define SLICE UINT64_C(8000000)

static int say_that_there_is_none(int n) {
    fprintf(stderr, "nqueens: n = %d has no solution\n", n);
    return finish(NO_SOLUTION);
}

static nq_seek run(nq_solution_seek *seek) {
    progress p;
    nq_seek end;
    uint64_t nodes = SLICE;
    progress_begin(&p, "way");
    p.counted = p.begun;
    while ((end = nq_seek_run(seek, &nodes)) == NQ_MORE) {
        progress_draw(&p, nq_seek_progress(seek));
        nodes = SLICE;
    }
    progress_erase(&p);
    return end;
}

int cli_solution(const options *o) {
    nq_solution_seek seek;
    nq_board board;
    char text[NQ_BOARD_TEXT];
    uint64_t nodes = UINT64_MAX;
    if (!nq_seek_number(&seek, o->n, o->index) || run(&seek) != NQ_FOUND) return say_that_there_is_none(o->n);
    nq_solutions_next(&seek.at, &nodes);
    nq_solutions_board(&seek.at, &board);
    print_streamed(text, nq_format_board(&board, o->style, text));
    return finish(OK);
}

int cli_index(const options *o) {
    nq_solution_seek seek;
    int upper, lower;
    nq_line line = nq_first_attack(&o->board, &upper, &lower);
    if (line != NQ_NO_LINE) {
        fprintf(stderr, "nqueens: no solution: the queens in row %d, column %d and row %d, column %d attack each other along the %s\n", upper + 1,
                o->board.column[upper] + 1, lower + 1, o->board.column[lower] + 1, nq_line_name(line));
        return finish(NO_SOLUTION);
    }
    if (!nq_seek_board(&seek, &o->board) || run(&seek) != NQ_FOUND) fail("a solution of n = %d has no number, which is a defect", o->n);
    printf("%" PRIu64 "\n", seek.number);
    return finish(OK);
}

static void print_class(uint64_t class, uint64_t number, const nq_board *board) {
    enum { WORDS = 128 };
    char text[WORDS + NQ_BOARD_TEXT];
    int length = snprintf(text, WORDS, "class %" PRIu64 " orbit %d number %" PRIu64 " board ", class, nq_orbit(board), number);
    print_streamed(text, (size_t)length + nq_format_board(board, NQ_POSITIONS, text + length));
}

int cli_classes(const options *o) {
    nq_solutions s;
    nq_board board;
    uint64_t class = 0, number = 0, nodes = UINT64_MAX;
    nq_solutions_start(&s, o->n);
    while (nq_classes_next(&s, &number, &nodes) == NQ_FOUND) {
        nq_solutions_board(&s, &board);
        print_class(++class, number, &board);
    }
    return class > 0 ? finish(OK) : say_that_there_is_none(o->n);
}
