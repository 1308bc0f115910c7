#include "cli.h"

static void print_count(const char *name, uint64_t count) { printf("%s %" PRIu64 "\n", name, count); }

static void print_summary(const nq_search *before, const nq_search *after, bool may_restart) {
	uint64_t counts[NQ_KINDS];
	for (int kind = 0; kind < NQ_KINDS; kind++) counts[kind] = after->counts[kind] - before->counts[kind];
	print_count("tests", counts[NQ_TEST]);
	if (nq_type_of(after)->tests == NQ_TESTS_COLUMNS) print_count("checks", counts[NQ_CHECK]);
	print_count("probes", after->probes - before->probes);
	print_count("places", counts[NQ_PLACE]);
	print_count("removes", counts[NQ_REMOVE]);
	if (may_restart) print_count("restarts", nq_search_restarts(after) - nq_search_restarts(before));
	if (nq_type_of(after)->read_moved) print_count("moves", counts[NQ_MOVE]);
	print_count("solutions", counts[NQ_SOLUTION]);
	print_count("steps", after->step - before->step);
}

int cli_walk(const options *o) {
	nq_search *s = begin_search(o);
	uint64_t before = o->from > 0 ? o->from - 1 : 0;
	if (before > 0) nq_search_run(s, before, NQ_ONLY(NQ_DONE));
	uint64_t wanted = o->to - before;
	nq_search first = *s;
	if (o->summary) {
		nq_search_run(s, wanted, NQ_ONLY(NQ_DONE));
		print_summary(&first, s, o->chance.most[NQ_RESTARTS] > 0);
	} else {
		char text[NQ_EVENT_TEXT + 1];
		while (wanted-- > 0 && nq_search_run(s, 1, NQ_ONLY(NQ_DONE)) == 1) {
			size_t length = nq_format_event(s, text);
			text[length++] = '\n';
			print_streamed(text, length);
		}
	}
	free(s);
	return finish(OK);
}
