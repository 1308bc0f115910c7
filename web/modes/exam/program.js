// The exam's program as printed, its eight blanks, and the answers to choose from.

export const ARRAYS = ['pos', 'col', 'upwd', 'downwd']

export const MODEL = {
	size: '2N−1',
	line: 'i−k+N',
	variable: 'k',
	from: '1',
	to: 'N',
	record: 'pos[i] ← k',
	next: 'i+1',
	begin: '1',
}

export const BLANKS = Object.keys(MODEL)

export const blankLetter = blank => String.fromCharCode('a'.charCodeAt(0) + BLANKS.indexOf(blank))

export const blanksFromLetters = letters =>
	letters.length === 0 ? BLANKS : BLANKS.filter(blank => letters.includes(blankLetter(blank)))

export const OFFERED = {
	size: ['N', '2N−2', '2N−1', '2N'],
	line: ['i+k−1', 'i−k', 'i−k+1', 'i−k+N', 'i−k+N−1'],
	variable: ['i', 'k', 'N'],
	from: ['0', '1', '2', 'i'],
	to: ['i', 'N−1', 'N', 'N+1'],
	record: ['k ← i', 'k ← pos[i]', 'pos[i] ← i', 'pos[i] ← k', 'pos[k] ← i'],
	next: ['i', 'i−1', 'i+1', 'k+1', 'N'],
	begin: ['0', '1', '2', 'N'],
}

export const LINE = {
	loop: 2,
	test: 3,
	record: 6,
	take: 7,
	last: 10,
	next: 13,
	remove: 17,
	free: 18,
	fail: 23,
	begin: 26,
}

export const listing = ({loop: [before, from, to, after], print}) =>
	[
		[0, 'function search(i)'],
		[1, `${before}[[variable]]${from}[[from]]${to}[[to]]${after}`],
		[2, 'if (col[k] = FREE'],
		[3, 'and upwd[i+k−1] = FREE'],
		[3, 'and downwd[[[line]]] = FREE)'],
		[3, '[[record]]'],
		[3, 'col[k] ← NOT_FREE'],
		[3, 'upwd[i+k−1] ← NOT_FREE'],
		[3, 'downwd[[[line]]] ← NOT_FREE'],
		[3, 'if (i = N)'],
		[4, 'return SUCCESS'],
		[3, 'else'],
		[4, 'if (search([[next]]) = SUCCESS)'],
		[5, 'return SUCCESS'],
		[4, 'endif'],
		[3, 'endif'],
		[3, 'pos[i] ← 0'],
		[3, 'col[k] ← FREE'],
		[3, 'upwd[i+k−1] ← FREE'],
		[3, 'downwd[[[line]]] ← FREE'],
		[2, 'endif'],
		[1, 'endfor'],
		[1, 'return FAILURE'],
		[0, 'endfunction'],
		[0, 'function main()'],
		[1, 'if (search([[begin]]) = SUCCESS)'],
		[2, print.pos],
		[1, 'else'],
		[2, print.none],
		[1, 'endif'],
		[0, 'endfunction'],
	].map(([indent, text]) => ({indent, text}))
