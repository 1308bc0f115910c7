/* join_kernel: one unit of the join (join.c tells the algorithm), for one width of vectors and one of patterns.
 *
 * A template. A file that includes it, by way of join_vectors.h, says which instructions it may use; join_vectors.h
 * includes it once with PATTERN_BITS 32 and once with 64, for the layouts of join.h.
 *
 * A pattern has fields and, when n is keyed, a key. 128 to 512 boards of one side, a block, are turned into
 * tables: for each field and each value of it, the lanes (boards of the block) that share no diagonal with that value;
 * likewise for the key. A board of the other side then meets all lanes at once: one look for each field, and what is
 * left of the lanes are the pairs. A pattern of all diagonals fills lists up to whole groups of four: no lane survives it, since
 * every queen of a board occupies a diagonal of its pattern and a half has more queens than the key has bits.
 *
 * Invariants: nothing is written beyond what the layout has made room for; half boards are made in pieces that fit.
 * The hot loops are functions of their own and stay so (HOT): an engine of WebAssembly optimises a function only
 * when it is called again, and each of these is called many times in a unit.
 */
#if PATTERN_BITS == 32
#define PATTERN uint32_t
#define NAME_(word) word##_32
#define TABLE_MAX 512
#define DIGITS 3
#define DIGIT_BITS_MAX 8
#else
#define PATTERN uint64_t
#define NAME_(word) word##_64
#define TABLE_MAX 4096
#define DIGITS 4
#define DIGIT_BITS_MAX 10
#endif
#define NAME(word) NAME_(word)

#include "join_quarters.h"

/* --- scratch ------------------------------------------------------------------------------------------------ */

/* Boards of one side and class that stand next to each other. */
typedef struct {
    PATTERN *boards;
    uint32_t length;
    PATTERN *sorted;                      /* by key; those to be streamed with each key's filled up to whole groups */
    uint64_t *offsets;                    /* of those to be streamed: from bit 16 * f on, where to look in the table of field f */
    uint32_t starts[(1 << NQ_KEY_BITS_MAX) + 1]; /* where each key begins among them, and the end */
} NAME(list);

/* Boards from … end - 1 of a sorted list, at most LANES, which are met at once. */
typedef struct {
    uint32_t from, end;
    uint32_t key;                         /* of the last board; the next block begins with this key or a later one */
    uint16_t live[1 << NQ_KEY_BITS_MAX];  /* keys that share no bit with that of some board, ascending */
    uint32_t live_keys;
} NAME(block);

/* Where the parts of a scratch are. */
typedef struct {
    struct {
        uint32_t *starts;
        PATTERN *own, *laid;              /* of the row set listed last; own only when they are not all stored, then found in the room of laid */
    } quarter[NQ_QUARTERS];
    PATTERN *east_half, *west_half;       /* as made */
    PATTERN *east_sorted, *west_sorted;
    uint64_t *west_offsets;               /* of narrow patterns */
    lanes *survivors;                     /* tables of a block, TABLE_MAX places for each field */
    lanes *key_survivors;
} NAME(room);

typedef struct {
    NAME(room) room;
    uint32_t rows[NQ_QUARTERS];           /* the row sets listed last */
    uint32_t laid[NQ_QUARTERS];           /* and those laid out last, by these maps */
    NAME(list) east[LISTS], west[LISTS];  /* see NAME(weights) */
    NAME(maps) maps;
    uint8_t order[NQ_DIAGONALS_MAX];      /* diagonals, the one that matters most first; kept from unit to unit */
    lanes bits[PATTERN_BITS + NQ_KEY_BITS_MAX]; /* a block, turned: which lanes have a bit; the key's may go on from the first */
    uint64_t disjoint[1 << NQ_KEY_BITS_MAX][KEY_WORDS]; /* of each key, the set of keys that share no bit with it */
    NAME(block) block;
    uintptr_t bucket[1 << NQ_KEY_BITS_MAX]; /* of a key: how many boards, then where the next one goes */
} NAME(scratch);

/* Hands out room from `base` on; with base NULL it only adds up. */
static void *NAME(take)(unsigned char *base, uint64_t *used, uint64_t bytes) {
    uint64_t at = *used;
    *used = (at + bytes + NQ_COUNT_ALIGN - 1) & ~(uint64_t)(NQ_COUNT_ALIGN - 1);
    return base == NULL ? NULL : base + at;
}

/* Slack: vectors are read and stored whole, across the end of a list. */
static uint64_t NAME(divide)(const nq_join_shape *shape, NAME(room) * r, unsigned char *base) {
    const uint64_t slack = 2 * LANES_BYTES + 2 * GROUP * sizeof(PATTERN), made = shape->quarter_boards == 0;
    const uint64_t half = shape->half_boards * sizeof(PATTERN) + LISTS * slack;
    const uint64_t sorted = shape->keyed ? (shape->half_boards + ((uint64_t)LISTS * GROUP << shape->key_bits)) * sizeof(PATTERN) + LISTS * slack : 0;
    const uint64_t row_set = shape->row_set_boards * sizeof(PATTERN) + slack, found = made * shape->row_set_boards * sizeof(uint64_t);
    const uint64_t groups = (uint64_t)shape->classes * shape->choose[shape->side][shape->side / 2] + 1;
    uint64_t used = 0;
    NAME(take)(base, &used, sizeof(NAME(scratch)));
    for (int q = 0; q < NQ_QUARTERS; q++) {
        r->quarter[q].starts = NAME(take)(base, &used, made * groups * sizeof(uint32_t));
        r->quarter[q].own = NAME(take)(base, &used, made * row_set);
        r->quarter[q].laid = NAME(take)(base, &used, shape->laid_once ? 0 : row_set > found ? row_set : found);
    }
    r->east_half = NAME(take)(base, &used, half);
    r->west_half = NAME(take)(base, &used, half);
    r->east_sorted = NAME(take)(base, &used, sorted);
    r->west_sorted = NAME(take)(base, &used, sorted);
    r->west_offsets = NAME(take)(base, &used, PATTERN_BITS == 32 ? 2 * (shape->keyed ? sorted : half) : 0);
#if defined(NEAR_TABLES)
    r->survivors = NEAR_TABLES;
#else
    r->survivors = NAME(take)(base, &used, (uint64_t)shape->fields * TABLE_MAX * LANES_BYTES);
#endif
    r->key_survivors = NAME(take)(base, &used, (uint64_t)LANES_BYTES << shape->key_bits);
    return used;
}

static uint64_t NAME(scratch_bytes)(const nq_join_shape *shape) {
    NAME(room) room;
    return NAME(divide)(shape, &room, NULL);
}

/* Makes the maps for the order of the diagonals: nothing is laid out by them yet. */
static void NAME(map_anew)(NAME(scratch) * s, const nq_join_shape *shape) {
    NAME(map_in_order)(&s->maps, shape, s->order);
    for (int q = 0; q < NQ_QUARTERS; q++) s->laid[q] = UINT32_MAX;
}

static void NAME(list_disjoint_keys)(NAME(scratch) * s, uint32_t keys) {
    memset(s->disjoint, 0, keys * sizeof *s->disjoint);
    for (uint32_t key = 0; key < keys; key++)
        for (uint32_t other = 0; other < keys; other++) s->disjoint[key][other / 64] |= (uint64_t)((key & other) == 0) << other % 64;
}

static void NAME(begin)(const nq_join_shape *shape, void *scratch) {
    NAME(scratch) *s = scratch;
    NAME(divide)(shape, &s->room, scratch);
    for (int q = 0; q < NQ_QUARTERS; q++) s->rows[q] = UINT32_MAX;
    for (int d = 0; d < shape->diagonals; d++) s->order[d] = (uint8_t)d;
    NAME(map_anew)(s, shape);
    NAME(list_disjoint_keys)(s, UINT32_C(1) << shape->key_bits);
}

/* --- half boards -------------------------------------------------------------------------------------------- */

/* A half board is a north and a south quarter board with complementary column sets: group i of the north goes with
 * group last - i of the south, since complements come in descending order. */
typedef struct {
    const uint32_t *north_starts, *south_starts;
    const PATTERN *north, *south;           /* board number starts[0], laid out */
    uint32_t classes;                       /* of each group */
    uint32_t sets, last;                    /* north groups 0 … sets - 1 are those of this half's columns */
    bool north_alone, south_alone;          /* a quarter has one queen off the centre lines: on its long diagonal it leans nowhere */
} NAME(half);

/* What is made at a time: north groups first … end - 1, and of each class of each only part `part` of `parts`. */
typedef struct {
    uint32_t first, end, part, parts;
} NAME(piece);

static const uint32_t *NAME(starts_of)(const nq_join_tables *tables, NAME(scratch) * s, int quarter, uint32_t rows, const PATTERN **own) {
    const nq_join_shape *shape = &tables->shape;
    if (shape->quarter_boards > 0) {
        const uint32_t *starts = tables->starts + tables->starts_at[rows];
        *own = (const PATTERN *)tables->boards[quarter] + starts[0];
        return starts;
    }
    *own = s->room.quarter[quarter].own;
    if (s->rows[quarter] != rows) /* the laid-out patterns of other rows are not needed any more */
        NAME(list_row_set)(shape, tables->rank, rows, (uint64_t *)(void *)s->room.quarter[quarter].laid, s->room.quarter[quarter].starts, s->room.quarter[quarter].own, 0, shape->row_set_boards);
    s->rows[quarter] = rows;
    return s->room.quarter[quarter].starts;
}

/* The lists of a quarter, laid out, of the first `sets` column sets. */
static const uint32_t *NAME(quarter)(const nq_join_tables *tables, NAME(scratch) * s, int quarter, uint32_t rows, uint32_t sets,
                                     const PATTERN **laid) {
    const nq_join_shape *shape = &tables->shape;
    const PATTERN *own;
    const uint32_t *starts = NAME(starts_of)(tables, s, quarter, rows, &own);
    *laid = own;
    if (shape->laid_once) return starts;
    PATTERN *to = s->room.quarter[quarter].laid;
    *laid = to;
    if (s->laid[quarter] == rows) return starts;
    s->laid[quarter] = rows;
    NAME(lay_out)(to, own, starts[sets * (uint32_t)shape->classes] - starts[0], &s->maps, quarter);
    return starts;
}

/* width: columns of this half. */
static NAME(half) NAME(half_of)(const nq_join_tables *tables, NAME(scratch) * s, int north, uint32_t north_rows, int south,
                                uint32_t south_rows, int width) {
    const nq_join_shape *shape = &tables->shape;
    int in_north = nq_size(north_rows), in_south = nq_size(south_rows);
    NAME(half) h = {.classes = (uint32_t)shape->classes, .sets = shape->choose[width][in_north], .last = shape->choose[width][in_south] - 1,
        .north_alone = nq_size(north_rows >> shape->odd) == 1, .south_alone = nq_size(south_rows >> shape->odd) == 1};
    h.north_starts = NAME(quarter)(tables, s, north, north_rows, h.sets, &h.north);
    h.south_starts = NAME(quarter)(tables, s, south, south_rows, h.sets, &h.south);
    return h;
}

/* Boards of group i, all classes together. */
static uint32_t NAME(group_boards)(const uint32_t *starts, uint32_t i, uint32_t classes) {
    return starts[(i + 1) * classes] - starts[i * classes];
}

/* The next piece of which half_boards are made at most; false after the last. Begins with a piece of zeros. */
static bool NAME(next_piece)(const nq_join_shape *shape, const NAME(half) * h, NAME(piece) * piece) {
    if (++piece->part < piece->parts) return true;
    uint64_t most = 0;
    if (shape->half_boards >= shape->half_most) { /* every half fits */
        bool first = piece->parts == 0;
        *piece = (NAME(piece)){.first = 0, .end = h->sets, .part = 0, .parts = 1};
        return first;
    }
    *piece = (NAME(piece)){.first = piece->end, .end = piece->end, .part = 0, .parts = 1};
    for (; piece->end < h->sets; piece->end++) {
        const uint64_t north = NAME(group_boards)(h->north_starts, piece->end, h->classes);
        const uint64_t south = NAME(group_boards)(h->south_starts, h->last - piece->end, h->classes);
        if (most + north * south > shape->half_boards) break;
        most += north * south;
    }
    if (piece->end > piece->first || piece->end == h->sets) return piece->end > piece->first;
    /* One group alone has too many: as many parts as it has boards in the north, so that a part has at most one of each
     * class. Times the boards of one group in the south that fits: half_boards is more than thrice what a row set has up to
     * n = 24, and beyond far more than what one of its hundreds of column sets has. */
    piece->parts = NAME(group_boards)(h->north_starts, piece->end++, h->classes);
    return true;
}

/* Neighbouring classes of a quarter (join.h). Ahead: a queen on the long diagonal, and it leans to the columns or nowhere. */
typedef struct {
    uint32_t first, end;
} NAME(classes);
static const NAME(classes) NAME(empty) = {0, 1}, NAME(ahead) = {1, 2}, NAME(occupied) = {1, 3}, NAME(centre) = {3, 4};

/* Appends the half boards of a piece that are made of these classes; where the next one goes. */
static HOT PATTERN *NAME(pair)(PATTERN *out, const NAME(half) * h, NAME(classes) of_north, NAME(classes) of_south, const NAME(piece) * piece) {
    const uint32_t classes = h->classes, north_first = h->north_starts[0], south_first = h->south_starts[0];
    for (uint32_t i = piece->first; i < piece->end; i++) {
        const uint32_t *north = h->north_starts + i * classes, *south = h->south_starts + (h->last - i) * classes;
        const uint32_t begin = north[of_north.first], all = north[of_north.end] - begin;
        const uint32_t from = all * piece->part / piece->parts, to = all * (piece->part + 1) / piece->parts;
        const uint32_t south_begin = south[of_south.first], south_boards = south[of_south.end] - south_begin;
        if (from < to && south_boards > 0)
            out = NAME(store_disjoint)(out, h->north + (begin - north_first) + from, to - from, h->south + (south_begin - south_first), south_boards);
    }
    return out;
}

/* Ends a list that begins at `from`, filled up to whole groups; where the next one begins. */
static PATTERN *NAME(end_list)(const nq_join_shape *shape, NAME(list) * list, PATTERN *from, PATTERN *end) {
    list->boards = from;
    list->length = (uint32_t)(end - from);
    for (uint32_t i = 0; i < GROUP - 1; i++) end[i] = (PATTERN)shape->all;
    return from + (list->length + GROUP - 1) / GROUP * GROUP;
}

/* What a unit needs of its lists: n even; n odd with the middle row's queen in the west; with that queen in the east, where boards
 * with a queen in the centre are counted not at all, once or twice. See join.c. */
enum { NAME(EVEN), NAME(MIDDLE_WEST), NAME(NO_CENTRE), NAME(CENTRE_ONCE), NAME(CENTRE_TWICE), NAME(KINDS) };

static int NAME(kind_of)(const nq_join_shape *shape, nq_join_rows rows) {
    const uint32_t all = (UINT32_C(1) << shape->half) - 1, north = rows.north >> 1, not_south = all & ~(rows.south >> 1);
    if (!shape->odd) return NAME(EVEN);
    if (!(rows.north & 1)) return NAME(MIDDLE_WEST);
    return north < not_south ? NAME(CENTRE_TWICE) : north == not_south ? NAME(CENTRE_ONCE) : NAME(NO_CENTRE);
}

/* How often a pair counts, by list of the east and list of the west. */
static const uint32_t NAME(weights)[NAME(KINDS)][LISTS][LISTS] = {
    [NAME(EVEN)] = {{2, 2, 4}, {2, 0, 0}, {4, 0, 0}},
    [NAME(MIDDLE_WEST)] = {{2, 2, 4}},
    [NAME(NO_CENTRE)] = {{0, 2, 4}},
    [NAME(CENTRE_ONCE)] = {{0, 2, 4}, {1, 0, 0}},
    [NAME(CENTRE_TWICE)] = {{0, 2, 4}, {2, 0, 0}},
};

/* A half whose long diagonals may be occupied: no one is; one is, by a queen that is alone in its quarter; and those that
 * count twice as much: one is, and the quarter leans to the columns, or both are. (The second list meets nothing up to n = 18: it
 * seems that no solution has a quarter so empty. But that is not proved.) */
static void NAME(make_with_longs)(const nq_join_shape *shape, PATTERN *out, NAME(list) * lists, const NAME(half) * h,
                                  const NAME(piece) * piece, int kind) {
    const NAME(classes) empty = NAME(empty), ahead = NAME(ahead), occupied = NAME(occupied);
    PATTERN *from = out, *end = kind == NAME(NO_CENTRE) ? out : NAME(pair)(out, h, empty, empty, piece);
    from = end = NAME(end_list)(shape, &lists[0], from, end);
    if (h->north_alone) end = NAME(pair)(end, h, ahead, empty, piece);
    if (h->south_alone) end = NAME(pair)(end, h, empty, ahead, piece);
    from = end = NAME(end_list)(shape, &lists[1], from, end);
    if (!h->north_alone) end = NAME(pair)(end, h, ahead, empty, piece);
    if (!h->south_alone) end = NAME(pair)(end, h, empty, ahead, piece);
    NAME(end_list)(shape, &lists[2], from, NAME(pair)(end, h, occupied, occupied, piece));
}

/* The east of odd n: no long diagonal occupied, and a queen in the centre. */
static void NAME(make_east_odd)(const nq_join_shape *shape, PATTERN *out, NAME(list) * lists, const NAME(half) * h, const NAME(piece) * piece, int kind) {
    PATTERN *from = NAME(end_list)(shape, &lists[0], out, NAME(pair)(out, h, NAME(empty), NAME(empty), piece));
    from = NAME(end_list)(shape, &lists[1], from, kind < NAME(CENTRE_ONCE) ? from : NAME(pair)(from, h, NAME(centre), NAME(empty), piece));
    NAME(end_list)(shape, &lists[2], from, from);
}

/* --- sorting -------------------------------------------------------------------------------------------------- */

/* A board's key. Where it begins is known to the loops of narrow patterns when they are compiled, as the layout with
 * three fields has it begin after them and the one with four at the lowest bit. */
static inline uint32_t NAME(key_of)(const nq_join_shape *shape, PATTERN board, const int fields) {
#if PATTERN_BITS == 32
    const uint32_t rotated = fields == 3 ? board << 2 | board >> 30 : board;
    return rotated & ((UINT32_C(1) << shape->key_bits) - 1);
#else
    (void)fields;
    return (uint32_t)(board >> shape->key_at);
#endif
}

static inline void NAME(put)(uintptr_t *place, PATTERN board) {
    *(PATTERN *)*place = board;
    *place += sizeof board;
}

/* Counting sort, of four parts of a list at once: boards that follow one another often have the same key, and one would
 * wait for the other's bucket. Each key's boards are filled up to whole groups of so many. Where the next list may begin. */
static FIXED PATTERN *NAME(sort)(const nq_join_shape *shape, uintptr_t *restrict bucket, NAME(list) *restrict list, PATTERN *restrict sorted,
                                 const uint32_t group, const int fields) {
    const uint32_t keys = UINT32_C(1) << shape->key_bits, length = list->length, part = length / SORTED_AT_ONCE;
    const PATTERN *restrict boards = list->boards, all = (PATTERN)shape->all;
    uint32_t at = 0;
    memset(bucket, 0, keys * sizeof *bucket);
    for (uint32_t i = 0; i < part; i++)
        for (uint32_t p = 0; p < SORTED_AT_ONCE; p++) bucket[NAME(key_of)(shape, boards[p * part + i], fields)]++;
    for (uint32_t i = SORTED_AT_ONCE * part; i < length; i++) bucket[NAME(key_of)(shape, boards[i], fields)]++;
    for (uint32_t key = 0; key < keys; key++) {
        const uint32_t end = at + (uint32_t)bucket[key];
        list->starts[key] = at;
        bucket[key] = (uintptr_t)(sorted + at);
        for (uint32_t i = 0; i < group - 1; i++) sorted[end + i] = all; /* those too many are overwritten below */
        at = (end + group - 1) / group * group;
    }
    list->starts[keys] = at;
    for (uint32_t i = 0; i < part; i++)
        for (uint32_t p = 0; p < SORTED_AT_ONCE; p++) {
            const PATTERN board = boards[p * part + i];
            NAME(put)(&bucket[NAME(key_of)(shape, board, fields)], board);
        }
    for (uint32_t i = SORTED_AT_ONCE * part; i < length; i++) NAME(put)(&bucket[NAME(key_of)(shape, boards[i], fields)], boards[i]);
    list->sorted = sorted;
    return sorted + at;
}

#define SORT(name, group, fields) \
    static HOT PATTERN *NAME(name)(const nq_join_shape *shape, NAME(scratch) * s, NAME(list) * list, PATTERN *sorted) { \
        return NAME(sort)(shape, s->bucket, list, sorted, group, fields); \
    }
SORT(sort_3, GROUP, 3)
SORT(sort_4, GROUP, 4)
SORT(sort_to_slice_3, 1, 3)
SORT(sort_to_slice_4, 1, 4)
#undef SORT

static PATTERN *NAME(sort_list)(const nq_join_shape *shape, NAME(scratch) * s, NAME(list) * list, PATTERN *sorted, bool streamed) {
    if (shape->fields == 3) return (streamed ? NAME(sort_3) : NAME(sort_to_slice_3))(shape, s, list, sorted);
    return (streamed ? NAME(sort_4) : NAME(sort_to_slice_4))(shape, s, list, sorted);
}

/* Without a key a list is as good as sorted. */
static void NAME(take_as_sorted)(NAME(list) * list) {
    list->sorted = list->boards;
    list->starts[0] = 0;
    list->starts[1] = (list->length + GROUP - 1) / GROUP * GROUP;
}

/* A board's offsets: its fields, each with 16 bits of its own. below_key: the bits that are not the key's. */
static FIXED uint64_t NAME(offsets_of)(PATTERN board, PATTERN below_key, const int fields) {
#if PATTERN_BITS == 32
    (void)below_key;
    if (fields == 3) return (board & 0x1ff0) | (board << 7 & 0x1ff00000) | (uint64_t)(board >> 18 & 0xff0) << 32;
    return (board & 0x7f0) | (board << 9 & 0x7f00000) | (uint64_t)((board >> 14 & 0x7f0) | (board >> 5 & 0x7f00000)) << 32;
#else
    (void)fields;
    return board & below_key;
#endif
}

static FIXED void NAME(take_each)(const nq_join_shape *shape, const NAME(list) * list, const int fields) {
    const PATTERN *boards = list->sorted, below_key = ((PATTERN)1 << shape->key_at % PATTERN_BITS) - 1;
    const uint32_t length = list->starts[UINT32_C(1) << shape->key_bits];
    uint64_t *offsets = list->offsets;
    for (uint32_t i = 0; i < length; i++) offsets[i] = NAME(offsets_of)(boards[i], below_key, fields);
}

/* Takes the offsets of a list that is to be streamed, sorted if it has to be: those of wide patterns take their place, others
 * go to `offsets`. Where those of the next list may begin. */
static HOT uint64_t *NAME(take_offsets)(const nq_join_shape *shape, NAME(list) * list, uint64_t *offsets) {
#if PATTERN_BITS == 64
    offsets = list->sorted;
#endif
    list->offsets = offsets;
    if (shape->fields == 3) NAME(take_each)(shape, list, 3);
    else NAME(take_each)(shape, list, 4);
    return offsets + list->starts[UINT32_C(1) << shape->key_bits];
}

/* Makes ready lists to be sliced or to be streamed. */
static void NAME(make_ready)(const nq_join_shape *shape, NAME(scratch) * s, NAME(list) * lists, PATTERN *sorted, bool streamed) {
    uint64_t *offsets = s->room.west_offsets;
    for (int i = 0; i < LISTS; i++) {
        if (lists[i].length == 0) continue;
        if (!shape->keyed) NAME(take_as_sorted)(&lists[i]);
        else sorted = NAME(sort_list)(shape, s, &lists[i], sorted, streamed);
        if (streamed) offsets = NAME(take_offsets)(shape, &lists[i], offsets);
    }
}

/* --- blocks ------------------------------------------------------------------------------------------------- */

/* Exchanges the high halves of `a`'s blocks of 2 * width bits with the low halves of `b`'s. */
#define EXCHANGE(a, b, width, mask) \
    do { \
        lanes swapped_ = (((a) >> (width)) ^ (b)) & (mask); \
        (b) ^= swapped_; \
        (a) ^= swapped_ << (width); \
    } while (0)

/* Turns 32 rows of 32-bit words, as many matrices side by side as a vector has words: bit j of row i becomes bit i of
 * row j (Warren, Hacker's Delight, 7-3). Eight rows at a time by widths 16, 8 and 4, then four by 2 and 1: so many
 * fit the registers. */
static inline void NAME(turn)(lanes *row) {
    for (int i = 0; i < 4; i++) {
        lanes a = row[i], b = row[i + 4], c = row[i + 8], d = row[i + 12], e = row[i + 16], f = row[i + 20], g = row[i + 24], h = row[i + 28];
        EXCHANGE(a, e, 16, 0x0000ffffu);
        EXCHANGE(b, f, 16, 0x0000ffffu);
        EXCHANGE(c, g, 16, 0x0000ffffu);
        EXCHANGE(d, h, 16, 0x0000ffffu);
        EXCHANGE(a, c, 8, 0x00ff00ffu);
        EXCHANGE(b, d, 8, 0x00ff00ffu);
        EXCHANGE(e, g, 8, 0x00ff00ffu);
        EXCHANGE(f, h, 8, 0x00ff00ffu);
        EXCHANGE(a, b, 4, 0x0f0f0f0fu);
        EXCHANGE(c, d, 4, 0x0f0f0f0fu);
        EXCHANGE(e, f, 4, 0x0f0f0f0fu);
        EXCHANGE(g, h, 4, 0x0f0f0f0fu);
        row[i] = a, row[i + 4] = b, row[i + 8] = c, row[i + 12] = d, row[i + 16] = e, row[i + 20] = f, row[i + 24] = g, row[i + 28] = h;
    }
    for (int i = 0; i < 32; i += 4) {
        lanes a = row[i], b = row[i + 1], c = row[i + 2], d = row[i + 3];
        EXCHANGE(a, c, 2, 0x33333333u);
        EXCHANGE(b, d, 2, 0x33333333u);
        EXCHANGE(a, b, 1, 0x55555555u);
        EXCHANGE(c, d, 1, 0x55555555u);
        row[i] = a, row[i + 1] = b, row[i + 2] = c, row[i + 3] = d;
    }
}

/* Board i becomes bit i / words of word i % words of a vector. */
static inline lanes NAME(lanes_used)(uint32_t boards) {
    const uint32_t words = LANES_BYTES / 4;
    lanes used;
    for (uint32_t word = 0; word < words; word++) {
        uint32_t bits = boards > word ? (boards - word + words - 1) / words : 0;
        used[word] = bits >= 32 ? UINT32_MAX : (UINT32_C(1) << bits) - 1;
    }
    return used;
}

static inline void NAME(turn_block)(lanes *bits, const PATTERN *boards, uint32_t length) {
    uint32_t *low = (uint32_t *)bits;
#if PATTERN_BITS == 32
    memcpy(low, boards, length * sizeof *low);
    memset(low + length, 0, (LANES - length) * sizeof *low);
#else
    uint32_t *high = low + LANES;
    for (uint32_t i = 0; i < LANES; i++) {
        low[i] = i < length ? (uint32_t)boards[i] : 0;
        high[i] = i < length ? (uint32_t)(boards[i] >> 32) : 0;
    }
    NAME(turn)(bits + 32);
#endif
    NAME(turn)(bits);
}

/* table[v]: of the lanes `all` those whose boards have none of v's bits. By doubling, two bits at a time. */
static inline void NAME(fill)(lanes *table, lanes all, const lanes *bits, int width) {
    uint32_t filled = 1;
    table[0] = all;
    if (width % 2 == 1) table[filled++] = all & ~*bits++;
    for (; filled < UINT32_C(1) << width; filled *= 4, bits += 2) {
        const lanes not_first = ~bits[0], not_second = ~bits[1], neither = not_first & not_second;
        for (uint32_t value = 0; value < filled; value++) {
            const lanes left = table[value];
            table[filled + value] = left & not_first;
            table[2 * filled + value] = left & not_second;
            table[3 * filled + value] = left & neither;
        }
    }
}

static inline void NAME(list_live_keys)(NAME(block) * block, const uint64_t *keys, uint32_t words) {
    uint32_t listed = 0;
    for (uint32_t word = 0; word < words; word++)
        for (uint64_t left = keys[word]; left != 0; left &= left - 1) block->live[listed++] = (uint16_t)(64 * word + (uint32_t)__builtin_ctzll(left));
    block->live_keys = listed;
}

/* Cuts the block that begins at block.from. It need not be full: boards whose keys differ much make more keys live, for
 * all of them. So it ends where what it costs, its tables and the boards it looks at, is least for each of its
 * own boards: after a key, or when it is full. Looks are estimated by the share of keys that are live.
 * streamed: the boards it will meet. */
static HOT void NAME(cut)(const nq_join_shape *shape, NAME(scratch) * s, const NAME(list) * list, uint32_t streamed) {
    const uint32_t keys = UINT32_C(1) << shape->key_bits, words = (keys + 63) / 64, least = LANES * 3 / 8;
    NAME(block) *block = &s->block;
    const uint32_t full = list->length - block->from < LANES ? list->length : block->from + LANES;
    uint64_t live[KEY_WORDS] = {0}, best[KEY_WORDS] = {0}, best_cost = 1, best_length = 0;
    for (uint32_t key = block->key, end = block->from; end < full; key++) {
        if (list->starts[key + 1] <= end) continue;
        uint64_t live_keys = 0;
        for (uint32_t word = 0; word < words; word++) {
            live[word] |= s->disjoint[key][word];
            live_keys += (uint64_t)__builtin_popcountll(live[word]);
        }
        end = list->starts[key + 1] < full ? list->starts[key + 1] : full;
        const uint64_t cost = (uint64_t)shape->table_looks * keys + live_keys * streamed, length = end - block->from;
        if ((length < least && end < full) || cost * best_length >= best_cost * length) continue;
        best_cost = cost, best_length = length;
        block->key = key, block->end = end;
        memcpy(best, live, sizeof live);
    }
    NAME(list_live_keys)(block, best, words);
}

/* Makes the tables of up to LANES boards. The key's knows which lanes are used; without a key it has one place. */
static HOT void NAME(slice)(const nq_join_shape *shape, NAME(scratch) * s, const PATTERN *boards, uint32_t length) {
    lanes used = NAME(lanes_used)(length), all = used | ~used;
    NAME(turn_block)(s->bits, boards, length);
    for (int f = 0; f < shape->fields; f++)
        NAME(fill)(s->room.survivors + f * TABLE_MAX, all, s->bits + shape->field_at[f], shape->field_bits[f]);
    memcpy(s->bits + PATTERN_BITS, s->bits, sizeof s->bits - PATTERN_BITS * sizeof *s->bits);
    NAME(fill)(s->room.key_survivors, used, s->bits + shape->key_at, shape->key_bits);
}

/* --- evaluating --------------------------------------------------------------------------------------------- */

/* The lanes that survive a board: for each field a look into its table, at so many bytes times LANES_BYTES / 16. All offsets are
 * loaded at once: the tables need what a processor can load. */
#if defined(NEAR_TABLES)
#define TABLE(f) ((uintptr_t)NEAR_TABLES + (size_t)(f) * TABLE_MAX * LANES_BYTES)
#else
#define TABLE(f) (tables + (size_t)(f) * TABLE_MAX * LANES_BYTES)
#endif
#define LOOK(f, offset) (*(const lanes *)(TABLE(f) + (uintptr_t)(offset) * (LANES_BYTES / 16)))
static FIXED lanes NAME(meet_one)(uintptr_t tables, uint64_t offsets, const int fields) {
    const uint32_t low = (uint32_t)offsets, high = (uint32_t)(offsets >> 32);
    (void)tables;
    const lanes two = LOOK(0, low & 0xffff) & LOOK(1, low >> 16);
    if (fields == 3) return two & LOOK(2, high);
    return two & LOOK(2, high & 0xffff) & LOOK(3, high >> 16);
}
#undef LOOK
#undef TABLE

/* Adds lanes vertically: two bits of each lane's sum stay in vectors, what carries out of them is counted. */
typedef struct {
    lanes ones, twos;
    uint64_t fours;
} NAME(sums);

#define ADD(carry, sum, a, b) \
    do { \
        lanes half_ = (sum) ^ (a), full_ = half_ ^ (b); \
        carry = ((sum) & (a)) | (half_ & (b)); \
        sum = full_; \
    } while (0)

static inline void NAME(add_four)(NAME(sums) * sums, lanes a, lanes b, lanes c, lanes d) {
    lanes twos_of_ab, twos_of_cd, fours;
    ADD(twos_of_ab, sums->ones, a, b);
    ADD(twos_of_cd, sums->ones, c, d);
    ADD(fours, sums->twos, twos_of_ab, twos_of_cd);
    sums->fours += lanes_count(fours);
}

static inline uint64_t NAME(sum_of)(const NAME(sums) * sums) {
    return 4 * sums->fours + 2 * lanes_count(sums->twos) + lanes_count(sums->ones);
}

/* Pairs of the block with a list. Keys with no lane left are skipped whole. */
static FIXED uint64_t NAME(evaluate)(const NAME(scratch) * s, const NAME(list) * list, const int fields) {
    const uintptr_t tables = (uintptr_t)s->room.survivors;
    const lanes *key_survivors = s->room.key_survivors;
    const uint32_t *starts = list->starts, live = s->block.live_keys;
    NAME(sums) sums = {.ones = key_survivors[0] ^ key_survivors[0], .twos = key_survivors[0] ^ key_survivors[0]};
    for (uint32_t i = 0; i < live; i++) {
        const uint32_t key = s->block.live[i];
        const lanes left = key_survivors[key];
        const uint64_t *end = list->offsets + starts[key + 1];
        for (const uint64_t *board = list->offsets + starts[key]; board != end; board += GROUP)
            NAME(add_four)(&sums, left & NAME(meet_one)(tables, board[0], fields), left & NAME(meet_one)(tables, board[1], fields),
                           left & NAME(meet_one)(tables, board[2], fields), left & NAME(meet_one)(tables, board[3], fields));
    }
    return NAME(sum_of)(&sums);
}

static HOT uint64_t NAME(evaluate_3)(const NAME(scratch) * s, const NAME(list) * list) { return NAME(evaluate)(s, list, 3); }
static HOT uint64_t NAME(evaluate_4)(const NAME(scratch) * s, const NAME(list) * list) { return NAME(evaluate)(s, list, 4); }

/* --- one unit ----------------------------------------------------------------------------------------------- */

/* Pairs of `sliced` with each list of the other side that has a weight, times that. */
static uint64_t NAME(meet)(const nq_join_shape *shape, NAME(scratch) * s, const NAME(list) * sliced, const NAME(list) * streamed,
                           const uint32_t weight[LISTS]) {
    uint64_t (*evaluate)(const NAME(scratch) *, const NAME(list) *) = shape->fields == 3 ? NAME(evaluate_3) : NAME(evaluate_4);
    uint32_t boards = 0;
    uint64_t sum = 0;
    for (int w = 0; w < LISTS; w++) boards += weight[w] > 0 ? streamed[w].length : 0;
    if (boards == 0) return 0;
    s->block.key = s->block.end = 0;
    while ((s->block.from = s->block.end) < sliced->length) {
        NAME(cut)(shape, s, sliced, boards);
        NAME(slice)(shape, s, sliced->sorted + s->block.from, s->block.end - s->block.from);
        for (int w = 0; w < LISTS; w++)
            if (weight[w] > 0 && streamed[w].length > 0) sum += weight[w] * evaluate(s, &streamed[w]);
    }
    return sum;
}

static uint64_t NAME(unit)(const nq_join_tables *tables, void *scratch, nq_join_rows rows) {
    const nq_join_shape *shape = &tables->shape;
    NAME(scratch) *s = scratch;
    const uint32_t north = (UINT32_C(1) << shape->side) - 1, south = north & ~(uint32_t)shape->odd;
    const uint32_t west_north = north & ~rows.north, west_south = south & ~rows.south;
    if (!shape->laid_once) {
        if (NAME(order_diagonals)(shape, s->order, rows.north | rows.south << shape->side, west_north | west_south << shape->side))
            NAME(map_anew)(s, shape);
    }
    const NAME(half) east = NAME(half_of)(tables, s, NQ_NE, rows.north, NQ_SE, rows.south, shape->side);
    const NAME(half) west = NAME(half_of)(tables, s, NQ_NW, west_north, NQ_SW, west_south, shape->half);
    const int kind = NAME(kind_of)(shape, rows);
    uint64_t sum = 0;
    for (NAME(piece) in_east = {0}; NAME(next_piece)(shape, &east, &in_east);) {
        if (kind == NAME(EVEN)) NAME(make_with_longs)(shape, s->room.east_half, s->east, &east, &in_east, kind);
        else NAME(make_east_odd)(shape, s->room.east_half, s->east, &east, &in_east, kind);
        NAME(make_ready)(shape, s, s->east, s->room.east_sorted, false);
        for (NAME(piece) in_west = {0}; NAME(next_piece)(shape, &west, &in_west);) {
            NAME(make_with_longs)(shape, s->room.west_half, s->west, &west, &in_west, kind);
            NAME(make_ready)(shape, s, s->west, s->room.west_sorted, true);
            for (int e = 0; e < LISTS; e++) sum += NAME(meet)(shape, s, &s->east[e], s->west, NAME(weights)[kind][e]);
        }
    }
    return rows.weight * sum;
}

const nq_join_kernel NAME(KERNEL_NAME) = {NAME(scratch_bytes), NAME(store), NAME(begin), NAME(unit)};

#undef ADD
#undef EXCHANGE
#undef PATTERN
#undef NAME
#undef NAME_
#undef DIGITS
#undef TABLE_MAX
#undef DIGIT_BITS_MAX
#undef PATTERN_BITS
