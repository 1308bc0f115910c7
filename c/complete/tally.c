/* Counts all completions and, for each square, those with a queen on it. Boards of n ≤ 32 with many open squares are
 * counted row by row with bitmasks, the last five rows by lookup (last_rows.h). If the open squares are left-right
 * symmetric, only half of the completions are visited. Other boards are searched like nq_decide. In such a search,
 * `done` is the finished share of the tree, and share[d] the unfinished share at depth d. They sum to 1. */
#include "decide.h"
#include "../solutions/last_rows.h"

static __attribute__((noinline)) void heat_last_rows(nq_tally *t, const nq_row *r, const nq_fillings *found) {
	int first = t->d.open.n - NQ_LAST;
	uint32_t left = (UINT32_MAX >> (32 - t->d.open.n)) & ~r->columns;
	int column[NQ_LAST];
	for (int rank = 0; rank < NQ_LAST; rank++) column[rank] = nq_take_lowest(&left);
	for (int half = 0; half < 2; half++)
		for (uint64_t set = found->half[half]; set != 0; set &= set - 1) {
			const uint8_t *rank = nq_rank[half * NQ_FILLINGS_HALF + __builtin_ctzll(set)];
			for (int i = 0; i < NQ_LAST; i++) t->heat[first + i][column[rank[i]]]++;
		}
}

static uint64_t count_last_rows(nq_tally *t, const nq_row *r) {
	nq_fillings found = nq_last_rows(t->d.open.n, r, t->blocked);
	if ((found.half[0] | found.half[1]) == 0) return 0;
	if (t->with_heat) heat_last_rows(t, r, &found);
	return (uint64_t)(__builtin_popcountll(found.half[0]) + __builtin_popcountll(found.half[1]));
}

static uint32_t left_half(const nq_tally *t, const nq_row *r, int row) {
	int n = t->d.open.n;
	uint32_t left = (1u << n / 2) - 1, middle = n % 2 == 1 ? left + 1 : 0;
	if (row == 0) return left | middle;
	return row == 1 && r->columns == middle ? left : UINT32_MAX;
}

/* noinline: smaller code, equally fast. */
static __attribute__((noinline)) uint32_t squares_of(const nq_tally *t, const nq_row *r, int row) {
	uint32_t squares = nq_row_free(r, t->open[row]);
	return t->mirrored ? squares & left_half(t, r, row) : squares;
}

static inline void add(nq_tally *t, int row, uint32_t queen, uint64_t found) {
	t->found[row] += found;
	if (t->with_heat) t->heat[row][__builtin_ctz(queen)] += found;
}

static void count_row(nq_tally *t, int row, uint64_t *budget) {
	nq_row r = t->rows[row];
	uint64_t squares = (uint64_t)__builtin_popcount(r.open);
	for (uint32_t left = r.open; left != 0; left &= left - 1) {
		nq_row next = nq_row_below(&r, left & -left, t->d.open.n, 0);
		uint64_t found = count_last_rows(t, &next);
		if (found > 0) add(t, row, left, found);
	}
	t->rows[row].open = 0;
	*budget -= squares < *budget ? squares : *budget;
}

static void mirror(nq_tally *t) {
	int n = t->d.open.n;
	for (int row = 0; row < n; row++)
		for (int left = 0, right = n - 1; left <= right; left++, right--)
			t->heat[row][left] = t->heat[row][right] = t->heat[row][left] + t->heat[row][right];
	t->count *= 2;
}

static nq_seek run_by_rows(nq_tally *t, uint64_t *nodes) {
	int n = t->d.open.n, last = n - NQ_LAST - 1;
	if (t->row < 0) return NQ_FOUND;
	uint64_t budget = *nodes;
	while (t->row >= 0 && budget > 0) {
		nq_row *r = &t->rows[t->row];
		if (r->open == 0) {
			uint64_t found = t->found[t->row--];
			if (t->row >= 0 && found > 0) add(t, t->row, t->rows[t->row].columns ^ t->rows[t->row + 1].columns, found);
			continue;
		}
		if (t->row == last) {
			count_row(t, last, &budget);
			continue;
		}
		uint32_t queen = r->open & -r->open;
		r->open ^= queen;
		budget--;
		nq_row *next = &t->rows[++t->row];
		*next = nq_row_below(r, queen, n, 0);
		next->open = squares_of(t, next, t->row);
		t->found[t->row] = 0;
	}
	*nodes = budget;
	if (t->row >= 0) return NQ_MORE;
	t->count = t->found[0];
	if (t->mirrored) mirror(t);
	return NQ_FOUND;
}

static bool is_mirrored(const nq_open *open) {
	int n = open->n;
	for (int left = 0; left < n / 2; left++)
		if (open->squares[NQ_COLUMNS + left] != open->squares[NQ_COLUMNS + n - 1 - left]) return false;
	return true;
}

static void start_by_rows(nq_tally *t) {
	int n = t->d.open.n;
	for (int row = 0; row < n; row++) t->open[row] = (uint32_t)t->d.open.squares[row];
	for (int row = n - NQ_LAST; row < n; row++)
		for (int col = 0; col < n; col++)
			if (!nq_is_open(&t->d.open, row, col)) t->blocked[col] |= 1u << (row - (n - NQ_LAST));
	t->mirrored = is_mirrored(&t->d.open);
	t->rows[0].open = squares_of(t, &t->rows[0], 0);
}

static nq_seek run_search(nq_tally *t, uint64_t *nodes) {
	nq_decide *d = &t->d;
	while (!t->is_over) {
		int line = nq_open_settle(&d->open);
		if (line == NQ_NOWHERE) {
			line = nq_decide_narrowest(d);
			if (line != NQ_NOWHERE) {
				if (*nodes == 0) return NQ_MORE;
				--*nodes;
				double share = t->share[d->depth] / d->open.count[line];
				t->share[d->depth] -= share;
				t->share[d->depth + 1] = share;
				nq_decide_try_line(d, line);
				continue;
			}
			t->count++;
			for (int row = 0; row < d->open.n && t->with_heat; row++)
				t->heat[row][__builtin_ctzll(d->open.squares[row])]++;
		} else {
			d->weight[line]++;
		}
		t->done += t->share[d->depth];
		t->is_over = d->depth == 0;
		if (!t->is_over) nq_decide_refute(d);
	}
	return NQ_FOUND;
}

/* True if at least half of the squares in undecided rows and columns are open: a limit measured at n = 12 … 20. */
static bool counts_by_rows(const nq_open *open) {
	int squares = 0, rows = 0;
	for (int row = 0; row < open->n; row++) {
		if (open->count[row] == 1) continue;
		squares += open->count[row];
		rows++;
	}
	return open->n > NQ_LAST && open->n <= NQ_TALLY_ROWS && 2 * squares >= rows * rows;
}

void nq_tally_start(nq_tally *t, const nq_setup *setup, bool with_heat) {
	*t = (nq_tally){.with_heat = with_heat, .share = {1}};
	nq_decide_start(&t->d, setup);
	t->by_rows = nq_open_settle(&t->d.open) == NQ_NOWHERE && counts_by_rows(&t->d.open);
	if (t->by_rows) start_by_rows(t);
}

nq_seek nq_tally_run(nq_tally *t, uint64_t *nodes) { return t->by_rows ? run_by_rows(t, nodes) : run_search(t, nodes); }

double nq_tally_progress(const nq_tally *t) {
	if (!t->by_rows) return t->is_over ? 1 : t->done;
	double ahead = 0, share = 1;
	for (int row = 0; row <= t->row; row++) {
		const nq_row *r = &t->rows[row];
		uint32_t squares = squares_of(t, r, row);
		share /= squares != 0 ? __builtin_popcount(squares) : 1;
		ahead += share * __builtin_popcount(r->open);
	}
	return 1 - ahead;
}
