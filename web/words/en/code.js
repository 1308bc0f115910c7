// English words of the code view.

export default {
	label: 'Code',
	choose: 'Language of the code',
	languages: {pseudo: 'Pseudo-code', exam: 'Exam notation'},
	/** Needs no translation. */
	pseudo: text => text,
	none: 'There is no code for this search.',
	runTo: line => `Run to line ${line}`,
	hint: 'Click a line to run to it.',
	kinds: {
		enter: 'row to enter',
		test: 'square to test',
		leave: 'row to leave',
		level: 'level to complete',
		check: 'board to check',
		done: 'end',
	},

	parts: 'The condition, part by part',
	truth: {true: 'true', false: 'false', null: 'not evaluated'},
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
	free: 'No queen attacks the square.',
}
