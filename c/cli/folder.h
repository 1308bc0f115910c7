/* folder: reads lines of shards from a file, or from a folder whose file I has the lines of shard I. */
#pragma once

#include "coverage.h"

/* Skips, with a message, files not named by the number of a shard, lines of another shard, and lines whose number of
 * shards is not `of` (0: any). Returns false and sets `why` if a file cannot be read. */
bool folder_read(const char *name, uint32_t of, line_reader *report, void *to, char why[WHY_TEXT]);
