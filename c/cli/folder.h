/* folder: the lines of shards in a folder, the line of shard I in the file I. */
#pragma once

#include "sheet.h"

/* Calls tell for each line of each shard's file in the folder `name`, or in the file `name`. A line of another shard
 * than its file's, or not of `of` shards (0: any number), a file of another name, and a folder are named on stderr and
 * left out. False, and why, when one cannot be read. */
bool folder_read(const char *name, uint32_t of, void (*tell)(void *to, const sheet_line *line), void *to,
                 char why[WHY_TEXT]);
