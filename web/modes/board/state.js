// The reader's board and its undo history. A square is row * n + column. Invariants: `queens` and `closed`, the blocked
// squares, ascend; no square is in both; they include a puzzle's fixed squares. `past` and `future` are boards as
// texts, nearest last.

import {MAX_COMPLETE_N} from '../../engine/known.js'
import {sharedLine} from '../../engine/squares.js'
import {isPuzzleName} from './puzzle.js'

/** @typedef {{name: string, queens: number[], closed: number[]}} Puzzle  names are explained in puzzle.js
 * @typedef {{n: number, queens: number[], closed: number[], puzzle: Puzzle|null}} Board */

const ascending = (one, other) => one - other

export function makeBoard(n, queens = [], closed = [], puzzle = null) {
	const all = [...new Set([...(puzzle?.queens ?? []), ...queens])].sort(ascending),
		others = [...new Set([...(puzzle?.closed ?? []), ...closed])].sort(ascending)
	return {n, queens: all, closed: others.filter(square => !all.includes(square)), puzzle}
}

export const emptied = ({n, puzzle}) => makeBoard(n, [], [], puzzle)

export const isFixed = ({puzzle}, square) => Boolean(puzzle?.queens.includes(square) || puzzle?.closed.includes(square))

export const squareAt = ({n}, row, col) => row * n + col
export const placeAt = ({n}, square) => ({row: Math.floor(square / n), col: square % n})
export const placesFromSquares = (board, squares) => squares.map(square => placeAt(board, square))
export const setupFromBoard = board => ({
	n: board.n,
	given: placesFromSquares(board, board.queens),
	blocked: placesFromSquares(board, board.closed),
})
export function addressFromBoard(board) {
	const {n, puzzle} = board
	if (!puzzle) return setupFromBoard(board)
	const isOwn = square => !isFixed(board, square),
		own = setupFromBoard({n, queens: board.queens.filter(isOwn), closed: board.closed.filter(isOwn)})
	return {...setupFromBoard({...puzzle, n}), puzzle: puzzle.name, queens: own.given, crosses: own.blocked}
}

export function fullBoard(columns, closed = [], puzzle = null) {
	const {length: n} = columns
	return makeBoard(
		n,
		[...columns].map((col, row) => row * n + col),
		closed,
		puzzle,
	)
}

export const boardText = ({n, queens, closed, puzzle}) =>
	[n, queens, closed, ...(puzzle ? [puzzle.name, puzzle.queens, puzzle.closed] : [])].join(';')

export function boardIn(text) {
	const [size, queens, closed, name, fixedQueens = '', fixedClosed = ''] = text.split(';'),
		n = Number(size)
	if (closed === undefined || !Number.isInteger(n) || n < 1 || n > MAX_COMPLETE_N) return null
	const lists = [queens, closed, fixedQueens, fixedClosed].map(list => list.split(',').filter(Boolean).map(Number))
	const isOn = square => Number.isInteger(square) && square >= 0 && square < n * n
	if (!lists.flat().every(isOn) || (name && !isPuzzleName(name))) return null
	return makeBoard(n, lists[0], lists[1], name ? {name, queens: lists[2], closed: lists[3]} : null)
}

/** Squares off the board, or with both a queen and a block, are `rejected` as {name, value}. */
export function boardFromSetup({n, given, blocked, puzzle = null, queens = [], crosses = []}) {
	const rejected = []
	const read = (name, places, taken) =>
		places.flatMap(({row, col}) => {
			const square = row * n + col
			if (row < n && col < n && !taken.includes(square)) return [square]
			rejected.push({name, value: `${row},${col}`})
			return []
		})
	const fixed = read('given', given, []),
		shut = read('blocked', blocked, fixed),
		own = read('queens', queens, [...fixed, ...shut]),
		crossed = read('crosses', crosses, [...fixed, ...shut, ...own])
	const isNamed = puzzle && isPuzzleName(puzzle),
		named = isNamed ? {name: puzzle, queens: fixed, closed: shut} : null
	if (puzzle && !isNamed) rejected.push({name: 'puzzle', value: puzzle})
	return {board: makeBoard(n, [...fixed, ...own], [...shut, ...crossed], named), rejected}
}

export const begun = board => ({board, past: [], future: []})

/** Another puzzle starts a new history, so that undo stays within the puzzle. */
export function changed(state, board) {
	const text = boardText(state.board)
	if (board.puzzle && boardText(emptied(board)) !== boardText(emptied(state.board))) return begun(board)
	return text === boardText(board) ? state : {board, past: [...state.past, text], future: []}
}

const moved = (from, to) => state => {
	const text = state[from].at(-1)
	if (!text) return state
	return {board: boardIn(text), [from]: state[from].slice(0, -1), [to]: [...state[to], boardText(state.board)]}
}
export const undone = moved('past', 'future')
export const redone = moved('future', 'past')

const without = (list, square) => list.filter(one => one !== square)

export const whatIsOn = ({queens, closed}, square) =>
	queens.includes(square) ? 'queen' : closed.includes(square) ? 'closed' : ''

function put({n, queens, closed, puzzle}, square, what) {
	const lists = {queen: without(queens, square), closed: without(closed, square)}
	lists[what]?.push(square)
	return makeBoard(n, lists.queen, lists.closed, puzzle)
}

export const toggled = (board, square, what) =>
	isFixed(board, square) ? board : put(board, square, whatIsOn(board, square) ? '' : what)

export const carried = (board, from, to) =>
	whatIsOn(board, to) === 'queen' || isFixed(board, from) || isFixed(board, to)
		? board
		: put(put(board, from, ''), to, 'queen')

/** Maps squares by a function of row and column. Squares off the new board are removed. */
function mapped(board, n, map) {
	const image = squares =>
		placesFromSquares(board, squares).flatMap(({row, col}) => {
			const [to, across] = map(row, col)
			return to < n && across < n ? [to * n + across] : []
		})
	return makeBoard(n, image(board.queens), image(board.closed))
}

export const turned = board => mapped(board, board.n, (row, col) => [col, board.n - 1 - row])
export const mirrored = board => mapped(board, board.n, (row, col) => [row, board.n - 1 - col])
export const resized = (board, n) => mapped(board, n, (row, col) => [row, col])

/** For each direction, the line through a square, as a number. */
const LINES = [({row}) => row, ({col}) => col, ({row, col}) => row - col, ({row, col}) => row + col]

/** Pairs {a, b} of attacking queens without another queen between them. */
export function attacksOn(board) {
	const queens = placesFromSquares(board, board.queens)
	return LINES.flatMap(lineOf => {
		const last = new Map()
		return queens.flatMap(b => {
			const line = lineOf(b),
				a = last.get(line)
			last.set(line, b)
			return a ? [{a, b}] : []
		})
	})
}

/** Returns a function from a square without a queen to the queens that attack it. */
export function attackersOn(board) {
	const queens = placesFromSquares(board, board.queens)
	return square => {
		const place = placeAt(board, square)
		return board.queens.includes(square) ? [] : queens.filter(queen => sharedLine(queen, place))
	}
}

export const isSolved = board => board.queens.length === board.n && attacksOn(board).length === 0

export const continues = (board, exercise) =>
	board.n === exercise.n &&
	exercise.queens.every(square => board.queens.includes(square)) &&
	!exercise.closed.some(square => board.queens.includes(square))

const SIGNS = {queen: 'Q', closed: 'x', '': '.'}

function rowsOf(n, signOf, between) {
	const indices = [...Array(n).keys()]
	return indices.map(row => indices.map(col => signOf(row * n + col)).join(between)).join('\n')
}

export const textOfBoard = board => `${rowsOf(board.n, square => SIGNS[whatIsOn(board, square)], ' ')}\n`

/** A puzzle's squares as emoji, for a shared result. */
export const signsOf = ({n, puzzle}) =>
	rowsOf(n, square => (puzzle.queens.includes(square) ? '👑' : puzzle.closed.includes(square) ? '⬛' : '⬜'), '')

const MOST_STORED = 100_000

function newestOf(texts) {
	let room = MOST_STORED
	return texts.slice(1 + texts.findLastIndex(text => (room -= text.length) <= 0))
}

export const storedText = ({board, past, future}) =>
	JSON.stringify({now: boardText(board), past: newestOf(past), future: newestOf(future)})

export function revived(text) {
	try {
		const {now, past, future} = JSON.parse(text ?? '')
		if (![now, ...past, ...future].every(one => boardIn(one))) return null
		return {board: boardIn(now), past: [...past], future: [...future]}
	} catch {
		return null // not a stored text
	}
}
