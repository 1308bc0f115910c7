// Hints: squares for a queen, with the reason.
//
//   forced   a line has one square left, after unit propagation: {line, squares: [square], before: steps}
//   every    every completion has a queen on a square: {squares: [square]}
//   one      every completion has a queen on one of these squares, a part of the row: {line, squares}, best first
//   some     some completion has a queen on a square: {squares: [square]}

import {squaresFromColumns} from '../../board/inline.js'
import {setupFromBoard, squareAt} from './state.js'

const MOST_COUNTED_N = 12

export async function hintsFor(board, {one, count, heat}, engine) {
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

function waysOfRow(heat, {row, col}) {
	const others = heat[row].flatMap((ways, other) => (ways > 0n && other !== col ? [{row, col: other}] : []))
	if (others.length + 1 === heat.length) return {kind: 'some', squares: [{row, col}]}
	return {kind: 'one', line: {isRow: true, index: row}, squares: [{row, col}, ...others]}
}
