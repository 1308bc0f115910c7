// Hints: squares for a queen, with the reason.
//
//   forced   a line has one square left; {line, squares: [square], before: earlier steps of unit propagation}
//   every    every completion has a queen on this square: {squares: [square]}
//   one      every completion has a queen on one of these squares of a row: {line, squares}; fewest squares first
//   some     some completion has a queen on this square: {squares: [square]}
//   back     a mistake in a puzzle: see mistakeOn()

import {squaresFromColumns} from '../../board/inline.js'
import {attackersOn, emptied, isFixed, placeAt, setupFromBoard, squareAt, toggled, whatIsOn} from './state.js'

const MOST_COUNTED_N = 12

export async function hintsFor(board, {one, count, heat}, engine) {
	if (one === null) return [await mistakeOn(board, engine)].filter(Boolean)
	const {n, queens} = board,
		setup = setupFromBoard(board)
	const steps = await engine.forced(setup)
	if (steps.length > 0) return [{...steps.at(-1), before: steps.slice(0, -1)}]
	const open = squaresFromColumns(one).filter(({row, col}) => !queens.includes(squareAt(board, row, col)))
	const ways = heat ?? (n <= MOST_COUNTED_N ? await engine.heat(setup) : null),
		all = count ?? (ways && (await engine.countCompletions(setup)))
	if (!ways) return open.map(square => ({kind: 'some', squares: [square]}))
	const sure = open.filter(({row, col}) => ways[row][col] === all)
	if (sure.length > 0) return sure.map(square => ({kind: 'every', squares: [square]}))
	return open.map(square => waysOfRow(ways, square)).sort((a, b) => a.squares.length - b.squares.length)
}

/** A hint on the reader's first mistake, or null. A mistake is a queen or blocked square that alone rules out all
 * solutions. The reason is `by`, an attacking fixed queen, or `before`, a proof that `line` has no square left. */
export async function mistakeOn(board, engine) {
	const start = emptied(board),
		own = [...board.queens, ...board.closed].filter(square => !isFixed(board, square))
	const setups = own.map(square => setupFromBoard(toggled(start, square, whatIsOn(board, square)))),
		solutions = await Promise.all(setups.map(setup => engine.complete(setup))),
		at = solutions.indexOf(null)
	if (at < 0) return null
	const square = own[at],
		[by] = attackersOn(start)(square)
	const isQueen = whatIsOn(board, square) === 'queen',
		{chain} = await engine.whyNot(setups[at])
	return {
		...{kind: 'back', isQueen, squares: [placeAt(board, square)], number: solutions.filter(one => !one).length},
		...(isQueen && by ? {by} : {before: chain ?? [], line: chain?.at(-1).line}),
	}
}

function waysOfRow(heat, {row, col}) {
	const others = heat[row].flatMap((ways, other) => (ways > 0n && other !== col ? [{row, col: other}] : []))
	if (others.length + 1 === heat.length) return {kind: 'some', squares: [{row, col}]}
	return {kind: 'one', line: {isRow: true, index: row}, squares: [{row, col}, ...others]}
}
