// What the arrays, the stack, the tree and the glossary say to an English reader; en.js has the rest. The keys are the same as
// in views.ja.js.

import { count, plural } from '../numbers.js'

export default {
	arrays: {
		title: 'What it remembers',
		list: 'The board taken up, as a list',
		empty: 'No queen yet.',
		overlay: name => `Show the indices of ${name} on the board`,
		read: (last, all) =>
			all > last.length ? `${count(all)} looks, the last at ${last.at(-1)}` : `Looked at: ${last.join(', ')}`,
		written: elements => `Now ${elements.join(', ')}`,
		cell: (element, look, isWritten) =>
			`${element}${look ? `, look ${look} of this test` : ''}${isWritten ? ', just written' : ''}`,
	},

	stack: {
		title: 'Call stack',
		none: name => `no ${name} yet`,
		empty: 'No call is open.',
		frontier: 'Frontier',
		level: 'queens',
		boards: 'boards',
		levels: { whole: 'complete', taken: 'being extended', grows: 'growing' },
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
		nearer: 'To the present',
		root: 'Empty board',
		place: (row, col) => `Row ${row}, column ${col}`,
		node: (place, what, state) => `${place}: ${what}; ${state}.`,
		cut: 'cut off',
		solution: 'a solution',
		deadEnd: 'a dead end',
		below: (nodes, solutions) => `${plural(nodes, 'node')} and ${plural(solutions, 'solution')} below`,
		brief: (nodes, solutions) => `${plural(nodes, 'node')}, ${plural(solutions, 'solution')}`,
		uncounted: 'too much below to be counted',
		closed: 'in a part not opened yet',
		states: {
			path: 'on the way to the present',
			visited: 'visited',
			waiting: 'not visited yet',
			never: 'never reached, the search stops at its first solution',
		},
	},

	glossary: {
		pruning: [/\bNo(?=\.)/, 'Pruning', 'A refused square is not explored: the whole branch beneath it is cut off.'],
		backtracking: [
			/\b(take|taken) back\b|\bBack one row\b/,
			'Backtracking',
			'When no column is left, the last queen is taken back and the next column tried in its place.',
		],
		frontier: [
			/\blevel\b|\bFrontier\b/i,
			'Frontier',
			'In a breadth-first search: all boards of k queens, kept together until each has become its boards of k + 1.',
		],
		diagonal: [
			/\bdiagonals?\b/,
			'Diagonal',
			'Where it falls to the right, row − column is the same all along; where it rises, row + column.',
		],
		attack: [
			/\battacks?\b/,
			'Attack',
			'A queen attacks along its row, its column and both diagonals, at any distance.',
		],
		solution: [/\bsolutions?\b/i, 'Solution', 'n queens on n rows, none attacking another.'],
		success: [
			/\breports success\b/,
			'Recursion',
			'Each row is a call of the same function. Success goes back from call to call, and no queen is taken back.',
		],
		stack: [
			/\bCall stack\b/,
			'Call stack',
			'Calls that wait for the one within to return: one for each row, each with its own column.',
		],
		tree: [
			/\bSearch tree\b/,
			'Search tree',
			'A node is a board of k queens, its children are the boards with one more. A depth-first search dives, a breadth-first one goes level by level.',
		],
		row: [/\brows?\b/i, 'Row', 'Counted from the top. Each holds one queen, so no two share a row.'],
		column: [/\bcolumns?\b/, 'Column', 'Counted from the left, and tried in this order.'],
	},
}
