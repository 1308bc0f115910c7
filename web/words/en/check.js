// English words of the check mode. **…** marks the important part of a sentence. Rows and columns count from `at`, as in
// the program.

import {count, plural} from '../numbers.js'

const LINES = {row: 'the row', column: 'the column', diagonal: 'a falling diagonal', antidiagonal: 'a rising diagonal'}

const squareAt = ({row, col}, at) => `row ${row + at}, column ${col + at}`
const queenAt = (square, at) => `the queen in ${squareAt(square, at)}`

/** A row or, in searches that also enter columns, a column. */
const lineAt = (row, col, at) => (row == null ? `column ${col + at}` : `row ${row + at}`)

/** Results of a test. by: row of the attacking queen, or row that would have no squares. */
const VERDICTS = {
	free: () => ' and finds it free',
	attacked: by => ` and finds it attacked${by && ` from ${by}`}`,
	closed: () => ' and finds it blocked',
	empties: by => ` and finds that it would leave ${by || 'a row'} without squares`,
}

/** An event as a clause about the program. */
function does({kind, row, col, verdict, by}, at) {
	const from = by ? `row ${by.row + at}` : ''
	const square = row == null || col == null ? '' : squareAt({row, col}, at)
	switch (kind) {
		case 'place':
			return `places a queen in ${square}`
		case 'remove':
			return `removes the queen in ${square}`
		case 'test':
			return `tests ${square}${VERDICTS[verdict]?.(from) ?? ''}`
		case 'enter':
			return `enters ${lineAt(row, col, at)}`
		case 'leave':
			return `leaves ${lineAt(row, col, at)}`
		case 'solution':
			return 'reports a solution'
		case 'level':
			return 'ends a level'
		case 'check':
			if (!square) return `tests the whole board${verdict === 'free' ? ' and finds a solution' : ''}`
			return `tests the whole board and finds the queen in ${square} attacked${from && ` from ${from}`}`
		default:
			return 'ends'
	}
}

const program = isRiddle => (isRiddle ? 'The program' : 'Your program')
const it = ({found, isRiddle}, at) => `${program(isRiddle)} ${found ? does(found, at) : 'ends here'}`
const attacks = ({by}, at) => `${queenAt(by, at)} attacks that square along ${LINES[by.line]}`

const emptyRows = ({rows, squares}) => [...Array(rows).keys()].filter(row => !squares.some(([taken]) => taken === row))

/** @type {Record<string, (judgement: any, at: number) => string>} */
const why = {
	'outside-board': (j, at) => `${it(j, at)}; there is no such square on ${j.n} × ${j.n}.`,
	'row-taken': (j, at) => `${it(j, at)}, but row ${j.by.row + at} has a queen already, in column ${j.by.col + at}.`,
	attacked: (j, at) => `${it(j, at)}, but ${attacks(j, at)}.`,
	untested: (j, at) => `${it(j, at)}, but did not just test that square and find it free.`,
	'tried-before': (j, at) => `${it(j, at)}, which it had tried before with the same queens on the board.`,
	'row-unfinished': (j, at) =>
		`${it(j, at)}, but row ${j.by.row + at} is not finished: it was begun with the same queens on the board.`,
	'no-queen': (j, at) => `${it(j, at)}, but there is no queen in that row.`,
	'queen-elsewhere': (j, at) => `${it(j, at)}, but the queen in that row stands in column ${j.by.col + at}.`,
	'not-last': (j, at) => `${it(j, at)}, but a queen placed later is still there and must be removed first.`,
	untried: (j, at) =>
		j.expected?.kind === 'place'
			? `${it(j, at)}, though ${squareAt(j.expected, at)} is free and was never tried.`
			: `${it(j, at)}, but there are still queens on the board.`,
	'wrong-verdict': (j, at) => `${it(j, at)}, which is wrong: ${j.by ? attacks(j, at) : 'no queen attacks it'}.`,
	'too-few': j =>
		`${program(j.isRiddle)} reports a solution, but only ${j.queens ?? 0} of ${j.n} queens are on the board.`,
	'solution-again': j => `${program(j.isRiddle)} reports a solution that it has just reported.`,
	'solution-unsaid': j => `${j.n} queens are placed, but this solution is not reported as the others were.`,
	'not-open': (j, at) => `${it(j, at)}, but another row is being searched.`,
	'wrong-step': () => 'The number of this step is not higher than the one before.',
	'no-backtracking': (j, at) => `${it(j, at)}; no backtracking search does that.`,
	'after-end': () => 'More is printed after the end of the search.',
	'ends-early': (j, at) =>
		j.expected ? `The search is not over: next, it ${does(j.expected, at)}.` : 'The search is not over.',
	otherwise: (j, at) =>
		`${it(j, at)}; ${j.isRiddle ? 'a correct program' : 'the chosen search'} ${j.expected ? does(j.expected, at) : 'does something else'}.`,
	'wrong-size': ({found, n}) =>
		`This board has ${plural(found.rows, 'row')} of ${plural(found.columns, 'square')}; it should be ${n} × ${n}.`,
	'wrong-queens'({queens, n, found}, at) {
		const empty = queens < n ? emptyRows(found).map(row => row + at) : []
		const about =
			empty.length === 1
				? `row ${empty[0]} is empty`
				: empty.length === 2
					? `rows ${empty[0]} and ${empty[1]} are empty`
					: `it should have ${n}`
		return `This board has ${plural(queens ?? 0, 'queen')}; ${about}.`
	},
	'board-attacked': ({by}, at) =>
		`The queens in ${squareAt(by, at)} and in ${squareAt({row: by.attacks[0], col: by.attacks[1]}, at)} attack each other along ${LINES[by.line]}.`,
	'board-again': () => 'This board was printed before.',
	'board-differs': () => 'The queens shown here differ from those of the lines before.',
	'boards-missing': ({different, total}) =>
		`**${count(different)} of ${count(total)}** solutions ${different === 1 ? 'is' : 'are'} printed.`,
	'boards-too-many': () => 'More solutions are printed than requested.',
	'wrong-number': ({stated, total}) => `The output says ${plural(stated, 'solution')}; there are ${count(total)}.`,
}

const WAYS = {transposed: 'column by column', fromRight: 'from right to left', fromBelow: 'from the last row up'}
const either = names => (names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names[0])

/** Names of notations. */
const NOTATIONS = {
	grid: 'rows of cells',
	columns: 'lists of columns',
	records: 'pairs of row and column',
	matrix: 'zeros and ones',
	cells: 'a record for each square',
	literals: 'signed variables',
	table: 'columns of a table',
	squares: 'names of squares',
	word: 'strings of digits or letters',
	fen: 'FEN',
}
const notation = ({as, from}) => `${NOTATIONS[as]}${from === null || as === 'squares' ? '' : ` from ${from}`}`

export default {
	name: 'Check a program',
	title: judgement =>
		judgement?.verdict === 'right'
			? 'Right'
			: judgement?.right
				? 'Consistent'
				: judgement?.line
					? `Wrong at line ${count(judgement.line)}`
					: '',
	lead: 'Find the mistake in your program.',
	n: 'Board size',
	workedOut: 'detect',
	search: 'Compare with',
	anySearch: 'any backtracking order',
	example: 'Exercise: find the bug',
	noExample: 'none',
	exampleOf: number => `bug ${number}`,
	open: 'Open a file',
	another: 'New output',
	edit: 'Edit',
	judge: 'Check',
	paste: 'Paste the output of your program here',
	placeholder: 'place 0 0\nplace 1 2\nremove 1 2\n…',
	privacy: 'Nothing leaves this device.',
	reading: bytes => `${count(Math.round(bytes / 1000))} KB read.`,
	readingLabel: 'Reading',
	stop: 'Stop',
	how: {
		title: 'What to print',
		boards:
			'**Boards** in any form: rows of dots and Qs, lists of columns, or other notations. Wrong, repeated and missing boards are listed.',
		trace:
			'**A trace** shows more: print a line, or the board, whenever a queen is placed or removed. The first wrong line is found.',
		lines: 'place ROW COLUMN\nremove ROW COLUMN',
		others:
			'Other lines are allowed, such as “test ROW COLUMN”, “solution”, or any text. Rows and columns count from 0 or from 1.',
	},

	right: 'Right.',
	consistent: 'No wrong line found.',
	doubt: line => `Line ${count(line)} looks like part of a board, but it cannot be read as one.`,
	unread: ({unread}) => unread > 0 && `${plural(unread, 'line was', 'lines were')} not read.`,
	faults: faults => `${plural(faults, 'fault')}, at lines`,
	toLine: line => `Go to line ${count(line)}`,
	compareWith: name => `Compare with ${name}`,
	onlyFirst: 'My program should stop at its first solution',
	rightOf: ({as, verdict, count: events, n, different, total, stated, stops, ends}) =>
		as === 'trace'
			? `${plural(events, 'event')} on ${n} × ${n}, ${verdict === 'right' ? 'all correct' : 'each possible in some order of backtracking'}${ends ? '; it ends with queens on the board' : stops ? '; it stops before all solutions are found' : ''}.`
			: as === 'number'
				? `${count(stated)} is the number of solutions for n = ${n}; no board was read.`
				: total
					? `All ${count(total)} solutions for n = ${n}, each once.`
					: `${plural(different, 'solution')} for n = ${n}; their total is not known here.`,
	wrongAt: line => (line ? `Line ${count(line)} is the first wrong line.` : 'Wrong.'),
	wrongFrom: line => `The board that begins in line ${count(line)} is wrong.`,
	endsEarly: 'The output ends too early.',
	/** Notation in which the output was read. */
	readAs: {
		trace: ({right, count: events, n, from}) =>
			`${right ? 'Read as a trace' : `Read as a trace of ${plural(events, 'event')} on ${n} × ${n}`}, rows and columns counted from ${from}.`,
		boards: ({count: boards, n, readings}) =>
			`Read as ${plural(boards, 'board')} of ${n} × ${n}: ${readings.map(notation).join('; ')}.`,
	},
	torn: 'The file could not be read to its end, because it was changed or removed. Open it again.',
	unreadable: 'This could not be read as a trace or as boards.',
	source: ['This looks like a program.', 'Run it, and paste what it prints.'],
	whatIsRead: 'Allowed are lines such as “place 0 3”, boards, or a total such as “n = 8: 92 solutions”.',
	error: ({language, name, line}) =>
		`This is an error message${language && ` of ${language}`}${name && `: ${name}`}${line ? `${name ? ' in' : ', for'} line ${count(line)} of the program` : ''}.`,
	why,
	followed: ({names, ways, line, until, instead}, at) => {
		const way = ways.map(way => WAYS[way]).join(', ')
		const like = `${either(names.map(name => `“${name}”`))}${way ? `, ${way}` : ''}`
		if (!until) return `It runs like ${like}.`
		if (until === 1) return `The nearest search, ${like}, begins differently: it ${does(instead, at)}.`
		if (until === line) return `Until then it runs like ${like}.`
		return `Up to line ${count(until - 1)} it runs like ${like}. That search then ${instead ? does(instead, at) : 'continues differently'}.`
	},
	programDoes: (event, at, isRiddle) =>
		event && event.kind !== 'start' ? `${program(isRiddle)} ${does({...event, verdict: null}, at)}.` : '',
	eventOf: (event, at) => `The search ${does(event, at)}.`,

	/** In a figure. */
	answered: {
		right: 'Your answer: a correct program.',
		wrong: 'Your answer so far: a program with a mistake.',
		other: 'This is not an answer: the exercise has another n or another search.',
	},
	forget: 'Clear my answer',
	attempt: 'Start the next attempt',

	listingIn: 'Language',
	printsIn: 'A program that prints its trace, in',
	wouldBe: 'How to fix it, in',
	notIn: language => `This mistake is not possible in ${language}.`,
	changes: {print: ' (to add)', wrong: ' (wrong)', right: ' (right)'},

	printed: 'Output',
	tooLong: 'The text is too long to show.',
	nothingMore: 'nothing more',
	did: 'Its steps',
	panels: 'Call stack and search tree',
	should: 'Expected',
	wrongBoard: 'The wrong board',
	missingBoard: 'A solution that is missing',
	ifAllWanted: 'To find all solutions',
	likelyTitle: 'The likely mistake',
	riddle: 'What is the mistake?',
	riddleText: 'This is the output of a program of about twenty lines. What is wrong in it?',
	tell: 'Tell me',
	ofKnown: (fitting, known) =>
		fitting === 1
			? `Of ${known} known mistakes, only this one gives exactly this output.`
			: `Of ${known} known mistakes, these ${fitting} give exactly this output.`,
	goRight: 'Watch the correct program',
	seeIt: 'Watch it happen on a small board',
	mistakes: {
		'diagonal-kept': 'The falling diagonal is not freed when a queen is removed: “diags1” still marks it as taken.',
		'antidiagonal-kept': 'The rising diagonal is not freed when a queen is removed: “diags2” still marks it as taken.',
		'column-kept': 'The column is not freed when a queen is removed: “cols” still marks it as taken.',
		'lines-kept': 'Neither the column nor the diagonals are freed when a queen is removed.',
		'queen-kept': 'The queen is not removed after the call for the next row.',
		'queen-shown': 'The column and the diagonals are freed, but the queen stays on the board that is printed.',
		'squares-freed':
			'Removing a queen frees all squares that it attacked, even if another queen still attacks them: count the attacking queens of each square.',
		'clears-always':
			'The queen is removed outside the “if”: if no queen was placed, the lines of other queens are freed.',
		'one-index-sum': 'Both diagonals are indexed by row + col: the falling one needs row − col.',
		'one-index-difference': 'Both diagonals are indexed by row − col: the rising one needs row + col.',
		'no-sign': 'The falling diagonal is indexed by |row − col|: without the sign, two diagonals share an element.',
		'diagonal-untested': 'The falling diagonal is not tested.',
		'antidiagonal-untested': 'The rising diagonal is not tested.',
		'diagonals-untested': 'The diagonals are not tested at all.',
		'column-untested': 'The column is not tested.',
		'neighbours-only': 'Only the nearest squares of the diagonals are tested, but a queen attacks further.',
		'last-unseen': 'The test stops one row early and misses the queen just above.',
		'first-unseen': 'The test begins one row late and misses the queen of the first row.',
		'row-not-passed': 'The next call gets the same row instead of row + 1.',
		'last-row-missed': 'A solution is reported one row early: at row = n − 1 instead of n.',
		'first-column-missed': 'Columns are tried from the second one on: 1 instead of 0.',
		'last-column-missed': 'The last column is never tried: only n − 1 columns are.',
		'stops-at-first': 'The search stops at the first solution.',
		'gives-up':
			'The function returns right after its call for the next row: the queen is not removed, and no other column is tried.',
		'returns-in-loop':
			'The function returns inside its loop, once the first queen is removed: no other column is tried.',
		'shared-list': 'Each solution is stored as the same list, not as a copy: in the end all show its last content.',
		'each-order':
			'Each queen may stand in any row, so each solution is found once for every order of its queens: give each queen the next row.',
	},
	keys: [
		[['Space'], 'play the walk, or pause'],
		[['←', '→'], 'one step back, forward'],
	],
	keysNote: 'Once steps are shown, the keys of “Step through” work here too.',
}
