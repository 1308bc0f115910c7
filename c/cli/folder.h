/* folder: the lines of shards in a folder, the line of shard I in the file I. */
#pragma once

#include "sheet.h"

/* Calls tell for each line in the file `name`, or of each shard's file in the folder `name`. Lines of another shard
 * than their file's or of another number of shards than `of` (0: any), other files and folders are named on stderr and
 * left out. False, and why, when one cannot be read. */
bool folder_read(const char *name, uint32_t of, void (*tell)(void *to, const sheet_line *line), void *to,
                 char why[WHY_TEXT]);
