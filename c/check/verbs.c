#include "verbs.h"

#include <string.h>

static void push(struct nq_verb_pair *p, const nq_event *s) {
	for (int i = 0; i < p->depth && i < NQ_MAX; i++) p->wrong += p->row[i] == s->row && p->col[i] == s->col;
	if (p->depth < NQ_MAX) p->row[p->depth] = s->row, p->col[p->depth] = s->col;
	if (++p->depth > p->deepest) p->deepest = p->depth;
}

static void pop(struct nq_verb_pair *p, const nq_event *s) {
	const int last = p->depth > 0 ? --p->depth : NQ_MAX;
	bool is_last = last < NQ_MAX && p->row[last] == s->row && (p->col[last] == s->col || s->col < 0);
	p->right += is_last, p->wrong += !is_last;
}

void nq_verbs_add(nq_verbs *v, const char *text, nq_kind kind) {
	nq_event s;
	uint64_t form = nq_find_square(text, text + strlen(text), &s);
	int verb = 0;
	while (verb < NQ_VERBS && v->verb[verb].form != form && v->verb[verb].form != 0) verb++;
	if (form == 0 || verb == NQ_VERBS || s.row > NQ_MAX || s.col > NQ_MAX) return;
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
	uint64_t form = v->place == 0 ? 0 : nq_find_square(text, text + strlen(text), &s);
	if (form == 0 || (form != v->place && form != v->remove)) return nq_read_event(text);
	s.kind = form == v->place ? NQ_PLACE : NQ_REMOVE;
	if (s.kind == NQ_REMOVE && s.col < 0) s.col = NQ_UNSTATED;
	return s;
}
