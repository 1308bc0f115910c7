// What the engine accepts, checked in one place. A refusal is a RangeError or TypeError that names the argument, the
// value and what is allowed, in English and as data (`argument`, `value`, `allowed`) so that a page can say it in its
// reader's language.

import { MAX_CLASSES_N, MAX_COUNT_N, MAX_N, MAX_SOLUTIONS_N, MAX_STEP, MAX_WORKERS } from './known.js'

/** @template {RangeError|TypeError} E @param {new (message: string) => E} Type */
function refusal(Type, argument, value, allowed, sentence) {
	return Object.assign(new Type(`${argument} is ${show(value)}; allowed: ${sentence}`), { argument, value, allowed })
}

function show(value) {
	const text =
		typeof value === 'string' ? JSON.stringify(value) : String(value == null || value.toString ? value : typeof value)
	return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** A whole number from low to high. @param {string} argument @param {unknown} value @param {number} low
 * @param {number} high */
export function wholeNumber(argument, value, low, high) {
	const sentence = `whole numbers from ${low} to ${high === MAX_STEP ? '2^53' : high}`
	if (typeof value !== 'number') throw refusal(TypeError, argument, value, { low, high }, sentence)
	if (!Number.isInteger(value) || value < low || value > high)
		throw refusal(RangeError, argument, value, { low, high }, sentence)
	return value
}

/** A board's size, as a number or a bigint: both are whole numbers, and counts come as bigints. @param {unknown} n
 * @param {number} high @returns {number} */
function aSize(n, high) {
	if (typeof n !== 'bigint') return wholeNumber('n', n, 1, high)
	if (n < 1n || n > high) throw refusal(RangeError, 'n', n, { low: 1, high }, `whole numbers from 1 to ${high}`)
	return Number(n)
}

/** One of a list of words. @param {string} argument @param {unknown} value @param {readonly string[]} words */
export function oneOf(argument, value, words) {
	if (typeof value !== 'string') throw refusal(TypeError, argument, value, { words }, words.join(', '))
	if (!words.includes(value)) throw refusal(RangeError, argument, value, { words }, words.join(', '))
	return value
}

/** A kind of event, or an array of one or more; `others` are allowed too where one stands alone. @param {unknown} kinds
 * @param {readonly string[]} words @param {string[]} [others] */
export function someKinds(kinds, words, others = []) {
	if (!Array.isArray(kinds)) return oneOf('kind', kinds, [...words, ...others])
	if (kinds.length === 0) throw refusal(RangeError, 'kinds', '', { words }, `one or more of ${words.join(', ')}`)
	return kinds.map(kind => oneOf('kind', kind, words))
}

/** A board: for each of n rows a column from 0 to n-1, no two queens need be safe. @param {unknown} board
 * @param {number} [maxN] @param {number} [low]  -1 where a row may be without a queen */
export function aBoard(board, maxN = MAX_N, low = 0) {
	const columns = Array.isArray(board) || board instanceof Uint8Array ? Array.from(/** @type {any} */ (board)) : null
	if (!columns) throw refusal(TypeError, 'board', board, {}, 'an array of columns')
	wholeNumber('board.length', columns.length, 1, maxN)
	columns.forEach((col, row) => wholeNumber(`board[${row}]`, col, low, columns.length - 1))
	return Uint8Array.from(columns)
}

function noOthers(others, allowed) {
	for (const name of Object.keys(others)) throw refusal(TypeError, 'option', name, {}, allowed)
}

/** @param {import('./moment.js').SearchType[]} types
 * @param {{n?: unknown, search?: unknown, startRow?: unknown}} options */
export function walkOptions(types, { n, search = 'flags', startRow = 0, ...others }) {
	noOthers(others, 'n, search, startRow')
	const size = aSize(n, MAX_N)
	const ids = types.map(type => type.id)
	const type = types[ids.indexOf(oneOf('search', search, ids))]
	wholeNumber('startRow', startRow, 0, MAX_N - 1)
	if (!type.takesStartRow && startRow !== 0)
		throw refusal(RangeError, 'startRow', startRow, { low: 0, high: 0 }, `0, because ${search} has no start row`)
	wholeNumber('startRow', startRow, 0, size - 1)
	return { n: size, search: /** @type {string} */ (search), startRow: /** @type {number} */ (startRow) }
}

/** A step of a walk, or Infinity. @param {unknown} step */
export const aStep = step => (step === Infinity ? step : wholeNumber('step', step, 0, MAX_STEP))

/** The columns of some queens, row after row; none unless said. @param {unknown} columns @param {number} n */
export function aNode(columns = [], n) {
	if (!Array.isArray(columns)) throw refusal(TypeError, 'columns', columns, {}, 'an array of columns')
	wholeNumber('columns.length', columns.length, 0, n)
	return columns.map((col, depth) => wholeNumber(`columns[${depth}]`, col, 0, n - 1))
}

/** Queens that attack each other, where a node of a search tree is asked for. @param {number[]} columns */
export const noNode = columns => refusal(RangeError, 'columns', columns, {}, 'queens that do not attack each other')

/** A size that can be counted. @param {unknown} n */
export const countTo = n => aSize(n, MAX_COUNT_N)

/** How many workers; undefined: as many as are fit. @param {unknown} workers @returns {number|undefined} */
export const workersOrNone = workers =>
	workers === undefined ? undefined : wholeNumber('workers', workers, 1, MAX_WORKERS)

/** A total of boards. @param {unknown} total */
export function aTotal(total) {
	if (typeof total !== 'bigint') throw refusal(TypeError, 'total', total, {}, 'a bigint')
	if (total < 0n) throw refusal(RangeError, 'total', total, {}, '0n or more')
}

/** @param {unknown} n @param {Record<string, any>} options */
export function countOptions(n, { workers, signal, onProgress, fundamental, ...others }) {
	noOthers(others, 'workers, signal, onProgress, fundamental')
	const size = countTo(n)
	workersOrNone(workers)
	return { size, workers, signal, onProgress, fundamental }
}

/** A size whose classes can be listed. @param {unknown} n */
export const listedTo = n => aSize(n, MAX_CLASSES_N)

/** A size whose solutions have numbers. @param {unknown} n */
export const numberedTo = n => aSize(n, MAX_SOLUTIONS_N)

/** A place in the order of solutions, from 1, as a number or a bigint. @param {string} argument @param {unknown} k
 * @param {number} [high]  the last one; 0: there is none @param {string} [sentence]  which are allowed, if more is to
 * be said @returns {number} */
export function aPlace(argument, k, high = MAX_STEP, sentence = undefined) {
	const sayable =
		sentence ??
		(high === 0 ? 'none, because there is no solution' : `whole numbers from 1 to ${high === MAX_STEP ? '2^53' : high}`)
	const allowed = { low: 1, high }
	if (typeof k !== 'number' && typeof k !== 'bigint') throw refusal(TypeError, argument, k, allowed, sayable)
	if (k < 1 || k > high || !Number.isInteger(Number(k))) throw refusal(RangeError, argument, k, allowed, sayable)
	return Number(k)
}

/** @param {unknown} n @param {Record<string, any>} options
 * @returns {{n: number, from: number, signal: AbortSignal|undefined}} */
export function solutionsOptions(n, { from = 1, signal, ...others }) {
	noOthers(others, 'from, signal')
	const size = aSize(n, MAX_N)
	return {
		n: size,
		from:
			size <= MAX_SOLUTIONS_N
				? aPlace('from', from)
				: aPlace('from', from, 1, `1, because solutions have numbers up to n = ${MAX_SOLUTIONS_N} only`),
		signal,
	}
}

/** @param {Record<string, any>} options @returns {{signal?: AbortSignal, onProgress?: (part: number) => void}} */
export function watchedOptions({ signal, onProgress, ...others }) {
	noOthers(others, 'signal, onProgress')
	return { signal, onProgress }
}

/** Squares of one board, of whatever size. @param {unknown} squares @returns {{row: number, col: number}[]} */
export function someSquares(squares) {
	if (!Array.isArray(squares)) throw refusal(TypeError, 'squares', squares, {}, 'an array of {row, col}')
	wholeNumber('squares.length', squares.length, 0, MAX_N * MAX_N)
	return squares.map((square, i) => ({
		row: wholeNumber(`squares[${i}].row`, square?.row, 0, MAX_N - 1),
		col: wholeNumber(`squares[${i}].col`, square?.col, 0, MAX_N - 1),
	}))
}

/** Queens that can be turned and mirrored as a board of one queen a row: no two of them share a column.
 * @param {Uint8Array} board */
export function oneInEachColumn(board) {
	if (new Set(board).size < board.length)
		throw refusal(RangeError, 'board', board, {}, 'boards with one queen in each column')
}

/** A board of which two queens attack each other, where a solution is asked for. @param {Uint8Array} board
 * @param {{a: {row: number, col: number}, b: {row: number, col: number}, line: string}} attack */
export function noSolution(board, attack) {
	const { a, b, line } = attack
	const [first, second] = [a, b].map(({ row, col }) => `row ${row}, column ${col}`)
	const sentence = `solutions, but here the queens of ${first} and ${second} attack each other (${line})`
	return Object.assign(refusal(RangeError, 'board', board, {}, sentence), { attack })
}
