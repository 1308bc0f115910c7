/* Exports that only searches.wasm has, for local searches and boards beyond NQ_MAX. */
#include "wasm.c"

enum { COURSE = 512 };

EXPORT int chance(double seed, int begin, int sideways, int restarts) {
	if (!is_amount(seed)) return 0;
	just_begun();
	nq_chance chance = {(uint64_t)seed, {sideways, restarts}, (nq_beginning)begin};
	return begin_if(nq_search_chance(timeline.now, &chance));
}

static nq_moved moved_in(const nq_search *s) {
	nq_moved moved;
	must(nq_type_of(s)->read_moved != NULL);
	nq_type_of(s)->read_moved(s, &moved);
	return moved;
}

EXPORT int moved(void) {
	const nq_search *s = begun()->now;
	nq_moved m = moved_in(s);
	moment();
	put(m.from), put((double)s->counts[NQ_MOVE]), put((double)nq_search_restarts(s));
	put((double)m.pairs), put((double)m.before);
	return reported;
}

/* Like marks(), but reports attacking pairs, after at most COURSE strides; last, the number of the furthest step. */
EXPORT int course(void) {
	const nq_timeline *t = begun();
	uint64_t stride = put_stride(COURSE);
	put((double)moved_in(t->furthest).laid);
	for (uint64_t i = stride; i < t->copies; i += stride) put((double)moved_in(nq_timeline_copy(t, i)).pairs);
	put((double)moved_in(t->furthest).pairs), put(known());
	return reported;
}

/* Columns by row; NQ_EMPTY: no queen yet. Requires n > NQ_MAX, like `conflicts`. */
EXPORT int32_t *columns(void) {
	const nq_search *s = begun()->now;
	int32_t *column = (int32_t *)buffer.at;
	must(s->n > NQ_MAX);
	for (int row = 0; row < s->n; row++) column[row] = nq_type_of(s)->queen(s, row);
	return column;
}

static int attackers_of(const nq_search *s, int row) {
	int col = nq_type_of(s)->queen(s, row);
	return col == NQ_EMPTY || !nq_type_of(s)->attackers ? 0 : nq_type_of(s)->attackers(s, row, col);
}

/* Number of attackers of each row's queen, a byte each, at most 255; overwrites `columns`. */
EXPORT uint8_t *conflicts(void) {
	const nq_search *s = begun()->now;
	must(s->n > NQ_MAX);
	for (int row = 0; row < s->n; row++) {
		int by = attackers_of(s, row);
		buffer.at[row] = (unsigned char)(by < UINT8_MAX ? by : UINT8_MAX);
	}
	return buffer.at;
}

/* Draws the board with `across` × `across` pixels of one byte. The upper four bits are the number of queens (15: twice
 * the average or more). The lower four bits are the share of attacked queens (15: all). Overwrites `columns`. Reports
 * the number of attacked queens in each of `parts` equal ranges of rows. */
EXPORT uint8_t *overview(int across, int parts) {
	const nq_search *s = begun()->now;
	uint64_t n = (uint64_t)s->n, wide = (uint64_t)across;
	size_t pixels = (size_t)(wide * wide);
	typedef struct {
		uint32_t queens, attacked;
	} pixel;
	pixel *at = (pixel *)buffer.at;
	uint8_t *picture = buffer.at + pixels * sizeof(pixel);
	if (across < 1 || across > s->n || parts < 1 || parts > MARKS || pixels * (sizeof(pixel) + 1) > n * BYTES_PER_ROW)
		return NULL;
	memset(at, 0, pixels * sizeof(pixel));
	memset(report, 0, (size_t)parts * sizeof report[0]);
	for (uint64_t row = 0; row < n; row++) {
		int col = nq_type_of(s)->queen(s, (int)row);
		if (col == NQ_EMPTY) continue;
		bool is_attacked = attackers_of(s, (int)row) > 0;
		pixel *here = &at[row * wide / n * wide + (uint64_t)col * wide / n];
		here->queens++, here->attacked += is_attacked, report[row * (uint64_t)parts / n] += is_attacked;
	}
	for (size_t i = 0; i < pixels; i++) {
		uint64_t queens = at[i].queens, dense = queens * pixels * 15 / (2 * n);
		picture[i] = (uint8_t)((dense < 15 ? dense : 15) << 4 | (queens > 0 ? at[i].attacked * 15 / queens : 0));
	}
	return picture;
}
