/* join_quarters: quarter boards as lists, by row set. A part of join_kernel.h, which says what PATTERN and NAME are.
 *
 * The boards of a row set are grouped by class and, in a class, by column set in ascending order: starts[class * sets +
 * rank of the column set] is where a group begins, the next start where it ends.
 *
 * Invariant: the boards of a row set are written only when their number, counted first, fits. */

/* Where a placement under way stands. */
typedef struct {
    const nq_join_shape *shape;
    const uint16_t *rank;
    uint32_t *next;   /* first pass: boards counted for each group; second: where its next board goes */
    PATTERN *boards;  /* NULL in the first pass */
    uint32_t sets;
    int sums;         /* own bits that are sums */
} NAME(placing);

/* Queens placed so far. */
typedef struct {
    uint64_t a, b;    /* bit x + y (+ 1 for even n), bit x - y + side - 1 */
    uint32_t columns, column_set;
    int class;
} NAME(placed);

static PATTERN NAME(own_pattern)(const NAME(placing) * p, const NAME(placed) * q) {
    int width = p->shape->side - 1;
    uint64_t sums = (q->a >> 1) & ((UINT64_C(1) << p->sums) - 1);
    uint64_t below = q->b & ((UINT64_C(1) << width) - 1), above = q->b >> (width + 1);
    return (PATTERN)(sums | below << p->sums | above << (p->sums + width));
}

static inline void NAME(list_board)(const NAME(placing) * p, const NAME(placed) * q) {
    uint32_t *next = &p->next[(uint32_t)q->class * p->sets + p->rank[q->column_set]];
    if (p->boards != NULL) p->boards[*next] = NAME(own_pattern)(p, q);
    ++*next;
}

/* Places a queen in the lowest of `rows`, which are not empty, and in those above. */
static void NAME(place_from)(const NAME(placing) * p, const NAME(placed) * q, uint32_t rows) {
    const nq_join_shape *shape = p->shape;
    const int y = __builtin_ctz(rows), up = y + 1 - shape->odd, down = shape->side - 1 - y;
    const uint32_t all = (UINT32_C(1) << shape->side) - 1, above = rows & (rows - 1);
    for (uint32_t open = all & ~(q->columns | (uint32_t)(q->a >> up) | (uint32_t)(q->b >> down)); open != 0; open &= open - 1) {
        const int x = __builtin_ctz(open);
        const NAME(placed) more = {.a = q->a | UINT64_C(1) << (x + up), .b = q->b | UINT64_C(1) << (x + down),
            .columns = q->columns | UINT32_C(1) << x, .column_set = q->column_set | UINT32_C(1) << (shape->side - 1 - x),
            .class = x != y ? q->class : x == 0 && shape->odd ? 2 : 1};
        if (above == 0)
            NAME(list_board)(p, &more);
        else
            NAME(place_from)(p, &more, above);
    }
}

static void NAME(place_all)(const NAME(placing) * p, uint32_t rows) {
    const NAME(placed) none = {.class = 0};
    if (rows == 0)
        NAME(list_board)(p, &none);
    else
        NAME(place_from)(p, &none, rows);
}

/* Lists the boards of a row set, own patterns, from boards[first] on; `starts` gets classes * sets + 1 places. The
 * place after the last, or UINT32_MAX when it would be beyond `end`. */
static uint32_t NAME(list_row_set)(const nq_join_shape *shape, const uint16_t *rank, uint32_t rows,
                                   uint32_t *starts, PATTERN *boards, uint32_t first, uint32_t end) {
    NAME(placing) p = {.shape = shape, .rank = rank, .next = starts, .sets = shape->choose[shape->side][nq_size(rows)],
        .sums = shape->own_bits - 2 * (shape->side - 1)};
    uint32_t groups = (uint32_t)shape->classes * p.sets, at = first;
    for (uint32_t g = 0; g <= groups; g++) starts[g] = 0;
    NAME(place_all)(&p, rows);
    for (uint32_t g = 0; g <= groups; g++) {
        uint32_t boards_of_group = starts[g];
        starts[g] = at;
        at += boards_of_group;
        if (at > end) return UINT32_MAX;
    }
    p.boards = boards;
    NAME(place_all)(&p, rows);
    /* Each start now stands where the next group begins: move them up by one. */
    for (uint32_t g = groups; g > 0; g--) starts[g] = starts[g - 1];
    starts[0] = first;
    return at;
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
        board = NAME(list_row_set)(shape, tables->rank, rows, tables->starts + at, tables->boards[0], board, shape->quarter_boards);
        if (board == UINT32_MAX) return false;
        at += (uint32_t)shape->classes * shape->choose[shape->side][nq_size(rows)] + 1;
    }
    if (shape->laid_once) NAME(lay_out_stored)(tables);
    return board == shape->quarter_boards;
}
