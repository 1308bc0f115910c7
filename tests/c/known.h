/* known: by n, how many solutions there are in all (OEIS A000170) and of them fundamental ones (A002562). */
#ifndef KNOWN_H
#define KNOWN_H

#include <stdint.h>

static const struct {
    uint64_t all, fundamental;
} known[] = {
    {0, 0},
    {1, 1},
    {0, 0},
    {0, 0},
    {2, 1},
    {10, 2},
    {4, 1},
    {40, 6},
    {92, 12},
    {352, 46},
    {724, 92},
    {2680, 341},
    {14200, 1787},
    {73712, 9233},
    {365596, 45752},
    {2279184, 285053},
    {14772512, 1846955},
    {95815104, 11977939},
    {666090624, 83263591},
    {4968057848, 621012754},
    {39029188884, 4878666808},
};

#endif
