#include "verbs.h"

#include <string.h>

static void push(struct nq_verb_pair *p, const nq_event *s) {
	for (int i = 0; i < p->depth && i <= NQ_MAX; i++) p->wrong += p->queen[i].row == s->row;
	if (p->depth <= NQ_MAX) p->queen[p->depth] = *s;
	if (++p->depth > p->deepest) p->deepest = p->depth;
}

static void pop(struct nq_verb_pair *p, const nq_event *s) {
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

static void leave(nq_verbs *v, const char *text, int row) {
	uint64_t form = nq_text_form(text);
	if (v->leave == 0) v->leave = form;
	if (v->leave == form) v->left = row;
}

void nq_verbs_add(nq_verbs *v, const char *text, const nq_event *event) {
	nq_event s;
	if (event->kind == NQ_LEAVE) {
		leave(v, text, event->row);
		return;
	}
	uint64_t form = find_form(v, text, &s);
	int verb = 0;
	while (verb < NQ_VERBS && v->verb[verb].form != form && v->verb[verb].form != 0) verb++;
	if (form == 0 || verb == NQ_VERBS || s.row < 0 || s.row > NQ_MAX || s.col > NQ_MAX) return;
	if (v->verb[0].form == 0) {
		memset(v->pair, 0, sizeof v->pair), memset(v->test, 0, sizeof v->test);
		v->base = s.row > 0;
	}
	v->verb[verb].form = form, v->verb[verb].kind = event->kind;
	if (v->left != NQ_UNSTATED) v->above[verb][v->left == s.row ? 0 : v->left - 1 == s.row ? 1 : 2]++;
	v->left = NQ_UNSTATED;
	for (int other = 0; other < NQ_VERBS; other++) {
		if (other == verb) continue;
		push(&v->pair[verb][other], &s);
		pop(&v->pair[other][verb], &s);
		if (s.col == NQ_UNSTATED) continue;
		test(&v->test[verb][other], &s, true);
		test(&v->test[other][verb], &s, false);
	}
}

/* True if lines of kind `first` may call squares free, and lines of kind `second` may call them attacked. */
static bool may_test(nq_kind first, nq_kind second) {
	if (second == NQ_START) return first == NQ_START || first == NQ_TEST || first == NQ_PLACE;
	return first == NQ_START && second == NQ_TEST;
}

static bool has_verb(const nq_verbs *v, nq_kind kind) {
	for (int i = 0; i < NQ_VERBS; i++)
		if (v->verb[i].kind == kind) return true;
	return false;
}

static bool choose(const nq_verbs *v, bool by_tests, uint64_t *first, uint64_t *second) {
	int least = by_tests ? 4 : 2, most = least - 1;
	bool has_place = has_verb(v, NQ_PLACE);
	for (int i = 0; i < NQ_VERBS; i++)
		for (int k = 0; k < NQ_VERBS; k++) {
			const struct nq_verb_pair *p = by_tests ? &v->test[i][k] : &v->pair[i][k];
			nq_kind of_first = v->verb[i].kind, of_second = v->verb[k].kind;
			bool may_place = has_place ? of_first == NQ_PLACE : of_first != NQ_REMOVE;
			may_place = may_place && of_second != NQ_PLACE && of_second != NQ_TEST;
			bool may_be = by_tests ? may_test(of_first, of_second) : may_place;
			if (!may_be || p->deepest < 3 || p->right <= least * p->wrong || p->right <= most) continue;
			most = p->right;
			*first = v->verb[i].form, *second = v->verb[k].form;
		}
	return most >= least;
}

/* If no verb is known, the one that follows most often places queens. */
static void choose_leaves(nq_verbs *v) {
	int all[3] = {0}, most = 0;
	uint64_t place = 0;
	for (int i = 0; i < NQ_VERBS; i++) {
		const int *above = v->above[i];
		for (int k = 0; k < 3; k++) all[k] += above[k];
		if (above[0] + above[1] > most) most = above[0] + above[1], place = v->verb[i].form;
	}
	int up = all[1] > all[0];
	if (all[up] <= 2 * (all[!up] + all[2])) return;
	v->leaves = up ? NQ_LEAVE : NQ_REMOVE;
	if (most > 1 && !has_verb(v, NQ_PLACE) && !has_verb(v, NQ_TEST)) v->place = place;
}

bool nq_verbs_choose(nq_verbs *v) {
	if (v->verb[0].form == 0) return false;
	choose_leaves(v);
	return choose(v, false, &v->place, &v->remove) || choose(v, true, &v->free, &v->attacked) || v->place != 0;
}

nq_kind nq_verbs_leave(const nq_verbs *v, const char *text) {
	return nq_text_form(text) == v->leave ? v->leaves : NQ_START;
}

nq_event nq_verbs_event(const nq_verbs *v, const char *text) {
	nq_event s, event = nq_read_event(text);
	uint64_t form = v->place + v->free == 0 ? 0 : find_form(v, text, &s);
	if (form == 0) return event;
	if (form == v->place) s.kind = NQ_PLACE;
	else if (form == v->remove) s.kind = NQ_REMOVE;
	else if ((form == v->free || form == v->attacked) && event.kind != NQ_TEST)
		s.kind = NQ_TEST, s.how = form == v->free ? NQ_FREE : NQ_ATTACKED;
	else return event;
	return s;
}
