// English words of the board mode. **…** marks the important part of a sentence. Rows and columns are displayed numbers;
// numbers of boards are bigints.

import exportWords from './export.js'
import {brief, count, percent, plural} from '../numbers.js'

const queens = n => (n === 1 ? 'one queen' : `${n} queens`)
const stand = n => (n === 1 ? 'One queen is placed' : `${n} queens are placed`)
const place = (row, col) => `row ${row}, column ${col}`
const either = (squares, between = '; ') =>
	squares.length === 1 ? squares[0] : `${squares.slice(0, -1).join(between)} or ${squares.at(-1)}`
const begun = text => text[0].toUpperCase() + text.slice(1)
const IS = {queen: 'queen', closed: 'blocked', attacked: 'attacked', free: 'free', added: 'queen of the solution'}
const LEVELS = {1: 'easy', 2: 'medium', 3: 'hard'}
const dateOf = day => day.toLocaleDateString('en', {day: 'numeric', month: 'long', year: 'numeric'})
const own = isQueen => (isQueen ? 'queen' : 'cross')
const helped = hints => (hints === 0 ? 'no hints' : plural(hints, 'hint'))

export default {
	brief: number => brief('en', number),
	name: 'Play',
	count,
	joined: sentences => sentences.join(' '),
	place,
	export: exportWords,

	task: n => `Place ${queens(n)}${n === 1 ? '' : ' so that none attacks another'}.`,
	puzzleOf: ({n, level, day, isToday, queens: {length: fixed}, closed}) =>
		`${isToday ? 'Today’s puzzle' : day ? `Puzzle of ${dateOf(day)}` : `${begun(LEVELS[level])} puzzle`}: add ${queens(n - fixed)} so that none attacks another${closed.length > 0 ? '; hatched squares stay empty' : ''}. There is one solution.`,
	size: 'Size of the board',
	how: hasMouse =>
		`Press a square to place a queen; ${hasMouse ? 'long-press, right-click or X' : 'a long press'} blocks it; drag a queen to move it.`,
	more: 'More',
	less: 'Less',
	stop: 'Stop',
	puzzles: 'Puzzles',
	today: 'Today’s puzzle',
	day: 'Puzzle of the day',
	another: 'New:',
	free: 'Empty board',
	levels: LEVELS,

	boardLabel: n => `Your ${n} × ${n} board`,
	square: ({row, col, what, isFixed, ways}) =>
		`${begun(place(row, col))}: ${IS[what]}${isFixed ? ', fixed' : ''}${ways > 0n && what !== 'queen' ? `, in ${plural(ways, 'completion')}` : ''}`,
	did: text => `${text}.`,
	edge: 'Edge of the board.',
	boardTitle: ({n, queens}) => `${n} × ${n}, ${plural(queens.length, 'queen')}`,

	undo: 'Undo',
	redo: 'Redo',
	clear: 'Clear',
	turn: 'Turn',
	mirror: 'Mirror',
	complete: 'Show a solution',
	/** In a figure with an exercise. */
	answer: 'Show the answer',
	next: 'Next solution',
	check: 'Check',
	reveal: 'Show the solution',
	surely: 'Show the solution?',
	yes: 'Show it',
	no: 'No',
	shown: (k, all) => `Solution ${count(k)}${all === undefined ? '' : ` of ${count(all)}`}.`,
	shownOne: 'One of the solutions.',
	keep: 'Use it',
	hide: 'Hide it',
	/** In a figure. */
	answered: {
		right: 'Solved without help.',
		shown: 'A solution was shown before you found one.',
		other: 'This is not an answer: keep the given queens, and leave the blocked squares empty.',
	},
	anew: 'Restart',
	attempt: 'Start the next attempt',
	back: 'Back to the given board',

	stand: n => (n === 0 ? 'The board is empty.' : `${stand(n)}.`),
	attack: (a, b) => `The queens of ${a} and ${b} attack each other.`,
	looking: 'Looking …',
	cannot: 'The board **cannot be completed**.',
	counting: part => `The board **can be completed**. Ways: ${percent(part)} counted.`,
	ways: number => `The board can be completed in **${number === 1n ? 'one way' : `${count(number)} ways`}**.`,
	uncounted: 'The board **can be completed**; counting the ways was stopped.',
	solved: n => `**Solved.** ${stand(n)}${n === 1 ? '.' : ', and none attacks another.'}`,
	queensLeft: n => (n < 0 ? `${queens(-n)} too many.` : `${begun(queens(n))} left to place.`),
	rightSoFar: 'No mistake so far.',
	mistake: ({isQueen, squares: [square], number}) =>
		number === 1
			? `Your ${own(isQueen)} at ${square} is **wrong**.`
			: `**${number} mistakes.** One is your ${own(isQueen)} at ${square}.`,
	wrongSomewhere: 'There is a **mistake**: the puzzle cannot be solved from here.',
	puzzleSolved: isShown => (isShown ? 'This is the solution.' : 'The puzzle is **solved**.'),
	result: ({time, hints, isShown, days}) =>
		isShown
			? 'You were shown the solution.'
			: `Time ${time}, ${helped(hints)}.${days > 1 ? ` ${days} days in a row.` : ''}`,
	share: 'Share result',
	/** signs: the puzzle's board without the reader's queens. */
	shared: ({name, day, n, level, time, hints, isShown, signs}) =>
		`N-Queens ${day ? name : `${n} × ${n}, ${LEVELS[level]}`}: ${isShown ? 'not solved' : `${time}, ${helped(hints)}`}\n${signs}`,
	nextPuzzle: 'Next puzzle',

	facts: {queens: 'queens', closed: 'blocked squares', possible: 'squares still possible', time: 'time'},
	of: (number, all) => `${number} of ${all}`,
	heat: 'Number of solutions through each square',
	attacks: 'Attacked squares',
	time: 'Time spent on the puzzle',
	heatMeaning: 'A square without a number is part of no solution.',
	heatNone: 'Counting was stopped, so no square has a number.',
	heatComing: 'Counting solutions through each square …',

	hint: 'Hint',
	hints: {
		forced: ({line, squares: [square]}) => `${begun(line)} has one square left: ${square}.`,
		every: ({squares: [square]}) => `Every solution has a queen at ${square}.`,
		one: ({line, columns, squares: [square]}) =>
			`In ${line} the solutions use only column ${either(columns, ', ')}. One solution has its queen at ${square}.`,
		some: ({squares: [square]}) => `One solution has a queen at ${square}.`,
		back: ({isQueen, squares: [square], by, line}) =>
			`Take back your ${own(isQueen)} at ${square}: ${by ? `the queen at ${by} attacks it` : line ? `with it there, no square is left in ${line}` : 'no solution has it'}.`,
	},

	why: 'Why not',
	whyComing: part => `Looking for the reason …${part > 0 ? ` ${percent(part)}` : ''}`,
	whyGivenUp: 'The search for the reason was stopped.',
	lookAgain: 'Look again',
	reason: ({given, blocked}) =>
		given + blocked === 1
			? `${given ? 'One queen' : 'One blocked square'} is enough to make a completion impossible.`
			: `${[given > 0 && plural(given, 'queen'), blocked > 0 && plural(blocked, 'blocked square')].filter(Boolean).join(' and ')} are enough to make a completion impossible. A board with all but one of them can be completed.`,
	reasonSize: n => `There is no way to place ${queens(n)} on a board of this size.`,
	whyLong: 'No proof of up to 1,000 steps was found.',
	showReason: number => (number === 1 ? 'Show it' : 'Show them'),
	line: (isRow, index) => `${isRow ? 'row' : 'column'} ${index}`,
	steps: {
		forced: ({line, squares: [square]}) => `${begun(line)} has one square left: ${square}.`,
		attacked: ({line, squares, more}) =>
			`A queen at ${either(squares)}${more > 0 ? ` or ${more} more` : ''} would leave no square in ${line}.`,
		exhausted: ({line, squares: [square]}) =>
			`${begun(line)} has no square left${square ? `, so there is no queen at ${square}` : ''}.`,
		case: ({squares: [square]}) => `Suppose a queen at ${square}.`,
	},

	further: 'Use this board',
	walk: 'Step through a search from this board',
	compare: 'Compare searches on it',
	copy: 'Copy as text',
	number: n => `Find this solution’s number (n = ${n})`,
	copied: 'Copied',
	copyByHand: 'The browser does not allow copying here',
	resultText: 'Result as text',
	read: 'Read a board from text',
	readLabel: 'One or more boards in any usual notation; x is a blocked square',
	boardRead: (number, all) => `${number} of ${all}`,
	previousRead: 'Previous board of the text',
	nextRead: 'Next board of the text',
	noEngine: message => `The engine did not load: ${message}`,
	rejected: {
		queens: (value, n) =>
			`Your queen at ${value} is not possible: rows and columns go from 0 to ${n - 1}, and the square must be free.`,
		crosses: (value, n) =>
			`Your cross at ${value} is not possible: rows and columns go from 0 to ${n - 1}, and the square must be free.`,
		puzzle: value =>
			`There is no puzzle “${value}”. The name is a day (2026-11-28), or size, level and seed (8-3-4711).`,
		level: (_, n) => `There is no puzzle of this level on a ${n} × ${n} board; larger boards have some.`,
		given: (value, n) =>
			`A queen at ${value} is not possible: rows and columns go from 0 to ${n - 1}, each square once.`,
		blocked: (value, n) =>
			`A blocked square at ${value} is not possible: rows and columns go from 0 to ${n - 1}, and it must have no queen.`,
	},

	keys: [
		[['←', '→', '↑', '↓'], 'move from square to square'],
		[['Space', 'Enter'], 'place or remove a queen'],
		[['X'], 'block or unblock a square'],
		[['Ctrl+Z', 'U'], 'undo'],
		[['Ctrl+Shift+Z', 'R'], 'redo'],
		[['C'], 'the next solution'],
		[['H'], 'a hint'],
	],
	boardKeys: 'Arrow keys move on the board; Space places a queen, X blocks a square.',
	keysNote: 'Everything else is reached with Tab.',
}
