/* join_quarters: quarter boards as lists, by row set. A part of join_kernel.h, which says what PATTERN and NAME are.
 *
 * The boards of a row set are grouped by column set in ascending order and, of one, by class: starts[rank of the column set *
 * classes + class] is where those of a class begin, the next start where they end.
 *
 * Invariant: no more boards are written than there is room for. */

/* A board under way is a word: its own pattern, from COLUMNS_AT on its column set, from CLASS_AT on its class. All of them are
 * a union of what its queens bring along. As it is found, its group takes the place of the last two. */
enum { NAME(COLUMNS_AT) = 48, NAME(CLASS_AT) = 61, NAME(GROUP_AT) = NAME(COLUMNS_AT) };

/* Where a placement under way stands. */
typedef struct {
    const nq_join_shape *shape;
    const uint16_t *rank;
    uint32_t *in_group; /* boards found of each */
    uint64_t *found;
    uint32_t boards;    /* found; beyond shape->row_set_boards they are only counted */
    uint64_t queen[NQ_SIDE_MAX][NQ_SIDE_MAX]; /* the word of a queen in row y, column x */
    int32_t lean[NQ_SIDE_MAX][NQ_SIDE_MAX];   /* what it adds: more than all that stand further inside; to the columns is positive */
} NAME(placing);

static uint64_t NAME(word_of)(const nq_join_shape *shape, int x, int y) {
    const int width = shape->side - 1, sums = shape->own_bits - 2 * width;
    const uint64_t a = UINT64_C(1) << (x + y + 1 - shape->odd), b = UINT64_C(1) << (x - y + width);
    const uint64_t sum = (a >> 1) & ((UINT64_C(1) << sums) - 1), below = b & ((UINT64_C(1) << width) - 1), above = b >> (width + 1);
    const uint64_t class = x != y ? 0 : x == 0 && shape->odd ? 3 : 1;
    return sum | below << sums | above << (sums + width) | UINT64_C(1) << (NAME(COLUMNS_AT) + width - x) | class << NAME(CLASS_AT);
}

static int32_t NAME(lean_of)(const nq_join_shape *shape, int x, int y) {
    if (x == y || (shape->odd && (x == 0 || y == 0))) return 0;
    return x > y ? INT32_C(1) << (x + y) : -(INT32_C(1) << (x + y));
}

static inline void NAME(list_board)(NAME(placing) * p, uint64_t word, int32_t lean) {
    const uint32_t columns = (uint32_t)(word >> NAME(COLUMNS_AT)) & ((UINT32_C(1) << (NAME(CLASS_AT) - NAME(COLUMNS_AT))) - 1);
    const uint32_t longs = (uint32_t)(word >> NAME(CLASS_AT)), class = longs + (longs == 1 && lean < 0);
    const uint32_t group = p->rank[columns] * (uint32_t)p->shape->classes + class;
    p->in_group[group]++;
    if (p->boards++ >= p->shape->row_set_boards) return;
    p->found[p->boards - 1] = (word & ((UINT64_C(1) << NAME(GROUP_AT)) - 1)) | (uint64_t)group << NAME(GROUP_AT);
}

/* Places a queen in the lowest of `rows`, which are not empty, and in those above. a: bits x + y (+ 1 for even n) of those
 * placed, b: bits x - y + side - 1, lean: where they lean to. */
static void NAME(place_from)(NAME(placing) * p, uint32_t rows, uint32_t columns, uint32_t a, uint32_t b, uint64_t word, int32_t lean) {
    const nq_join_shape *shape = p->shape;
    const int y = __builtin_ctz(rows), up = y + 1 - shape->odd, down = shape->side - 1 - y;
    const uint32_t all = (UINT32_C(1) << shape->side) - 1, above = rows & (rows - 1);
    for (uint32_t open = all & ~(columns | a >> up | b >> down); open != 0; open &= open - 1) {
        const uint32_t queen = open & -open;
        const int x = __builtin_ctz(open);
        const uint64_t more = word | p->queen[y][x];
        const int32_t leaning = lean + p->lean[y][x];
        if (above == 0)
            NAME(list_board)(p, more, leaning);
        else
            NAME(place_from)(p, above, columns | queen, a | queen << up, b | queen << down, more, leaning);
    }
}

static void NAME(place_all)(NAME(placing) * p, uint32_t rows) {
    if (rows == 0) NAME(list_board)(p, 0, 0);
    else NAME(place_from)(p, rows, 0, 0, 0, 0, 0);
}

/* Turns numbers of boards into where each group begins, from `first` on, and writes the boards there. */
static HOT void NAME(move_to_groups)(const uint64_t *found, uint32_t length, uint32_t *starts, uint32_t groups, PATTERN *boards, uint32_t first) {
    for (uint32_t g = 0, at = first; g <= groups; g++) {
        uint32_t boards_of_group = starts[g];
        starts[g] = at;
        at += boards_of_group;
    }
    for (uint32_t i = 0; i < length; i++)
        boards[starts[found[i] >> NAME(GROUP_AT)]++] = (PATTERN)(found[i] & ((UINT64_C(1) << NAME(GROUP_AT)) - 1));
    /* Each start now stands where the next group begins: move them up by one. */
    for (uint32_t g = groups; g > 0; g--) starts[g] = starts[g - 1];
    starts[0] = first;
}

/* Lists the boards of a row set, own patterns, from boards[first] on; `starts` gets classes * sets + 1 places, `found` is room
 * for row_set_boards. The place after the last, or UINT32_MAX when it would be beyond `end`. */
static uint32_t NAME(list_row_set)(const nq_join_shape *shape, const uint16_t *rank, uint32_t rows, uint64_t *found,
                                   uint32_t *starts, PATTERN *boards, uint32_t first, uint32_t end) {
    NAME(placing) p = {.shape = shape, .rank = rank, .in_group = starts, .found = found};
    const uint32_t groups = (uint32_t)shape->classes * shape->choose[shape->side][nq_size(rows)];
    for (int y = 0; y < shape->side; y++)
        for (int x = 0; x < shape->side; x++) {
            p.queen[y][x] = NAME(word_of)(shape, x, y);
            p.lean[y][x] = NAME(lean_of)(shape, x, y);
        }
    for (uint32_t g = 0; g <= groups; g++) starts[g] = 0;
    NAME(place_all)(&p, rows);
    if (p.boards > shape->row_set_boards || p.boards > end - first) return UINT32_MAX;
    NAME(move_to_groups)(found, p.boards, starts, groups, boards, first);
    return first + p.boards;
}

/* --- own patterns to patterns laid out --------------------------------------------------------------------- */

/* Tables that map a digit of an own pattern to its bits in the layout. */
typedef struct {
    PATTERN of[NQ_QUARTERS][DIGITS][1 << DIGIT_BITS_MAX];
    int digit_bits;
} NAME(maps);

static HOT void NAME(make_maps)(NAME(maps) * maps, const nq_join_shape *shape, const uint8_t *bit_of_diagonal) {
    int width = maps->digit_bits = (shape->own_bits + DIGITS - 1) / DIGITS;
    for (int q = 0; q < NQ_QUARTERS; q++)
        for (int bit = 0; bit < width * DIGITS; bit++) {
            PATTERN *of = maps->of[q][bit / width], value = 0;
            uint32_t size = UINT32_C(1) << bit % width;
            uint8_t diagonal = bit < shape->own_bits ? shape->diagonal_of[q][bit] : NQ_NO_DIAGONAL;
            if (diagonal != NQ_NO_DIAGONAL) value = (PATTERN)1 << bit_of_diagonal[diagonal];
            if (size == 1) of[0] = 0;
            for (uint32_t i = 0; i < size; i++) of[size + i] = of[i] | value;
        }
}

/* `to` and `from` may be the same, and do not overlap otherwise. */
static HOT void NAME(lay_out)(PATTERN *to, const PATTERN *from, uint32_t length, const NAME(maps) * maps, int quarter) {
    const int width = maps->digit_bits;
    const PATTERN mask = ((PATTERN)1 << width) - 1;
    const PATTERN(*of)[1 << DIGIT_BITS_MAX] = maps->of[quarter];
    for (uint32_t i = 0; i < length; i++) {
        PATTERN own = from[i], laid = of[0][own & mask];
        for (int digit = 1; digit < DIGITS; digit++) laid |= of[digit][(own >> digit * width) & mask];
        to[i] = laid;
    }
}

/* --- all of them -------------------------------------------------------------------------------------------- */

/* A diagonal matters as often as boards of both sides occupy it: by the squares it has in their rows. The order of the
 * unit before is nearly right, so that sorting by insertion has little to do; and as long as the diagonals of its key matter
 * nearly as much as those that matter most, it is kept. False then. */
static HOT bool NAME(order_diagonals)(const nq_join_shape *shape, uint8_t *order, uint32_t east, uint32_t west) {
    int score[NQ_DIAGONALS_MAX], kept = 0, best = 0;
    uint8_t better[NQ_DIAGONALS_MAX];
    for (int i = 0; i < shape->diagonals; i++) {
        uint8_t diagonal = order[i];
        int own = nq_size(shape->east_rows[diagonal] & east) * nq_size(shape->west_rows[diagonal] & west), at = i;
        if (i < shape->key_bits) kept += own;
        for (; at > 0 && score[at - 1] < own; at--) {
            score[at] = score[at - 1];
            better[at] = better[at - 1];
        }
        score[at] = own;
        better[at] = diagonal;
    }
    for (int i = 0; i < shape->key_bits; i++) best += score[i];
    if (kept * 100 >= best * 95) return false;
    for (int i = 0; i < shape->diagonals; i++) order[i] = better[i];
    return true;
}

/* Makes the maps for an order of the diagonals. */
static void NAME(map_in_order)(NAME(maps) * maps, const nq_join_shape *shape, const uint8_t *order) {
    uint8_t bit_of_diagonal[NQ_DIAGONALS_MAX];
    for (int rank = 0; rank < shape->diagonals; rank++) bit_of_diagonal[order[rank]] = shape->bit_of_rank[rank];
    NAME(make_maps)(maps, shape, bit_of_diagonal);
}

/* Lays out all boards four times, for each quarter; the first are the others' source. Long diagonals matter most. */
static void NAME(lay_out_stored)(nq_join_tables *tables) {
#if PATTERN_BITS == 32
    const nq_join_shape *shape = &tables->shape;
    NAME(maps) maps;
    uint8_t order[NQ_DIAGONALS_MAX];
    for (int d = 0; d < shape->diagonals; d++) order[d] = (uint8_t)d;
    NAME(order_diagonals)(shape, order, UINT32_MAX, UINT32_MAX);
    NAME(map_in_order)(&maps, shape, order);
    for (int q = NQ_QUARTERS - 1; q >= 0; q--)
        NAME(lay_out)(tables->boards[q], tables->boards[0], shape->quarter_boards, &maps, q);
#else
    (void)tables;
#endif
}

static bool NAME(store)(nq_join_tables *tables) {
    const nq_join_shape *shape = &tables->shape;
    uint32_t at = 0, board = 0;
    for (uint32_t rows = 0; rows < UINT32_C(1) << shape->side; rows++) {
        tables->starts_at[rows] = at;
        board = NAME(list_row_set)(shape, tables->rank, rows, tables->found, tables->starts + at, tables->boards[0], board, shape->quarter_boards);
        if (board == UINT32_MAX) return false;
        at += (uint32_t)shape->classes * shape->choose[shape->side][nq_size(rows)] + 1;
    }
    if (shape->laid_once) NAME(lay_out_stored)(tables);
    return board == shape->quarter_boards;
}
