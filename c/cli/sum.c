/* sum: adds the counts of lines that cover each unit once, and checks the total. missing: lists uncounted shards. */
#include "cli.h"
#include "count.h"
#include "coverage.h"
#include "totals.h"

static void check_total(const coverage *s) {
	uint64_t known = nq_known_total(s->n);
	if (known > 0 && s->total != known)
		fail("the total is %" PRIu64 ", but Q(%d) is %" PRIu64 ": a unit was counted wrongly; nqueens recount finds it",
		     s->total, s->n, known);
	if (known == 0 && !nq_is_symmetric(s->n, s->total))
		fail("the total is %" PRIu64 ", which contradicts the symmetry of the board for n = %d (it is %" PRIu64
		     " modulo 8): a unit was counted wrongly; nqueens recount finds it",
		     s->total, s->n, s->total % 8);
}

int cli_sum(const options *o) {
	coverage s = {.n = 0};
	for (char **name = o->files; *name != NULL; name++) lines_read(*name, coverage_add, &s);
	if (s.n == 0) fail("%s has no line of a shard", o->files[0]);
	nq_shard whole = nq_shard_cut(s.n, s.units, 1, 1);
	uint32_t unit = 0, missing = nq_shard_missing(&whole, s.owner, NULL);
	while (missing > 0 && s.owner[unit] != 0) unit++;
	if (missing > 0)
		fail(
			"%u of %u units are missing, the first is unit %u; nqueens count %d --shard %u/%u counts it, nqueens missing "
			"lists all",
			missing, s.units, unit, s.n, unit % s.finest + 1, s.finest);
	check_total(&s);
	printf("%" PRIu64 "\n", s.total);
	free(s.owner);
	return finish(OK);
}

static bool is_whole(const coverage *s, uint32_t index, uint32_t of) {
	nq_shard shard = nq_shard_cut(s->n, s->units, index, of);
	return nq_shard_missing(&shard, s->owner, NULL) == 0;
}

/* Prints shards as for Slurm's --array: 1-3,7,640. */
static void print_missing(const coverage *s, uint32_t of) {
	const char *between = "";
	for (uint32_t from = 1; from <= of; from++) {
		uint32_t to = from;
		if (is_whole(s, from, of)) continue;
		while (to < of && !is_whole(s, to + 1, of)) to++;
		printf("%s%u", between, from);
		if (to > from) printf("-%u", to);
		between = ",";
		from = to;
	}
	if (between[0] != 0) printf("\n");
}

int cli_missing(const options *o) {
	coverage s = {.leaves_out = true};
	coverage_begin(&s, o->n);
	for (char **name = o->files; *name != NULL; name++) lines_read(*name, coverage_add, &s);
	print_missing(&s, o->shard_of);
	free(s.owner);
	return finish(OK);
}
