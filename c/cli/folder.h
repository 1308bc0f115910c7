/* folder: lines of shards; file I of a folder has those of shard I. */
#pragma once

#include "coverage.h"

/* Reports each line of a file, or of the files of a folder. Skips, with a message, other files and lines of another
 * shard or `of` (0: any). Returns false with `why` when a file cannot be read. */
bool folder_read(const char *name, uint32_t of, line_reader *report, void *to, char why[WHY_TEXT]);
