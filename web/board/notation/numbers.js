// Boards in numbers: columns, digits without anything between them, zeros and ones, pairs of row and column.

import {MAX_N, once, piece, queensOf, refuse, squared} from './board.js'

const isBit = ({value}) => value === 0 || value === 1

/** @returns {import('./board.js').Reading[]} */
export function readNumbers(rows) {
	for (const item of rows.flat()) if (item.kind !== 'number') refuse('character', item)
	const items = rows.flat()
	const [first] = rows
	if (items.length === 1) return [() => readDigits(first[0])]
	const isAlone = rows.every(row => row.length === 1)
	const {length} = first[0].text
	if (isAlone && length > 1 && items.every(({text}) => /^[01]+$/.test(text) && text.length === length))
		return readMatrix(rows.map(([item]) => bitsOf(item)))
	if (isAlone && items.every(({text}) => text.length > 2)) return items.map(item => () => readDigits(item))
	if (rows.length > 1 && !isAlone && items.every(isBit)) return readMatrix(rows)
	if (rows.length > 1 && rows.every(row => row.length === 2)) return [() => readPairs(rows)]
	const isBoard = row => row.length === first.length && row.every(({value}) => value <= first.length)
	return rows.length > 1 && first.length > 2 && rows.every(isBoard)
		? rows.map(row => () => readColumns(row))
		: [() => readColumns(items)]
}

const bitsOf = item => [...item.text].map((text, i) => ({...item, text, value: Number(text), at: item.at + i}))

function readMatrix(given) {
	const {n, boards} = squared(given)
	return boards.map(rows => () => ({n, squares: queensOf(rows, ({value}) => value === 1), notation: 'matrix'}))
}

function readDigits(item) {
	const most = 10
	if (item.text.length > most) refuse('digits', {at: item.at + most}, {most})
	return item.text === '-1'
		? readColumns([item])
		: {...readColumns(bitsOf(item)), notation: item.text.length > 1 ? 'digits' : 'positions'}
}

function base(items, n) {
	if (n > MAX_N) refuse('size', items[Math.min(MAX_N, items.length - 1)], {most: MAX_N})
	const from = items.some(({value}) => value <= 0) ? 0 : 1
	const wrong = items.find(({value}) => value > n - 1 + from)
	if (wrong) refuse('column', wrong, {value: piece(wrong), low: from, high: n - 1 + from})
	return {from, guessed: from === 1 && !items.some(({value}) => value === n)}
}

function readColumns(items) {
	const n = items.length
	const {from, guessed} = base(items, n)
	const squares = items.map(({value}, row) => ({row, col: value - from})).filter(({col}) => col >= 0)
	return {n, squares, notation: 'positions', from, guessed}
}

function readPairs(rows) {
	const items = rows.flat()
	const from = items.some(({value}) => value === 0) ? 0 : 1
	const wrong = items.find(({value}) => value < 0 || value > MAX_N - 1 + from)
	if (wrong) refuse('column', wrong, {value: piece(wrong), low: from, high: MAX_N - 1 + from})
	const n = Math.max(rows.length, ...items.map(({value}) => value + 1 - from))
	const squares = rows.map(([row, col]) => ({row: row.value - from, col: col.value - from}))
	once(
		squares,
		items.filter((_, i) => i % 2 === 0),
	)
	return {n, squares, notation: 'pairs', ...base(items, n)}
}
