/* walk: the commands that go through a search: solve prints its boards, walk its events, searches lists them. */
#include "cli.h"
#include "search.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void print_board(const nq_search *s, nq_style style, bool first) {
    char text[NQ_BOARD_TEXT + 2];
    nq_board board = {.n = s->n};
    memcpy(board.column, s->queen, sizeof board.column);
    size_t length = 0;
    if (!first && !nq_style_counts(style) && style != NQ_POSITIONS) text[length++] = '\n';
    length += nq_format_board(&board, style, text + length);
    if (nq_style_counts(style)) text[length++] = '\n';
    print_streamed(text, length);
}

int cli_solve(const options *o) {
    nq_search s;
    char text[NQ_EVENT_TEXT];
    uint64_t printed = 0;
    nq_search_start(&s, o->search, o->n, o->start_row);
    while (printed < o->limit && s.kind != NQ_DONE) {
        nq_search_run(&s, UINT64_MAX, NQ_ONLY(NQ_SOLUTION));
        if (s.kind == NQ_SOLUTION) print_board(&s, o->style, printed++ == 0);
    }
    print_streamed(text, nq_format_count(printed, o->style, text));
    return finish(printed > 0 ? OK : NO_SOLUTION);
}

static void print_count(const char *name, uint64_t count) { printf("%s %" PRIu64 "\n", name, count); }

/* What happened in the steps between two moments of one walk. */
static int print_summary(const nq_search *before, const nq_search *after) {
    print_count("tests", after->counts[NQ_TEST] - before->counts[NQ_TEST]);
    print_count("probes", after->probes - before->probes);
    print_count("places", after->counts[NQ_PLACE] - before->counts[NQ_PLACE]);
    print_count("removes", after->counts[NQ_REMOVE] - before->counts[NQ_REMOVE]);
    print_count("solutions", after->counts[NQ_SOLUTION] - before->counts[NQ_SOLUTION]);
    print_count("steps", nq_search_steps(after) - nq_search_steps(before));
    return finish(OK);
}

int cli_walk(const options *o) {
    nq_search s;
    char text[NQ_EVENT_TEXT + 1];
    nq_search_start(&s, o->search, o->n, o->start_row);
    uint64_t before = o->from > 0 ? o->from - 1 : 0;
    if (before > 0) nq_search_run(&s, before, NQ_ONLY(NQ_DONE));
    uint64_t wanted = o->to - before;
    nq_search first = s;
    if (o->summary) {
        nq_search_run(&s, wanted, NQ_ONLY(NQ_DONE));
        return print_summary(&first, &s);
    }
    while (wanted-- > 0 && nq_search_run(&s, 1, NQ_ONLY(NQ_DONE)) == 1) {
        size_t length = nq_format_event(&s, text);
        text[length++] = '\n';
        print_streamed(text, length);
    }
    return finish(OK);
}

int cli_searches(const options *o) {
    (void)o;
    for (int i = 0; i < nq_search_count(); i++) printf("%s  %s\n", nq_search_type_at(i)->id, nq_search_type_at(i)->sentence);
    return finish(OK);
}
