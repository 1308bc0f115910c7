/* [kind of unit][i][k]: solutions per pair of half boards, one from list i of the east and one from list k of the west.
 * lists_made in join/halves.inc explains the lists.
 *
 *   NQ_EVEN           n is even. In all other kinds, n is odd.
 *   NQ_MIDDLE_WEST    The middle row's queen is in the west. In the kinds below, she is in the east.
 *   NQ_NO_CENTRE      Boards with a queen in the centre do not count.
 *   NQ_CENTRE_ONCE    Boards with a queen in the centre count once.
 *   NQ_CENTRE_TWICE   Boards with a queen in the centre count twice. */
[NQ_EVEN] = {{2, 2, 4}, {2, 0, 0}, {4, 0, 0}},
[NQ_MIDDLE_WEST] = {{2, 2, 4}},
[NQ_NO_CENTRE] = {{0, 2, 4}},
[NQ_CENTRE_ONCE] = {{0, 2, 4}, {0}, {1, 0, 0}},
[NQ_CENTRE_TWICE] = {{0, 2, 4}, {0}, {2, 0, 0}},
