/* VALUE(sign, number): number that replaces %r, %c, … in the sentences of check/faults_table.h. */
VALUE('r', w->by.row + j->base)
VALUE('c', w->by.col + j->base)
VALUE('R', w->expected.row + j->base)
VALUE('C', w->expected.col + j->base)
VALUE('f', w->found.row + j->base)
VALUE('n', j->n)
VALUE('h', j->found.rows)
VALUE('w', j->found.columns)
VALUE('q', w->count)
VALUE('d', j->different)
VALUE('t', j->total)
VALUE('s', j->stated)
#undef VALUE
