// The names of rows, columns and arrays in each tutorial, and its formulas for indexes. Invariant: for each square, an
// array's formula gives the index of the element at `cellPosition`.

import {searchScreen} from './search.js'

const USUAL = {row: 'row', col: 'col', from: 0, values: [], arrays: {}}

export const searchNames = ({search}) => ({...USUAL, ...searchScreen(search).names})

/** The arrays to show, each with its shape and formula (Names in search.js), if known, and whether it holds numbers. */
export function shownArrays({search, arrays, frontier, queens}) {
	const known = searchNames({search}).arrays,
		shown = frontier ? [{name: 'queens', lowest: 0, width: 0, cells: queens.filter(col => col >= 0)}] : arrays
	return shown.map(array => {
		const [shape, formula, sort] = known[array.name] ?? []
		return {...array, shape, formula, holdsNumbers: shape === 'row' || sort === 'number'}
	})
}

const POSITIONS = {
	row: row => row,
	column: (_, col) => col,
	bit: (_, col) => col,
	diagonal: (row, col, n) => row - col + n - 1,
	antidiagonal: (row, col) => row + col,
	square: (row, col, n, width) => (row + (width - n) / 2) * width + col + (width - n) / 2,
}

export const cellPosition = ({n}, {shape, width}, row, col) => POSITIONS[shape]?.(row, col, n, width)

export const indexText = ({formula, lowest, width}, i) =>
	formula?.includes('][') ? `${Math.floor(i / width)}][${i % width}` : String(lowest + i)

export function indexSteps(moment, array, square) {
	const {row, col, from} = searchNames(moment),
		{formula} = array
	if (!formula) return []
	if (!square) return [formula]
	const values = {[row]: square.row + from, [col]: square.col + from, n: moment.n}
	const put = formula.replace(/\w+/g, word => String(values[word] ?? word))
	const index = indexText(array, cellPosition(moment, array, square.row, square.col))
	return [...new Set([formula, put, index])]
}

/** A negative number means a covered item. */
export const valueText = (moment, array, i) =>
	(array.holdsNumbers ? null : searchNames(moment).values[array.cells[i]]) ??
	(array.cells[i] < 0 ? '–' : String(array.cells[i]))
