/* Exports of the walk module. An instance has one walk.
 *
 * Input bytes are in `text`. Output is in `report` as doubles, exact up to 2^53. An export that writes a report returns
 * its length. web/engine/walk-instance.js reads it in the order of put(). For invalid arguments, exports return 0 or
 * NQ_NEVER. */
#include "timeline.h"
#include "tree.h"
#include "wasm.h"

#include <string.h>

enum {
	TEXT_BYTES = 2 * NQ_MAX * NQ_MAX,
	MARKS = 4096,
	REPORT_NUMBERS = 64 + 3 * NQ_MAX + NQ_MAX * NQ_MAX + NQ_MAX * (NQ_COMING + 1) + NQ_ARRAYS * (3 + NQ_CELLS),
	BYTES_PER_ROW = sizeof(int32_t)
};
_Static_assert(MARKS + 2 <= REPORT_NUMBERS, "marks fit the report");

static nq_buffer buffer; /* `columns` of a large board (n > NQ_MAX), followed by the timeline */
static nq_timeline timeline;
static bool is_new;
static char text[TEXT_BYTES];
static double report[REPORT_NUMBERS];
static int reported;

EXPORT char *text_at(void) { return text; }
EXPORT double *report_at(void) { return report; }

static void must(bool holds) {
	if (!holds) __builtin_trap();
}

EXPORT int start(int search, int n, int start_row) {
	size_t bytes = nq_timeline_bytes(search, n);
	size_t board = n > NQ_MAX ? ((size_t)n + 1) / 2 * 2 * BYTES_PER_ROW : 0;
	if (bytes == 0 || !nq_grow(&buffer, board + bytes)) return 0;
	is_new = nq_timeline_start(&timeline, buffer.at + board, bytes, search, n, start_row);
	return is_new;
}

static nq_timeline *begun(void) {
	must(timeline.now != NULL);
	is_new = false;
	return &timeline;
}

static nq_timeline *just_begun(void) {
	must(is_new);
	return begun();
}

static int begin_if(bool has_options) {
	if (has_options) nq_timeline_resume(&timeline);
	else timeline.now = NULL;
	return has_options;
}

/* Reads squares from the buffer `text`, two bytes each (row, column): fixed queens, then blocked squares. Ends the walk
 * if the search rejects them. */
EXPORT int set_up(int given, int blocked) {
	nq_setup setup;
	nq_setup_start(&setup, just_begun()->now->n);
	if (given < 0 || blocked < 0 || given > NQ_MAX * NQ_MAX - blocked) return 0;
	for (int i = 0; i < given + blocked; i++)
		if ((i < given ? nq_setup_give : nq_setup_block)(&setup, text[2 * i], text[2 * i + 1]) != NQ_TAKEN) return 0;
	return begin_if(nq_search_set_up(timeline.now, &setup));
}

EXPORT void *state_at(void) { return begun()->now; }
EXPORT int state_bytes(void) { return (int)begun()->size; }
/* Continues from a state that the caller has written to state_at(). */
EXPORT void resume(void) { nq_timeline_resume(begun()); }

static bool is_amount(double number) { return number >= 0 && number <= 0x1p53; }

EXPORT int extend(double at_most) {
	if (!is_amount(at_most)) return NQ_NEVER;
	return nq_timeline_extend(begun(), (uint64_t)at_most) ? NQ_FOUND : NQ_MORE;
}

/* Number of known steps: the walk's length after `extend` returned NQ_FOUND. */
EXPORT double known(void) { return (double)begun()->furthest->step; }

static bool is_counted(uint32_t what) { return what != 0 && (what & ~(NQ_EVERY_EVENT | NQ_EVERY_PROBE)) == 0; }

EXPORT int seek(uint32_t what, double ordinal, double at_most) {
	if (!is_counted(what) || !is_amount(ordinal) || !is_amount(at_most)) return NQ_NEVER;
	return (int)nq_timeline_seek(begun(), what, (uint64_t)ordinal, (uint64_t)at_most);
}

static bool is_of_events(uint32_t kinds) { return is_counted(kinds) && !(kinds & NQ_EVERY_PROBE); }

EXPORT int find(double after, uint32_t kinds, int row, int col, double at_most) {
	if (!is_amount(after) || after > known() || !is_amount(at_most)) return NQ_NEVER;
	return (int)nq_timeline_find(begun(), (uint64_t)after, kinds, row, col, (uint64_t)at_most);
}

EXPORT double next_ordinal(uint32_t kinds) {
	return is_of_events(kinds) ? (double)nq_timeline_next(begun(), kinds) : 0;
}
EXPORT double previous_ordinal(uint32_t kinds) {
	return is_of_events(kinds) ? (double)nq_timeline_previous(begun(), kinds) : 0;
}

static void put(double number) {
	must(reported < REPORT_NUMBERS);
	report[reported++] = number;
}

static void put_event(const nq_search *s) {
	enum { SUCCESS = NQ_EMPTIES + 1, FAILURE };
	nq_verdict v = nq_search_verdict(s);
	int verdict = (int)v.how;
	if ((s->kind == NQ_LEAVE || s->kind == NQ_DONE) && nq_type_of(s)->stops_at_first)
		verdict = nq_has_succeeded(s) ? SUCCESS : FAILURE;
	put(s->kind), put(s->row), put(s->col), put(verdict);
	put(v.by.row), put(v.by.col), put(v.by.line);
}

static void put_stack(const nq_search *s) {
	int frames = nq_has_succeeded(s) && nq_has_tree(s) ? nq_tree_root(s).rows : s->depth;
	put(s->depth), put(frames);
	for (int i = 0; i < frames; i++) {
		nq_frame frame = nq_type_of(s)->frame(s, i);
		put(frame.row), put(frame.col);
	}
}

static void put_board(const nq_search *s) {
	if (s->n > NQ_MAX) return;
	nq_board board = nq_search_board(s);
	for (int row = 0; row < s->n; row++) put(board.column[row]);
	for (int row = 0; row < s->n; row++)
		for (int col = 0; col < s->n; col++) put(nq_attackers(&board, row, col));
}

static void put_frontier(const nq_search *s) {
	static nq_frontier f;
	put(nq_type_of(s)->read_frontier != NULL);
	if (nq_type_of(s)->read_frontier == NULL) return;
	nq_type_of(s)->read_frontier(s, &f);
	put(f.level), put((double)f.index);
	for (int level = 0; level <= s->n; level++) put((double)f.size[level]);
	put(f.coming);
	for (int i = 0; i < f.coming; i++)
		for (int row = 0; row < s->n; row++) put(f.next[i].column[row]);
}

static void put_arrays(const nq_search *s) {
	static nq_array arrays[NQ_ARRAYS];
	int count = 0;
	while (s->n <= NQ_MAX && count < NQ_ARRAYS && nq_type_of(s)->arrays[count]) count++;
	if (count > 0) nq_type_of(s)->read_arrays(s, arrays);
	put(count);
	for (int i = 0; i < count; i++) {
		put(arrays[i].lowest), put(arrays[i].length), put(arrays[i].width);
		for (int cell = 0; cell < arrays[i].length; cell++) put(arrays[i].cell[cell]);
	}
}

EXPORT int moment(void) {
	const nq_search *s = begun()->now;
	reported = 0;
	put((double)s->step);
	put_event(s);
	put((double)s->counts[NQ_TEST]), put((double)s->probes), put((double)s->counts[NQ_PLACE]);
	put((double)s->counts[NQ_REMOVE]), put((double)s->counts[NQ_CHECK]), put((double)s->counts[NQ_SOLUTION]);
	put_stack(s);
	put_board(s);
	put_frontier(s);
	put_arrays(s);
	return reported;
}

/* Divides the known steps into at most `most` strides. Reports a stride's steps, returns its checkpoints. */
static uint64_t put_stride(uint64_t most) {
	uint64_t stride = 1;
	while (timeline.copies > stride * most) stride *= 2;
	reported = 0;
	put((double)(timeline.spacing * stride));
	return stride;
}

/* Reports a stride in steps, then the count of `what` at the start, after each stride (at most MARKS strides), and at
 * the furthest known step. */
EXPORT int marks(uint32_t what) {
	const nq_timeline *t = begun();
	if (!is_counted(what)) return 0;
	uint64_t stride = put_stride(MARKS);
	for (uint64_t i = 0; i < t->copies; i += stride) put((double)nq_search_counted(nq_timeline_copy(t, i), what));
	put((double)nq_search_counted(t->furthest, what));
	return reported;
}

static nq_tree_count tree_count;

/* Starts counting below the node whose columns are the first `depth` bytes of `text`. The upper bits of the result are
 * the number of the next row, from 1. The low 32 bits are its columns that lead to no child of the node. Returns 0 if
 * there is no next row, -1 if there is no such node. */
EXPORT double tree_at(int depth) {
	const nq_search *s = begun()->now;
	if (depth < 0 || !nq_has_tree(s)) return -1;
	nq_node node = nq_tree_root(s);
	if (depth > node.rows) return -1;
	node.depth = (uint8_t)depth;
	memcpy(node.column, text, (size_t)depth);
	if (!nq_tree_count_start(&tree_count, &node)) return -1;
	if (depth == node.rows) return 0;
	return (tree_count.untried[depth] ^ nq_squares(s->n)) + 0x1p32 * (1 + tree_count.row[depth]);
}

/* Continues counting. At the end reports how many nodes each depth has, beginning with the depth of the node of
 * tree_at. */
EXPORT int tree_nodes(double at_most) {
	reported = 0;
	if (!is_amount(at_most) || !nq_tree_count_on(&tree_count, (uint64_t)at_most)) return 0;
	for (int depth = tree_count.top; depth <= tree_count.at.rows; depth++) put((double)tree_count.nodes[depth]);
	return reported;
}
