// The names of rows, columns and arrays in each tutorial, and its formulas for indexes. Invariant: for each square, an
// array's formula gives the index of the element at `cellPosition`.

import {searchScreen} from './search.js'

const USUAL = {row: 'row', col: 'col', from: 0, values: [], arrays: {}}

export const searchNames = ({search}) => ({...USUAL, ...searchScreen(search).names})

export const shownArrays = ({arrays, frontier, queens}) =>
	frontier ? [{name: 'queens', lowest: 0, width: 0, cells: queens.filter(col => col >= 0)}] : arrays

const POSITIONS = {
	row: row => row,
	column: (_, col) => col,
	bit: (_, col) => col,
	diagonal: (row, col, n) => row - col + n - 1,
	antidiagonal: (row, col) => row + col,
	square: (row, col, n, width) => (row + (width - n) / 2) * width + col + (width - n) / 2,
}

export const arrayShape = (moment, {name}) => searchNames(moment).arrays[name]?.[0]

export const holdsNumbers = (moment, {name}) =>
	arrayShape(moment, {name}) === 'row' || searchNames(moment).arrays[name]?.[2] === 'number'

export const cellPosition = (moment, array, row, col) =>
	POSITIONS[arrayShape(moment, array)]?.(row, col, moment.n, array.width)

export const indexText = (moment, {name, lowest, width}, i) =>
	searchNames(moment).arrays[name]?.[1].includes('][') ? `${Math.floor(i / width)}][${i % width}` : String(lowest + i)

export function indexSteps(moment, array, square) {
	const {row, col, from, arrays} = searchNames(moment),
		formula = arrays[array.name]?.[1]
	if (!formula) return []
	if (!square) return [formula]
	const values = {[row]: square.row + from, [col]: square.col + from, n: moment.n}
	const put = formula.replace(/\w+/g, word => String(values[word] ?? word))
	const index = indexText(moment, array, cellPosition(moment, array, square.row, square.col))
	return [...new Set([formula, put, index])]
}

/** A negative number means a covered item. */
export const valueText = (moment, array, i) =>
	(holdsNumbers(moment, array) ? null : searchNames(moment).values[array.cells[i]]) ??
	(array.cells[i] < 0 ? '–' : String(array.cells[i]))
