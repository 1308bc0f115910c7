/* nq_join_weights, by kind of the rows (join.h). */
[NQ_EVEN] = {{2, 2, 4}, {2, 0, 0}, {4, 0, 0}},
[NQ_MIDDLE_WEST] = {{2, 2, 4}},
[NQ_NO_CENTRE] = {{0, 2, 4}},
[NQ_CENTRE_ONCE] = {{0, 2, 4}, {0}, {1, 0, 0}},
[NQ_CENTRE_TWICE] = {{0, 2, 4}, {0}, {2, 0, 0}},
