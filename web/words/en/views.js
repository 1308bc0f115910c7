// What the arrays, the stack and the tree say.

import {count, plural} from '../numbers.js'

export default {
	arrays: {
		title: 'Arrays',
		list: 'The board being extended, as a list',
		empty: 'No queen yet.',
		overlay: name => `Show the indices of ${name} on the board`,
		read: (last, all) =>
			all > last.length ? `${count(all)} looks, the last at ${last.at(-1)}` : `Looked at: ${last.join(', ')}`,
		written: elements => `Now ${elements.join(', ')}`,
		cell: (element, look, isWritten) =>
			`${element}${look ? `, look ${look} of this test` : ''}${isWritten ? ', just written' : ''}`,
	},

	moments: {
		title: 'Moments',
		goTo: step => `Go to step ${count(step)}`,
		long: (characters, shown) =>
			`moments of ${count(characters)} characters is not possible, only up to 2,000. Shown instead: the first ${count(shown)}.`,
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
		next: 'Then',
		memory: (bytes, each) =>
			`${plural(bytes, 'byte')} if each queen takes ${each}: the level being extended and the one that grows.`,
	},

	tree: {
		title: 'Search tree',
		label: 'Search tree. Right opens a node, Enter goes there.',
		whole: 'Whole',
		nearer: 'Current step',
		root: 'Empty board',
		place: (row, col) => `Row ${row}, column ${col}`,
		node: (place, what, state) => `${place}: ${what}; ${state}.`,
		cut: 'cut off',
		solution: 'a solution',
		board: 'a whole board',
		none: 'This search branches on rows and on columns: no tree is drawn.',
		deadEnd: 'a dead end',
		below: (nodes, ends, boards) => `${plural(nodes, 'node')} and ${plural(ends, boards ? 'board' : 'solution')} below`,
		brief: (nodes, ends, boards) => `${plural(nodes, 'node')}, ${plural(ends, boards ? 'board' : 'solution')}`,
		uncounted: 'too much below to be counted',
		closed: 'in a part not opened yet',
		states: {
			path: 'on the way to the present',
			visited: 'visited',
			waiting: 'not visited yet',
			never: 'never reached, the search stops at its first solution',
		},
	},
}
