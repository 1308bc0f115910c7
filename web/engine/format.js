// Boards as text in the tutorials' styles, as by c/format.c, without loading a module.

import {aBoard, oneOf} from './arguments.js'
import {MAX_N} from './known.js'

const CELLS = {
	dots: ['', ' ', '.', 'Q'],
	lower: [' ', ' ', '.', 'q'],
	squares: ['', '', '□', '■'],
	hash: ['', '', '#', 'Q'],
}

/** Each line ends with a newline. @param {ArrayLike<number>} board  columns from 0, -1 for a row
 * without a queen @param {string} [style]  dots, lower, squares, hash or positions @returns {Promise<string>} */
export async function format(board, style = 'dots') {
	oneOf('style', style, [...Object.keys(CELLS), 'positions'])
	const columns = [...Int8Array.from(aBoard(board, MAX_N, -1))]
	if (style === 'positions') return `${columns.map(col => col + 1).join(' ')}\n`
	const [before, between, empty, queen] = CELLS[style]
	const row = col => before + columns.map((_, i) => (i === col ? queen : empty)).join(between)
	return columns.map(col => `${row(col)}\n`).join('')
}
