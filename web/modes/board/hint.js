// A hint: a square that every completion has, or else some completion, and why.
//
//   forced   a line has one square left for a queen, after some were closed: {line, squares: [it], before: steps}
//   every    every completion has a queen there: {squares: [it]}
//   one      every completion has one of these, and the first is that of one completion: {line, squares}
//   some     a completion has a queen there: {squares: [it]}

import {squareAt} from './state.js'

/** @typedef {{row: number, col: number}} Square
 * @typedef {{kind: string, line?: {isRow: boolean, index: number}, squares: Square[]}} Hint */

/** known: with a completion, `one`. @param {import('./state.js').Board} board @returns {Promise<Hint|null>} */
export async function hintFor(board, {one, count, heat}, {forced}) {
	const {n, queens, closed} = board
	const places = squares => squares.map(square => ({row: Math.floor(square / n), col: square % n}))
	const steps = await forced({n, given: places(queens), blocked: places(closed)})
	if (steps.length > 0) return {...steps.at(-1), before: steps.slice(0, -1)}
	const open = Array.from(one, (col, row) => ({row, col})).filter(
		({row, col}) => !queens.includes(squareAt(board, row, col)),
	)
	if (!heat || count === undefined) return open.length > 0 ? {kind: 'some', squares: [open[0]]} : null
	const sure = open.find(({row, col}) => heat[row][col] === count)
	if (sure) return {kind: 'every', squares: [sure]}
	const [fewest] = open.map(square => waysOfRow(heat, square)).sort((a, b) => a.squares.length - b.squares.length)
	return fewest ?? null
}

/** Of a row the squares that completions use, first that of the completion that is known. */
function waysOfRow(heat, {row, col}) {
	const others = heat[row].flatMap((ways, other) => (ways > 0n && other !== col ? [{row, col: other}] : []))
	return {kind: 'one', line: {isRow: true, index: row}, squares: [{row, col}, ...others]}
}
