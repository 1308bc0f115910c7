// The words of the code view in English. The keys are the same as in code.ja.js; tests compare them.

export default {
	label: 'Code',
	choose: 'Language of the code',
	languages: { pseudo: 'Pseudo-code', exam: 'Exam notation' },
	none: 'There is no code for this search.',
	runTo: line => `Run to line ${line}`,
	hint: 'Click a line to run to the next time it is reached.',
	kinds: {
		enter: 'row to enter',
		test: 'square to test',
		leave: 'row to leave',
		level: 'level to complete',
		done: 'end',
	},

	parts: 'The condition, part by part',
	truth: { true: 'true', false: 'false', null: 'not looked at' },
	directions: {
		'diagonal-': 'up-left',
		'column-': 'up',
		'antidiagonal-': 'up-right',
		'row-': 'left',
		'row+': 'right',
		'antidiagonal+': 'down-left',
		'column+': 'down',
		'diagonal+': 'down-right',
	},
	last: {
		scan: row => `From the queen in row ${row}, the last looked at:`,
		'breadth-first': row => `With the queen in row ${row}, the last looked at:`,
	},
	refusal: {
		scan: (direction, row) => `Going ${direction} from the queen in row ${row}, one comes by this square.`,
		flags: (cell, row) => `${cell} is taken, by row ${row}.`,
		wraparound: (direction, row) => `Going ${direction}, one meets the queen in row ${row}.`,
		'breadth-first': (equation, row) => `The queen in row ${row} attacks it: ${equation}.`,
		first: (cell, row) => `${cell} is NOT_FREE, by row ${row}.`,
	},
	free: 'Nothing refuses the square.',
}
