// Access to all solutions, in order or by number, page or class, and to their symmetries. Solutions are numbered from 1
// in lexicographic order; numbers up to n = 18 are far below 2^53. Each request has its own module instance, so
// requests may overlap.

import * as args from './arguments.js'
import {createInstance, Memory, textIn} from './instance.js'
import {heeding, inSlices, inTurn, once, SLICE_MS} from './job.js'
import {MAX_CLASSES_N, MAX_PAGE, MAX_SOLUTIONS_N, SOLUTIONS} from './known.js'
import {makeLandmarks, mirrored} from './landmarks.js'
import {solutionsModule} from './load.js'
import {sharedLine} from './squares.js'

/** @typedef {import('./job.js').Watched} Watched
 * @typedef {'mirror-columns'|'mirror-rows'|'mirror-diagonal'|'mirror-antidiagonal'} MirrorName
 * @typedef {'identity'|'turn-90'|'turn-180'|'turn-270'|MirrorName} SymmetryName
 *   turns are clockwise; `mirror-columns` swaps left and right; the last two mirror in \ and in /
 * @typedef {{board: Uint8Array, size: number, number: bigint}} SolutionClass  board: first of the orbit; size: orbit
 *   size, 1, 2, 4 or 8; number: the board's number
 * @typedef {'row'|'column'|'diagonal'|'antidiagonal'} AttackLine
 * @typedef {import('./moment.js').Square} Square
 * @typedef {{by: SymmetryName, board: Uint8Array, number?: bigint}} Image  number: only if a solution of n ≤ 12 */

const AT_HAND = 2048
const BOARDS_AT_ONCE = 64
const MOST_FREE = 4

const now = () => performance.now()

const free = []
const borrow = async () => free.pop() ?? makeSolver(await createInstance(await solutionsModule()))
const giveBack = instance => void (free.length < MOST_FREE && free.push(instance))

async function withInstance(work, options = {}) {
	const watched = args.watchedOptions(options)
	watched.signal?.throwIfAborted()
	const instance = await borrow()
	try {
		return await work(instance, watched)
	} finally {
		giveBack(instance)
	}
}

const total = n => Number(SOLUTIONS[n])

const landmarksOf = /* @__PURE__ */ once(n => makeLandmarks(n, total(n)))

/** Longest distance at which iterating is faster than seeking: a quarter of the mean number of solutions with the same
 * two first queens. */
const mostIterated = ({n, total}) => total / (4 * n * n)

const finishSeek = (instance, slice, watched) => inSlices(slice, {...watched, part: instance.exports.progress})

/** Overlapping seeks take turns, because each may find a landmark near the goal of the next. */
const seekInTurn = /* @__PURE__ */ inTurn()

async function moveBefore(instance, n, k, watched) {
	const {signal} = watched,
		landmarks = landmarksOf(n),
		isFar = () => landmarks.nearest(k).away > Math.max(AT_HAND, mostIterated(landmarks))
	const seek = async () => {
		if (signal?.aborted || !isFar()) return // an aborted request no longer has the instance
		landmarks.remember(k, await finishSeek(instance, instance.seek(n, k), watched))
	}
	if (isFar()) await new Promise((done, fail) => heeding(signal, fail, () => seekInTurn(seek)).then(done, fail))
	await goFrom(instance, landmarks.nearest(k), watched)
}

async function goFrom(instance, {board, away, backwards}, watched) {
	instance.startFrom(board)
	await goOn(instance, away, watched)
	if (backwards) instance.startFrom(mirrored((await take(instance, 1, watched))[0]))
}

async function goOn(instance, count, watched, found = _held => {}) {
	let left = count
	if (left === 0) return
	const slice = nodes => {
		for (const until = now() + SLICE_MS; left > 0 && now() < until; ) {
			const held = instance.next(Math.min(left, instance.batch), nodes) ?? 0
			found(held)
			left -= held
		}
		return left === 0 || undefined
	}
	await inSlices(slice, {...watched, part: () => 1 - left / count})
}

async function take(instance, count, watched) {
	const boards = []
	await goOn(instance, count, watched, held => {
		for (let i = 0; i < held; i++) boards.push(instance.boardAt(i))
	})
	return boards
}

/** @param {number|bigint} n  1 … 18 @returns {Promise<bigint>} */
export const totalOf = async n => SOLUTIONS[args.numberedTo(n)]

/** Solutions of n in order, each as its columns from 0, top row first. An abort rejects with the signal's reason.
 * @param {number|bigint} n  1 … 32
 * @param {{from?: number|bigint, signal?: AbortSignal}} [options]  from: number of the first solution, for n ≤ 18
 * @returns {AsyncGenerator<Uint8Array, void, void>} */
export async function* solutions(n, options = {}) {
	const {n: size, from, signal} = args.solutionsOptions(n, options)
	signal?.throwIfAborted()
	const instance = await borrow()
	const next = nodes => instance.next(BOARDS_AT_ONCE, nodes)
	try {
		if (from > 1) await moveBefore(instance, size, args.aPlace('from', from, total(size)), {signal})
		else instance.startFrom(new Uint8Array(size))
		for (let found; (found = await inSlices(next, {signal})) > 0; )
			for (let i = 0; i < found; i++) {
				yield instance.boardAt(i)
				signal?.throwIfAborted()
			}
	} finally {
		giveBack(instance)
	}
}

/** @param {number|bigint} n  1 … 18 @param {number|bigint} k  1 … `totalOf(n)`
 * @param {Watched} [options] @returns {Promise<Uint8Array>} */
export async function solutionAt(n, k, options = {}) {
	const size = args.numberedTo(n)
	return withInstance(async (instance, watched) => {
		const [board] = await page(instance, size, args.aPlace('k', k, total(size)), 1, watched)
		return board
	}, options)
}

/** `count` solutions from number k on, fewer at the end. Pages near earlier pages are fast.
 * @param {number|bigint} n  1 … 18 @param {number|bigint} k  1 or more @param {number} count  0 … 100000
 * @param {Watched} [options] @returns {Promise<Uint8Array[]>} */
export async function boardsFrom(n, k, count, options = {}) {
	const size = args.numberedTo(n)
	args.wholeNumber('count', count, 0, MAX_PAGE)
	const first = args.aPlace('k', k)
	return withInstance((instance, watched) => page(instance, size, first, count, watched), options)
}

async function page(instance, n, k, count, watched) {
	const landmarks = landmarksOf(n)
	const length = Math.min(count, landmarks.total + 1 - k)
	if (length <= 0) return []
	await moveBefore(instance, n, k, watched)
	const boards = await take(instance, length, watched)
	landmarks.remember(k, boards[0])
	landmarks.remember(k + length - 1, boards[length - 1])
	return boards
}

/** Number of a solution. If queens attack each other, rejects with a RangeError that has two of them in `attack`.
 * @param {ArrayLike<number>} board  columns from 0, n ≤ 18 @param {Watched} [options] @returns {Promise<bigint>} */
export async function indexOf(board, options = {}) {
	const columns = args.aBoard(board, MAX_SOLUTIONS_N)
	const queens = [...columns].map((col, row) => ({row, col})),
		[attack] = attacksAmong(queens)
	if (attack) throw args.noSolution(columns, {a: queens[attack.a], b: queens[attack.b], line: attack.line})
	return withInstance(async (instance, watched) => {
		const number = await numberOf(instance, columns, watched)
		landmarksOf(columns.length).remember(number, columns)
		return BigInt(number)
	}, options)
}

const numberOf = (instance, board, watched = {}) => finishSeek(instance, instance.find(board), watched)

const lists = new Map()

/** The first board of each orbit, in order.
 * @param {number|bigint} n  1 … 12 @param {Watched} [options] @returns {Promise<SolutionClass[]>} */
export async function classes(n, options = {}) {
	const size = args.listedTo(n)
	return withInstance(async (instance, watched) => {
		if (!lists.has(size)) lists.set(size, await listClasses(instance, size, watched))
		return lists.get(size).map(one => ({...one, board: one.board.slice()}))
	}, options)
}

async function listClasses(instance, n, watched) {
	const list = []
	if (!(await inSlices(instance.seek(n, 1), {...watched, part: () => 0}))) return list
	const slice = nodes => {
		const found = instance.nextClasses(BOARDS_AT_ONCE, nodes)
		for (let i = 0; i < found; i++) list.push(instance.classAt(i))
		return found === 0 || undefined
	}
	// First boards of orbits are mostly in the first half of all solutions.
	const part = () => Math.min(1, (2 * Number(list.at(-1)?.number ?? 0)) / total(n))
	await inSlices(slice, {...watched, part})
	return list
}

/** The eight rotations and reflections; some are equal if the board is symmetric.
 * @param {ArrayLike<number>} board @returns {Promise<Image[]>} */
export async function images(board) {
	const columns = args.aPermutation(board)
	return withInstance(async instance => {
		const list = instance.images(columns)
		for (const image of columns.length > MAX_CLASSES_N ? [] : list) {
			const number = await numberOf(instance, image.board)
			if (number > 0) image.number = BigInt(number)
		}
		return list
	})
}

/** The first of the images in lexicographic order, the symmetry that produces it, and the orbit size.
 * @param {ArrayLike<number>} board  one queen in each column
 * @returns {Promise<{board: Uint8Array, by: SymmetryName, size: number}>} */
export async function canonical(board) {
	const columns = args.aPermutation(board)
	return withInstance(instance => instance.canonical(columns))
}

/** All pairs of attacking queens, as list indices, also with another queen between them.
 * @param {Square[]} squares  rows and columns 0 … 31 */
export const attacks = async squares => [...attacksAmong(args.someSquares(squares))]

function* attacksAmong(queens) {
	for (let a = 0; a < queens.length; a++)
		for (let b = a + 1; b < queens.length; b++) {
			const line = sharedLine(queens[a], queens[b])
			if (line) yield {a, b, line}
		}
}

const SYMMETRIES = 8

/** An instance of solutions.wasm (c/wasm_solutions.c) for boards of one n at a time. */
function makeSolver(instance) {
	const memory = new Memory(instance),
		{exports} = memory
	/** @type {any[]} */
	const symmetries = [...Array(SYMMETRIES).keys()].map(i => textIn(memory, exports.symmetry_name(i)))
	let n = 0

	const held = () => memory.bytes(exports.board(), n).slice()
	const boardAt = i => memory.bytes(exports.boards() + i * n, n).slice()
	const foundOf = count => count || (exports.ended() ? 0 : undefined)

	function hold(board) {
		n = board.length
		memory.bytes(exports.board(), n).set(board)
	}

	return {
		exports,
		batch: exports.batch(),
		boardAt,

		/** Begins a search for the k-th solution. */
		seek(size, k) {
			n = size
			exports.seek(n, BigInt(k))
			return memory.slice('seek_run', held)
		},

		/** Begins a search for a board's number. */
		find(board) {
			hold(board)
			exports.find(n)
			return memory.slice('seek_run', () => Number(exports.found()))
		},

		startFrom(board) {
			hold(board)
			exports.start_from(n)
		},

		next: (most, nodes) => foundOf(exports.next_boards(most, nodes)),
		nextClasses: (most, nodes) => foundOf(exports.next_classes(most, nodes)),

		classAt(i) {
			const [size] = memory.bytes(exports.sizes() + i, 1),
				[number] = memory.view(BigUint64Array, exports.numbers() + 8 * i, 1)
			return {board: boardAt(i), size, number}
		},

		images: board =>
			symmetries.map((by, i) => {
				hold(board)
				exports.image(n, i)
				return {by, board: held()}
			}),

		canonical(board) {
			hold(board)
			const size = exports.orbit(n),
				by = symmetries[exports.canonical(n)]
			return {board: held(), by, size}
		},
	}
}
