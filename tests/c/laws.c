/* laws: what must hold of every search at every moment of its walk, and of the text of boards. */
#include "laws.h"
#include "format.h"
#include "lines.h"
#include "searches.h"

/* Calls look at every moment of every walk up to a size, until it returns false. */
typedef bool look(const nq_search *s);

static bool walk_all(int largest, look *looks_right) {
    for (int search = 0; search < nq_search_count(); search++)
        for (int n = NQ_MIN; n <= largest; n++)
            for (int row = 0; row < (nq_search_type_at(search)->takes_start_row ? n : 1); row++) {
                nq_search *s = started(search, n, row);
                bool right = s != NULL;
                while (right && (right = looks_right(s)) && nq_search_run(s, 1, NQ_ONLY(NQ_DONE)) == 1) continue;
                free(s);
                if (!right) return false;
            }
    return true;
}

static bool steps_are_events(const nq_search *s) {
    uint64_t events = 0;
    for (int kind = 0; kind < NQ_KINDS; kind++) events += s->counts[kind];
    return s->step == events && s->counts[NQ_START] == 0;
}

static bool queens_are_places_less_removes(const nq_search *s) {
    nq_board board = nq_search_board(s);
    uint64_t queens = 0;
    for (int row = 0; row < s->n; row++) queens += board.column[row] != NQ_EMPTY;
    return nq_type_of(s)->read_frontier || queens == s->counts[NQ_PLACE] - s->counts[NQ_REMOVE];
}

static bool no_two_queens_attack(const nq_search *s) {
    nq_board board = nq_search_board(s);
    int upper, lower;
    return nq_first_attack(&board, &upper, &lower) == NQ_NO_LINE;
}

/* A frame is a row that was entered; it tries the column of its queen, or the one that was tested or emptied last. */
static bool frames_are_the_open_rows(const nq_search *s) {
    if (s->depth > (nq_type_of(s)->read_frontier ? 1 : s->n)) return false;
    for (int i = 0; i < s->depth; i++) {
        nq_frame frame = nq_type_of(s)->frame(s, i);
        int queen = nq_type_of(s)->queen(s, frame.row);
        bool innermost = i + 1 == s->depth;
        if (queen != NQ_EMPTY ? frame.col != queen : !innermost || frame.row != s->row || frame.col != s->col)
            return false;
        if (!nq_type_of(s)->read_frontier && frame.row != (s->start_row + i) % s->n) return false;
    }
    return true;
}

static bool refused_means_attacked(const nq_search *s) {
    if (s->kind != NQ_TEST) return true;
    nq_attack by = nq_search_verdict(s);
    nq_board board = nq_search_board(s);
    uint32_t attackers[NQ_MAX * NQ_MAX];
    nq_attackers(&board, attackers);
    if (s->free) return by.line == NQ_NO_LINE && attackers[s->row * s->n + s->col] == 0;
    return nq_type_of(s)->queen(s, by.row) == by.col && nq_line_between(by.row, by.col, s->row, s->col) == by.line &&
           by.line > NQ_ROW;
}

/* A copy of all its bytes goes on as the search itself does, and leaves it alone. */
static bool a_copy_walks_on_alone(const nq_search *s) {
    size_t bytes = nq_search_bytes(s->search, s->n);
    nq_search *copy = malloc(bytes), *other = malloc(bytes), *before = malloc(bytes);
    memcpy(copy, s, bytes), memcpy(other, s, bytes), memcpy(before, s, bytes);
    nq_search_run(copy, 3, NQ_ONLY(NQ_DONE));
    for (int i = 0; i < 3; i++) nq_search_run(other, 1, NQ_ONLY(NQ_DONE));
    bool alone = memcmp(s, before, bytes) == 0 && memcmp(copy, other, bytes) == 0;
    free(copy), free(other), free(before);
    return alone;
}

static bool bad_input_is_refused(void) {
    int flags = nq_search_named("flags"), wraparound = nq_search_named("wraparound");
    return !started(-1, 8, 0) && !started(nq_search_count(), 8, 0) && !started(0, 0, 0) && !started(0, NQ_MAX + 1, 0) &&
           !started(flags, 8, 1) && !started(wraparound, 8, 8) && !started(wraparound, 8, -1) &&
           nq_search_named("nope") == -1;
}

/* Only what a search uses: the states of small boards are small, and a frontier is carried by the one that has it. */
static bool states_are_as_large_as_needed(void) {
    size_t smallest = nq_search_bytes(nq_search_named("flags"), 1);
    for (int search = 0; search < nq_search_count(); search++)
        for (int n = NQ_MIN; n <= NQ_MAX; n++) {
            size_t bytes = nq_search_bytes(search, n),
                   frontier = nq_search_type_at(search)->read_frontier ? 8 * (size_t)n + 48 : 0;
            if (bytes % 8 != 0 || bytes > smallest + (size_t)n + frontier) return false;
        }
    return smallest <= 160;
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
    bool right = true;
    for (int search = 0; search < nq_search_count(); search++) {
        static nq_array arrays[NQ_ARRAYS];
        static nq_frontier frontier;
        nq_search *s = started(search, NQ_MAX, 0);
        for (int i = 0; i < 2000 && right; i++) {
            nq_search_run(s, 173, NQ_ONLY(NQ_DONE));
            right = no_two_queens_attack(s) && refused_means_attacked(s) && frames_are_the_open_rows(s);
            if (nq_type_of(s)->arrays[0]) nq_type_of(s)->read_arrays(s, arrays);
            if (nq_type_of(s)->read_frontier) nq_type_of(s)->read_frontier(s, &frontier);
        }
        free(s);
    }
    return right;
}

int main(void) {
    law("steps are the sum of the events", walk_all(7, steps_are_events));
    law("places less removes are the queens on the board at every step of a depth-first walk",
        walk_all(7, queens_are_places_less_removes));
    law("no two placed queens attack each other", walk_all(7, no_two_queens_attack));
    law("frames are the rows entered and not left, with the column that each is trying",
        walk_all(7, frames_are_the_open_rows));
    law("a refused square names a queen that attacks it, a free one none", walk_all(7, refused_means_attacked));
    law("a copy of all its bytes walks on by itself, as the search does", walk_all(6, a_copy_walks_on_alone));
    law("bad input is refused", bad_input_is_refused());
    law("a state is as large as the search and n need", states_are_as_large_as_needed());
    law("the largest board fits its text", the_largest_board_fits_its_text());
    law("walks of 32 keep their lines", the_largest_walks_run());
    return end_of_laws();
}
