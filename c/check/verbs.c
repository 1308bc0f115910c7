#include "verbs.h"

#include <string.h>

static void push(struct nq_verb_pair *p, const nq_event *s) {
	for (int i = 0; i < p->depth && i <= NQ_MAX; i++) p->wrong += p->queen[i].row == s->row;
	if (p->depth <= NQ_MAX) p->queen[p->depth] = *s;
	if (++p->depth > p->deepest) p->deepest = p->depth;
}

/* A line without a column may also remove later queens. */
static void pop(struct nq_verb_pair *p, const nq_event *s) {
	while (s->col == NQ_UNSTATED && p->depth > 1 && p->depth <= NQ_MAX && p->queen[p->depth - 1].row > s->row)
		p->depth--;
	int last = p->depth > 0 ? --p->depth : NQ_MAX + 1;
	bool is_last = last <= NQ_MAX && p->queen[last].row == s->row;
	p->right += is_last, p->wrong += !is_last;
}

static void test(struct nq_verb_pair *p, const nq_event *s, bool is_free) {
	while (p->depth > 0 && p->queen[p->depth - 1].row >= s->row) p->depth--;
	bool is_attacked = nq_attacker(p->queen, p->depth, s) != NULL;
	p->right += is_attacked && !is_free, p->wrong += is_attacked == is_free;
	if (is_free) push(p, s);
}

static uint64_t find_form(const nq_verbs *v, const char *text, nq_event *s) {
	uint64_t form = nq_find_square(text, text + strlen(text), s);
	if (form != 0 && s->col == 0) form += (uint64_t)v->base;
	if (s->col < v->base) s->col = NQ_UNSTATED;
	return form;
}

static void add(nq_verbs *v, uint64_t form, nq_kind kind, const nq_event *s) {
	int verb = 0;
	while (verb < NQ_VERBS && v->verb[verb].form != form && v->verb[verb].form != 0) verb++;
	if (form == 0 || verb == NQ_VERBS || s->row < 0 || s->row > NQ_MAX || s->col > NQ_MAX) return;
	if (v->verb[0].form == 0) {
		memset(v->pair, 0, sizeof v->pair), memset(v->test, 0, sizeof v->test);
		v->base = s->row > 0;
	}
	v->verb[verb].form = form, v->verb[verb].kind = kind;
	for (int other = 0; other < NQ_VERBS; other++) {
		if (other == verb) continue;
		push(&v->pair[verb][other], s);
		pop(&v->pair[other][verb], s);
		if (s->col == NQ_UNSTATED) continue;
		test(&v->test[verb][other], s, true);
		test(&v->test[other][verb], s, false);
	}
}

void nq_verbs_add(nq_verbs *v, const char *text, nq_event read) {
	nq_event event = read, s = read;
	v->has_removals |= event.is_back || (event.kind == NQ_START && nq_find_word(text, NQ_REMOVALS) != NULL);
	uint64_t form = event.is_back ? nq_text_form(text) : find_form(v, text, &s);
	add(v, form, event.kind, &s);
	if (!event.is_back) return;
	s.row--;
	add(v, form + 1, event.kind, &s);
}

/* True if lines of kind `first` may call squares free, and lines of kind `second` may call them attacked. */
static bool may_test(nq_kind first, nq_kind second) {
	if (second == NQ_START) return first == NQ_START || first == NQ_TEST || first == NQ_PLACE;
	return first == NQ_START && second == NQ_TEST;
}

static bool choose(nq_verbs *v, bool by_tests, uint64_t *first, uint64_t *second) {
	int least = by_tests ? 4 : 2, most = least - 1;
	bool has_place = false;
	for (int i = 0; i < NQ_VERBS; i++) has_place |= v->verb[i].kind == NQ_PLACE;
	for (int i = 0; i < NQ_VERBS; i++)
		for (int k = 0; k < NQ_VERBS; k++) {
			const struct nq_verb_pair *p = by_tests ? &v->test[i][k] : &v->pair[i][k];
			nq_kind of_first = v->verb[i].kind, of_second = v->verb[k].kind;
			bool may_place = has_place ? of_first == NQ_PLACE : of_first != NQ_REMOVE;
			may_place &= of_second != NQ_PLACE && of_second != NQ_TEST;
			bool may_be = by_tests ? may_test(of_first, of_second) : may_place;
			if (!may_be || p->deepest < 3 || p->right <= least * p->wrong || p->right <= most) continue;
			most = p->right;
			*first = v->verb[i].form, *second = v->verb[k].form;
			if (!by_tests) v->goes_back = of_second == NQ_LEAVE;
		}
	return most >= least;
}

bool nq_verbs_choose(nq_verbs *v) {
	if (v->verb[0].form == 0) return false;
	bool has_pair = choose(v, false, &v->place, &v->remove);
	return choose(v, true, &v->free, &v->attacked) || has_pair;
}

nq_event nq_verbs_event(const nq_verbs *v, const char *text, nq_event read) {
	nq_event s, event = read;
	if (event.is_back) {
		uint64_t leave = nq_text_form(text);
		if (leave == v->remove) event.row++;
		else if (leave + 1 != v->remove) return nq_no_event();
		return event;
	}
	uint64_t form = v->place + v->free == 0 ? 0 : find_form(v, text, &s);
	if (form == 0) return event;
	if (form == v->place && event.how != NQ_FREE) s.kind = NQ_PLACE;
	else if (form == v->remove) s.kind = NQ_REMOVE;
	else if ((form == v->free || form == v->attacked) && event.kind != NQ_TEST)
		s.kind = NQ_TEST, s.how = form == v->free ? NQ_FREE : NQ_ATTACKED;
	else return event;
	return s;
}
