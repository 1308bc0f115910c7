// English words of the export dialog, of the descriptions in exported files, and of faults in pasted boards. Rows and
// columns are displayed numbers.

import {count, fileSize, percent, plural} from '../numbers.js'

const side = n => `${n} × ${n} board`
const quoted = text => `“${text}”`
const listed = list => list.join(', ')

export default {
	count,

	open: 'Export',
	title: 'Export',
	close: 'Close',
	what: 'What',
	whats: {board: 'This board', steps: 'Steps of the walk'},
	kind: 'As',
	groups: {picture: 'Picture', text: 'Text'},
	kinds: {
		svg: 'SVG, for any size',
		png: 'PNG, for slides',
		gif: 'GIF, animated',
		storyboard: 'SVG storyboard, side by side',
		dots: 'Rows: . Q . .',
		lower: 'Rows: . q . .',
		squares: 'Rows: □■□□',
		hash: 'Rows: #Q##',
		positions: 'Columns from 1: 2 4 1 3',
		list: 'List: [1,3,0,2]',
		leetcode: 'LeetCode',
		fen: 'FEN',
	},
	numbers: 'Row and column numbers',
	numbersOptions: {none: 'none', zero: 'from 0', one: 'from 1'},
	attacks: 'Dots on attacked squares',
	lines: 'Attack lines of every queen',
	credit: 'Caption',
	from: 'From step',
	to: 'to step',
	speed: 'Speed',
	loop: 'Repeat',
	preview: 'Preview',
	alt: 'Text alternative',
	altMeaning: 'Use it as the alt text of the image. The files contain it as well.',
	download: 'Download',
	copy: 'Copy',
	copyAlt: 'Copy the text alternative',
	copied: 'Copied.',
	copyByHand: 'The browser does not allow copying here. The text is selected: copy it with the keyboard.',
	walking: 'Walking to these steps.',
	making: part => `${percent(part)} done.`,
	made: size => `Ready, ${size}.`,
	size: bytes => fileSize(bytes, 'bytes'),
	failed: reason => `This file could not be made here. (${reason})`,
	rejected: {
		step: text => `${quoted(text)} is not a step: steps are whole numbers from 0.`,
		order: (from, to) => `The first step, ${count(from)}, comes after the last, ${count(to)}.`,
		gif: (steps, most) =>
			`${count(steps)} steps are too many for an animation, which holds up to ${count(most)}. Choose fewer.`,
		storyboard: (steps, most) =>
			`${count(steps)} steps are too many for a storyboard, which holds up to ${count(most)}. Choose fewer.`,
	},

	joined: sentences => sentences.join(' '),
	altOf: (title, desc) => `${title}. ${desc}`,
	stepTitle: step => `Step ${count(step)}`,
	momentTitle: ({n, search, step}) => `N-Queens, ${side(n)}, ${search}, step ${count(step)}`,
	ownTitle: ({n, queens, closed}) =>
		`N-Queens, ${side(n)}, ${plural(queens, 'queen', 'queens')}${closed > 0 ? `, ${plural(closed, 'blocked square', 'blocked squares')}` : ''}`,
	stepsTitle: ({n, search, from, to}) =>
		`N-Queens, ${side(n)}, ${search}, ${from === to ? `step ${count(from)}` : `steps ${count(from)} to ${count(to)}`}`,
	solutionTitle: ({n, number, total}) => `N-Queens, ${side(n)}, solution ${count(number)} of ${count(total)}`,
	sheetTitle: ({n, from, to, total}) =>
		`N-Queens, ${side(n)}, ${from === to ? `solution ${count(from)}` : `solutions ${count(from)} to ${count(to)}`} of ${count(total)}`,
	allTitle: ({n, total}) => `N-Queens, ${side(n)}, ${plural(total, 'solution', 'solutions')}`,
	/** @param {number} n @param {{row: number, col: number}[]} queens  as the reader counts them */
	boardAlt: (n, queens) =>
		`A board of ${plural(n, 'row', 'rows')} and ${plural(n, 'column', 'columns')} ${queens.length === 0 ? 'without a queen' : `with ${plural(queens.length, 'queen', 'queens')}: ${listed(queens.map(({row, col}) => `row ${row} column ${col}`))}`}.`,
	/** @param {{row: number, col: number}[]} squares  as the reader counts them */
	closedAlt: squares => `Blocked: ${listed(squares.map(({row, col}) => `row ${row} column ${col}`))}.`,
	/** @param {{number: number|bigint, columns: number[]}[]} boards  as the reader counts them */
	sheetAlt: boards =>
		`The queens’ columns, row by row. ${boards.map(({number, columns}) => `${count(number)}: ${columns.join(' ')}`).join('; ')}.`,
	stepAlt: (step, sentence) => `Step ${count(step)}: ${sentence}`,
	between: number => `(${plural(number, 'step', 'steps')} left out.)`,

	more: number => `The text has ${plural(number, 'more board', 'more boards')}; the first one is read.`,
	/** Messages by fault. */
	faults: {
		empty: () => 'There is no board in this text.',
		long: ({most}) => `The text is too long: up to ${count(most)} characters are read.`,
		line: ({line}) => `Line ${count(line)} looks like part of a board but cannot be read.`,
	},
}
