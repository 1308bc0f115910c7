/* recount: counts random lines of ledgers again with another kernel; for a shard's line, all its units.
 *
 * Samples m lines uniformly. If a fraction p of the lines were wrong, all m would be right with probability at most
 * (1 - p)^m; so m right lines show p < 1 - 0.01^(1/m) with 99 % confidence. */
#define _POSIX_C_SOURCE 200809L
#include "pool.h"
#include "lot.h"
#include "sheet.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct {
	place at;
	nq_shard shard;
	uint64_t again;
} line;

typedef struct {
	sheet sheet;
	line *lines; /* sampled ones first, once sampled */
	uint32_t count, room, drawn;
	uint32_t *units, *line_of; /* units of the sampled lines, ascending, and the line of each */
	uint32_t size;
} recounting;

static void take(void *to, const sheet_line *read) {
	recounting *r = to;
	sheet_must_take(&r->sheet, read);
	if (r->count == r->room)
		r->lines = or_fail(realloc(r->lines, (r->room = r->sheet.room) * sizeof *r->lines), "for so many lines");
	r->lines[r->count++] = (line){.at = read->at, .shard = read->shard};
}

/* Seeds unpredictably: the author of the lines must not know the sample. */
static nq_lot chance(void) {
	struct timespec now;
	nq_lot lot = {0};
	FILE *source = fopen("/dev/urandom", "rb");
	size_t read = source != NULL ? fread(&lot.state, sizeof lot.state, 1, source) : 0;
	if (source != NULL) fclose(source);
	if (read == 1) return lot;
	clock_gettime(CLOCK_REALTIME, &now);
	lot.state = (uint64_t)now.tv_sec * UINT64_C(1000000007) ^ (uint64_t)now.tv_nsec ^ (uint64_t)getpid() << 40;
	return lot;
}

static void draw(recounting *r, double percent) {
	nq_lot lot = chance();
	double wished = ceil(r->count * percent / 100);
	r->drawn = wished < 1 ? 1 : (uint32_t)wished;
	for (uint32_t i = 0; i < r->drawn; i++) {
		uint32_t j = i + nq_lot_below(&lot, r->count - i);
		line drawn = r->lines[j];
		r->lines[j] = r->lines[i];
		r->lines[i] = drawn;
	}
}

static void list_units(recounting *r) {
	sheet *s = &r->sheet;
	memset(s->owner, 0, s->units * sizeof *s->owner);
	for (uint32_t i = 0; i < r->drawn; i++) {
		nq_shard_own(&r->lines[i].shard, s->owner, i + 1);
		r->size += nq_shard_size(&r->lines[i].shard);
	}
	r->units = or_fail(malloc(r->size * sizeof *r->units), "for so many units");
	r->line_of = or_fail(malloc(r->size * sizeof *r->line_of), "for so many units");
	for (uint32_t unit = 0, i = 0; unit < s->units; unit++) {
		if (s->owner[unit] == 0) continue;
		r->units[i] = unit;
		r->line_of[i++] = s->owner[unit] - 1;
	}
}

static void add(void *to, const pool_result *found, uint32_t count) {
	recounting *r = to;
	for (uint32_t i = 0; i < count; i++) r->lines[r->line_of[found[i].place]].again += found[i].count;
}

/* Takes the slowest kernel that did not count any sampled line alone: it shares least with the others. */
static void take_another_kernel(nq_count_plan *plan, const recounting *r) {
	for (int k = 0; nq_count_kernel_at(plan, k) != NULL; k++) {
		bool is_other = nq_count_kernel_runs(plan, k);
		for (uint32_t i = 0; i < r->drawn && is_other; i++)
			is_other = strcmp(r->lines[i].shard.kernel, nq_count_kernel_at(plan, k)) != 0;
		if (!is_other) continue;
		nq_count_take_kernel(plan, k);
		return;
	}
}

static uint32_t print_wrong(const recounting *r, const char *kernel) {
	uint32_t wrong = 0;
	for (uint32_t i = 0; i < r->drawn; i++) {
		const line *l = &r->lines[i];
		if (l->again == l->shard.count) continue;
		printf("wrong: %s line %u, units %" PRIu32 "-%" PRIu32 "/%" PRIu32 ": %" PRIu64 " by %s, %" PRIu64 " by %s\n",
		       l->at.file, l->at.line, l->shard.first, l->shard.last, l->shard.step, l->shard.count, l->shard.kernel,
		       l->again, kernel);
		wrong++;
	}
	return wrong;
}

static void print_confidence(const recounting *r, const char *kernel, uint32_t wrong) {
	const char *what = r->size == r->drawn ? "units" : "lines";
	double part = 1 - pow(0.01, 1.0 / r->drawn);
	if (wrong > 0) printf("%" PRIu32 " wrong of %" PRIu32 " %s counted again by %s\n", wrong, r->drawn, what, kernel);
	else if (r->drawn == r->count)
		printf("all %" PRIu32 " %s are right, counted again by %s\n", r->count, what, kernel);
	else if (part > 0.5)
		printf("%" PRIu32 " of %" PRIu32 " %s are right, counted again by %s: too few to say much of the others\n",
		       r->drawn, r->count, what, kernel);
	else
		printf("with %" PRIu32 " of %" PRIu32 " %s right, counted again by %s, fewer than 1 in %.0f is wrong, with "
		       "99 %% confidence\n",
		       r->drawn, r->count, what, kernel, floor(1 / part));
}

static int recount(const options *o) {
	recounting r = {.count = 0};
	for (char **name = o->files; *name != NULL; name++) sheet_must_read(*name, take, &r);
	draw(&r, o->sample);
	list_units(&r);
	pool c = {.units = r.units, .size = r.size, .each = true, .found = add, .to = &r};
	nq_count_plan_for(&c.plan, r.sheet.n, NQ_COUNT_BEST);
	if (o->kernel != NULL) pool_take_kernel(&c.plan, o->kernel);
	else take_another_kernel(&c.plan, &r);
	const char *kernel = nq_count_kernel_at(&c.plan, c.plan.kernel);
	pool_open(&c, o);
	pool_run(&c);
	pool_close(&c);
	uint32_t wrong = print_wrong(&r, kernel);
	print_confidence(&r, kernel, wrong);
	sheet_end(&r.sheet);
	free(r.lines), free(r.units), free(r.line_of);
	return finish(wrong > 0 ? NO_SOLUTION : OK);
}

const command cli_recount = {"recount", recount, {FILES, SAMPLE, KERNEL, THREADS, MEMORY}, 0};
