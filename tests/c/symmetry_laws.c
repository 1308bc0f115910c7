/* symmetry_laws: what must hold of boards that are turned and mirrored, and of boards that people ask about. */
#include "boards.h"
#include "count.h"
#include "symmetry.h"

enum { LARGEST_CLASSIFIED = 12 };

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
                while (
                    !queen_goes(board.n, row, board.column[row], (nq_symmetry)symmetry, to_row, image.column[to_row]))
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
    if (nq_orbit(&probe) != NQ_SYMMETRIES)
        return false; /* images that are the same would leave it open which symmetry it is */
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
           after[NQ_MIRROR_COLUMNS][NQ_MIRROR_ROWS] == NQ_TURN_180 &&
           after[NQ_MIRROR_DIAGONAL][NQ_MIRROR_COLUMNS] == NQ_TURN_90;
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
    nq_board four = {.n = 4, .column = {1, 3, 0, 2}}, other = {.n = 4, .column = {0, 1, 2, 3}},
             five = {.n = 5, .column = {1, 3, 0, 2, 4}};
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
    if (n <= LARGEST_LISTED) list(n);
    nq_solutions_start(&s, n);
    for (nq_seek end = NQ_MORE; end != NQ_NEVER;) {
        uint64_t nodes = slice;
        end = nq_classes_next(&s, &number, &nodes);
        if (end != NQ_FOUND) continue;
        nq_solutions_board(&s, &board);
        if (nq_canonical(&board, &canonical) != NQ_IDENTITY ||
            (n <= LARGEST_LISTED && !same(&board, &listed[number - 1])))
            return false;
        of[nq_orbit(&board)]++, boards += (uint64_t)nq_orbit(&board);
    }
    return boards == known[n].all && of[1] + of[2] + of[4] + of[8] == known[n].fundamental && of[8] == expected.of_8 &&
           of[4] == expected.of_4 && of[2] == expected.of_2 && of[1] == expected.of_1;
}

static bool classes_are_the_fundamental_ones(void) {
    for (int n = NQ_MIN; n <= LARGEST_CLASSIFIED; n++)
        for (uint64_t slice = n < 9 ? 1 : 1000; slice <= 1000000; slice *= 1000)
            if (!classes_of(n, slice)) return false;
    return true;
}

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
                if (shared != NQ_NO_LINE && attacks++ == 0 && (line != shared || upper != a || lower != b))
                    return false;
            }
        if (attacks == 0 && (line != NQ_NO_LINE || upper != -1 || lower != -1)) return false;
    }
    return true;
}

int main(void) {
    law("each symmetry takes each square where its name says", queens_go_where_the_names_say());
    law("the images of a solution are solutions", images_of_solutions_are_solutions());
    law("two symmetries after each other are one of the eight, and these are a group", symmetries_are_a_group());
    law("the canonical image is the least of the eight, the orbit as large as they are different",
        canonical_is_the_least_image());
    law("no symmetry is between boards that are no images", boards_without_a_symmetry_between_have_none());
    law("the list backwards is the list in the mirror", the_list_backwards_is_the_list_in_the_mirror());
    law("classes are as many as known, with their numbers among all, and their orbits have all solutions",
        classes_are_the_fundamental_ones());
    law("a permutation has each column once and no other", permutations_have_each_column_once());
    law("the first two queens that attack each other are named", the_first_attack_is_named());
    return end_of_laws();
}
