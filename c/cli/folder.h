/* folder: lines of shards, shard I in the file I of a folder. */
#pragma once

#include "sheet.h"

/* Calls tell for each line of the file `name`, or of each shard's file in the folder `name`. Skips, with a message,
 * other files and lines of another shard than the file's or another `of` (0: any). Returns false with `why` when a file
 * cannot be read. */
bool folder_read(const char *name, uint32_t of, sheet_reader *tell, void *to, char why[WHY_TEXT]);
