// English words of the solutions mode. **…** marks the important part of a sentence. Rows and columns are given from 0
// and displayed from 0 or 1, as `from` says; solutions and classes are numbered from 1.

import exportWords from './export.js'
import {count, percent, plural, rough} from '../numbers.js'

const positions = (board, from = 1) => [...board].map(col => col + from).join(' ')
const place = ({row, col}, from) => `row ${row + from}, column ${col + from}`

const OWN = {
	8: 'No symmetry: all 8 rotations and reflections differ.',
	4: 'A half turn maps it to itself.',
	2: 'A quarter turn maps it to itself.',
	1: 'Every rotation and reflection maps it to itself.',
}
const OWN_BRIEFLY = {8: '', 4: ', unchanged by a half turn', 2: ', unchanged by a quarter turn', 1: ''}

const BY = {
	identity: 'as it is',
	'turn-90': 'turned by 90°',
	'turn-180': 'turned by 180°',
	'turn-270': 'turned by 270°',
	'mirror-columns': 'mirrored left–right',
	'mirror-rows': 'mirrored top–bottom',
	'mirror-diagonal': 'mirrored along ╲',
	'mirror-antidiagonal': 'mirrored along ╱',
}

export default {
	name: 'Solutions',
	export: exportWords,
	count,
	positions,
	joined: sentences => sentences.filter(Boolean).join(' '),

	board: 'Board',
	countLarger: 'Count solutions of larger boards',
	boardSize: n => `${n} × ${n}`,
	which: 'Show',
	lists: (classes, number) =>
		classes ? (number > 1 ? `the ${count(number)} classes` : 'classes') : number > 1 ? `all ${count(number)}` : 'all',
	allLabel: 'All boards',
	chosenLabel: 'The chosen board',
	gridLabel: n => `All solutions of the ${n} × ${n} board`,
	classesLabel: n => `One solution of each class, ${n} × ${n} board`,
	gridHint:
		'Choose with a click or the arrow keys; Enter or a double click shows how the search gets there. ↻ marks boards that stay the same after the turn shown.',
	classesMeaning:
		'A class holds the rotations and reflections of one board; its first board is shown. × is the number of boards in a class. ↻ marks boards that stay the same after a half turn (×4) or a quarter turn (×2).',
	overview: 'Position among all boards',
	noSolution: n => `There is no way to place ${n} queens on a ${n} × ${n} board so that none attacks another.`,
	noClasses: most => `Classes are listed up to n = ${most}; beyond that, only the class of the chosen board is shown.`,
	listAll: 'Show all solutions',

	pager: {before: 'Solution', after: all => `of ${count(all)}`, previous: 'Previous solution', next: 'Next solution'},
	classPager: {before: 'Class', after: all => `of ${count(all)}`, previous: 'Previous class', next: 'Next class'},
	badPlace: (text, all) => `There is no number “${text}”, only whole numbers from 1 to ${count(all)}.`,
	place: (k, all) => `Solution **${count(k)}** of ${count(all)}.`,
	placeIn: (number, all) => `${count(number)} of ${count(all)}`,
	classOf: (number, all) => `Class **${count(number)}** of ${count(all)}.`,
	ownSymmetry: size => OWN[size],
	picture: (n, squares, from = 1) =>
		squares.length === 0
			? `Empty ${n} × ${n} board`
			: `${n} × ${n} board with queens at ${squares.map(square => place(square, from)).join('; ')}`,
	cell: (k, board, size) => `Solution ${count(k)}${board ? `: ${board}` : ''}${OWN_BRIEFLY[size] ?? ''}`,
	classCell: (number, size, k, board) =>
		`Class ${count(number)}, ${plural(size, 'board', 'boards')}${OWN_BRIEFLY[size]}; solution ${count(k)}: ${board}`,
	boardTitle: ({n, k}, all) => `${n} × ${n}${all > 0 ? `, solution ${count(k)} of ${count(all)}` : ''}`,
	announced: (k, all, board) => `Solution ${count(k)} of ${count(all)}: ${board}`,
	seeking: (k, done) => `Looking for solution ${count(k)}: ${percent(done)}`,
	seekingLabel: 'Progress of the search',
	stop: 'Stop',

	walk: 'Show how the search gets here',
	walkBoard: k => `Show how the search gets to solution ${count(k)}`,
	search: 'with',
	farWalk: steps =>
		`The search takes about ${rough('en', steps, 2)} steps to get there. It shows its progress and can be stopped.`,

	images: {
		title: 'The same board, turned and mirrored',
		by: BY,
		number: k => `Solution ${count(k)}`,
		find: 'Find its number',
		finding: done => `Looking: ${percent(done)}`,
		same: by => `the same as ${by === BY.identity ? 'the first' : by}`,
		caption: size =>
			`${OWN[size]} ${size === 1 ? 'The class has one board.' : `The class has ${size} different boards.`}`,
	},

	read: 'Is this a solution? Paste a board',

	take: {
		board: 'This board',
		sheet: 'Several boards on paper',
		all: n => `All solutions of the ${n} × ${n} board`,
		from: 'From solution',
		to: 'to',
		print: 'Print',
		downloads: {csv: 'CSV', json: 'JSON'},
		progress: 'Progress',
		cancel: 'Cancel',
		cancelled: 'Cancelled; nothing was saved.',
		saved: 'The download has started.',
		badRange: all => `Enter the first and the last solution of the sheet, in this order, from 1 to ${count(all)}.`,
		tooMany: (number, most) => `${count(number)} boards are too many for a sheet; it can have up to ${count(most)}.`,
		tooLarge: most =>
			`All solutions can be downloaded up to n = ${most}; in a terminal, nqueens solve prints them for any n.`,
	},

	fault: reason =>
		`The solutions cannot be listed here: ${/memory/i.test(reason) ? 'there is not enough memory' : 'WebAssembly is forbidden or missing'}. (${reason})`,
	keys: [
		[['→', '←'], 'next, previous board'],
		[['Home', 'End'], 'first, last board'],
		[['↑', '↓', 'PageUp', 'PageDown'], 'in the grid: a row, a screenful'],
		[['Enter', 'W'], 'show how the search gets to the board'],
		[['Esc'], 'stop a long search for a board'],
		[['?'], 'this list'],
	],
	keysNote: 'In the grid all arrow keys move from board to board. Everything else is reached with Tab.',
}
