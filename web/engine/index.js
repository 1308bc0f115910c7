// The engine's JavaScript API, the same in browsers and in Node.js, without a DOM. Arguments are checked here, once;
// what lies behind may trust them.

import { moduleBytes } from './bytes.js'
import { aBoard, MAX_N, MAX_STEP, oneOf, someKinds, treeArguments, walkOptions, wholeNumber } from './check.js'
import { openWalk } from './host.js'
import { Instance } from './instance.js'

export { MAX_N } from './check.js'
export { count, memoryFor, openCount, secondsFor, symmetry } from './count.js'
export {
	attacks,
	boardsFrom,
	canonical,
	classes,
	images,
	indexOf,
	solutionAt,
	solutions,
	totalOf,
} from './solutions.js'

/**
 * @typedef {import('./instance.js').Moment} Moment
 * @typedef {import('./instance.js').Kind} Kind
 * @typedef {import('./instance.js').SearchType} SearchType
 * @typedef {import('./instance.js').Branch} Branch
 * @typedef {import('./count.js').CountJob} CountJob
 * @typedef {import('./count.js').Progress} Progress
 * @typedef {import('./count.js').SavedCount} SavedCount
 * @typedef {import('./count.js').Symmetry} Symmetry
 * @typedef {import('./solutions.js').AttackLine} AttackLine
 * @typedef {import('./solutions.js').Image} Image
 * @typedef {import('./solutions.js').SolutionClass} SolutionClass
 * @typedef {import('./solutions.js').SymmetryName} SymmetryName
 * @typedef {import('./solutions.js').Watched} Watched
 * @typedef {{signal?: AbortSignal, onProgress?: (known: number) => void}} Lasting
 */

/** @type {Promise<Instance>|undefined} for calls that walk nothing */
let plain
const plainInstance = () => (plain ??= moduleBytes().then(Instance.from))

/** The searches that can be walked, in the order in which they are listed. @returns {Promise<SearchType[]>} */
export async function searches() {
	return (await plainInstance()).description.searches
}

/**
 * Opens a walk at step 0.
 * @param {{n: number|bigint, search?: string, startRow?: number}} options  1 ≤ n ≤ 32; an id of `searches()`, `flags` if
 *   left out; 0 ≤ startRow < n, for searches that take one. RangeError or TypeError for anything else.
 * @returns {Promise<Walk>}
 */
export async function walk(options) {
	const { description } = await plainInstance()
	const checked = walkOptions(description, options ?? {})
	return new Walk(await openWalk(checked), description.kinds, checked.n)
}

/**
 * A board as text, each line ended by a newline.
 * @param {ArrayLike<number>} board  columns from 0, -1 for a row without a queen
 * @param {string} [style]  dots, lower, squares, hash or positions
 * @returns {Promise<string>}
 */
export async function format(board, style = 'dots') {
	const instance = await plainInstance()
	oneOf('style', style, instance.description.styles)
	return instance.format(aBoard(board, MAX_N, -1), style)
}

/** Random access to the moments of one search. Calls may overlap; each answers with its own moment. */
export class Walk {
	#walk
	#kinds
	#n

	constructor(walk, kinds, n) {
		this.#walk = walk
		this.#n = n
		this.#kinds = kinds.filter(kind => kind !== 'start')
	}

	/** Steps in all; undefined until known. @returns {number|undefined} */
	get length() {
		return this.#walk.length
	}

	/** The present moment. @returns {Promise<Moment>} */
	moment() {
		return this.#walk.moment()
	}

	/** The moment after so many steps; the last one when the walk ends before.
	 * @param {number} step  0 … 2^53, or Infinity for the end @param {Lasting} [lasting] @returns {Promise<Moment>} */
	async seek(step, lasting) {
		if (step !== Infinity) wholeNumber('step', step, 0, MAX_STEP)
		return this.#walk.seek(step, lasting)
	}

	/** Forward to a step, but no further than the next event of a kind, or of any of some kinds. @param {number} step  the present one or
	 * later, or Infinity @param {Kind|Kind[]} kinds @param {Lasting} [lasting] @returns {Promise<Moment>} */
	async until(step, kinds, lasting) {
		if (step !== Infinity) wholeNumber('step', step, 0, MAX_STEP)
		someKinds(kinds, this.#kinds)
		return this.#walk.until(step, kinds, lasting)
	}

	/** The next event of a kind, or of any of some kinds; null, and the moment stays, when there is none.
	 * @param {Kind|Kind[]} kinds @param {Lasting} [lasting] @returns {Promise<Moment|null>} */
	async next(kinds, lasting) {
		someKinds(kinds, this.#kinds)
		return this.#walk.next(kinds, lasting)
	}

	/** The next event of a kind, or of any of some kinds, as `target`, and as `ask` the last step before it at which an event of the kinds
	 * in `before` had just happened, 0 when there is none: where to stop and ask what comes. The walk stays where it is. null: there
	 * is no such event.
	 * @param {Kind|Kind[]} kinds @param {Kind|Kind[]} before @param {Lasting} [lasting] @returns {Promise<{ask: number, target: Moment}|null>} */
	async foresee(kinds, before, lasting) {
		someKinds(kinds, this.#kinds)
		someKinds(before, this.#kinds)
		return this.#walk.foresee(kinds, before, lasting)
	}

	/** The previous event of a kind, or of any of some kinds; null, and the moment stays, when there is none.
	 * @param {Kind|Kind[]} kinds @param {Lasting} [lasting] @returns {Promise<Moment|null>} */
	async previous(kinds, lasting) {
		someKinds(kinds, this.#kinds)
		return this.#walk.previous(kinds, lasting)
	}

	/** The ordinal-th event of a kind, or of some kinds together, counted from 1; for `probe`, the first moment at which so many probes
	 * have been made. null, and the moment stays, when there are fewer.
	 * @param {Kind|Kind[]|'probe'} kinds @param {number} ordinal @param {Lasting} [lasting] @returns {Promise<Moment|null>} */
	async reach(kinds, ordinal, lasting) {
		someKinds(kinds, this.#kinds, ['probe'])
		wholeNumber('ordinal', ordinal, 1, MAX_STEP)
		return this.#walk.reach(kinds, ordinal, lasting)
	}

	/** Finds the length, in the background. @param {Lasting} [lasting] @returns {Promise<number>} */
	async measure(lasting) {
		return this.#walk.measure(lasting)
	}

	/** How many events of a kind, or of some kinds together, or probes, there had been every `spacing` steps, and at the furthest
	 * step known. @param {Kind|Kind[]|'probe'} kinds @returns {Promise<{spacing: number, known: number, counts: Float64Array}>} */
	async marks(kinds) {
		someKinds(kinds, this.#kinds, ['probe'])
		return this.#walk.marks(kinds)
	}

	/** The search tree that the walk goes through, from a node on; the same for every search that enters its rows in this order.
	 * @param {number[]} [columns]  the node's queens, in the order in which rows are entered; none: the empty board
	 * @param {number} [levels]  0 … n, how deep to look; what lies deeper is counted, unless it is more than a million nodes
	 * @param {Lasting} [lasting] @returns {Promise<Branch>} */
	async tree(columns = [], levels = 1, lasting) {
		treeArguments(this.#n, columns, levels)
		return this.#walk.tree(columns, levels, lasting)
	}

	/** Frees what the walk holds. @returns {Promise<void>} */
	async close() {
		await this.#walk.close()
	}
}
