#include "ledger.h"
#include "cli.h"

#include <sys/file.h>
#include <unistd.h>

enum { SYNC_SECONDS = 60 };

typedef struct {
	nq_shard *shard;
	coverage *counted;
	long torn_at;
} reading;

static void read_line(void *to, const shard_line *line) {
	reading *r = to;
	const nq_shard *s = &line->shard;
	const place *at = &line->at;
	if (line->torn) {
		r->torn_at = line->begins;
		return;
	}
	if (!line->is_good && r->counted->lines == 0) fail("%s is not a ledger: line %u is not a unit", at->file, at->line);
	if (!line->is_good) {
		fprintf(stderr, "nqueens: %s line %u is damaged; its unit is counted again\n", at->file, at->line);
		return;
	}
	coverage_add(r->counted, line);
	if (s->first != s->last)
		fail("%s line %u has %u units; a ledger has one per line", at->file, at->line, nq_shard_size(s));
	if (s->first < r->shard->first || (s->first - r->shard->first) % r->shard->step != 0)
		fail("%s line %u has unit %u, which is not of shard %u/%u", at->file, at->line, s->first, r->shard->index,
		     r->shard->of);
	nq_shard_add_kernel(r->shard, s->kernel);
}

static _Noreturn void fail_to_write(const char *name) {
	fail("%s cannot be written: %s; its lines are safe: free some space and run this again", name, strerror(errno));
}

void ledger_open(ledger *l, const char *name, nq_shard *shard, const char *kernel, coverage *counted) {
	reading r = {.shard = shard, .counted = counted, .torn_at = -1};
	*l = (ledger){.name = name, .file = fopen(name, "a"), .next = *shard, .synced = time(NULL)};
	snprintf(l->next.kernel, sizeof l->next.kernel, "%s", kernel);
	if (l->file == NULL) fail("%s cannot be written: %s", name, strerror(errno));
	if (flock(fileno(l->file), LOCK_EX | LOCK_NB) != 0)
		fail("%s is being written by another process; run this again when that has ended", name);
	lines_read(name, read_line, &r);
	if (r.torn_at >= 0 && ftruncate(fileno(l->file), r.torn_at) != 0) fail_to_write(name);
	shard->count = counted->total;
}

static void sync_now(ledger *l) {
	if (fsync(fileno(l->file)) != 0) fail_to_write(l->name);
	l->synced = time(NULL);
}

void ledger_append(ledger *l, uint32_t unit, uint64_t count) {
	char text[NQ_SHARD_TEXT];
	l->next.first = l->next.last = unit;
	l->next.count = count;
	nq_shard_write(&l->next, text);
	if (fprintf(l->file, "%s\n", text) < 0 || fflush(l->file) != 0) fail_to_write(l->name);
	if (time(NULL) - l->synced >= SYNC_SECONDS) sync_now(l);
}

void ledger_close(ledger *l) {
	sync_now(l);
	fclose(l->file);
}
