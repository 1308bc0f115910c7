export const columns = n => Array.from({length: n}, (_, i) => i)
export const grouped = number => number.toLocaleString('en')
const plural = (count, one) => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`

export const SAYS = {
	square: (row, col) => `row ${row}, column ${col}: `,
	queen: 'queen',
	free: 'free',
	attacked: rows => `attacked by the ${rows.length > 1 ? 'queens in rows' : 'queen in row'} ${rows.join(', ')}`,
	step: (step, length) => `step ${grouped(step)} of ${grouped(length)}`,
	reading: i => `, read ${i} of this test`,
	written: ', just written',
	read: list => `Read: ${list.join(', ')}`,
	many: (count, last) => `${count} reads, the last of ${last}`,
	now: list => `Now ${list.join(', ')}`,
	none: name => `no ${name} yet`,
	levels: {taken: ' being extended', whole: ' complete', grows: ' growing'},
	empty: 'the empty board',
	board: (i, size) => `Board ${grouped(i)} of ${grouped(size)}`,
	node: (place, what, state) => `${place}: ${what}; ${state}.`,
	root: 'Empty board',
	place: (row, col) => `Row ${row}, column ${col}`,
	cut: 'cut off',
	closed: 'in a part not opened yet',
	solution: 'a solution',
	deadEnd: 'a dead end',
	below: (nodes, solutions) => `${plural(nodes, 'node')} and ${plural(solutions, 'solution')} below`,
	states: {
		path: 'on the path to the current step',
		visited: 'visited',
		waiting: 'not visited yet',
		never: 'never reached: the search stops at its first solution',
	},
	verdicts: {free: 'Yes.', attacked: 'No.', level: 'Level complete.'},
}
