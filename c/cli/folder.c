#define _POSIX_C_SOURCE 200809L
#include "folder.h"
#include "cli.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* File names are never freed: lines refer to them. */
typedef struct path {
	struct path *before;
	char text[];
} path;
static path *paths;

typedef struct {
	uint32_t index, of;
	line_reader *report;
	void *to;
} reading;

static const char *path_of(const char *folder, const char *name) {
	size_t size = strlen(folder) + strlen(name) + 2;
	path *p = or_fail(malloc(sizeof *p + size), "for the names of so many files");
	snprintf(p->text, size, "%s/%s", folder, name);
	p->before = paths;
	paths = p;
	return p->text;
}

static void report_own(void *to, const shard_line *line) {
	const reading *r = to;
	const nq_shard *s = &line->shard;
	bool is_good = line->state != NQ_LINE_NONE && line->state != NQ_LINE_DAMAGED;
	if (!is_good || (s->index == r->index && (r->of == 0 || s->of == r->of))) r->report(r->to, line);
	else
		fprintf(stderr, "nqueens: left out: %s line %u is of shard %u/%u; a file of this name has shard %u\n",
		        line->at.file, line->at.line, s->index, s->of, r->index);
}

/* Returns 0 unless the name is a number from 1 to `of` (0: any) without leading zeros. */
static uint32_t index_of(const char *name, uint32_t of) {
	size_t length = strspn(name, "0123456789");
	unsigned long index =
		length > 0 && length < 10 && name[length] == 0 && name[0] != '0' ? strtoul(name, NULL, 10) : 0;
	return of > 0 && index > of ? 0 : (uint32_t)index;
}

/* Files of cluster/shard: `3.damaged` was moved aside, `3.part.aB3dEf` is being written. */
static bool is_aside(const char *name) {
	const char *ending = name + strspn(name, "0123456789");
	return ending > name && (strcmp(ending, ".damaged") == 0 || strncmp(ending, ".part.", 6) == 0);
}

static bool read_file(const char *folder, const char *name, reading *r, char why[WHY_TEXT]) {
	struct stat info;
	if (name[0] == '.' || is_aside(name)) return true;
	const char *file = path_of(folder, name);
	r->index = index_of(name, r->of);
	if (r->index > 0 && stat(file, &info) == 0 && S_ISREG(info.st_mode)) return lines_read(file, report_own, r, why);
	fprintf(stderr, "nqueens: left out: %s is not the file of a shard\n", file);
	return true;
}

bool folder_read(const char *name, uint32_t of, line_reader *report, void *to, char why[WHY_TEXT]) {
	struct dirent **files;
	int count = scandir(name, &files, NULL, alphasort);
	reading r = {.of = of, .report = report, .to = to};
	bool could_read = true;
	if (count < 0) return lines_read(name, report, to, why);
	for (int i = 0; i < count; i++) {
		could_read = could_read && read_file(name, files[i]->d_name, &r, why);
		free(files[i]);
	}
	free(files);
	return could_read;
}
