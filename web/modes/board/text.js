import {whatIsOn} from './state.js'

const SIGNS = {queen: 'Q', closed: 'x', '': '.'}

function rowsOf(n, signOf, between) {
	const indices = [...Array(n).keys()]
	return indices.map(row => indices.map(col => signOf(row * n + col)).join(between)).join('\n')
}

export const textOfBoard = board => `${rowsOf(board.n, square => SIGNS[whatIsOn(board, square)], ' ')}\n`

/** A puzzle's squares, for a message about its solution. */
export const signsOf = ({n, puzzle}) =>
	rowsOf(n, square => (puzzle.queens.includes(square) ? '👑' : puzzle.closed.includes(square) ? '⬛' : '⬜'), '')
