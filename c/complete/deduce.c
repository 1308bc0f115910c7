#include "deduce.h"

static void append(nq_deduction *d, int kind, int line, uint16_t square, int depth) {
	d->links[d->length++] = nq_link_to(square, kind, line, depth);
}

/* Places up to `queens` queens, each on the only open square of a line, until some line has no open square. Then
 * returns true and stores the links (why.h) of this proof in *d. */
static bool is_refuted(nq_deduction *d, nq_open *open, const uint64_t singles[2], int queens) {
	const uint64_t due[2] = {singles[0] | open->due[1][0], singles[1] | open->due[1][1]};
	int exhausted = nq_open_first_due(open, 0);
	if (exhausted != NQ_NOWHERE) {
		append(d, NQ_EXHAUSTED, exhausted, 0, 1);
		return true;
	}
	for (int half = 0; half < 2 && queens > 0; half++)
		for (uint64_t left = due[half]; left != 0; left &= left - 1) {
			int line = half * NQ_COLUMNS + __builtin_ctzll(left), before = open->closed;
			uint16_t square = nq_first_open(open, line);
			append(d, NQ_FORCED, line, square, 1);
			nq_open_place(open, square);
			bool ends = is_refuted(d, open, due, queens - 1);
			nq_open_back(open, before);
			if (ends) return true;
			d->length--;
		}
	return false;
}

/* Requires that no line is due (open.h). */
static bool refute(nq_deduction *d, nq_open *open, uint16_t square, int queens) {
	int before = open->closed;
	append(d, NQ_SUPPOSE, 0, square, 1);
	nq_open_place(open, square);
	bool ends = is_refuted(d, open, (const uint64_t[2]){0}, queens);
	nq_open_back(open, before);
	if (!ends) {
		d->length = 0;
		return false;
	}
	nq_link *last = &d->links[d->length - 1];
	*last = nq_link_to(square, last->kind, last->line, 1);
	nq_open_close(open, square);
	return true;
}

static bool refute_any(nq_deduction *d, nq_open *open) {
	for (int queens = 1; queens <= NQ_CASE_QUEENS; queens++)
		for (int row = 0; row < open->n; row++)
			for (uint64_t left = open->squares[row]; left != 0 && open->count[row] > 1; left &= left - 1)
				if (refute(d, open, nq_pack(row, __builtin_ctzll(left)), queens)) return true;
	return false;
}

nq_deduction nq_deduce(nq_open *open, int level) {
	nq_deduction d = {0};
	int before = open->closed;
	nq_inference next = level == 1 ? nq_open_force(open) : nq_open_infer(open);
	if (next.kind == NQ_FORCED) {
		d.level = 1;
		append(&d, NQ_FORCED, next.line, nq_first_open(open, next.line), 0);
	} else if (next.kind == NQ_NARROWED) {
		d.level = 2;
		for (; before < open->closed; before++) append(&d, NQ_NARROWED, next.line, open->trail[before], 0);
	} else if (next.kind == NQ_NOTHING && level == 3 && refute_any(&d, open)) {
		d.level = 3;
	}
	return d;
}
