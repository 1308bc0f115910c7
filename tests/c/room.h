/* room: memory for counting, aligned as it wants it and exactly as large, so that the sanitizer sees one byte beyond.
 * */
#ifndef ROOM_H
#define ROOM_H

#define _POSIX_C_SOURCE 200112L
#include "count.h"

#include <stdlib.h>
#include <string.h>

/* Filled with something. Ends the program when there is none. */
static void *room(uint64_t bytes) {
    void *memory;
    if (posix_memalign(&memory, NQ_COUNT_ALIGN, (size_t)bytes) != 0) exit(EXIT_FAILURE);
    memset(memory, 0xa5, (size_t)bytes);
    return memory;
}

#endif
