// Words that a beginner may not know: the pattern that finds it in a text, a heading and the meaning.

export default {
	pruning: [/\bNo(?=\.)/, 'Pruning', 'Nothing below a refused square is explored: the branch is cut off.'],
	backtracking: [
		/\b(take|taken) back\b|\bBack one row\b/,
		'Backtracking',
		'When no column is left, the last queen is removed and the next column tried in its place.',
	],
	frontier: [
		/\blevel\b|\bFrontier\b/i,
		'Frontier',
		'In a breadth-first search: all boards of k queens, stored until each has been extended to boards of k + 1.',
	],
	diagonal: [
		/\bdiagonals?\b/,
		'Diagonal',
		'If it falls to the right, all its squares have the same row − column; if it rises, row + column.',
	],
	attack: [/\battacks?\b/, 'Attack', 'A queen attacks along its row, its column and both diagonals, at any distance.'],
	solution: [/\bsolutions?\b/i, 'Solution', 'n queens on n rows, none attacking another.'],
	success: [
		/\breports success\b/,
		'Recursion',
		'Each row is a call of the same function. Success goes back from call to call, and no queen is removed.',
	],
	stack: [
		/\bCall stack\b/,
		'Call stack',
		'Calls waiting for an inner call to return: one for each row, each with its own column.',
	],
	tree: [
		/\bSearch tree\b/,
		'Search tree',
		'A node is a board with some queens; the nodes below it are the boards with one more queen. Depth-first search follows one branch to its end before the next, breadth-first search goes level by level.',
	],
	row: [/\brows?\b/i, 'Row', 'Counted from the top. Each holds one queen, so no two share a row.'],
	column: [/\bcolumns?\b/, 'Column', 'Counted from the left, and tried in this order.'],
}
