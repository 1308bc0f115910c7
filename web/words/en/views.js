// English words of arrays, call stack, search tree and named moments.

import {count, plural} from '../numbers.js'

export default {
	arrays: {
		title: 'Arrays',
		list: 'The board being extended, as a list',
		empty: 'No queen yet.',
		overlay: name => `Show the indices of ${name} on the board`,
		read: (last, all) =>
			all > last.length ? `${count(all)} reads; the last one: ${last.at(-1)}` : `Read: ${last.join(', ')}`,
		written: elements => `Now ${elements.join(', ')}`,
		cell: (element, reading, isWritten) =>
			`${element}${reading ? `, read number ${reading} in this test` : ''}${isWritten ? ', just written' : ''}`,
	},

	moments: {
		title: 'Moments',
		goTo: step => `Go to step ${count(step)}`,
		long: (characters, shown) =>
			`The attribute “moments” has ${count(characters)} characters; up to 2,000 are allowed. Shown instead: the first ${count(shown)} moments.`,
	},

	stack: {
		title: 'Call stack',
		hint: 'Run to the return of this call',
		none: name => `no ${name} yet`,
		empty: 'No call is open.',
		frontier: 'Frontier',
		level: 'queens',
		boards: 'boards',
		levels: {whole: 'complete', taken: 'being extended', grows: 'growing'},
		emptyBoard: 'the empty board',
		extending: (index, size) => `Board ${count(index)} of ${count(size)}`,
		next: 'Next boards',
		memory: (bytes, each) =>
			`${plural(bytes, 'byte')} for the level being extended and the next one, at ${each} bytes per queen.`,
	},

	tree: {
		title: 'Search tree',
		label: 'Search tree. The right arrow key opens a node, Enter goes to it.',
		whole: 'Whole',
		nearer: 'Current step',
		root: 'Empty board',
		place: (row, col) => `Row ${row}, column ${col}`,
		node: (place, what, state) => `${place}: ${what}. It is ${state}.`,
		cut: 'cut off',
		solution: 'a solution',
		board: 'a complete board',
		none: 'No tree is drawn, because this search branches on rows and on columns.',
		deadEnd: 'a dead end',
		below: (nodes, ends, boards) => {
			const kind = boards ? 'board' : 'solution'
			return `${plural(nodes, 'node')} and ${Number(ends) === 0 ? `no ${kind}` : plural(ends, kind)} below it`
		},
		brief: (nodes, ends, boards) => `${plural(nodes, 'node')}, ${plural(ends, boards ? 'board' : 'solution')}`,
		uncounted: 'too many nodes below to count',
		closed: 'in a part not opened yet',
		states: {
			path: 'on the path to the current step',
			visited: 'visited',
			waiting: 'not visited yet',
			never: 'never reached: the search stops at its first solution',
		},
	},
}
