// What the lesson claims of the moments that it speaks of: figure, search and step, and the event there as
// `nqueens walk` prints it. Written by hand from the sentences, not from the walk: tests/words/lesson.test.js holds the
// walk against it.

export const CLAIMS = {
	// One solution of eight queens.
	'puzzle flags 1313': 'solution - -',

	// By hand, up to the first dead end.
	'hand flags 0': 'start',
	'hand flags 3': 'place 0 0',
	'hand flags 5': 'test 1 0 attacked 0 column',
	'hand flags 6': 'test 1 1 attacked 0 diagonal',
	'hand flags 7': 'test 1 2 free',
	'hand flags 8': 'place 1 2',
	'hand flags 10': 'test 2 0 attacked 0 column',
	'hand flags 11': 'test 2 1 attacked 1 antidiagonal',
	'hand flags 12': 'test 2 2 attacked 1 column',
	'hand flags 13': 'test 2 3 attacked 1 diagonal',
	'hand flags 14': 'leave 2 -',

	// Taking back: row 1, then rows 2, 1 and 0, until row 0 has its queen in column 1.
	'taking-back flags 14': 'leave 2 -',
	'taking-back flags 15': 'remove 1 2',
	'taking-back flags 16': 'test 1 3 free',
	'taking-back flags 17': 'place 1 3',
	'taking-back flags 20': 'test 2 1 free',
	'taking-back flags 27': 'leave 3 -',
	'taking-back flags 28': 'remove 2 1',
	'taking-back flags 32': 'remove 1 3',
	'taking-back flags 33': 'leave 1 -',
	'taking-back flags 34': 'remove 0 0',
	'taking-back flags 36': 'place 0 1',
	'taking-back flags 51': 'solution - -',

	// The function: test, place, call; return, take back, next column; four calls open at step 26.
	'function flags 7': 'test 1 2 free',
	'function flags 8': 'place 1 2',
	'function flags 9': 'enter 2 -',
	'function flags 14': 'leave 2 -',
	'function flags 15': 'remove 1 2',
	'function flags 16': 'test 1 3 free',
	'function flags 26': 'test 3 3 attacked 1 column',
	'function flags 51': 'solution - -',

	// Three looks for row 2, column 1; one for column 0; the long diagonal for column 2.
	'arrays flags 19': 'test 2 0 attacked 0 column',
	'arrays flags 20': 'test 2 1 free',
	'arrays flags 21': 'place 2 1',
	'arrays flags 28': 'remove 2 1',
	'arrays flags 29': 'test 2 2 attacked 0 diagonal',

	// The tree: a dead end, the second branch, the bottom.
	'tree flags 27': 'leave 3 -',
	'tree flags 36': 'place 0 1',
	'tree flags 51': 'solution - -',

	'gap flags 1313': 'solution - -',
	'order flags 1313': 'solution - -',

	// The frontier complete with three, five and eight queens: rows 2, 4 and 7 are done; depth first at its first
	// solution.
	'breadth breadth-first 703': 'level 2 -',
	'breadth breadth-first 6457': 'level 4 -',
	'breadth breadth-first 21806': 'level 7 -',
	'breadth flags 1313': 'solution - -',

	'levels breadth-first 0': 'start',
	'levels breadth-first 42': 'level 1 -',
	'levels flags 0': 'start',

	'predict flags 0': 'start',
	'predict flags 51': 'solution - -',
}
