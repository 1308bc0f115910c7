// All solutions, the same in browsers and in Node.js, without a DOM and without the walking engine: one after the
// other, by number, by page, by class, and what symmetry makes of a board. Numbers count from 1 in lexicographic
// order.
//
// Invariant: from its beginning to its end a question has an instance for itself, so that questions may overlap; what
// they share is landmarks, ways to them and lists, which are right whoever made them. What lasts runs in slices on
// this thread.

import {
	aBoard,
	aPlace,
	listedTo,
	noSolution,
	numberedTo,
	oneInEachColumn,
	solutionsOptions,
	someSquares,
	watchedOptions,
	wholeNumber,
} from './check.js'
import { instanceOf } from './instance.js'
import { MAX_CLASSES_N, MAX_PAGE, MAX_SOLUTIONS_N } from './known.js'
import { Landmarks, mirrored } from './landmarks.js'
import { solutionsModule } from './load.js'
import { inSlices, SharedWork, throttled } from './job.js'
import { SolutionsInstance } from './solutions-instance.js'

/**
 * @typedef {import('./job.js').Watched} Watched
 * @typedef {import('./solutions-instance.js').SolutionClass} SolutionClass
 * @typedef {import('./solutions-instance.js').SymmetryName} SymmetryName
 * @typedef {'row'|'column'|'diagonal'|'antidiagonal'} AttackLine
 * @typedef {{row: number, col: number}} Square  from 0
 * @typedef {{by: SymmetryName, board: Uint8Array, number?: bigint}} Image  of a solution of n ≤ 12 with its number
 * @typedef {{landmarks: Landmarks, ways: Map<number, SharedWork>}} Order  what is known of the solutions of one n,
 *   and the
 *   ways that instances are on, by the number they lead to
 */

const SLICE_MS = 6
/** So many solutions are passed without asking whether another is on the same way. */
const AT_HAND = 2048
/** Few, so that whoever takes board by board leaves room for others often enough. */
const BOARDS_AT_ONCE = 64
const MOST_FREE = 4

const now = () => performance.now()

// ---- Instances ----

/** @type {SolutionsInstance[]} */
const free = []

const borrow = async () => free.pop() ?? new SolutionsInstance(await instanceOf(await solutionsModule()))

/** @param {SolutionsInstance} instance */
function giveBack(instance) {
	if (free.length < MOST_FREE) free.push(instance)
}

/** @template T @param {(instance: SolutionsInstance) => T | Promise<T>} work @returns {Promise<T>} */
async function withInstance(work) {
	const instance = await borrow()
	try {
		return await work(instance)
	} finally {
		giveBack(instance)
	}
}

// ---- Going to a number ----

/** @type {Map<number, Order>} */
const orders = new Map()

/** @param {SolutionsInstance} instance @param {number} n @returns {Order} */
function orderOf(instance, n) {
	const order = orders.get(n) ?? { landmarks: new Landmarks(n, instance.total(n)), ways: new Map() }
	orders.set(n, order)
	return order
}

/** So many solutions are passed one by one sooner than a number is sought: a share of those with the same first two
 * queens. */
const walkable = ({ n, total }) => total / (4 * n * n)

/** Calls a part of something that lasts until it answers, and tells how far it is.
 * @template T @param {(nodes: number) => T | undefined} slice @param {() => number} part @param {Watched} watched */
function watch(slice, part, { signal, onProgress }) {
	const between = onProgress && throttled(() => onProgress(part()))
	return inSlices(slice, { signal, milliseconds: SLICE_MS, between })
}

/** Makes an instance stand before solution number k, which there is. @param {SolutionsInstance} instance
 * @param {number} n @param {number} k @param {Watched} watched */
async function standBefore(instance, n, k, watched) {
	const order = orderOf(instance, n)
	for (;;) {
		const start = order.landmarks.nearest(k)
		if (start.away <= AT_HAND) return goFrom(instance, start, watched)
		await wayTo(order, k).wait(watched)
	}
}

/** A way to number k, or one under way to what is nearer to it than a seek; those who wait for it look again.
 * @param {Order} order @param {number} k @returns {SharedWork} */
function wayTo({ landmarks, ways }, k) {
	const near = walkable(landmarks)
	for (const [place, way] of ways) if (Math.abs(place - k) <= near && !way.isGivenUp) return way
	const way = new SharedWork(async watched => {
		try {
			landmarks.remember(k, await withInstance(instance => boardAt(instance, landmarks, k, watched)))
		} finally {
			if (ways.get(k) === way) ways.delete(k)
		}
	})
	ways.set(k, way)
	return way
}

/** From the nearest landmark, or by a seek. @param {SolutionsInstance} instance @param {Landmarks} landmarks
 * @param {number} k @param {Watched} watched @returns {Promise<Uint8Array>} */
async function boardAt(instance, landmarks, k, watched) {
	const start = landmarks.nearest(k)
	if (start.away > walkable(landmarks)) {
		instance.seek(landmarks.n, k)
		return watch(
			nodes => instance.seekOn(nodes),
			() => instance.progress(),
			watched,
		)
	}
	await goFrom(instance, start, watched)
	return (await take(instance, 1, watched))[0]
}

/** @param {SolutionsInstance} instance @param {import('./landmarks.js').Start} start @param {Watched} watched */
async function goFrom(instance, { board, away, backwards }, watched) {
	instance.startFrom(board)
	await goOn(instance, away, watched)
	if (!backwards) return
	const [there] = await take(instance, 1, watched)
	instance.startFrom(mirrored(there))
}

/** Goes on by `count` solutions, which there are, and hands over how many the instance holds at a time.
 * @param {SolutionsInstance} instance @param {number} count @param {Watched} watched
 * @param {(held: number) => void} [found] */
async function goOn(instance, count, watched, found = () => {}) {
	let left = count
	if (left === 0) return
	await watch(
		nodes => {
			for (const until = now() + SLICE_MS; left > 0 && now() < until; ) {
				const held = instance.next(Math.min(left, instance.batch), nodes) ?? 0
				found(held)
				left -= held
			}
			return left === 0 || undefined
		},
		() => 1 - left / count,
		watched,
	)
}

/** @param {SolutionsInstance} instance @param {number} count @param {Watched} watched
 * @returns {Promise<Uint8Array[]>} */
async function take(instance, count, watched) {
	const boards = []
	await goOn(instance, count, watched, held => {
		for (let i = 0; i < held; i++) boards.push(instance.boardAt(i))
	})
	return boards
}

// ---- One after the other, and by number ----

/** How many solutions n has. @param {number|bigint} n  1 … 18 @returns {Promise<bigint>} */
export async function totalOf(n) {
	n = numberedTo(n)
	return withInstance(instance => BigInt(instance.total(n)))
}

/**
 * The solutions of n in lexicographic order, each as its columns from 0, top row first. Leaving the loop frees what
 *   it holds;
 * an abort rejects with the signal's reason.
 * @param {number|bigint} n  1 … 32
 * @param {{from?: number|bigint, signal?: AbortSignal}} [options]  from: the number of the first one, where n ≤ 18
 * @returns {AsyncGenerator<Uint8Array, void, void>}
 */
export async function* solutions(n, options = {}) {
	const { n: size, from, signal } = solutionsOptions(n, options)
	signal?.throwIfAborted()
	const instance = await borrow()
	try {
		if (from > 1) await standBefore(instance, size, aPlace('from', from, instance.total(size)), { signal })
		else instance.startFrom(new Uint8Array(size))
		for (
			let found;
			(found = await inSlices(nodes => instance.next(BOARDS_AT_ONCE, nodes), { signal, milliseconds: SLICE_MS })) > 0;
		) {
			for (let i = 0; i < found; i++) {
				yield instance.boardAt(i)
				signal?.throwIfAborted()
			}
		}
	} finally {
		giveBack(instance)
	}
}

/** Solution number k of n. @param {number|bigint} n  1 … 18 @param {number|bigint} k  1 … `totalOf(n)`
 * @param {Watched} [options] @returns {Promise<Uint8Array>} */
export async function solutionAt(n, k, options = {}) {
	n = numberedTo(n)
	const watched = watchedOptions(options)
	return withInstance(async instance => (await page(instance, n, aPlace('k', k, instance.total(n)), 1, watched))[0])
}

/**
 * `count` solutions from number k on, fewer where the last one is among them, none beyond it. What lies near a page
 *   that was
 * asked before costs little, in either direction.
 * @param {number|bigint} n  1 … 18 @param {number|bigint} k  1 or more @param {number} count  0 … 100000
 *   @param {Watched} [options]
 * @returns {Promise<Uint8Array[]>}
 */
export async function boardsFrom(n, k, count, options = {}) {
	n = numberedTo(n)
	wholeNumber('count', count, 0, MAX_PAGE)
	const first = aPlace('k', k),
		watched = watchedOptions(options)
	return withInstance(instance => page(instance, n, first, count, watched))
}

/** @param {SolutionsInstance} instance @param {number} n @param {number} k @param {number} count
 * @param {Watched} watched */
async function page(instance, n, k, count, watched) {
	watched.signal?.throwIfAborted()
	const { landmarks } = orderOf(instance, n)
	const length = Math.min(count, landmarks.total + 1 - k)
	if (length <= 0) return []
	await standBefore(instance, n, k, watched)
	const boards = await take(instance, length, watched)
	landmarks.remember(k, boards[0])
	landmarks.remember(k + length - 1, boards[length - 1])
	return boards
}

/** The number of a solution of n ≤ 18. A RangeError names two queens when they attack each other, and has them as
 * `attack`. @param {ArrayLike<number>} board  columns from 0 @param {Watched} [options] @returns {Promise<bigint>} */
export async function indexOf(board, options = {}) {
	const columns = aBoard(board, MAX_SOLUTIONS_N),
		watched = watchedOptions(options)
	watched.signal?.throwIfAborted()
	return withInstance(async instance => {
		const queens = Array.from(columns, (col, row) => ({ row, col }))
		const [attack] = attacksAmong(instance, queens)
		if (attack) throw noSolution(columns, { a: queens[attack.a], b: queens[attack.b], line: attack.line })
		const number = await numberOf(instance, columns, watched)
		orderOf(instance, columns.length).landmarks.remember(number, columns)
		return BigInt(number)
	})
}

/** The number of a solution; 0 when it is none. @param {SolutionsInstance} instance @param {Uint8Array} board
 * @param {Watched} [watched] */
function numberOf(instance, board, watched = {}) {
	instance.find(board)
	return watch(
		nodes => instance.findOn(nodes),
		() => instance.progress(),
		watched,
	)
}

// ---- Symmetry and attacks ----

/** The lists of classes by n, once they are whole. @type {Map<number, SolutionClass[]>} */
const lists = new Map()

/** One board for all that turns and mirrors make of one another, the first of them, in order.
 * @param {number|bigint} n  1 … 12 @param {Watched} [options] @returns {Promise<SolutionClass[]>} */
export async function classes(n, options = {}) {
	n = listedTo(n)
	const watched = watchedOptions(options)
	watched.signal?.throwIfAborted()
	const list = lists.get(n) ?? (await withInstance(instance => listClasses(instance, n, watched)))
	lists.set(n, list)
	return list.map(one => ({ ...one, board: one.board.slice() }))
}

/** @param {SolutionsInstance} instance @param {number} n @param {Watched} watched */
async function listClasses(instance, n, watched) {
	const list = /** @type {SolutionClass[]} */ ([]),
		total = instance.total(n)
	instance.seek(n, 1)
	if (
		(await watch(
			nodes => instance.seekOn(nodes),
			() => 0,
			watched,
		)) === null
	)
		return list
	await watch(
		nodes => {
			const found = instance.nextClasses(BOARDS_AT_ONCE, nodes)
			for (let i = 0; i < found; i++) list.push(instance.classAt(i))
			return found === 0 || undefined
			// Canonical boards lie in the first half, more or less.
		},
		() => Math.min(1, (2 * Number(list.at(-1)?.number ?? 0)) / total),
		watched,
	)
	return list
}

/** What turns and mirrors make of a board with one queen in each column: eight boards, not all different when the
 * board has a symmetry of its own. @param {ArrayLike<number>} board @returns {Promise<Image[]>} */
export async function images(board) {
	const columns = aPermutation(board)
	return withInstance(async instance => {
		const list = /** @type {Image[]} */ (instance.images(columns))
		if (columns.length > MAX_CLASSES_N) return list
		for (const image of list) {
			const number = await numberOf(instance, image.board)
			if (number > 0) image.number = BigInt(number)
		}
		return list
	})
}

/** The first of the images of a board, the symmetry that leads there, and how many different images there are.
 * @param {ArrayLike<number>} board  one queen in each column
 * @returns {Promise<{board: Uint8Array, by: SymmetryName, size: number}>} */
export async function canonical(board) {
	const columns = aPermutation(board)
	return withInstance(instance => instance.canonical(columns))
}

function aPermutation(board) {
	const columns = aBoard(board)
	oneInEachColumn(columns)
	return columns
}

/** Which of some queens attack each other, by their places in the list, and along which line. Nothing hides a square.
 * @param {Square[]} squares  rows and columns 0 … 31 @returns {Promise<{a: number, b: number, line: AttackLine}[]>} */
export async function attacks(squares) {
	const queens = someSquares(squares)
	return withInstance(instance => [...attacksAmong(instance, queens)])
}

/** @param {SolutionsInstance} instance @param {Square[]} queens
 * @returns {Generator<{a: number, b: number, line: AttackLine}>} */
function* attacksAmong(instance, queens) {
	for (let a = 0; a < queens.length; a++)
		for (let b = a + 1; b < queens.length; b++) {
			const line = instance.lineBetween(queens[a], queens[b])
			if (line) yield { a, b, line }
		}
}
