/* Exports of the module that judges programs, for web/engine/check-instance.js. An instance judges one output. Input is
 * written to `text` in pieces; the result is JSON in `text`. Exports return 0 for invalid arguments. */
#include "check/judgement.h"
#include "check/pasted.h"
#include "wasm.h"

enum { TEXT_BYTES = NQ_READ_AHEAD };
_Static_assert(TEXT_BYTES >= NQ_JUDGEMENT_TEXT, "a judgement fits");

static char text[TEXT_BYTES];
static nq_check check;
static nq_mistaken mistaken;
static nq_pasted pasted;

EXPORT char *text_at(void) { return text; }
EXPORT int text_bytes(void) { return TEXT_BYTES; }

/* n = 0: detect n; search = -1: any; wanted: an nq_wanted; limit: number of solutions for NQ_SOME. */
EXPORT int start(int n, int search, int start_row, int wanted, double limit, int needs_boards) {
	if (n < 0 || n > NQ_MAX || search < -1 || search >= nq_search_count()) return 0;
	if (search >= 0 && nq_search_type_at(search)->enters == NQ_ENTERS_NONE) return 0;
	if (start_row < 0 || start_row >= NQ_MAX || (start_row > 0 && search < 0)) return 0;
	if (wanted < NQ_ALL || wanted > NQ_LAST_ONE || !(limit >= 0 && limit <= 9007199254740992)) return 0;
	bool needs = needs_boards != 0;
	nq_check_start(&check, (nq_check_options){n, search, start_row, (nq_wanted)wanted, (uint64_t)limit, needs});
	return 1;
}

/* Judges the next bytes of `text`. Returns the number of new events, at heard_at(). */
EXPORT int put(int bytes) {
	if (bytes < 0 || bytes > TEXT_BYTES) return 0;
	nq_check_put(&check, text, (size_t)bytes);
	return (int)check.packed_count;
}

EXPORT nq_packed_event *heard_at(void) { return check.packed; }

/* Writes the judgement to `text` and returns its length. Then heard() returns the number of new events. */
EXPORT int end(void) {
	nq_judgement judgement;
	nq_check_end(&check, &judgement);
	return (int)nq_format_judgement(&check, &judgement, text);
}

EXPORT int heard(void) { return (int)check.packed_count; }

/* Parses pasted boards. crosses = 1: a cross is a blocked square. Returns the address of n, count, fault and guess of
 * nq_pasted. */
EXPORT int32_t *paste(int bytes, int crosses) {
	if (bytes < 0 || bytes > TEXT_BYTES) return NULL;
	nq_paste(&pasted, &check.reader, text, (size_t)bytes, crosses != 0);
	return &pasted.n;
}

EXPORT uint32_t *queens_at(void) { return pasted.queens; }
EXPORT uint32_t *blocked_at(void) { return pasted.blocked; }

EXPORT int make(int index, int n) {
	if (index < 0 || index >= NQ_MISTAKES || n < NQ_MIN || n > NQ_MAX) return 0;
	nq_mistaken_start(&mistaken, (nq_mistake)index, n);
	return 1;
}

/* Runs to the next event of these kinds and writes it to `text`, like `place 3 5`. Returns the length, or 0 at the end
 * or after `at_most` steps without such an event. */
EXPORT int make_line(uint32_t kinds, uint32_t at_most) {
	const nq_search *s = &mistaken.head;
	nq_mistaken_run(&mistaken, at_most, kinds);
	if (!(kinds >> s->kind & 1) || s->kind == NQ_DONE) return 0;
	char *at = text;
	nq_put(&at, "%s", nq_kind_name(s->kind));
	if (s->row != NQ_EMPTY) nq_put(&at, " %d", s->row);
	if (s->col != NQ_EMPTY) nq_put(&at, " %d", s->col);
	nq_put(&at, "\n");
	return (int)(at - text);
}

EXPORT uint32_t make_row(int row) { return row < 0 || row >= NQ_MAX ? 0 : mistaken.shown[row]; }
