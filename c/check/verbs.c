#include "verbs.h"

#include "ascii.h"

/* Returns the form of a line; 0 if it has no square. The square is the last two numbers, unless they end a list, or a
 * name such as a1. The value assigned to a cell in brackets belongs to the form. */
static uint64_t read_form(const char *text, nq_event *square) {
	uint64_t form = UINT64_C(14695981039346656037);
	nq_event numbers = nq_event_at(NQ_START, 0, 0), name = numbers;
	int count = 0, names = 0;
	bool is_value = false, is_list = false;
	uint32_t gap = 0, gap_before = 0;
	for (const char *at = text, *next; *at != 0; at = next) {
		char before = at > text ? at[-1] : ' ';
		next = at + 1;
		if (nq_is_letter(*at) && nq_is_digit(*next) && (before == 'Q' || !nq_is_word(before))) {
			name.col = (*at | 32) - 'a' + 1, name.row = (int)nq_next_number(&next, NQ_FAR);
			names++;
		} else if (nq_is_digit(*at) && !is_value) {
			next = at;
			int number = (int)nq_next_number(&next, NQ_FAR);
			if (nq_is_letter(before)) continue;
			is_list = count++ > 1 && gap == gap_before;
			numbers.row = numbers.col, numbers.col = number;
			gap_before = gap, gap = 0;
		} else {
			gap = 31 * gap + (unsigned char)*at;
			if (nq_is_blank(*at)) continue;
			form = (form ^ (unsigned char)*at) * UINT64_C(1099511628211);
			is_value |= count > 1 && *at == '=' && at[before == ' ' ? -2 : -1] == ']';
		}
	}
	*square = count > 1 ? numbers : name;
	return (count > 1 ? !is_list : names == 1) && square->row <= NQ_MAX && square->col <= NQ_MAX ? form : 0;
}

static void push(struct nq_verb_pair *p, const nq_event *s) {
	for (int i = 0; i < p->depth && i < NQ_MAX; i++) p->wrong += p->row[i] == s->row && p->col[i] == s->col;
	if (p->depth < NQ_MAX) p->row[p->depth] = s->row, p->col[p->depth] = s->col;
	if (++p->depth > p->deepest) p->deepest = p->depth;
}

static void pop(struct nq_verb_pair *p, const nq_event *s) {
	const int last = p->depth > 0 ? --p->depth : NQ_MAX;
	bool is_last = last < NQ_MAX && p->row[last] == s->row && p->col[last] == s->col;
	p->right += is_last, p->wrong += !is_last;
}

void nq_verbs_add(nq_verbs *v, const char *text, nq_kind kind) {
	nq_event s;
	uint64_t form = read_form(text, &s);
	int verb = 0;
	while (verb < NQ_VERBS && v->verb[verb].form != form && v->verb[verb].form != 0) verb++;
	if (form == 0 || verb == NQ_VERBS) return;
	v->verb[verb].form = form, v->verb[verb].kind = kind;
	for (int other = 0; other < NQ_VERBS; other++) {
		if (other == verb) continue;
		push(&v->pair[verb][other], &s);
		pop(&v->pair[other][verb], &s);
	}
}

bool nq_verbs_choose(nq_verbs *v) {
	int most = 1;
	for (int i = 0; i < NQ_VERBS; i++)
		for (int k = 0; k < NQ_VERBS; k++) {
			const struct nq_verb_pair *p = &v->pair[i][k];
			bool may_be = v->verb[i].kind != NQ_REMOVE && v->verb[k].kind != NQ_PLACE;
			if (!may_be || p->deepest < 3 || p->right <= 2 * p->wrong || p->right <= most) continue;
			most = p->right;
			v->place = v->verb[i].form, v->remove = v->verb[k].form;
		}
	return most > 1;
}

nq_event nq_verbs_event(const nq_verbs *v, const char *text) {
	nq_event s;
	uint64_t form = v->place == 0 ? 0 : read_form(text, &s);
	if (form == 0 || (form != v->place && form != v->remove)) return nq_read_event(text);
	s.kind = form == v->place ? NQ_PLACE : NQ_REMOVE;
	return s;
}
