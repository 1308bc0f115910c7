/* folder: lines of shards; file I of a folder has shard I's lines. */
#pragma once

#include "coverage.h"

/* Reports each line of a file, or of a folder's files. Skips, with a message, a file whose name is no shard's
 * number, and a line of another shard than its file's, or of another number of shards than `of` (0: any). Returns
 * false and sets `why` when a file cannot be read. */
bool folder_read(const char *name, uint32_t of, line_reader *report, void *to, char why[WHY_TEXT]);
