/* A repair writes the good lines to another file and renames it, so that the disk always has all good lines. */
#define _DEFAULT_SOURCE
#include "ledger.h"
#include "cli.h"
#include "progress.h"
#include "coverage.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define SYNC_AFTER 60.0
enum { PATH_TEXT = 4096 };

static _Noreturn void fail_on(const char *name, const char *what) { fail("%s %s: %s", name, what, strerror(errno)); }

typedef struct {
	ledger *ledger;
	coverage coverage;
	unsigned good, bad;
	shard_line first_bad;
	long torn_at;
	FILE *good_file, *bad_file;
} reading;

static bool is_bad(const shard_line *line) { return line->state == NQ_LINE_DAMAGED || line->state == NQ_LINE_NONE; }

static void add_unit(reading *r, const shard_line *line) {
	char why[WHY_TEXT];
	ledger *l = r->ledger;
	const nq_shard *s = &line->shard, *of = &l->shard;
	if (coverage_rejects(&r->coverage, line, why)) fail("%s", why);
	if (s->first != s->last)
		fail("%s line %u has %u units; a ledger has one a line", line->at.file, line->at.line, nq_shard_size(s));
	if (s->first < of->first || (s->first - of->first) % of->step != 0)
		fail("%s line %u has unit %u, which is not of shard %u/%u", line->at.file, line->at.line, s->first, of->index,
		     of->of);
	coverage_must_add(&r->coverage, line);
	nq_shard_add_kernels(&l->shard, s->kernel);
	r->good++;
}

static void read_line(void *to, const shard_line *line) {
	reading *r = to;
	if (line->torn) r->torn_at = line->begins;
	else if (is_bad(line) && r->bad++ == 0) r->first_bad = *line;
	else if (!is_bad(line)) add_unit(r, line);
}

static void copy_line(void *to, const shard_line *line) {
	reading *r = to;
	if (line->torn) return;
	if (is_bad(line))
		fprintf(stderr, "nqueens: %s line %u is damaged; its unit is counted again\n", line->at.file, line->at.line);
	fprintf(is_bad(line) ? r->bad_file : r->good_file, "%s\n", line->text);
}

static FILE *open_sibling(const char *name, const char *ending, const char *mode, char path[PATH_TEXT]) {
	if (snprintf(path, PATH_TEXT, "%s%s", name, ending) >= PATH_TEXT) fail("the name %s is too long", name);
	FILE *file = fopen(path, mode);
	if (file == NULL) fail_on(path, "cannot be written");
	return file;
}

/* Locks the new ledger before it replaces the old one. */
static void repair(reading *r) {
	ledger *l = r->ledger;
	char good_file[PATH_TEXT], bad_file[PATH_TEXT];
	r->good_file = open_sibling(l->name, ".mended", "w", good_file);
	r->bad_file = open_sibling(l->name, ".damaged", "a", bad_file);
	lines_read(l->name, copy_line, r);
	if (fclose(r->bad_file) != 0) fail_on(bad_file, "cannot be written");
	if (fflush(r->good_file) != 0 || fsync(fileno(r->good_file)) != 0) fail_on(good_file, "cannot be written");
	fclose(r->good_file);
	int file = open(good_file, O_WRONLY | O_APPEND);
	if (file < 0 || flock(file, LOCK_EX | LOCK_NB) != 0 || rename(good_file, l->name) != 0)
		fail_on(good_file, "cannot take its place");
	close(l->file);
	l->file = file;
}

/* False if another process has replaced the open ledger by a repaired one. */
static bool has_its_name(const ledger *l) {
	struct stat opened, named;
	return fstat(l->file, &opened) == 0 && stat(l->name, &named) == 0 && opened.st_dev == named.st_dev &&
	       opened.st_ino == named.st_ino;
}

static void lock(ledger *l) {
	for (;;) {
		l->file = open(l->name, O_WRONLY | O_CREAT | O_APPEND, 0666);
		if (l->file < 0) fail_on(l->name, "cannot be written");
		if (flock(l->file, LOCK_EX | LOCK_NB) != 0) break;
		if (has_its_name(l)) return;
		close(l->file);
	}
	if (errno == EWOULDBLOCK)
		fail("%s is being written by another process; it goes on when that one has ended", l->name);
	fail_on(l->name, "cannot be locked");
}

static void list_missing(ledger *l, const uint32_t *owner) {
	uint32_t size = nq_shard_size(&l->shard);
	l->missing = or_fail(malloc(size * sizeof *l->missing), "for so many units");
	for (uint32_t i = 0; i < size; i++) {
		uint32_t unit = l->shard.first + i * l->shard.step;
		if (owner[unit] == 0) l->missing[l->missing_count++] = unit;
	}
}

void ledger_open(ledger *l, const char *name, const nq_shard *shard) {
	*l = (ledger){.name = name, .shard = *shard};
	reading r = {.ledger = l, .torn_at = -1};
	l->shard.kernel[0] = 0;
	lock(l);
	coverage_begin(&r.coverage, shard->n, shard->units);
	lines_read(name, read_line, &r);
	if (r.bad > 0 && r.good == 0)
		fail("%s is not a ledger: line %u is not a unit; nothing was written to it", name, r.first_bad.at.line);
	if (r.bad > 0) repair(&r);
	else if (r.torn_at >= 0 && ftruncate(l->file, r.torn_at) != 0) fail_on(name, "cannot be cut");
	l->size = (long)lseek(l->file, 0, SEEK_END);
	l->shard.count = r.coverage.total;
	list_missing(l, r.coverage.owner);
	coverage_end(&r.coverage);
}

static bool write_all(int file, const char *text, size_t length) {
	while (length > 0) {
		ssize_t written = write(file, text, length);
		if (written < 0 && errno == EINTR) continue;
		if (written < 0) return false;
		text += written;
		length -= (size_t)written;
	}
	return true;
}

/* If writing fails and the partial line cannot be removed, the next ledger_open drops it. */
static bool write_lines(ledger *l, const char *text, size_t length) {
	if (!write_all(l->file, text, length)) {
		int reason = errno, taken_back = ftruncate(l->file, l->size);
		(void)taken_back;
		errno = reason;
		return false;
	}
	if (l->synced == 0) l->synced = seconds_now();
	l->size += (long)length;
	return true;
}

bool ledger_append(ledger *l, const char *kernel, const ledger_entry *entries, uint32_t count) {
	char text[64 * NQ_SHARD_TEXT];
	size_t used = 0;
	for (uint32_t i = 0; i < count; i++) {
		nq_shard one = l->shard;
		one.first = one.last = entries[i].unit;
		one.count = entries[i].count;
		snprintf(one.kernel, sizeof one.kernel, "%s", kernel);
		used += nq_shard_write(&one, text + used);
		text[used++] = '\n';
		if (i + 1 < count && used + NQ_SHARD_TEXT <= sizeof text) continue;
		if (!write_lines(l, text, used)) return false;
		used = 0;
	}
	for (uint32_t i = 0; i < count; i++) l->shard.count += entries[i].count;
	nq_shard_add_kernels(&l->shard, kernel);
	return true;
}

static void sync_now(ledger *l) {
	if (fsync(l->file) != 0) fail_on(l->name, "cannot be brought to the disk");
	l->synced = 0;
}

void ledger_tick(ledger *l) {
	if (l->synced > 0 && seconds_now() - l->synced >= SYNC_AFTER) sync_now(l);
}

void ledger_close(ledger *l) {
	sync_now(l);
	close(l->file);
	free(l->missing);
}
