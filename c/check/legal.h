/* legal: whether any backtracking could have printed these events: queens put down one in a row (or one in a column),
 * where no other attacks them, and taken back last one first, each square tried once, and no row given up while there
 * is a square in it that leads to a solution.
 *
 * What a later event decides waits for it: a queen put down where she is attacked may be one that is put down before
 * the test, if she is taken back at once; squares may be left untried after a solution, if no queen is put down any
 * more, and either all stay or all are taken back.
 *
 * Plain data without pointers. Invariant: no two of the queens attack each other; one that waits is none of them.
 */
#pragma once

#include "said.h"

typedef enum {
	NQ_RIGHT,
	NQ_OUTSIDE_BOARD,   /* there is no such square */
	NQ_ROW_TAKEN,       /* put down in a row that has a queen; expected: what the last one needs first, her removal */
	NQ_QUEEN_ATTACKED,  /* put down where `by` attacks her */
	NQ_UNTESTED,        /* put down where the tests that are told are not of this square */
	NQ_TRIED_BEFORE,    /* this square, with the same queens above */
	NQ_ROW_UNFINISHED,  /* put down in another row than those tried before with the same queens; of that row: */
	NQ_NO_QUEEN,        /* taken back from a row that has none */
	NQ_QUEEN_ELSEWHERE, /* taken back from a row whose queen stands in another column */
	NQ_NOT_LAST,        /* taken back before the one put down after her; expected: that one's removal */
	NQ_UNTRIED,         /* taken back, or a row left, though `expected` is free and was never tried */
	NQ_WRONG_VERDICT,   /* a square is called free, or attacked, or by a queen, and is not; `by`: what attacks it */
	NQ_TOO_FEW,         /* a solution of fewer than n queens: so many */
	NQ_SOLUTION_AGAIN,  /* the same one told twice */
	NQ_SOLUTION_UNSAID, /* the other ones were told, this one is not */
	NQ_NOT_OPEN,        /* a row is left that is not the innermost one, or entered though another is open */
	NQ_WRONG_STEP,      /* its number is not higher than the one before */
	NQ_NO_BACKTRACKING, /* an event that none has */
	NQ_AFTER_END,
	NQ_ENDS_EARLY,
	NQ_OTHERWISE, /* some backtracking could; the search that was asked for does what is expected */
	/* of boards, see boards.h */
	NQ_WRONG_SIZE,
	NQ_WRONG_QUEENS, /* a row or the board has not one queen, or n */
	NQ_BOARD_ATTACKED,
	NQ_BOARD_AGAIN,
	NQ_BOARDS_MISSING,
	NQ_BOARDS_TOO_MANY,
	NQ_WRONG_NUMBER,
	NQ_FAULTS
} nq_fault;

typedef struct {
	nq_kind kind;
	int row, col;
} nq_expected;

/* What is wrong, and with it what is known: NQ_EMPTY, NQ_NO_LINE and NQ_START where nothing is. */
typedef struct {
	nq_fault fault;
	uint64_t line; /* from 1; 0 when nothing is wrong */
	nq_said found; /* the event there; NQ_START: there was none */
	nq_attack by;
	nq_expected expected;
	int count;
} nq_wrong;

/* The squares tried with the same queens: of one row, or of one column; one alone may be of either. */
typedef struct {
	enum { NQ_NONE_TRIED, NQ_ONE_TRIED, NQ_ROW_TRIED, NQ_COLUMN_TRIED } along;
	int row, col;   /* of the first one */
	uint32_t tried; /* bit c for column c, along a column bit r for row r */
} nq_tries;

typedef struct {
	int n, depth; /* queens */
	nq_lines lines;
	int8_t columns[NQ_MAX]; /* by row, NQ_EMPTY */
	int8_t rows[NQ_MAX];    /* of the queens, the first put down first */
	nq_tries tries[NQ_MAX + 1];
	int open;              /* rows entered and not left, where that is told */
	int8_t opened[NQ_MAX]; /* a column that is said to be one: NQ_MAX + it */
	int tested_row;        /* and since the last queen was put down or taken back, the squares of it that were tested */
	uint32_t tested;
	nq_counted told; /* kinds of events so far */
	int64_t step;
	uint64_t solutions;       /* so far */
	bool solved, said, ended; /* the last queen put down made a solution; the one on the board is said; it is over */
	nq_wrong waits;           /* a fault, unless what comes next makes up for it */
} nq_legal;

void nq_legal_start(nq_legal *l, int n);

/* The next event, with rows and columns from 0, told in such a line: false when it cannot be, and *wrong says why. Then
 * nothing more may be asked. */
bool nq_legal_next(nq_legal *l, const nq_said *said, uint64_t line, nq_wrong *wrong);

/* There are no more, the last one was in the line before this one. */
bool nq_legal_end(nq_legal *l, uint64_t line, nq_wrong *wrong);
