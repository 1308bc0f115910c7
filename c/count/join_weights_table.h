/* [kind][i][k]: weight of a pair of half boards, one from list i of the east and one from list k of the west
 * (lists_made in join/halves.inc).
 *
 * NQ_MIDDLE_WEST: n is odd, and the middle row's queen is in the west. In the next three kinds, she is in the east.
 * NQ_NO_CENTRE, NQ_CENTRE_ONCE, NQ_CENTRE_TWICE: boards with a queen in the centre count zero times, once or twice. */
[NQ_EVEN] = {{2, 2, 4}, {2, 0, 0}, {4, 0, 0}},
[NQ_MIDDLE_WEST] = {{2, 2, 4}},
[NQ_NO_CENTRE] = {{0, 2, 4}},
[NQ_CENTRE_ONCE] = {{0, 2, 4}, {0}, {1, 0, 0}},
[NQ_CENTRE_TWICE] = {{0, 2, 4}, {0}, {2, 0, 0}},
