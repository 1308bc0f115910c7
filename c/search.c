#include "search.h"

#include <string.h>

enum { ALIGN = 8 };

int nq_search_named(const char *id) {
	for (int i = 0; i < nq_search_count(); i++)
		if (strcmp(nq_search_type_at(i)->id, id) == 0) return i;
	return -1;
}

size_t nq_search_bytes(int search, int n) {
	if (search < 0 || search >= nq_search_count()) return 0;
	if (n < NQ_MIN || n > nq_search_type_at(search)->largest) return 0;
	return (nq_search_type_at(search)->bytes(n) + ALIGN - 1) / ALIGN * ALIGN;
}

bool nq_search_start(nq_search *s, int search, int n, int start_row) {
	size_t bytes = nq_search_bytes(search, n);
	if (bytes == 0 || start_row < 0 || start_row >= (nq_search_type_at(search)->takes_start_row ? n : 1)) return false;
	memset(s, 0, bytes);
	s->search = (uint8_t)search, s->n = n, s->start_row = start_row;
	s->row = s->col = NQ_EMPTY;
	nq_search_type_at(search)->start(s);
	return true;
}

bool nq_search_set_up(nq_search *s, const nq_setup *setup) {
	return nq_type_of(s)->set_up != NULL && setup->n == s->n && nq_type_of(s)->set_up(s, setup);
}

bool nq_search_chance(nq_search *s, const nq_chance *chance) {
	const nq_search_type *type = nq_type_of(s);
	int most = type->takes_limits ? NQ_MOST_ALLOWED : 0;
	if (type->chance == NULL || chance->begin < 0 || chance->begin >= NQ_BEGINNINGS) return false;
	for (int limit = 0; limit < NQ_LIMITS; limit++)
		if (chance->most[limit] < 0 || chance->most[limit] > most) return false;
	type->chance(s, chance);
	return true;
}

uint64_t nq_search_run(nq_search *s, uint64_t at_most, nq_counted until) {
	uint64_t taken = nq_type_of(s)->run(s, at_most, until);
	s->step += taken;
	return taken;
}

uint64_t nq_search_counted(const nq_search *s, nq_counted what) {
	uint64_t count = what & NQ_EVERY_PROBE ? s->probes : 0;
	for (int kind = 0; kind < NQ_KINDS; kind++)
		if (what & NQ_ONLY(kind)) count += s->counts[kind];
	return count;
}

nq_board nq_search_board(const nq_search *s) {
	nq_board board = {.n = s->n};
	for (int row = 0; row < s->n; row++) board.column[row] = (int8_t)nq_type_of(s)->queen(s, row);
	return board;
}

static nq_attack attacker(const nq_search *s) {
	const nq_search_type *type = nq_type_of(s);
	if (type->attack) return type->attack(s);
	for (int i = 0; i < 3; i++)
		for (int row = 0; row < s->n; row++) {
			int col = type->queen(s, row);
			nq_line line = col == NQ_EMPTY ? NQ_NO_LINE : nq_line_between(row, col, s->row, s->col);
			bool is_next = type->order[i] == NQ_NO_LINE || line == type->order[i];
			if (line != NQ_NO_LINE && is_next) return (nq_attack){line, row, col};
		}
	return NQ_NO_ATTACK;
}

nq_verdict nq_search_verdict(const nq_search *s) {
	nq_verdict v = {NQ_NOT_TESTED, NQ_NO_ATTACK};
	if (s->kind != NQ_TEST && s->kind != NQ_CHECK) return v;
	if (s->free) v.how = NQ_FREE;
	else if (s->closed) v.how = NQ_CLOSED;
	else if (nq_type_of(s)->emptied) v.how = NQ_EMPTIES, v.by.row = nq_type_of(s)->emptied(s);
	else v.how = NQ_ATTACKED, v.by = attacker(s);
	return v;
}

uint64_t nq_search_restarts(const nq_search *s) {
	uint64_t boards = s->counts[NQ_SCATTER];
	return boards > 0 ? boards - 1 : 0;
}

const char *nq_kind_name(int kind) {
	static const char *const names[NQ_KINDS] = {
#define KIND(kind, name) name,
#include <kinds_table.h>
	};
	return names[kind];
}

const char *nq_verdict_name(int how) {
	static const char *const names[] = {"", "free", "attacked", "closed", "empties"};
	return names[how];
}
