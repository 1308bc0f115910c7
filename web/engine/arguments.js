// Validation of arguments. Each function returns the valid value, or throws a RangeError or TypeError with `argument`,
// `value` and `allowed`.

import {BEGINNINGS, MAX_CARD_N, MAX_CLASSES_N, MAX_COMPLETE_N, MAX_COUNT_N, MAX_MOVED_N, MAX_N} from './known.js'
import {MAX_SOLUTIONS_N, MAX_STEP, MAX_WORKERS, MIN_CARD_N} from './known.js'
import {sharedLine} from './squares.js'

function rejection(Type, argument, value, sentence, allowed = {}) {
	return Object.assign(new Type(`${argument} is ${show(value)}; allowed: ${sentence}`), {argument, value, allowed})
}

function show(value) {
	const isPlain = value == null || value.toString
	const asJson = typeof value === 'string' || value?.[0]?.col >= 0,
		text = asJson ? JSON.stringify(value) : String(isPlain ? value : typeof value)
	return shorten(text)
}

export const shorten = text => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

export function wholeNumber(argument, value, low, high, {bigints = false, sentence = undefined} = {}) {
	sentence ??= `whole numbers from ${low} to ${high === MAX_STEP ? '2^53' : high}`
	const isNumber = typeof value === 'number' || (bigints && typeof value === 'bigint')
	const isRight = value >= low && value <= high && Number.isInteger(Number(value))
	if (isNumber && isRight) return Number(value)
	throw rejection(isNumber ? RangeError : TypeError, argument, value, sentence, {low, high})
}

const aSize = (n, high) => wholeNumber('n', n, 1, high, {bigints: true})

export function oneOf(argument, value, words) {
	if (words.includes(value)) return value
	throw rejection(typeof value === 'string' ? RangeError : TypeError, argument, value, words.join(', '), {words})
}

export function someKinds(kinds, words, others = []) {
	if (!Array.isArray(kinds)) return oneOf('kind', kinds, [...words, ...others])
	if (kinds.length === 0) throw rejection(RangeError, 'kinds', '', `one or more of ${words.join(', ')}`, {words})
	return kinds.map(kind => oneOf('kind', kind, words))
}

export function aBoard(board, maxN = MAX_N, low = 0) {
	const columns = Array.isArray(board) || board instanceof Uint8Array ? [...board] : null
	if (!columns) throw rejection(TypeError, 'board', board, 'an array of columns')
	wholeNumber('board.length', columns.length, 1, maxN)
	columns.forEach((col, row) => wholeNumber(`board[${row}]`, col, low, columns.length - 1))
	return Uint8Array.from(columns)
}

/** Returns a copy of options. Rejects names that are not in `allowed`. @returns {any} */
function named(options, allowed) {
	const names = allowed.split(', ')
	for (const name in options)
		if (options[name] !== undefined && !names.includes(name)) throw rejection(TypeError, 'option', name, allowed)
	return {...options}
}

export const noFurther = search =>
	rejection(RangeError, 'search', search, 'with searches.js beside the script', {words: [], script: 'searches.js'})

/** Options of randomised searches. Other searches allow only the defaults. */
function chanceOptions(options, {id, takesChance, takesLimits}) {
	const {seed = 0, sideways = 0, restarts = 0, begin = 'random'} = options
	const amount = (name, value, isTaken, most, why) =>
		wholeNumber(name, value, 0, isTaken ? most : 0, {sentence: isTaken ? undefined : `0, because ${id} ${why}`})
	const chance = {
		seed: amount('seed', seed, takesChance, MAX_STEP, 'leaves nothing to chance'),
		sideways: amount('sideways', sideways, takesLimits, MAX_MOVED_N, 'takes none'),
		restarts: amount('restarts', restarts, takesLimits, MAX_MOVED_N, 'takes none'),
		begin: oneOf('begin', begin, takesChance ? BEGINNINGS : BEGINNINGS.slice(0, 1)),
	}
	return takesChance ? chance : {}
}

const WALK_OPTIONS = 'n, search, startRow, given, blocked, seed, sideways, restarts, begin'

export function walkOptions(types, options) {
	const {n, search = 'flags', startRow = 0, given = [], blocked = []} = options,
		ids = types.map(type => type.id),
		place = ids.indexOf(oneOf('search', search, ids)),
		type = types[place],
		{takesStartRow, takesSetup, arrays} = type,
		size = aSize(n, type.largest)
	const chance = chanceOptions(named(options, WALK_OPTIONS), type)
	if (!takesStartRow) wholeNumber('startRow', startRow, 0, 0, {sentence: `0, because ${search} has no start row`})
	wholeNumber('startRow', startRow, 0, size - 1)
	const setup = squaresOfSetup(size, given, blocked),
		begun = Object.keys(setup).find(name => setup[name].length > 0)
	if (begun && !takesSetup) throw rejection(RangeError, begun, setup[begun], `none with ${search}`)
	if (setup.given.some((a, i) => setup.given.slice(i + 1).some(b => sharedLine(a, b))))
		throw rejection(RangeError, 'given', setup.given, 'queens that do not attack each other', {fault: true})
	return {n: size, search, place, arrays, startRow, ...setup, ...chance}
}

export const aStep = step => (step === Infinity ? step : wholeNumber('step', step, 0, MAX_STEP))

export function aNode(columns = [], n) {
	if (!Array.isArray(columns)) throw rejection(TypeError, 'columns', columns, 'an array of columns')
	wholeNumber('columns.length', columns.length, 0, n)
	return columns.map((col, depth) => wholeNumber(`columns[${depth}]`, col, 0, n - 1))
}

export const noNode = columns => rejection(RangeError, 'columns', columns, 'queens that do not attack each other')

export const countTo = n => aSize(n, MAX_COUNT_N)
export const listedTo = n => aSize(n, MAX_CLASSES_N)
export const numberedTo = n => aSize(n, MAX_SOLUTIONS_N)

export const workersOrNone = workers => workers === undefined || wholeNumber('workers', workers, 1, MAX_WORKERS)

export function aShard(index, of, units) {
	wholeNumber('shard.of', of, 1, units)
	wholeNumber('shard.index', index, 1, of)
}

export function aTotal(total) {
	if (typeof total !== 'bigint') throw rejection(TypeError, 'total', total, 'a bigint')
	if (total < 0n) throw rejection(RangeError, 'total', total, '0n or more')
}

export function countOptions(n, options) {
	const known = named(options, 'workers, signal, onProgress, fundamental, gpu, verify'),
		size = countTo(n)
	workersOrNone(known.workers)
	return {...known, size, ...cardOptions(size, known)}
}

/** @param {number} n @param {any} options */
export function cardOptions(n, {gpu = false, verify = false}) {
	oneOf('gpu', gpu, ['auto', true, false])
	oneOf('verify', verify, [true, false])
	const sentence = `whole numbers from ${MIN_CARD_N} to ${MAX_CARD_N} with gpu: true`
	if (gpu === true) wholeNumber('n', n, MIN_CARD_N, MAX_CARD_N, {sentence})
	return {gpu, verify}
}

const NO_SOLUTION = 'none, because there is no solution'
export function aPlace(argument, k, high = MAX_STEP, sentence = high ? undefined : NO_SOLUTION) {
	return wholeNumber(argument, k, 1, high, {bigints: true, sentence})
}

export function solutionsOptions(n, options) {
	const {from = 1, signal} = named(options, 'from, signal'),
		size = aSize(n, MAX_N)
	if (size <= MAX_SOLUTIONS_N) aPlace('from', from)
	else aPlace('from', from, 1, `1, because solutions have numbers up to n = ${MAX_SOLUTIONS_N} only`)
	return {n: size, from: Number(from), signal}
}

/** @returns {import('./job.js').Watched} */
export const watchedOptions = options => named(options, 'signal, onProgress')

export function someSquares(squares, name = 'squares', n = MAX_N) {
	if (!Array.isArray(squares)) throw rejection(TypeError, name, squares, 'an array of {row, col}')
	wholeNumber(`${name}.length`, squares.length, 0, n * n)
	const index = (square, i, part) => wholeNumber(`${name}[${i}].${part}`, square?.[part], 0, n - 1)
	return squares.map((square, i) => ({row: index(square, i, 'row'), col: index(square, i, 'col')}))
}

function squaresOfSetup(n, given, blocked) {
	const taken = new Map()
	const once = (squares, name) =>
		someSquares(squares, name, n).filter(({row, col}) => {
			const square = row * n + col,
				before = taken.get(square)
			taken.set(square, name)
			if (before && before !== name) throw rejection(RangeError, name, [{row, col}], NO_QUEEN_THERE, {fault: true})
			return !before
		})
	return {given: once(given, 'given'), blocked: once(blocked, 'blocked')}
}
const NO_QUEEN_THERE = 'squares without a queen'

export function aSetup(setup) {
	const {n, given = [], blocked = []} = named(setup, 'n, given, blocked'),
		size = aSize(n, MAX_COMPLETE_N)
	return {n: size, ...squaresOfSetup(size, given, blocked)}
}

export function aPermutation(board) {
	const columns = aBoard(board)
	if (new Set(columns).size === columns.length) return columns
	throw rejection(RangeError, 'board', columns, 'boards with one queen in each column')
}

export function noSolution(board, attack) {
	const [first, second] = [attack.a, attack.b].map(({row, col}) => `row ${row}, column ${col}`)
	const sentence = `solutions, but here the queens of ${first} and ${second} attack each other (${attack.line})`
	return Object.assign(rejection(RangeError, 'board', board, sentence), {attack})
}

/** Excludes local searches, because a trace cannot express their moves. @param {any[]} types */
export const judgeable = types => types.filter(({largest}) => largest <= MAX_N)

const CHECK_OPTIONS = 'n, search, startRow, first, last, limit, fundamental, boards, signal, onProgress'

export function checkOptions(types, options) {
	const {n, search, startRow = 0, first, last, limit, fundamental, ...more} = named(options, CHECK_OPTIONS),
		size = n === undefined ? undefined : aSize(n, MAX_N),
		judged = judgeable(types),
		ids = judged.map(type => type.id)
	const takes = search !== undefined && judged[ids.indexOf(oneOf('search', search, ids))].takesStartRow
	if (!takes) wholeNumber('startRow', startRow, 0, 0, {sentence: '0, except for a search that takes one'})
	if (limit !== undefined) wholeNumber('limit', limit, 1, MAX_STEP)
	const wanted = Object.entries({first, last, limit, fundamental}).filter(([, value]) => value)
	if (wanted.length > 1) throw rejection(RangeError, ...wanted[1], `none with ${wanted[0][0]}`)
	const row = wholeNumber('startRow', startRow, 0, (size ?? MAX_N) - 1)
	return {n: size, search, startRow: row, first, last, limit, fundamental, ...more}
}

export function aPuzzle(wanted) {
	const {n, seed, level = 0} = named(wanted, 'n, seed, level'),
		size = wholeNumber('n', n, 4, MAX_N, {bigints: true})
	return {n: size, seed: wholeNumber('seed', seed, 0, MAX_STEP), level: wholeNumber('level', level, 0, 3)}
}
