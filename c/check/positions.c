#include "positions.h"

/* Stores a removal for each queen that is not on the next board. Clears those that stay from `added`, its copy. */
static int remove_queens(nq_positions *p, nq_printed_board *added, nq_event *events) {
	int count = 0, kept = 0;
	for (int i = p->queens - 1; i >= 0; i--) {
		const nq_event *s = &p->queen[i];
		if (s->row < added->rows && added->queens[s->row] >> s->col & 1) added->queens[s->row] &= ~nq_bit(s->col);
		else events[count] = *s, events[count++].kind = NQ_REMOVE, p->queen[i].kind = NQ_REMOVE;
	}
	for (int i = 0; i < p->queens; i++)
		if (p->queen[i].kind == NQ_PLACE) p->queen[kept++] = p->queen[i];
	p->queens = kept;
	return count;
}

int nq_positions_next(nq_positions *p, const nq_printed_board *board, nq_event events[NQ_POSITION_EVENTS]) {
	nq_printed_board added = *board;
	int removed = remove_queens(p, &added, events), count = removed;
	p->added = 0, p->is_attacked = false;
	for (int row = 0; row < board->rows; row++)
		for (uint32_t left = added.queens[row]; left != 0 && p->queens < 2 * NQ_MAX; left &= left - 1, p->added++) {
			nq_event queen = nq_event_at(NQ_PLACE, row, __builtin_ctz(left));
			p->is_attacked |= nq_attacker(p->queen, p->queens, &queen) != NULL;
			p->queen[p->queens++] = events[count++] = queen;
		}
	if (p->first.kind == NQ_START) p->first = p->queen[0];
	if (p->queens > p->deepest) p->deepest = p->queens;
	p->boards++;
	p->partial += p->queens < board->rows;
	p->is_repeat = count == 0 && p->boards > 1 && !nq_printed_is_solution(board);
	p->repeats += p->is_repeat;
	p->kept += p->queens > p->added;
	p->steps += p->added <= 1;
	p->attacks += p->is_attacked;
	p->removals += p->added == 0 && removed > 0;
	return count;
}

bool nq_are_positions(const nq_positions *p) {
	uint64_t boards = p->boards;
	if (boards < 5 || p->deepest < 3 || 2 * p->partial < boards || 2 * p->repeats > boards) return false;
	return 2 * p->kept >= boards && 4 * p->steps >= 3 * boards;
}

bool nq_is_usual_position(const nq_positions *p, const nq_positions *ahead) {
	bool may_be = (ahead->attacks > 1 || !p->is_attacked) && (ahead->repeats > 1 || !p->is_repeat);
	return p->boards == 1 || (may_be && p->added <= 1);
}
