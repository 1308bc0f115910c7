/* search: the table, and what is the same for every search. See search.h. */
#include "search.h"

#include <string.h>

#define SEARCH(x) extern const nq_search_type nq_search_##x;
#include "search/table.h"
#undef SEARCH

static const nq_search_type *const table[] = {
#define SEARCH(x) &nq_search_##x,
#include "search/table.h"
#undef SEARCH
};

static const char *const kind_names[NQ_KINDS] = {"start",  "enter", "test",  "place", "solution",
                                                 "remove", "leave", "level", "done"};

int nq_search_count(void) { return (int)(sizeof table / sizeof table[0]); }

const nq_search_type *nq_search_type_at(int index) { return table[index]; }

int nq_search_named(const char *id) {
    for (int i = 0; i < nq_search_count(); i++)
        if (strcmp(table[i]->id, id) == 0) return i;
    return -1;
}

bool nq_search_start(nq_search *s, int search, int n, int start_row) {
    if (search < 0 || search >= nq_search_count() || n < NQ_MIN || n > NQ_MAX) return false;
    if (start_row < 0 || start_row >= (table[search]->takes_start_row ? n : 1)) return false;
    *s = (nq_search){.search = (uint8_t)search, .n = (uint8_t)n, .start_row = (uint8_t)start_row,
                     .kind = NQ_START, .row = NQ_EMPTY, .col = NQ_EMPTY};
    memset(s->queen, NQ_EMPTY, sizeof s->queen);
    memset(s->tried, NQ_EMPTY, sizeof s->tried);
    s->frontier.size[0] = 1; /* the empty board */
    return true;
}

uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until) {
    return nq_type_of(s)->run(s, at_most, until);
}

uint64_t nq_search_steps(const nq_search *s) {
    uint64_t steps = 0;
    for (int kind = 0; kind < NQ_KINDS; kind++) steps += s->counts[kind];
    return steps;
}

uint64_t nq_search_counted(const nq_search *s, nq_counted what) {
    uint64_t count = what & NQ_EVERY_PROBE ? s->probes : 0;
    for (int kind = 0; kind < NQ_KINDS; kind++)
        if (what & NQ_ONLY(kind)) count += s->counts[kind];
    return count;
}

/* Eight lines from a queen or a square, each with the border behind it, for every queen. */
uint64_t nq_search_most_probes(int n) { return 8 * (uint64_t)n * (uint64_t)n; }

nq_attack nq_search_verdict(const nq_search *s) {
    if (s->kind != NQ_TEST || s->free) return (nq_attack){NQ_NO_LINE, NQ_EMPTY, NQ_EMPTY};
    return nq_type_of(s)->attack(s, s->row, s->col);
}

const char *nq_kind_name(nq_kind kind) { return kind_names[kind]; }

int nq_kind_named(const char *name) {
    for (int kind = 0; kind < NQ_KINDS; kind++)
        if (strcmp(kind_names[kind], name) == 0) return kind;
    return -1;
}
